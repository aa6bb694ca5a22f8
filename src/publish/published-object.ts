import type { ManifestEntry } from '../documents/manifest/manifest-schema.ts';
import { commandText } from '../lib/command-text.ts';
import { sha256Of } from '../lib/sha256.ts';
import { brotliBody } from '../library/stored-document.ts';
import { ReleaseError } from '../release/release-error.ts';
import { mediaTypes } from '../site/fields.ts';

export interface PublishedObject {
  readonly path: string;
  readonly contentType: string;
  /** SHA-256 of the identity body, hexadecimal. */
  readonly sha256: string;
  /** Bytes of the identity body. */
  readonly size: number;
  /** True for files in compressed formats, such as fonts: they are published unchanged. */
  readonly isIncompressible?: boolean;
  /** Path where a store may have the same object, to copy it from there. */
  readonly keptAt?: string | undefined;
  /** Loads its bodies on demand. @throws ReleaseError if the library no longer has it. */
  load(): Promise<PublishedBodies>;
}

export interface PublishedBodies {
  readonly gzip: Uint8Array<ArrayBuffer>;
  readonly brotli?: Uint8Array<ArrayBuffer>;
}

/** The brotli body from the library. Otherwise it is compressed here, which takes about 1 ms per kilobyte. */
export function brotliOf({ gzip, brotli }: PublishedBodies): Uint8Array<ArrayBuffer> {
  return brotli ?? (brotliBody(Bun.gunzipSync(gzip)) as Uint8Array<ArrayBuffer>);
}

export const siblingCodings = ['gzip', 'br'] as const;

export type SiblingCoding = (typeof siblingCodings)[number];

export const siblingSuffixes: Readonly<Record<SiblingCoding, string>> = { gzip: '.gz', br: '.br' };

export function siblingsOf(
  { isIncompressible }: PublishedObject,
  siblings: ReadonlySet<SiblingCoding>,
): ReadonlySet<SiblingCoding> {
  return isIncompressible ? new Set() : siblings;
}

export function* siblingFiles(
  bodies: PublishedBodies,
  siblings: ReadonlySet<SiblingCoding>,
): Iterable<readonly [suffix: string, content: Uint8Array<ArrayBuffer>]> {
  if (siblings.has('br')) yield [siblingSuffixes.br, brotliOf(bodies)];
  if (siblings.has('gzip')) yield [siblingSuffixes.gzip, bodies.gzip];
}

export async function sizeAsFiles(
  object: PublishedObject,
  siblings: ReadonlySet<SiblingCoding>,
): Promise<number> {
  let { size } = object;
  const codings = siblingsOf(object, siblings);
  if (codings.size === 0) return size;
  for (const [, content] of siblingFiles(await object.load(), codings)) size += content.length;
  return size;
}

export function madeObject(path: string, text: string, contentType: string): PublishedObject {
  const bytes = new TextEncoder().encode(text);
  const load = async () => ({ gzip: Bun.gzipSync(bytes) });
  return { path, contentType, sha256: sha256Of(bytes), size: bytes.length, load };
}

export function madeJson(path: string, value: unknown): PublishedObject {
  return madeObject(path, JSON.stringify(value), mediaTypes.json);
}

export interface PublishedLibrary {
  get(path: string): StoredBodies | undefined | Promise<StoredBodies | undefined>;
  /** Path where the destination may have a document with this hash. Undefined if the destination is not checked. */
  keptAt?(sha256: string): string;
}

interface StoredBodies {
  readonly hash: Uint8Array;
  readonly gzip: Uint8Array;
  readonly brotli?: Uint8Array;
}

export class LibraryObjects {
  readonly #library: PublishedLibrary;

  constructor(library: PublishedLibrary) {
    this.#library = library;
  }

  object({ path, sha256, size }: ManifestEntry, at = path): PublishedObject {
    const load = () => this.#bodies(path, sha256);
    const keptAt = this.#library.keptAt?.(sha256);
    const kept = keptAt !== undefined && { keptAt };
    return { path: at, contentType: mediaTypes.json, sha256, size, load, ...kept };
  }

  readonly read = async (path: string): Promise<Uint8Array<ArrayBuffer> | undefined> => {
    const stored = await this.#library.get(path);
    return stored && Bun.gunzipSync(stored.gzip as Uint8Array<ArrayBuffer>);
  };

  async #bodies(path: string, sha256: string): Promise<PublishedBodies> {
    const stored = await this.#library.get(path);
    if (!stored) throw damaged(`${path} is missing`);
    if (Buffer.from(stored.hash).toString('hex') !== sha256)
      throw damaged(`${path} does not match its manifest`);
    return stored as StoredBodies & PublishedBodies;
  }
}

function damaged(fault: string): ReleaseError {
  return new ReleaseError(
    `The library is damaged: ${fault}. "${commandText('verify', 'LIBRARY')}" lists all damage; build the library again. The published files have not changed.`,
  );
}
