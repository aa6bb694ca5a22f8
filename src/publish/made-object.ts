import { sha256Of } from '../lib/sha256-of.ts';
import type { PublishedObject } from '../release/published-object.ts';

/** A file that is not of the library. */
export function madeObject(path: string, text: string, contentType: string): PublishedObject {
  const bytes = new TextEncoder().encode(text);
  const load = async () => ({ gzip: Bun.gzipSync(bytes) });
  return { path, contentType, sha256: sha256Of(bytes), load };
}

/** As `madeObject`, of a value. */
export function madeJson(path: string, value: unknown): PublishedObject {
  return madeObject(path, JSON.stringify(value), 'application/json; charset=utf-8');
}
