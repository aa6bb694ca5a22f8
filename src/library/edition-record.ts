import { links } from '../documents/links.ts';
import type { Diagnostic } from '../formats/diagnostic.ts';
import type { AlignmentFeature } from '../model/alignment.ts';
import { type EditionKind, editionId } from '../model/edition-metadata.ts';
import { morphologySchemes } from '../model/morphology/morphology.ts';
import { LibraryError } from './library-errors.ts';

export interface EditionRecord {
  readonly id: string;
  readonly kind: EditionKind;
  readonly folder: string;
  /** Hash over the sources, the metadata and the version of the documents; if equal, nothing needs compiling. */
  readonly fingerprint: string;
  /** State of the folder before any file was opened; undefined if it is unreliable. */
  readonly seen?: SeenFolder;
  readonly catalogueEntry: Readonly<Record<string, unknown>>;
  readonly bookIds: readonly string[];
  readonly counts: EditionCounts;
  readonly morphology?: readonly string[];
  readonly numbers?: { readonly hebrew: string; readonly greek: string };
  readonly features?: readonly ('audio' | 'words' | 'notes')[];
  readonly alignment?: AlignmentFeature;
  readonly wantsAlignment?: true;
  /** Hash over everything that the computed alignment depends on; undefined if it has none. */
  readonly alignedFrom?: string;
  /** Hash over everything that the glosses of a lexicon depend on; undefined if they are its own. */
  readonly glossedFrom?: string;
}

/** While the state of its folder is unchanged, an edition is neither planned nor read. */
interface SeenFolder {
  readonly state: string;
  readonly diagnostics: readonly Diagnostic[];
}

export interface EditionCounts {
  readonly books: number;
  readonly chapters: number;
  readonly verses: number;
  readonly entries?: number;
  readonly recordings?: number;
  readonly documents: number;
  readonly bytes: number;
  readonly diagnostics: Readonly<Record<string, number>>;
}

/** `/api/c/` and `/api/d/`. An old library may contain an edition "x", which builds now reject. */
const pathsOfKinds = /^[cd]$/i;

export function editionPath({ id, kind }: Pick<EditionRecord, 'id' | 'kind'>): string {
  if (!editionId.pattern.test(id)) {
    throw new LibraryError(`"${id}" is not a valid edition id. Use letters, digits, "_" and "-" only.`);
  }
  if (pathsOfKinds.test(id)) {
    throw new LibraryError(`"${id}" is a reserved edition id (/api/${id.toLowerCase()}/). Choose another.`);
  }
  if (kind === 'translation') return `/api/${id}/`;
  if (kind === 'lexicon') return links.lexicon(id);
  if (kind === 'plan') return links.days(id);
  return kind === 'commentary' ? `/api/c/${id}/` : `/api/d/${id}/`;
}

/** Path prefixes that are replaced together with an edition. Its report is not included: it is written separately. */
export function editionPaths(record: Pick<EditionRecord, 'id' | 'kind'>): string[] {
  const { id, kind } = record;
  const others = kind === 'translation' ? links.alignments(id) : links.textReferences(id);
  return [editionPath(record), links.searchIndex(id), others];
}

/**
 * The id of the edition that a document would belong to, even if no such edition exists; undefined for a
 * shared document.
 */
export function editionOfPath(path: string): string | undefined {
  if (isSharedPath(path)) return undefined;
  const [, extended] = /^\/api\/x\/(?:report|versification|days)\/([^/]+)\.json$/.exec(path) ?? [];
  if (extended) return extended;
  const folder = foldersOfEditions.find((start) => path.startsWith(start));
  if (folder !== undefined) return path.slice(folder.length).split('/')[0];
  return /^\/api\/(?:[cd]\/)?([^/]+)\//.exec(path)?.[1];
}

const foldersOfEditions = [
  links.alignments(''),
  links.searchIndex(''),
  links.textReferences(''),
  links.lexicon(''),
].map((path) => path.slice(0, -1));

export function extensionPaths(id: string): string[] {
  return [links.report(id), links.versification(id)];
}

/**
 * True if a document is an extension of the contract, even if an edition has the id "x". A report belongs to
 * the edition in its file name, an alignment, a search index, references or a lexicon to the edition in its
 * folder name, and a manifest and the list of languages to the library.
 */
export function isExtensionPath(path: string): boolean {
  const isOfEdition = /^\/api\/x\/(?:report|versification|alignment|search|references|lexicon|days)\//.test(
    path,
  );
  return isOfEdition || isSharedExtension(path) || isManifestPath(path);
}

/**
 * True if a document below an edition's path belongs to it. An edition with the id "x" shares its path with
 * the extensions.
 */
export function isOwnPath({ kind }: Pick<EditionRecord, 'kind'>, path: string): boolean {
  return kind === 'lexicon' || kind === 'plan' || !isExtensionPath(path);
}

export function isSharedPath(path: string): boolean {
  return isSharedExtension(path) || /^\/api\/[^/]+$/.test(path);
}

function isSharedExtension(path: string): boolean {
  return sharedExtensions.includes(path) || path.startsWith(links.translationLists);
}

export const sharedExtensions: readonly string[] = [
  links.features,
  links.languages,
  links.lexicons,
  links.numberCounts,
  links.plans,
  links.site,
  links.versesOfTheDay,
  ...morphologySchemes.map(links.morphology),
];

export function isManifestPath(path: string): boolean {
  return path.startsWith('/api/x/manifests/') || path === links.manifest;
}
