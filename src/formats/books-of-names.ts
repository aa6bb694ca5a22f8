import { canonicalIds } from '../model/books.ts';
import { BookNameLookup } from '../references/book-names.ts';
import { namesOfAllLanguages } from '../references/names-of-languages.ts';
import { findBookId } from './find-book-id.ts';

/** Ids of BibleWorks in its lists of verses that are neither ids of USFM nor clear abbreviations. */
const otherIds: ReadonlyMap<string, string> = new Map([
  ['joe', 'JOL'],
  ['mar', 'MRK'],
  ['phi', 'PHP'],
  ['sol', 'SNG'],
]);

/** Resolves the book names of a table: ids of USFM and OSIS, names in any language, and numbers from 1 to 66. */
export class BooksOfNames {
  readonly #ids = new Map<string, string | undefined>();
  #names: BookNameLookup | undefined;

  id(name: string): string | undefined {
    if (!this.#ids.has(name)) this.#ids.set(name, this.#find(name.trim()));
    return this.#ids.get(name);
  }

  #find(name: string): string | undefined {
    if (/^\d+$/.test(name)) return canonicalIds[Number(name) - 1];
    const id = findBookId(name) ?? otherIds.get(name.toLowerCase());
    if (id !== undefined) return id;
    this.#names ??= new BookNameLookup([], namesOfAllLanguages);
    return this.#names.find(name) ?? this.#names.findInAnyLanguage(name);
  }
}
