import { availableTranslations } from '../../src/documents/catalogues.ts';
import { links } from '../../src/documents/links.ts';
import type { Library } from '../../src/library/library.ts';
import { checkBytes, PeekedBody, packDocument, storedValue } from '../../src/library/stored-document.ts';

/**
 * A library that simulates many copies of one translation, under the ids KJV0001, KJV0002, ... Each document
 * of a copy is separately read, decompressed and parsed from the original. Searching many copies costs the
 * same as searching as many translations, except for disk reads.
 */
export class CopiedDocuments implements Pick<Library, 'generation' | 'peek' | 'requireAbsence'> {
  readonly ids: readonly string[];
  readonly #library: Library;
  readonly #original: string;
  readonly #roots = new Map<string, PeekedBody>();
  readonly #catalogue: PeekedBody;

  constructor(library: Library, id: string, count: number) {
    this.#library = library;
    this.#original = id;
    this.ids = Array.from({ length: count }, (_, index) => `${id}${String(index + 1).padStart(4, '0')}`);
    const { catalogueEntry } = library.edition(id)!;
    const entries = this.ids.map((copy) => ({ ...catalogueEntry, id: copy }));
    this.#catalogue = peeked(String(availableTranslations(entries)));
  }

  generation(): number {
    return this.#library.generation();
  }

  requireAbsence(): void {}

  peek(path: string): PeekedBody | undefined {
    if (path === links.availableTranslations) return this.#catalogue;
    const copy = this.#copyOf(path);
    if (path === links.searchRoot(copy) || path === links.searchLengths(copy))
      return this.#rootOf(copy, path);
    return this.#library.peek(path.replace(copy, this.#original));
  }

  #copyOf(path: string): string {
    const [, , first = '', second = '', third = ''] = path.split('/');
    return first === 'x' && second === 'search' ? third : first;
  }

  #rootOf(copy: string, path: string): PeekedBody | undefined {
    const known = this.#roots.get(path);
    if (known) return known;
    const original = this.#library.peek(path.replace(copy, this.#original));
    if (!original) return undefined;
    const json = new TextDecoder().decode(Bun.gunzipSync(original.body));
    const renamed = peeked(json.replace(`"translation":"${this.#original}"`, `"translation":"${copy}"`));
    this.#roots.set(path, renamed);
    return renamed;
  }
}

function peeked(json: string): PeekedBody {
  const { hash, gzip } = packDocument(json);
  const value = Buffer.concat([Buffer.alloc(checkBytes), storedValue.encode({ hash, body: gzip })]);
  return new PeekedBody(value, value.length);
}
