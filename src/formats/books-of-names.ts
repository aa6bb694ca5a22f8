import { canonicalIds } from '../model/books.ts';
import { BookNameLookup } from '../references/book-names.ts';
import { namesOfAllLanguages, namesOfLanguage } from '../references/names-of-languages.ts';
import { findBookId } from './find-book-id.ts';

/**
 * Resolves the book names of a table: ids of USFM and OSIS, and names in the language of the edition, in English,
 * or in any language; and numbers from 1 to 66.
 */
export class BooksOfNames {
  readonly #ids = new Map<string, string | undefined>();
  readonly #names: BookNameLookup;

  constructor(language = 'und') {
    const names = namesOfLanguage(language);
    this.#names = new BookNameLookup(names ? [names] : [], namesOfAllLanguages);
  }

  id(name: string): string | undefined {
    if (!this.#ids.has(name)) this.#ids.set(name, this.#find(name.trim()));
    return this.#ids.get(name);
  }

  #find(name: string): string | undefined {
    if (/^\d+$/.test(name)) return canonicalIds[Number(name) - 1];
    return this.#names.find(name) ?? findBookId(name) ?? this.#names.findInAnyLanguage(name);
  }
}
