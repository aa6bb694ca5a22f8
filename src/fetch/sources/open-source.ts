import type { EditionFiles } from '../../compile/plan/edition-files.ts';
import type { Room } from '../../compile/plan/find-editions.ts';
import type { ContentKind, EditionMetadata } from '../../model/edition-metadata.ts';
import type { ArchiveLayout } from '../unpack-archive.ts';

/** A place of open content, and how what comes from there becomes an edition. */
export interface OpenSource {
  /** As it is written on the command line and remembered. */
  readonly source: string;
  readonly url: URL;
  /** Said when the server has no such file. */
  readonly notFound: string;
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
