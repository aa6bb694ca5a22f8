import type { EditionFiles } from '../../compile/plan/edition-files.ts';
import type { EditionFolder, Room } from '../../compile/plan/find-editions.ts';
import { contentKindOf } from '../../compile/plan/plan-editions.ts';
import { isScriptureName, sourceRules } from '../../compile/plan/source-rules.ts';
import { textHead } from '../../formats/decode-source.ts';
import type { ContentKind, EditionMetadata } from '../../model/edition-metadata.ts';
import type { ArchiveLayout } from '../unpack-archive.ts';

/** A place of open content, and how what comes from there becomes an edition. */
export interface OpenSource {
  /** As it is written on the command line and remembered. */
  readonly source: string;
  readonly url: URL;
  /** Said when the server has no such file. */
  readonly notFound: string;
  /** True if the address may be that of a single source file instead of a zip. */
  readonly mayBeFile?: true;
  /** Which files of the archive go where below the edition's folder. */
  readonly layOut: ArchiveLayout;
  /** @throws FetchError when the files are not what the source should give. */
  describe(files: EditionFiles): Promise<DescribedEdition>;
}

/** What is known of an edition that was fetched. */
export interface DescribedEdition {
  readonly room: Room;
  /** Name of its folder. */
  readonly folder: string;
  /** Undefined when its metadata is wrong. */
  readonly id?: string;
  readonly name: string;
  /** One line. */
  readonly licence: string;
  /** What to write as edition.json, where the files have no metadata of their own. */
  readonly editionJson?: object;
  /** What the user should see to, each a sentence. */
  readonly advice: readonly string[];
}

/** An edition in a folder that has its id, whose files have no `edition.json` yet. */
export function describedEdition(
  kind: Exclude<ContentKind, 'commentary'>,
  metadata: EditionMetadata,
  advice: readonly string[] = [],
): DescribedEdition {
  const { id, name, licenseNotes, licenseUrl } = metadata;
  return {
    room: kind === 'translation' ? 'translations' : 'datasets',
    folder: id,
    id,
    name,
    licence: licenceLine(licenseNotes, licenseUrl),
    editionJson: editionJson(kind, metadata),
    advice,
  };
}

/** An `edition.json` that says all this, for the user to edit. */
export function editionJson(
  kind: ContentKind,
  metadata: EditionMetadata,
  sources?: readonly string[],
): object {
  const { id, name, englishName, shortName, language, direction, website, licenseUrl } = metadata;
  const { licenseNotes, licenseNotice } = metadata;
  return {
    id,
    kind,
    name,
    englishName,
    shortName,
    language,
    direction,
    website,
    licenseUrl,
    licenseNotes,
    ...(licenseNotice === null ? {} : { licenseNotice }),
    ...(sources ? { sources } : {}),
  };
}

const longest = 200;

/** What metadata says of a licence, in one line. */
export function licenceLine(notes: string | null, url: string): string {
  const text = (notes ?? '').replace(/\s+/g, ' ').trim();
  const cut = text.length > longest ? `${text.slice(0, text.lastIndexOf(' ', longest))} …` : text;
  return [cut, url].filter((part) => part !== '').join(' ') || 'not known';
}

const commentary = /\.(csv|tsv|imp)$/i;

/** Archives with more files have names that show their kind. */
const maxHeads = 50;
const headBytes = 4096;

/** The kind of edition that the files of an archive are, if no metadata states it. */
export async function kindOfFiles(folder: EditionFolder, files: EditionFiles): Promise<ContentKind> {
  const names = files.names(['**/*']);
  const some = (pattern: RegExp) => names.some((name) => pattern.test(name));
  if (names.some((name) => isScriptureName(name) || /\.xml$/i.test(name))) return 'translation';
  const kind = await contentKindOf({ ...folder, room: 'datasets' }, files);
  if (kind !== 'cross-references') return kind;
  const heads = await Promise.all(
    names.slice(0, maxHeads).map((name) => files.head(name, headBytes).catch(() => new Uint8Array())),
  );
  const texts = heads.map((head) => textHead(head));
  for (const told of ['translation', 'cross-references', 'commentary'] as const) {
    if (texts.some((head) => sourceRules[told].tells(head))) return told;
  }
  if ((await crossReferenceHead(files)) !== undefined) return 'cross-references';
  return some(commentary) ? 'commentary' : 'translation';
}

/**
 * The first line of the first table of cross references (`From Verse`, `To Verse`, ...), the names of its columns
 * and the text after them; undefined when there is no such table.
 */
export async function crossReferenceHead(files: EditionFiles): Promise<string | undefined> {
  for (const name of files.names(['**/*'])) {
    if (!/\.(txt|tsv|csv)$/i.test(name)) continue;
    const line = firstLine(await files.read(name));
    if (/^\ufeff?"?From Verse\b/i.test(line)) return line;
  }
  return undefined;
}

function firstLine(bytes: Uint8Array): string {
  const end = bytes.indexOf(0x0a);
  return new TextDecoder().decode(bytes.subarray(0, Math.min(end < 0 ? bytes.length : end, 1000))).trim();
}
