import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { links } from '../documents/links.ts';
import { rootManifest } from '../documents/manifest/manifest.ts';
import type { Manifest, ManifestEntry } from '../documents/manifest/manifest-schema.ts';
import { dataFault } from '../lib/system-fault.ts';
import {
  editionOfPath,
  editionPath,
  isExtensionPath,
  isManifestPath,
  isSharedPath,
} from './edition-record.ts';
import {
  documentsOfEdition,
  extensionsOfEdition,
  finishedEdition,
  finishedManifest,
  readEditionManifest,
  readManifest,
  sharedDocuments,
} from './manifests.ts';
import { readEditions } from './read-editions.ts';
import { type Reading, type Store, storeKeys } from './store.ts';
import { type StoredBody, storedValue } from './stored-document.ts';
import { DamagedDocumentError, storedValues } from './stored-values.ts';

/**
 * Recomputes everything: each body decompresses and matches its stored hash, each document belongs to an
 * edition or is shared, and the manifests list exactly these documents. The brotli bodies come first. Reads
 * one snapshot, unaffected by later commits.
 */
export function* verifyLibrary(store: Store): Iterable<LibraryProblem> {
  const transaction = store.useReadTransaction();
  try {
    const damaged: DamagedDocumentError[] = [];
    const editions = readEditions(store, { transaction }, (error) => damaged.push(error));
    for (const { key } of damaged) yield { path: key, problem: notAsWritten };
    const prefixes = editions.map(editionPath);
    const ids = new Set(editions.map(({ id }) => id));
    const hasOwner = (path: string) =>
      isSharedPath(path) ||
      (isExtensionPath(path)
        ? ids.has(editionOfPath(path) ?? '')
        : prefixes.some((prefix) => path.startsWith(prefix)));
    const secondBodies = store.getRange({ ...storeKeys.range(storeKeys.brotli('/')), transaction });
    for (const { key, value } of secondBodies) {
      const path = key.slice(storeKeys.brotli('').length);
      const problem = storedValues.isIntact(key, value)
        ? secondBodyProblem(contentOf(value), store.get(path, { transaction }))
        : notAsWritten;
      if (problem) yield { path, problem: `in brotli ${problem}` };
    }
    for (const { key: path, value } of store.getRange({ ...storeKeys.range('/'), transaction })) {
      if (!isManifestPath(path) && !hasOwner(path)) yield { path, problem: 'does not belong to any edition' };
      const problem = storedValues.isIntact(path, value)
        ? bodyProblem(contentOf(value), gunzipSync)
        : notAsWritten;
      if (problem) yield { path, problem };
    }
    // Damaged documents would only be reported again
    if (damaged.length === 0) yield* verifyManifests(store, { transaction });
  } finally {
    transaction.done();
  }
}

const notAsWritten = 'is damaged, or belongs to another path';

function contentOf(value: Uint8Array): StoredBody {
  return storedValue.decode(storedValues.contentOf(value));
}

function secondBodyProblem(second: StoredBody, first: Uint8Array | undefined): string | undefined {
  if (!first) return 'has no document';
  if (!storedValue.hasHash(storedValues.contentOf(first), second.hash))
    return 'is of another version of the document';
  return bodyProblem(second, brotliDecompressSync);
}

function bodyProblem(
  { hash, body }: StoredBody,
  decompress: (body: Uint8Array) => Uint8Array,
): string | undefined {
  let json: Uint8Array;
  try {
    json = decompress(body);
  } catch (error) {
    return `does not decompress (${dataFault(error)})`;
  }
  const actual = createHash('sha256').update(json).digest();
  return actual.equals(hash)
    ? undefined
    : `has hash ${actual.toString('hex')}, stored as ${Buffer.from(hash).toString('hex')}`;
}

type Hashes = ReadonlyMap<string, string>;

/**
 * Differences between manifests and documents. A library without manifests is valid: an older version created
 * it. The hashes of bodies are not checked here.
 */
function verifyManifests(store: Store, reading: Reading): LibraryProblem[] {
  try {
    return manifestProblems(store, reading);
  } catch (error) {
    if (error instanceof DamagedDocumentError) return [];
    throw error;
  }
}

function manifestProblems(store: Store, reading: Reading): LibraryProblem[] {
  const stored = storedManifests(store, reading);
  if (stored.size === 0 && !store.getBinaryFast(storeKeys.manifest, reading)) return [];
  const root = readManifest(store, reading);
  if (!root) return [{ path: links.manifest, problem: 'is missing, damaged or older than the documents' }];
  const shared = sharedDocuments(store, reading);
  const problems = entryProblems(root.shared, shared);
  const editions = readEditions(store, reading).map((record) => {
    const documents = [
      ...documentsOfEdition(store, record, reading),
      ...extensionsOfEdition(store, record, reading),
    ];
    const listed = readEditionManifest(store, root, record.id, reading)?.documents ?? documents;
    problems.push(...entryProblems(listed, documents));
    return finishedEdition(record, documents).listed;
  });
  problems.push(...ownerProblems(root, stored));
  // Each of these also changes the hashes of the manifests above it
  if (problems.length > 0) return problems;
  const { entry } = finishedManifest(rootManifest(shared, editions), links.release);
  const expected = [...editions.map(({ manifest }) => manifest), { ...entry, path: links.manifest }, entry];
  return expected.flatMap(({ path, sha256 }) => {
    if (stored.get(path) === sha256) return [];
    return [{ path, problem: stored.has(path) ? 'does not match the documents' : 'is missing' }];
  });
}

function storedManifests(store: Store, reading: Reading): Hashes {
  const paths = [...store.getKeys({ ...storeKeys.range(storeKeys.manifests), ...reading }), links.manifest];
  return new Map(
    paths.flatMap((path) => {
      const content = storedValues.read(store, path, reading);
      return content ? [[path, Buffer.from(storedValue.decode(content).hash).toString('hex')]] : [];
    }),
  );
}

function ownerProblems(root: Manifest, stored: Hashes): LibraryProblem[] {
  const owned = new Set(root.editions.map(({ manifest }) => manifest.path));
  owned.add(links.manifest).add(links.release(stored.get(links.manifest)!));
  const others = [...stored.keys()].filter((path) => !owned.has(path));
  return others.map((path) => ({ path, problem: 'is not listed in any manifest' }));
}

function entryProblems(
  listed: readonly ManifestEntry[],
  present: readonly ManifestEntry[],
): LibraryProblem[] {
  const unlisted = new Map(present.map((entry) => [entry.path, entry]));
  const problems: LibraryProblem[] = [];
  for (const { path, sha256, size } of listed) {
    const found = unlisted.get(path);
    unlisted.delete(path);
    if (!found) problems.push({ path, problem: 'is in the manifest, but not in the library' });
    else if (found.sha256 !== sha256) problems.push({ path, problem: 'has another hash in the manifest' });
    else if (found.size !== size) problems.push({ path, problem: 'has another size in the manifest' });
  }
  for (const path of unlisted.keys()) problems.push({ path, problem: 'is not in the manifest' });
  return problems;
}

export interface LibraryProblem {
  readonly path: string;
  readonly problem: string;
}
