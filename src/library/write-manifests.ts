import { links } from '../documents/links.ts';
import type { ManifestEntry } from '../documents/manifest/manifest-schema.ts';
import { type ListedEdition, rootManifest } from '../documents/manifest/root-manifest.ts';
import type { EditionRecord } from './edition-record.ts';
import { type FinishedManifest, finishedEdition, finishedManifest } from './finished-manifest.ts';
import { documentsOfEdition, extensionsOfEdition, sharedDocuments } from './listed-documents.ts';
import { putBody } from './put-body.ts';
import { readEditions } from './read-editions.ts';
import { readManifest } from './read-manifest.ts';
import { type Store, storeKeys } from './store.ts';

/**
 * Makes the manifests tell the state of the store, as the last step of an update. Only editions that were touched are
 * read; all of them where the library has no manifest of the state before.
 * @param touched editions whose documents may have changed: those under their path, by id, where they are known.
 */
export function writeManifests(
  store: Store,
  touched: ReadonlyMap<string, readonly ManifestEntry[] | undefined>,
): void {
  const before = readManifest(store);
  if (!before) removeManifests(store);
  const stored = new Set(store.getKeys(storeKeys.range(storeKeys.manifests)));
  const known = new Map(before?.editions.map((listed) => [listed.id, listed]));
  const editions = readEditions(store).map((record) => {
    const listed = touched.has(record.id) ? undefined : known.get(record.id);
    if (listed && stored.has(listed.manifest.path)) return listed;
    return putEditionManifest(store, record, touched.get(record.id));
  });
  const root = finishedManifest(rootManifest(sharedDocuments(store), editions), links.release);
  put(store, root);
  put(store, root, links.manifest);
  const current = new Set([root.entry, ...editions.map(({ manifest }) => manifest)].map(({ path }) => path));
  for (const path of stored) if (!current.has(path)) store.remove(path);
}

/** What is damaged would otherwise pass for written, by its hash. */
function removeManifests(store: Store): void {
  const paths = [...store.getKeys(storeKeys.range(storeKeys.manifests)), links.manifest];
  for (const path of paths) store.remove(path);
}

function putEditionManifest(
  store: Store,
  record: EditionRecord,
  documents: readonly ManifestEntry[] = documentsOfEdition(store, record),
): ListedEdition {
  const finished = finishedEdition(record, [...documents, ...extensionsOfEdition(store, record.id)]);
  put(store, finished);
  return finished.listed;
}

function put(store: Store, { entry, document }: FinishedManifest, path = entry.path): void {
  putBody(store, path, { hash: document.hash, body: document.gzip });
}
