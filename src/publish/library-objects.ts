import type { ManifestEntry } from '../documents/manifest/manifest-schema.ts';
import type { StoredDocument } from '../library/stored-document.ts';
import { PublishError } from '../release/publish-error.ts';
import type { PublishedBodies, PublishedObject } from '../release/published-object.ts';

/** One state of a library: what it gives does not change while it is being published. */
export interface PublishedLibrary {
  get(path: string): StoredDocument | undefined;
}

const contentType = 'application/json; charset=utf-8';

/** The documents of a library as objects to publish. */
export class LibraryObjects {
  readonly #library: PublishedLibrary;

  constructor(library: PublishedLibrary) {
    this.#library = library;
  }

  /** @param at where it is to lie; else where it lies in the library. */
  object({ path, sha256 }: ManifestEntry, at = path): PublishedObject {
    return { path: at, contentType, sha256, load: async () => this.#bodies(path, sha256) };
  }

  /** A document, decoded; undefined when there is none. */
  read = async (path: string): Promise<Uint8Array<ArrayBuffer> | undefined> => {
    const stored = this.#library.get(path);
    return stored && Bun.gunzipSync(stored.gzip as Uint8Array<ArrayBuffer>);
  };

  #bodies(path: string, sha256: string): PublishedBodies {
    const stored = this.#library.get(path);
    if (!stored) throw damaged(`${path} is missing in it`);
    if (Buffer.from(stored.hash).toString('hex') !== sha256)
      throw damaged(`${path} is not as its manifest lists it`);
    return stored as PublishedBodies & StoredDocument;
  }
}

function damaged(fault: string): PublishError {
  return new PublishError(
    `The library is damaged: ${fault}. "scriptorium verify" tells more; build it again. What was published is as it was.`,
  );
}
