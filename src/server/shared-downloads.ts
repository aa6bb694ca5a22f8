import type { PreparedDocument } from './prepared-document.ts';

/** So many are kept though nobody reads them. */
const mostKept = 2;

type Described = Omit<PreparedDocument, 'response'>;

/**
 * Large documents. Each is in memory once, however many clients read it, as long as one of them does; and so are the
 * last ones that were asked for.
 */
export class SharedDownloads {
  readonly #known = new Map<
    string,
    { described: Described; response: WeakRef<PreparedDocument['response']> }
  >();
  #latest: PreparedDocument[] = [];

  get(key: string): PreparedDocument | undefined {
    const known = this.#known.get(key);
    const response = known?.response.deref();
    if (!known || !response) return undefined;
    return this.#keep({ ...known.described, response });
  }

  add(key: string, document: PreparedDocument): PreparedDocument {
    const { response, ...described } = document;
    this.#known.set(key, { described, response: new WeakRef(response) });
    return this.#keep(document);
  }

  clear(): void {
    this.#known.clear();
    this.#latest = [];
  }

  #keep(document: PreparedDocument): PreparedDocument {
    const others = this.#latest.filter(({ response }) => response !== document.response);
    this.#latest = [document, ...others].slice(0, mostKept);
    return document;
  }
}
