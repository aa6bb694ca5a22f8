import type { EditionFiles } from '../../compile/plan/edition-files.ts';
import type { EditionFolder, Room } from '../../compile/plan/find-editions.ts';
import { contentKindOf } from '../../compile/plan/plan-editions.ts';
import { isScriptureName, sourceRules } from '../../compile/plan/source-rules.ts';
import { textHead } from '../../formats/decode-source.ts';
import type { ContentKind, EditionMetadata } from '../../model/edition-metadata.ts';
import type { ArchiveLayout } from '../unpack-archive.ts';

export interface OpenSource {
  readonly source: string;
  readonly url: URL;
  readonly notFound: string;
  /** True if the URL may be a single source file instead of a zip. */
  readonly mayBeFile?: true;
  readonly layOut: ArchiveLayout;
  describe(files: EditionFiles): Promise<DescribedEdition>;
}

export interface DescribedEdition {
  readonly room: Room;
  readonly folder: string;
  readonly id?: string;
  readonly name: string;
  readonly licence: string;
  readonly editionJson?: object;
  readonly advice: readonly string[];
}

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

const maxNameLength = 200;

export function licenceLine(notes: string | null, url: string): string {
  const text = (notes ?? '').replace(/\s+/g, ' ').trim();
  const cut = text.length > maxNameLength ? `${text.slice(0, text.lastIndexOf(' ', maxNameLength))} …` : text;
  return [cut, url].filter((part) => part !== '').join(' ') || 'not known';
}

const commentary = /\.(csv|tsv|imp)$/i;

const maxHeads = 50;
const headBytes = 4096;

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
 * The first line of the first table of cross references: its column names (`From Verse`, `To Verse`, ...) and
 * the text after them. Undefined if there is no such table.
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
