import { storeKeys } from './store.ts';

/**
 * Whether a path can name a document: it fits in a store key, and has no character that HTTP clients escape.
 * Asking LMDB for any other key is an error, not a miss.
 */
export function isDocumentPath(path: string): boolean {
  return path.length <= storeKeys.maxPath && /^\/[\x21-\x7e]*$/.test(path);
}
