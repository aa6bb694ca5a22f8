import { links } from '../documents/links.ts';
import type { Manifest } from '../documents/manifest/manifest-schema.ts';
import { rootManifest } from '../documents/manifest/root-manifest.ts';
import { entryProblems } from './entry-problems.ts';
import { finishedEdition, finishedManifest } from './finished-manifest.ts';
import type { LibraryProblem } from './library-problem.ts';
import { documentsOfEdition, extensionsOfEdition, sharedDocuments } from './listed-documents.ts';
import { readEditions } from './read-editions.ts';
import { readEditionManifest, readManifest } from './read-manifest.ts';
import type { Reading } from './reading.ts';
import { type Store, storeKeys } from './store.ts';
import { storedValue } from './stored-value.ts';

/** SHA-256 in hexadecimal digits, by path. */
type Hashes = ReadonlyMap<string, string>;

/**
 * What in the manifests is not as the documents are. Nothing is wrong with a library that has none: a version that
 * knows no manifests made it. Whether a body has the hash that it is stored with is not asked here.
 */
export function verifyManifests(store: Store, reading: Reading): LibraryProblem[] {
  const stored = storedManifests(store, reading);
  if (stored.size === 0 && !store.getBinaryFast(storeKeys.manifest, reading)) return [];
  const root = readManifest(store, reading);
  if (!root) return [{ path: links.manifest, problem: 'is missing, damaged or older than the documents' }];
  const shared = sharedDocuments(store, reading);
  const problems = entryProblems(root.shared, shared);
  const editions = readEditions(store, reading).map((record) => {
    const documents = [
      ...documentsOfEdition(store, record, reading),
      ...extensionsOfEdition(store, record.id, reading),
    ];
    const listed = readEditionManifest(store, root, record.id, reading)?.documents ?? documents;
    problems.push(...entryProblems(listed, documents));
    return finishedEdition(record, documents).listed;
  });
  problems.push(...ownerProblems(root, stored));
  // Each of these shows in the hashes of the manifests above it too
  if (problems.length > 0) return problems;
  const { entry } = finishedManifest(rootManifest(shared, editions), links.release);
  const expected = [...editions.map(({ manifest }) => manifest), { ...entry, path: links.manifest }, entry];
  return expected.flatMap(({ path, sha256 }) => {
    if (stored.get(path) === sha256) return [];
    return [{ path, problem: stored.has(path) ? 'does not tell what is here' : 'is missing' }];
  });
}

function storedManifests(store: Store, reading: Reading): Hashes {
  const paths = [...store.getKeys({ ...storeKeys.range(storeKeys.manifests), ...reading }), links.manifest];
  return new Map(
    paths.flatMap((path) => {
      const value = store.getBinary(path, reading);
      return value ? [[path, Buffer.from(storedValue.decode(value).hash).toString('hex')]] : [];
    }),
  );
}

function ownerProblems(root: Manifest, stored: Hashes): LibraryProblem[] {
  const owned = new Set(root.editions.map(({ manifest }) => manifest.path));
  owned.add(links.manifest).add(links.release(stored.get(links.manifest)!));
  const others = [...stored.keys()].filter((path) => !owned.has(path));
  return others.map((path) => ({ path, problem: 'is named by no manifest' }));
}
