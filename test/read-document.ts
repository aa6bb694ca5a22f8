import type { Library } from '../src/library/library.ts';

export function readDocument<T = unknown>(library: Library, path: string): T {
  const stored = library.get(path);
  if (!stored) throw new Error(`${path} is not in the library`);
  return JSON.parse(new TextDecoder().decode(Bun.gunzipSync(new Uint8Array(stored.gzip)))) as T;
}
