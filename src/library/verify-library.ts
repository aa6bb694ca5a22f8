import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { dataFault } from '../lib/system-fault.ts';
import { editionPath } from './edition-path.ts';
import { isExtensionPath, isManifestPath } from './is-extension-path.ts';
import type { LibraryProblem } from './library-problem.ts';
import { readEditions } from './read-editions.ts';
import { isSharedPath } from './shared-paths.ts';
import { type Store, storeKeys } from './store.ts';
import type { StoredBody } from './stored-body.ts';
import { storedValue } from './stored-value.ts';
import { verifyManifests } from './verify-manifests.ts';

/**
 * Recomputes everything: each body decompresses and has the hash it is stored with, each document belongs to an edition
 * or is a shared one, and the manifests list them as they are. The brotli bodies come first. Reads one snapshot,
 * whatever is committed meanwhile.
 */
export function* verifyLibrary(store: Store): Iterable<LibraryProblem> {
  const transaction = store.useReadTransaction();
  try {
    const editions = readEditions(store, { transaction });
    const prefixes = editions.map(editionPath);
    const extensions = new Set(editions.map(({ id }) => `${id}.json`));
    const hasOwner = (path: string) =>
      isExtensionPath(path)
        ? extensions.has(path.slice(path.lastIndexOf('/') + 1))
        : isSharedPath(path) || prefixes.some((prefix) => path.startsWith(prefix));
    const secondBodies = store.getRange({ ...storeKeys.range(storeKeys.brotli('/')), transaction });
    for (const { key, value } of secondBodies) {
      const path = key.slice(storeKeys.brotli('').length);
      const problem = secondBodyProblem(storedValue.decode(value), store.get(path, { transaction }));
      if (problem) yield { path, problem: `in brotli ${problem}` };
    }
    for (const { key: path, value } of store.getRange({ ...storeKeys.range('/'), transaction })) {
      if (!isManifestPath(path) && !hasOwner(path)) yield { path, problem: 'belongs to no edition' };
      const problem = bodyProblem(storedValue.decode(value), gunzipSync);
      if (problem) yield { path, problem };
    }
    yield* verifyManifests(store, { transaction });
  } finally {
    transaction.done();
  }
}

function secondBodyProblem(second: StoredBody, first: Uint8Array | undefined): string | undefined {
  if (!first) return 'has no document';
  if (!storedValue.hasHash(first, second.hash)) return 'is of another version of the document';
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
