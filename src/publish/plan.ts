import { links } from '../documents/links.ts';
import type { ManifestEntry } from '../documents/manifest/manifest-schema.ts';
import { entityTypes } from '../model/entities.ts';
import { Release } from '../release/release.ts';
import { insteadOfUnreadable, ReleaseError } from '../release/release-error.ts';
import { mediaTypes } from '../site/fields.ts';
import type { ArchivedObject, Destination, Retries } from './destination.ts';
import { DestinationReader, type DestinationState, destinationState } from './destination-state.ts';
import { exists, type PageChanges, pageChanges, type WantedPages } from './page-changes.ts';
import type { PublishProgress } from './progress.ts';
import type { PublishedLibrary, PublishedObject } from './published-object.ts';
import { LibraryObjects, madeObject } from './published-object.ts';

interface PlanOptions extends WantedPages {
  readonly library: PublishedLibrary;
  readonly destination: Destination;
}

export interface PublishOptions extends PlanOptions {
  readonly isDryRun?: boolean;
  /** In a store: number of releases whose documents are kept for rolling back, including the new one. */
  readonly keep?: number | undefined;
  readonly concurrency: number;
  readonly retry?: Retries;
  readonly now?: () => Date;
  /** Stops the publication before its next file; the next publication resumes it. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: PublishProgress) => void;
}

export interface PublicationPlan {
  readonly to: Release;
  readonly state: DestinationState;
  readonly isNewRelease: boolean;
  readonly isInterrupted: boolean;
  /** The manifests that the destination lacks. No client requests them until the root manifest names them. */
  readonly manifests: readonly PublishedObject[];
  readonly signature: PublishedObject | undefined;
  readonly isSignatureNew: boolean;
  readonly changes: DocumentChanges;
  /** Groups of files, uploaded one group after another. */
  readonly phases: readonly (readonly PublishedObject[])[];
  readonly pages: PageChanges | undefined;
  readonly manifest: PublishedObject;
}

export function hasChange({ isNewRelease, isSignatureNew, phases, pages }: PublicationPlan): boolean {
  const hasNewPages = pages?.isManifestNew === true || pages?.isSignatureNew === true;
  return isNewRelease || isSignatureNew || hasNewPages || phases.some((objects) => objects.length > 0);
}

export interface PublicationResult {
  readonly plan: PublicationPlan;
  readonly files: number;
  readonly filesSize: number;
  readonly bytes: number;
}

export async function publicationPlan(options: PlanOptions): Promise<PublicationPlan> {
  const { library, destination, isAll = false } = options;
  const objects = new LibraryObjects(library);
  const bytes = await objects.read(links.manifest);
  if (!bytes)
    throw new ReleaseError('The library has no manifest: an older version wrote it. Build it again.');
  const to = new Release(bytes, objects.read, { name: 'the library', advice: 'Build it again.' });
  const read = (path: string) => destination.read(path);
  const state = await destinationState(new DestinationReader(read, destination.name, { isRepair: isAll }));
  const isInterrupted = state.unfinished.length > 0 || state.isUnknown;

  const changes = await documentChanges(to, state.releases, { isRepair: isAll || state.isUnknown });
  const documents = changes.puts.map(({ entry, phase }) => {
    return { phase, object: objects.object(entry) };
  });
  const present =
    isInterrupted && !isAll && destination.kind === 'live'
      ? await destination.present(documents.map(({ object }) => object))
      : new Set<string>();
  const missing = documents.filter(({ object }) => !present.has(object.path));

  const signature = options.sign && (await options.sign(bytes));
  const signatureFile =
    signature === undefined
      ? undefined
      : madeObject(links.releaseSignature(to.sha256), signature, mediaTypes.text);
  const pages = await pageChanges(destination, options, {
    to: to.sha256,
    current: state.current?.sha256,
    isFirst: !state.current && !isInterrupted,
  });

  const root = { path: links.manifest, sha256: to.sha256, size: bytes.length };
  // Before a first publication, `from` is a release that exists nowhere
  const published = state.releases.filter((release) => release !== state.from || state.fromSha256 !== null);
  const known = isAll || destination.kind === 'archive' ? [] : published;
  return {
    to,
    state,
    isNewRelease: isAll || isInterrupted || state.current?.sha256 !== to.sha256,
    isInterrupted,
    manifests: newManifests(to, known, objects, root),
    signature: signatureFile,
    isSignatureNew: signatureFile !== undefined && (isAll || !(await exists(destination, signatureFile))),
    changes,
    phases: [
      ...Object.values(putPhases).map((phase) =>
        missing.filter((put) => put.phase === phase).map(({ object }) => object),
      ),
      ...listLast(pages?.puts ?? []),
    ],
    pages,
    manifest: objects.object(root),
  };
}

function listLast(files: readonly PublishedObject[]): readonly (readonly PublishedObject[])[] {
  const isList = ({ path }: PublishedObject) => path === links.downloads;
  return [files.filter((file) => !isList(file)), files.filter(isList)];
}

export async function allFiles(
  { to, manifest, manifests, signature, phases, pages, isNewRelease, isSignatureNew }: PublicationPlan,
  options: PlanOptions,
): Promise<ArchivedObject[]> {
  const objects = new LibraryObjects(options.library);
  const isKept = options.isAll !== true;
  const changed = new Set(phases.flat().map(({ path }) => path));
  const entries = [...to.root.shared];
  for (const { id } of to.root.editions) entries.push(...(await to.documentsOf(id)));
  const documents = entries.map((entry) => objects.object(entry));
  const files = [...documents, ...(options.hostFiles ?? []), ...(options.pages ?? [])];
  const archived = (object: PublishedObject | undefined, isUnchanged: boolean) =>
    object ? [{ object, isUnchanged }] : [];
  const all = [
    ...files.flatMap((object) => archived(object, !changed.has(object.path))),
    ...manifests.flatMap((object) => archived(object, isKept)),
    ...archived(manifest, !isNewRelease),
    ...archived(signature, !isSignatureNew),
    ...archived(pages?.manifest, pages?.isManifestNew === false),
    ...archived(pages?.signature, pages?.isSignatureNew === false),
  ];
  const byPath = new Map(all.map((archived) => [archived.object.path, archived]));
  return [...byPath.values()].sort((a, b) => (a.object.path < b.object.path ? -1 : 1));
}

function newManifests(
  to: Release,
  known: readonly Release[],
  objects: LibraryObjects,
  root: ManifestEntry,
): readonly PublishedObject[] {
  const knownPaths = new Set(
    known.flatMap((release) => release.root.editions.map(({ manifest }) => manifest.path)),
  );
  const manifests = to.root.editions
    .map(({ manifest }) => manifest)
    .filter(({ path }) => !knownPaths.has(path))
    .map((entry) => objects.object(entry));
  if (known.some(({ sha256 }) => sha256 === to.sha256)) return manifests;
  return [...manifests, objects.object(root, links.release(to.sha256))];
}

/**
 * The upload order of documents. A phase begins after the previous one has ended, so that everything
 * linked from a catalogue always exists: new documents come first, then the documents that link to them, then the
 * lists. A new edition is only reachable through its catalogue.
 */
const putPhases = { added: 0, changed: 1, changedLists: 2, catalogues: 3 } as const;

type PutPhase = (typeof putPhases)[keyof typeof putPhases];

interface DocumentChange {
  readonly entry: ManifestEntry;
  readonly phase: PutPhase;
  /**
   * Relative to the last complete release; `same` if only an interrupted publication may have written another
   * version.
   */
  readonly kind: 'added' | 'changed' | 'same';
}

interface DocumentChanges {
  readonly puts: readonly DocumentChange[];
  readonly removals: readonly string[];
  /** Documents of the last complete release that the new one does not have: hashes by path. */
  readonly replaced: ReadonlyMap<string, string>;
}

/**
 * The writes and removals that leave exactly the documents of `to`, given that the documents of `before` may exist.
 * Manifests of editions that are the same in all releases are not read.
 * @param before the last complete release first (one without documents for an empty destination), then the
 * releases of interrupted publications.
 * @param isRepair writes every document; an unreadable manifest of `before` counts as empty.
 */
export async function documentChanges(
  to: Release,
  before: readonly Release[],
  { isRepair }: { readonly isRepair: boolean },
): Promise<DocumentChanges> {
  const puts: DocumentChange[] = [];
  const removals: string[] = [];
  const replaced = new Map<string, string>();
  const compare = (
    wanted: readonly ManifestEntry[],
    others: (readonly ManifestEntry[])[],
    phaseOf: (path: string, found: readonly (string | undefined)[]) => PutPhase,
  ) => {
    const hashes = others.map((entries) => new Map(entries.map(({ path, sha256 }) => [path, sha256])));
    for (const entry of wanted) {
      const found = hashes.map((of) => of.get(entry.path));
      if (found[0] !== undefined && found[0] !== entry.sha256) replaced.set(entry.path, found[0]);
      for (const of of hashes) of.delete(entry.path);
      if (!isRepair && found.every((sha256) => sha256 === entry.sha256)) continue;
      const kind = found[0] === undefined ? 'added' : found[0] === entry.sha256 ? 'same' : 'changed';
      puts.push({ entry, phase: phaseOf(entry.path, found), kind });
    }
    for (const of of hashes) removals.push(...of.keys());
    for (const [path, sha256] of hashes[0] ?? []) replaced.set(path, sha256);
  };

  const shared = before.map(({ root }) => root.shared);
  compare(to.root.shared, shared, () => putPhases.catalogues);
  const all = [to, ...before];
  for (const id of new Set(all.flatMap(({ root }) => root.editions.map((edition) => edition.id)))) {
    const manifests = new Set(all.map((release) => release.edition(id)?.manifest.sha256));
    if (manifests.size === 1 && !isRepair) continue;
    const others = before.map(async (release) => {
      const documents = release.documentsOf(id);
      return isRepair ? documents.catch(insteadOfUnreadable([])) : documents;
    });
    compare(await to.documentsOf(id), await Promise.all(others), editionPhase);
  }
  const order = (a: DocumentChange, b: DocumentChange) =>
    a.phase - b.phase || (a.entry.path < b.entry.path ? -1 : 1);
  return { puts: puts.sort(order), removals: [...new Set(removals)].sort(), replaced };
}

const lists = new Set(['books', 'profiles', ...entityTypes].map((name) => `${name}.json`));

/**
 * @param found the document's hash in each release that may be at the destination; undefined if it has none.
 */
function editionPhase(path: string, found: readonly (string | undefined)[]): PutPhase {
  const isList = lists.has(path.slice(path.lastIndexOf('/') + 1));
  const isEverywhere = found.every((sha256) => sha256 !== undefined);
  const isSomewhere = found.some((sha256) => sha256 !== undefined);
  // A list that is in only some of the releases may be visible: it must not come before its documents
  if (isList && isSomewhere) return putPhases.changedLists;
  return isEverywhere ? putPhases.changed : putPhases.added;
}
