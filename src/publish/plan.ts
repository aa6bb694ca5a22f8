import { links } from '../documents/links.ts';
import type { ManifestEntry } from '../documents/manifest/manifest-schema.ts';
import { sha256Of } from '../lib/sha256.ts';
import { entityTypes } from '../model/entities.ts';
import { Release } from '../release/release.ts';
import { insteadOfUnreadable, ReleaseError } from '../release/release-error.ts';
import { mediaTypes } from '../site/fields.ts';
import type { ArchivedObject, Destination } from './destination.ts';
import { DestinationReader, type DestinationState, destinationState } from './destination-state.ts';
import { type PageChanges, pageChanges } from './hosts/chapter-page-files.ts';
import type { PublishedLibrary, PublishedObject } from './published-object.ts';
import { LibraryObjects, madeObject } from './published-object.ts';

export interface PlanOptions {
  readonly library: PublishedLibrary;
  readonly destination: Destination;
  /** Files besides the documents, such as a front page. */
  readonly hostFiles?: readonly PublishedObject[];
  /** The pages of all chapters; those that were published before and are not among them are removed. Undefined leaves them as they are. */
  readonly pages?: readonly PublishedObject[];
  /** Signs a manifest; without it the release is not signed. */
  readonly sign?: (manifest: Uint8Array) => Promise<string>;
  /** Puts every file, whatever is there. */
  readonly isAll?: boolean;
}

/** A file to put. */
export interface PutJob {
  readonly object: PublishedObject;
  /** Bytes of the identity body; 0 where it is not known before the file is made. */
  readonly size: number;
}

export interface PublicationPlan {
  /** The release to publish. */
  readonly to: Release;
  readonly state: DestinationState;
  /** The destination has another release, or an incomplete one. */
  readonly isNewRelease: boolean;
  readonly isInterrupted: boolean;
  /** The manifests that the destination lacks. Nobody reads them before the root manifest names them. */
  readonly manifests: readonly PutJob[];
  /** Only where the release is signed. */
  readonly signature: PutJob | undefined;
  readonly isSignatureNew: boolean;
  /** Against the last complete release. */
  readonly changes: DocumentChanges;
  /** To be put one group after the other. */
  readonly phases: readonly (readonly PutJob[])[];
  /** Undefined where there are none, before and after. */
  readonly pages: PageChanges | undefined;
  /** The root manifest, which is put last. */
  readonly manifest: PutJob;
}

/** Compares a library with what is at the destination. Changes nothing. @throws ReleaseError */
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
    return { phase, job: { object: objects.object(entry), size: entry.size } };
  });
  const present =
    isInterrupted && !isAll && destination.kind === 'live'
      ? await destination.present(documents.map(({ job }) => job.object))
      : new Set<string>();
  const missing = documents.filter(({ job }) => !present.has(job.object.path));

  const signature = options.sign && (await options.sign(bytes));
  const signatureFile =
    signature === undefined
      ? []
      : [madeObject(links.releaseSignature(to.sha256), signature, mediaTypes.text)];
  const isFirst = !state.current && !isInterrupted;
  const newFiles = (files: readonly PublishedObject[], mayReplace: boolean) =>
    isAll ? files : differingFiles(files, destination, mayReplace);
  const hostFiles = await newFiles(options.hostFiles ?? [], !isFirst);
  const pages = options.pages && (await pageChanges(destination, options.pages, { isAll }));
  const newSignatures = await newFiles(signatureFile, true);

  const root = { path: links.manifest, sha256: to.sha256, size: bytes.length };
  const known = isAll || destination.kind === 'archive' ? [] : state.releases;
  return {
    to,
    state,
    isNewRelease: isAll || isInterrupted || state.current?.sha256 !== to.sha256,
    isInterrupted,
    manifests: newManifests(to, known, objects, root),
    signature: signatureFile.map(fileJob)[0],
    isSignatureNew: newSignatures.length > 0,
    changes,
    phases: [
      ...Object.values(putPhases).map((phase) =>
        missing.filter((put) => put.phase === phase).map(({ job }) => job),
      ),
      [...hostFiles, ...(pages?.puts ?? [])].map(fileJob),
    ],
    pages,
    manifest: { object: objects.object(root), size: root.size },
  };
}

/** Every file of a release for an archive. Sorted by path. */
export async function allFiles(
  { to, manifest, manifests, signature, phases, pages, isNewRelease, isSignatureNew }: PublicationPlan,
  options: PlanOptions,
): Promise<ArchivedObject[]> {
  const objects = new LibraryObjects(options.library);
  const isKept = options.isAll !== true;
  const changed = new Set(phases.flat().map(({ object }) => object.path));
  const entries = [...to.root.shared];
  for (const { id } of to.root.editions) entries.push(...(await to.documentsOf(id)));
  const documents = entries.map((entry) => ({ object: objects.object(entry), size: entry.size }));
  const hostFiles = [...(options.hostFiles ?? []), ...(options.pages ?? [])].map(fileJob);
  const all = [
    ...[...documents, ...hostFiles].map((job) => ({ ...job, isUnchanged: !changed.has(job.object.path) })),
    // Their names have their hashes
    ...manifests.map((job) => ({ ...job, isUnchanged: isKept })),
    { ...manifest, isUnchanged: !isNewRelease },
    ...(pages?.list ? [{ ...fileJob(pages.list), isUnchanged: !pages.interim }] : []),
    ...(signature ? [{ ...signature, isUnchanged: !isSignatureNew }] : []),
  ];
  const byPath = new Map(all.map((job) => [job.object.path, job]));
  return [...byPath.values()].sort((a, b) => (a.object.path < b.object.path ? -1 : 1));
}

function fileJob(object: PublishedObject): PutJob {
  return { object, size: 0 };
}

/** Manifests of editions that no known release has, and the root manifest under its hash. */
function newManifests(
  to: Release,
  known: readonly Release[],
  objects: LibraryObjects,
  root: ManifestEntry,
): readonly PutJob[] {
  const knownPaths = new Set(
    known.flatMap((release) => release.root.editions.map(({ manifest }) => manifest.path)),
  );
  const manifests = to.root.editions
    .map(({ manifest }) => manifest)
    .filter(({ path }) => !knownPaths.has(path))
    .map((entry) => ({ object: objects.object(entry), size: entry.size }));
  if (known.some(({ sha256 }) => sha256 === to.sha256)) return manifests;
  return [...manifests, { object: objects.object(root, links.release(to.sha256)), size: root.size }];
}

/**
 * The files that are missing at the destination or differ there.
 * @param mayReplace false for a first publication, when a file that is there is somebody's own.
 * @throws ReleaseError when such a file would be replaced.
 */
async function differingFiles(
  files: readonly PublishedObject[],
  destination: Destination,
  mayReplace: boolean,
): Promise<readonly PublishedObject[]> {
  const differing: PublishedObject[] = [];
  for (const file of files) {
    const found = await destination.read(file.path);
    if (found && sha256Of(found) === file.sha256) continue;
    if (found && !mayReplace) {
      const advice = 'Publish without such files (--no-host-files), or replace them (--all).';
      throw new ReleaseError(
        `${destination.name} has a file ${file.path} that Scriptorium did not publish. ${advice}`,
      );
    }
    differing.push(file);
  }
  return differing;
}

/**
 * When a document is put. A phase begins when the one before has ended, so that at any moment everything that can be
 * reached from a catalogue is there: what is new comes first, then the documents that link to it, then the lists. A new
 * edition is reached only by its catalogue.
 */
const putPhases = {
  added: 0,
  changed: 1,
  changedLists: 2,
  catalogues: 3,
} as const;

type PutPhase = (typeof putPhases)[keyof typeof putPhases];

/** A document that may be at the destination in another version than the new release has, or not at all. */
interface DocumentChange {
  readonly entry: ManifestEntry;
  readonly phase: PutPhase;
  /** Against the last complete release; `same` where only an interrupted publication may have put another version. */
  readonly kind: 'added' | 'changed' | 'same';
}

interface DocumentChanges {
  /** Sorted by phase, then by path. */
  readonly puts: readonly DocumentChange[];
  /** Paths that the new release no longer has, sorted. */
  readonly removals: readonly string[];
  /** What the last complete release has and the new one has not: hashes by path. */
  readonly replaced: ReadonlyMap<string, string>;
}

/**
 * What to put and remove so that the documents of `to`, and of no other release, are where those of `before` may be.
 * Manifests of editions that are the same in all of them are not read.
 * @param before the last complete release first (one without documents for an empty destination), then those whose
 *   publication began and did not end.
 * @param isRepair puts every document; a manifest of `before` that cannot be read counts as empty.
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

/** @param found the hash of the document in each release that may be there; undefined where it has none. */
function editionPhase(path: string, found: readonly (string | undefined)[]): PutPhase {
  const isList = lists.has(path.slice(path.lastIndexOf('/') + 1));
  const isEverywhere = found.every((sha256) => sha256 !== undefined);
  const isSomewhere = found.some((sha256) => sha256 !== undefined);
  // A list that only some of them have may be there and be read: it must not come before what it lists
  if (isList && isSomewhere) return putPhases.changedLists;
  return isEverywhere ? putPhases.changed : putPhases.added;
}
