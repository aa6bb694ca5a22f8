import { links } from '../documents/links.ts';
import { editionManifest, rootManifest } from '../documents/manifest/manifest.ts';
import type {
  EditionManifest,
  Manifest,
  ManifestEdition,
  ManifestEntry,
} from '../documents/manifest/manifest-schema.ts';
import type { JsonPieces } from '../lib/json-text.ts';
import {
  type EditionRecord,
  editionPath,
  editionPaths,
  extensionPaths,
  isOwnPath,
  sharedExtensions,
} from './edition-record.ts';
import { type Reading, type Store, storeKeys } from './store.ts';
import {
  packDocument,
  parseStored,
  type StoredBody,
  type StoredDocument,
  storedNumber,
  storedValue,
} from './stored-document.ts';
import { orUndefinedIfDamaged, type ReadableStore, storedValues } from './stored-values.ts';

/**
 * Writes the manifests for the state of the store, as the last step of an update. Only editions that were touched are
 * read, or all of them if the library has no manifest of the previous state.
 * @param records of all editions.
 */
export function writeManifests(
  store: Store,
  records: readonly EditionRecord[],
  { touched, touchedShared }: Touched,
): void {
  const before = readManifest(store);
  if (!before) removeManifests(store);
  const stored = new Set(store.getKeys(storeKeys.range(storeKeys.manifests)));
  const known = new Map(before?.editions.map((listed) => [listed.id, listed]));
  const editions = records.map((record) => {
    const listed = touched.has(record.id) ? undefined : known.get(record.id);
    if (listed && stored.has(listed.manifest.path)) return listed;
    return putEditionManifest(store, record, touched.get(record.id));
  });
  const shared = before ? updatedEntries(store, before.shared, touchedShared) : sharedDocuments(store);
  const root = finishedManifest(rootManifest(shared, editions), links.release);
  put(store, root);
  put(store, root, links.manifest);
  const current = new Set([root.entry, ...editions.map(({ manifest }) => manifest)].map(({ path }) => path));
  for (const path of stored) if (!current.has(path)) store.remove(path);
}

interface Touched {
  readonly touched: ReadonlyMap<string, readonly ManifestEntry[] | undefined>;
  readonly touchedShared: ReadonlySet<string>;
}

/** Searching the store for shared documents would read a page for each edition. */
function updatedEntries(
  store: Store,
  before: readonly ManifestEntry[],
  touched: ReadonlySet<string>,
): ManifestEntry[] {
  const untouched = before.filter(({ path }) => !touched.has(path));
  return [...untouched, ...entriesOf(store, [...touched], {})];
}

/** A damaged manifest has the right hash in its path, so it would otherwise be taken for written. */
function removeManifests(store: Store): void {
  const paths = [...store.getKeys(storeKeys.range(storeKeys.manifests)), links.manifest];
  for (const path of paths) store.remove(path);
}

function putEditionManifest(
  store: Store,
  record: EditionRecord,
  documents: readonly ManifestEntry[] = documentsOfEdition(store, record),
): ManifestEdition {
  const finished = finishedEdition(record, [...documents, ...extensionsOfEdition(store, record)]);
  put(store, finished);
  return finished.listed;
}

function put(store: Store, { entry, document }: FinishedManifest, path = entry.path): void {
  storedValues.putBody(store, path, { hash: document.hash, body: document.gzip });
}

interface FinishedManifest {
  readonly entry: ManifestEntry;
  readonly document: StoredDocument;
}

export function finishedManifest(
  json: string | JsonPieces,
  pathOf: (sha256: string) => string,
): FinishedManifest {
  const document = packDocument(json);
  const sha256 = Buffer.from(document.hash).toString('hex');
  return { entry: { path: pathOf(sha256), sha256, size: sizeOf(document.gzip) }, document };
}

interface FinishedEdition extends FinishedManifest {
  readonly listed: ManifestEdition;
}

export function finishedEdition(
  { id, kind }: Pick<EditionRecord, 'id' | 'kind'>,
  documents: readonly ManifestEntry[],
): FinishedEdition {
  const json = editionManifest({ id, kind }, documents);
  const finished = finishedManifest(json, (sha256) => links.editionManifest(id, sha256));
  const size = documents.reduce((sum, { size }) => sum + size, 0);
  const listed = { id, kind, documents: documents.length, size, manifest: finished.entry };
  return { ...finished, listed };
}

export function documentsOfEdition(
  store: Store,
  edition: Pick<EditionRecord, 'id' | 'kind'>,
  reading: Reading = {},
): ManifestEntry[] {
  const keys = store.getKeys({ ...storeKeys.range(editionPath(edition)), ...reading });
  const paths = [...keys].filter((path) => isOwnPath(edition, path));
  return entriesOf(store, paths, reading);
}

export function extensionsOfEdition(
  store: Store,
  edition: Pick<EditionRecord, 'id' | 'kind'>,
  reading: Reading = {},
): ManifestEntry[] {
  const [, ...prefixes] = editionPaths(edition);
  const paths = prefixes.flatMap((prefix) => [...store.getKeys({ ...storeKeys.range(prefix), ...reading })]);
  return entriesOf(store, [...extensionPaths(edition.id), ...paths], reading);
}

export function sharedDocuments(store: Store, reading: Reading = {}): ManifestEntry[] {
  return entriesOf(store, sharedPaths(store, reading), reading);
}

export function listedDocument(path: string, { hash, body: gzip }: StoredBody): ManifestEntry {
  return { path, sha256: Buffer.from(hash).toString('hex'), size: sizeOf(gzip) };
}

function entriesOf(store: Store, paths: readonly string[], reading: Reading): ManifestEntry[] {
  return paths.flatMap((path) => {
    const content = storedValues.read(store, path, reading);
    return content ? [listedDocument(path, storedValue.decode(content))] : [];
  });
}

/** A gzip body ends with the length of its content, modulo 4 GiB (RFC 1952). */
function sizeOf(gzip: Uint8Array): number {
  if (gzip.length < 4) return 0;
  return new DataView(gzip.buffer, gzip.byteOffset + gzip.length - 4, 4).getUint32(0, true);
}

/** The shared documents, sorted. Skips each folder in one step, regardless of its size. */
function sharedPaths(store: Store, reading: Reading = {}): string[] {
  const { start, end } = storeKeys.range('/api/');
  const paths: string[] = [];
  let from: string | undefined = start;
  while (from !== undefined) {
    let folder: string | undefined;
    for (const path of store.getKeys({ start: from, end, ...reading })) {
      folder = /^\/api\/[^/]+\//.exec(path)?.[0];
      if (folder) break;
      paths.push(path);
    }
    from = folder && storeKeys.range(folder).end;
  }
  paths.push(...sharedExtensions.filter((path) => store.getBinaryFast(path, reading)));
  paths.push(...store.getKeys({ ...storeKeys.range(links.translationLists), ...reading }));
  return paths;
}

/** The root manifest; undefined if the latest commit was made by a version that does not write manifests. */
export function readManifest(store: ReadableStore, reading: Reading = {}): Manifest | undefined {
  const made = storedValues.read(store, storeKeys.manifest, reading);
  const generation = storedValues.read(store, storeKeys.generation, reading);
  if (!made || !generation || storedNumber.decode(made) !== storedNumber.decode(generation)) return undefined;
  return readJson(store, links.manifest, reading) as Manifest | undefined;
}

export function readEditionManifest(
  store: ReadableStore,
  root: Manifest | undefined,
  id: string,
  reading: Reading = {},
): EditionManifest | undefined {
  const listed = root?.editions.find((edition) => edition.id === id);
  return listed && (readJson(store, listed.manifest.path, reading) as EditionManifest | undefined);
}

function readJson(store: ReadableStore, path: string, reading: Reading): unknown {
  const content = orUndefinedIfDamaged(() => storedValues.read(store, path, reading));
  const json = content && (parsed(storedValue.decode(content).body) as { readonly format?: unknown } | null);
  return json?.format === 1 ? json : undefined;
}

function parsed(gzip: Uint8Array): unknown {
  try {
    return parseStored(gzip);
  } catch {
    return undefined;
  }
}
