import { links } from '../documents/links.ts';
import type { Diagnostic } from '../formats/diagnostic.ts';
import { editionId } from '../model/edition-metadata.ts';
import { morphologySchemes } from '../model/morphology/morphology.ts';
import { LibraryError, type Reading, storeKeys } from './store.ts';
import { DamagedDocumentError, type ReadableStore, storedValues } from './stored-values.ts';

/** What a library keeps about one edition besides its documents. Stored as JSON under the edition's id. */
export interface EditionRecord {
  readonly id: string;
  readonly kind: EditionKind;
  /** Folder of the sources, relative to the content folder, as it was found by the build. */
  readonly folder: string;
  /** Hash over the sources, the metadata and the version of the documents; equal means nothing has to be compiled again. */
  readonly fingerprint: string;
  /** What the build saw of the folder before it opened a file; absent where that could not be relied on. */
  readonly seen?: SeenFolder;
  /** The edition's own entry in its catalogue (the `Translation` object for a translation). */
  readonly catalogueEntry: Readonly<Record<string, unknown>>;
  /** Ids of its books, in their order. */
  readonly bookIds: readonly string[];
  readonly counts: EditionCounts;
  /** The morphology codes of its words, part by part; absent where it has none. */
  readonly morphology?: readonly string[];
  /** What a translation has besides its text; absent where it has nothing. */
  readonly features?: readonly ('audio' | 'words' | 'notes')[];
}

/** While the state of its folder is the same, an edition is neither planned nor read. */
interface SeenFolder {
  /** Hash over the names, sizes, times and inodes of its files. */
  readonly state: string;
  /** What planning the edition reported. */
  readonly diagnostics: readonly Diagnostic[];
}

export type EditionKind = 'translation' | 'commentary' | 'dataset' | 'lexicon';

export interface EditionCounts {
  readonly books: number;
  readonly chapters: number;
  readonly verses: number;
  /** Of a lexicon. */
  readonly entries?: number;
  /** Audio files of chapters; left out where there are none. */
  readonly recordings?: number;
  readonly documents: number;
  /** Bytes of all documents as stored (gzip). */
  readonly bytes: number;
  /** Diagnostics of the build that made it, by code. */
  readonly diagnostics: Readonly<Record<string, number>>;
}

/** `/api/c/` and `/api/d/`. A library may hold an edition "x", which no build accepts any more. */
const pathsOfKinds = /^[cd]$/i;

/**
 * The prefix that every document of an edition has and no other document has.
 * @throws LibraryError for an id that could not be distinguished from the rest of the path space.
 */
export function editionPath({ id, kind }: Pick<EditionRecord, 'id' | 'kind'>): string {
  if (!editionId.pattern.test(id)) {
    throw new LibraryError(`"${id}" is not a valid edition id. Use letters, digits, "_" and "-" only.`);
  }
  if (pathsOfKinds.test(id)) {
    throw new LibraryError(`"${id}" is a reserved edition id (/api/${id.toLowerCase()}/). Choose another.`);
  }
  if (kind === 'translation') return `/api/${id}/`;
  if (kind === 'lexicon') return links.lexicon(id);
  return kind === 'commentary' ? `/api/c/${id}/` : `/api/d/${id}/`;
}

/** Prefixes of all that belongs to an edition and has to be replaced with it. Its report is written by whoever wrote the edition. */
export function editionPaths(record: Pick<EditionRecord, 'id' | 'kind'>): string[] {
  const { id, kind } = record;
  return [editionPath(record), kind === 'translation' ? links.searchIndex(id) : links.textReferences(id)];
}

/**
 * The id of the edition that a document would belong to, whether or not there is such an edition; undefined for a
 * shared one.
 */
export function editionOfPath(path: string): string | undefined {
  if (isSharedPath(path)) return undefined;
  const [, extended] = /^\/api\/x\/(?:report|versification)\/([^/]+)\.json$/.exec(path) ?? [];
  if (extended) return extended;
  const folder = foldersOfEditions.find((start) => path.startsWith(start));
  if (folder !== undefined) return path.slice(folder.length).split('/')[0];
  return /^\/api\/(?:[cd]\/)?([^/]+)\//.exec(path)?.[1];
}

/** Folders of extensions that have one of each edition. */
const foldersOfEditions = [links.searchIndex(''), links.textReferences(''), links.lexicon('')].map((path) =>
  path.slice(0, -1),
);

/** The single documents of an edition that extend the contract, as far as there are any; a search index and references are folders. */
export function extensionPaths(id: string): string[] {
  return [links.report(id), links.versification(id)];
}

/**
 * Whether a document is an extension of the contract, also where an edition has the id "x": a report belongs to the edition that
 * its file is named after, a search index, references or a lexicon to that of their folder, a manifest and the list of languages
 * to the library.
 */
export function isExtensionPath(path: string): boolean {
  const isOfEdition = /^\/api\/x\/(?:report|versification|search|references|lexicon)\//.test(path);
  return isOfEdition || isSharedExtension(path) || isManifestPath(path);
}

/** Whether a document below an edition's path is its own: that of an edition with the id "x" is the folder of extensions. */
export function isOwnPath({ kind }: Pick<EditionRecord, 'kind'>, path: string): boolean {
  return kind === 'lexicon' || !isExtensionPath(path);
}

/** Whether a document belongs to the library rather than to an edition: a catalogue, or one of `sharedExtensions`. */
export function isSharedPath(path: string): boolean {
  return isSharedExtension(path) || /^\/api\/[^/]+$/.test(path);
}

function isSharedExtension(path: string): boolean {
  return sharedExtensions.includes(path) || path.startsWith(links.translationLists);
}

/** The extensions of the contract that belong to no edition; manifests aside. */
export const sharedExtensions: readonly string[] = [
  links.features,
  links.languages,
  links.lexicons,
  links.site,
  ...morphologySchemes.map(links.morphology),
];

/** Manifests are made by the library itself, and list no manifests. */
export function isManifestPath(path: string): boolean {
  return path.startsWith('/api/x/manifests/') || path === links.manifest;
}

/**
 * All edition records in the store, sorted by id.
 * @param onDamaged called for each record that cannot be read and is left out; if omitted, such a record is an error.
 * @throws DamagedDocumentError
 */
export function readEditions(
  store: ReadableStore,
  reading: Reading = {},
  onDamaged?: (error: DamagedDocumentError) => void,
): EditionRecord[] {
  const range = { ...storeKeys.range(storeKeys.edition('')), ...reading };
  const entries = storedValues.entries(store, range, (key, value): EditionRecord | DamagedDocumentError =>
    storedValues.isIntact(key, value) ? parsed(storedValues.contentOf(value)) : new DamagedDocumentError(key),
  );
  return entries.filter((entry): entry is EditionRecord => {
    if (!(entry instanceof DamagedDocumentError)) return true;
    if (!onDamaged) throw entry;
    onDamaged(entry);
    return false;
  });
}

/** @throws DamagedDocumentError */
export function readEdition(store: ReadableStore, id: string): EditionRecord | undefined {
  const content = storedValues.read(store, storeKeys.edition(id));
  return content && parsed(content);
}

function parsed(content: Uint8Array): EditionRecord {
  return JSON.parse(Buffer.from(content).toString());
}
