import type { ManifestEntry } from '../documents/manifest/manifest-schema.ts';
import { sha256Of } from '../lib/sha256.ts';
import { brotliBody } from '../library/stored-document.ts';
import { ReleaseError } from '../release/release-error.ts';
import { mediaTypes } from '../site/fields.ts';

/** One file to publish. */
export interface PublishedObject {
  /** `/api/BSB/GEN/1.json`, `/index.html` */
  readonly path: string;
  readonly contentType: string;
  /** SHA-256 of the identity body, hexadecimal. */
  readonly sha256: string;
  /** Bytes of the identity body. */
  readonly size: number;
  /** Compressed already, as fonts are: published as it is, in no coding. */
  readonly isIncompressible?: boolean;
  /** Where a store may have the same object: it is copied there then. */
  readonly keptAt?: string | undefined;
  /** Loads its bodies, when its turn comes. @throws ReleaseError when the library no longer has it. */
  load(): Promise<PublishedBodies>;
}

/** A body in the codings that are there already. */
export interface PublishedBodies {
  readonly gzip: Uint8Array<ArrayBuffer>;
  /** Only where the library has it. */
  readonly brotli?: Uint8Array<ArrayBuffer>;
}

/** The brotli body: that of the library, or else made here, which takes about 1 ms per kilobyte. */
export function brotliOf({ gzip, brotli }: PublishedBodies): Uint8Array<ArrayBuffer> {
  return brotli ?? (brotliBody(Bun.gunzipSync(gzip)) as Uint8Array<ArrayBuffer>);
}

export const siblingCodings = ['gzip', 'br'] as const;

/** The coding of a compressed file that is beside the plain one. */
export type SiblingCoding = (typeof siblingCodings)[number];

export const siblingSuffixes: Readonly<Record<SiblingCoding, string>> = { gzip: '.gz', br: '.br' };

/** The codings of the files that an object has beside the plain one. */
export function siblingsOf(
  { isIncompressible }: PublishedObject,
  siblings: ReadonlySet<SiblingCoding>,
): ReadonlySet<SiblingCoding> {
  return isIncompressible ? new Set() : siblings;
}

/** The files beside the plain one: suffix and content, sorted by suffix. */
export function* siblingFiles(
  bodies: PublishedBodies,
  siblings: ReadonlySet<SiblingCoding>,
): Iterable<readonly [suffix: string, content: Uint8Array<ArrayBuffer>]> {
  if (siblings.has('br')) yield [siblingSuffixes.br, brotliOf(bodies)];
  if (siblings.has('gzip')) yield [siblingSuffixes.gzip, bodies.gzip];
}

/** A file that does not come from the library. */
export function madeObject(path: string, text: string, contentType: string): PublishedObject {
  const bytes = new TextEncoder().encode(text);
  const load = async () => ({ gzip: Bun.gzipSync(bytes) });
  return { path, contentType, sha256: sha256Of(bytes), size: bytes.length, load };
}

/** A JSON file that does not come from the library. */
export function madeJson(path: string, value: unknown): PublishedObject {
  return madeObject(path, JSON.stringify(value), mediaTypes.json);
}

/** One state of a library, which does not change while it is published: `Library.snapshot()`. */
export interface PublishedLibrary {
  get(path: string): StoredBodies | undefined | Promise<StoredBodies | undefined>;
  /** Where the destination may have a document with this hash; absent where it is not asked. */
  keptAt?(sha256: string): string;
}

/** A document as a library stores it. */
interface StoredBodies {
  /** SHA-256 of the identity body, 32 bytes. */
  readonly hash: Uint8Array;
  readonly gzip: Uint8Array;
  readonly brotli?: Uint8Array;
}

/** The documents of a library as objects to publish. */
export class LibraryObjects {
  readonly #library: PublishedLibrary;

  constructor(library: PublishedLibrary) {
    this.#library = library;
  }

  /** @param at the path to publish it at; by default its path in the library. */
  object({ path, sha256, size }: ManifestEntry, at = path): PublishedObject {
    const load = () => this.#bodies(path, sha256);
    const keptAt = this.#library.keptAt?.(sha256);
    const kept = keptAt !== undefined && { keptAt };
    return { path: at, contentType: mediaTypes.json, sha256, size, load, ...kept };
  }

  /** A document, decoded; undefined when there is none. */
  readonly read = async (path: string): Promise<Uint8Array<ArrayBuffer> | undefined> => {
    const stored = await this.#library.get(path);
    return stored && Bun.gunzipSync(stored.gzip as Uint8Array<ArrayBuffer>);
  };

  async #bodies(path: string, sha256: string): Promise<PublishedBodies> {
    const stored = await this.#library.get(path);
    if (!stored) throw damaged(`${path} is missing`);
    if (Buffer.from(stored.hash).toString('hex') !== sha256)
      throw damaged(`${path} is not what its manifest lists`);
    return stored as StoredBodies & PublishedBodies;
  }
}

function damaged(fault: string): ReleaseError {
  return new ReleaseError(
    `The library is damaged: ${fault}. "scriptorium verify" lists all damage; build the library again. What was published has not changed.`,
  );
}
