import { gunzipSync } from 'node:zlib';
import type { EditionManifest, Manifest } from '../documents/manifest/manifest-schema.ts';

interface DocumentStore {
  get(path: string): { readonly gzip: Uint8Array } | undefined;
}

export function listedDocuments(
  store: DocumentStore,
  manifest: Manifest | undefined,
  id: string,
): EditionManifest['documents'] | undefined {
  const listed = manifest?.editions.find((edition) => edition.id === id);
  if (!listed) return undefined;
  return (JSON.parse(String(gunzipSync(store.get(listed.manifest.path)!.gzip))) as EditionManifest).documents;
}
