import { brotliBody } from '../../compile/brotli-body.ts';
import type { PublishedBodies } from '../../release/published-object.ts';

export const siblingCodings = ['gzip', 'br'] as const;

/** A coding that is kept as a file beside the plain one. */
export type SiblingCoding = (typeof siblingCodings)[number];

export const siblingSuffixes: Readonly<Record<SiblingCoding, string>> = { gzip: '.gz', br: '.br' };

/** The files that an object is in a directory: suffix and content, the plain one last. */
export function* publishedFiles(
  { gzip, brotli }: PublishedBodies,
  siblings: ReadonlySet<SiblingCoding>,
): Iterable<readonly [suffix: string, content: Uint8Array<ArrayBuffer>]> {
  const plain = Bun.gunzipSync(gzip, { library: 'libdeflate' });
  if (siblings.has('gzip')) yield [siblingSuffixes.gzip, gzip];
  if (siblings.has('br'))
    yield [siblingSuffixes.br, brotli ?? (brotliBody(plain) as Uint8Array<ArrayBuffer>)];
  yield ['', plain];
}
