import type { Library } from '../library/library.ts';
import { PublishError } from '../release/publish-error.ts';

/** Reads documents of a library as the JSON they hold. */
export class DocumentReader {
  readonly #library: Library;
  readonly #decoder = new TextDecoder();

  constructor(library: Library) {
    this.#library = library;
  }

  find<Document>(path: string): Document | undefined {
    const stored = this.#library.get(path);
    return stored && JSON.parse(this.#decoder.decode(Bun.gunzipSync(new Uint8Array(stored.gzip))));
  }

  /** @throws PublishError when the library does not have it. */
  read<Document>(path: string): Document {
    const document = this.find<Document>(path);
    if (document !== undefined) return document;
    throw new PublishError(`The library has no ${path}, though other documents link to it. Build it again.`);
  }
}
