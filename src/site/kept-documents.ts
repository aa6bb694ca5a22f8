/**
 * Memory per byte of JSON, measured in Bun; V8 needs less. Documents other than texts take more, because they
 * consist of smaller objects or of packed numbers that a search decodes.
 */
const bytesPerByte = { text: 1.5, other: 5 };
const isText = /\.simple\.json$/;
/** Excludes complete downloads: they are too large, and no question reads one. */
const maxShareOfDocument = 0.1;

/** Parsed documents that questions share, up to a memory limit. The least recently used are dropped first. */
export class KeptDocuments {
  readonly #maxBytes: number;
  /** Ordered by last use, latest last. */
  readonly #kept = new Map<string, { readonly document: unknown; readonly bytes: number }>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** @returns undefined if it is not kept; `document` is undefined for one that does not exist. */
  get(path: string): { readonly document: unknown } | undefined {
    const kept = this.#kept.get(path);
    if (!kept) return undefined;
    this.#kept.delete(path);
    this.#kept.set(path, kept);
    return kept;
  }

  keep(path: string, document: unknown, jsonBytes: number): void {
    const bytes = jsonBytes * bytesPerByte[isText.test(path) ? 'text' : 'other'];
    if (bytes > this.#maxBytes * maxShareOfDocument) return;
    this.#bytes += bytes - (this.#kept.get(path)?.bytes ?? 0);
    this.#kept.delete(path);
    this.#kept.set(path, { document, bytes });
    for (const [oldest, kept] of this.#kept) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#kept.delete(oldest);
      this.#bytes -= kept.bytes;
    }
  }

  clear(): void {
    this.#kept.clear();
    this.#bytes = 0;
  }
}
