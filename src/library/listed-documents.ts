import { links } from '../documents/links.ts';
import type { ManifestEntry } from '../documents/manifest/manifest-schema.ts';
import { editionPath } from './edition-path.ts';
import type { EditionRecord } from './edition-record.ts';
import { isExtensionPath } from './is-extension-path.ts';
import type { Reading } from './reading.ts';
import { sharedPaths } from './shared-paths.ts';
import { type Store, storeKeys } from './store.ts';
import type { StoredBody } from './stored-body.ts';
import { storedValue } from './stored-value.ts';

/** What the manifest of an edition has to list of those under its path. */
export function documentsOfEdition(
  store: Store,
  edition: Pick<EditionRecord, 'id' | 'kind'>,
  reading: Reading = {},
): ManifestEntry[] {
  const keys = store.getKeys({ ...storeKeys.range(editionPath(edition)), ...reading });
  const paths = [...keys].filter((path) => !isExtensionPath(path));
  return entriesOf(store, paths, reading);
}

/** What it has to list beside them: the report, where there is one. */
export function extensionsOfEdition(store: Store, id: string, reading: Reading = {}): ManifestEntry[] {
  return entriesOf(store, [links.report(id)], reading);
}

/** What the root manifest has to list beside the editions. */
export function sharedDocuments(store: Store, reading: Reading = {}): ManifestEntry[] {
  return entriesOf(store, sharedPaths(store, reading), reading);
}

/** A document as manifests list it. */
export function listedDocument(path: string, { hash, body: gzip }: StoredBody): ManifestEntry {
  return { path, sha256: Buffer.from(hash).toString('hex'), size: sizeOf(gzip) };
}

function entriesOf(store: Store, paths: readonly string[], reading: Reading): ManifestEntry[] {
  return paths.flatMap((path) => {
    const value = store.getBinaryFast(path, reading);
    return value ? [listedDocument(path, storedValue.decode(value.subarray(0, store.lastSize)))] : [];
  });
}

/** A gzip body ends with the length of what it holds, modulo 4 GiB (RFC 1952). */
function sizeOf(gzip: Uint8Array): number {
  if (gzip.length < 4) return 0;
  return new DataView(gzip.buffer, gzip.byteOffset + gzip.length - 4, 4).getUint32(0, true);
}
