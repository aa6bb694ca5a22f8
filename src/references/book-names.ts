import { changesBetween } from '../lib/closest.ts';
import { bookInfo } from '../model/books.ts';
import { englishNames } from './english-names.ts';
import { accentedKey, consonantKey, nameKey } from './name-key.ts';

export interface NamedBook {
  readonly id: string;
  readonly name?: string | undefined;
  readonly commonName?: string | undefined;
  readonly title?: string | null | undefined;
}

const maxFoundNames = 2000;

/** Book ids by `nameKey`, and by `accentedKey` if another book has the same letters. */
export type NameTable = ReadonlyMap<string, string>;

/** Finds books by name. The edition's names take priority over names of its language, then English. */
export class BookNameLookup {
  readonly #tables: readonly NameTable[];
  readonly #found = new Map<string, string>();
  readonly #anyLanguage: (() => readonly NameTable[]) | undefined;

  /** @param anyLanguage names of all languages, loaded only if no other table has a name. */
  constructor(tables: readonly NameTable[], anyLanguage?: () => readonly NameTable[]) {
    this.#tables = tables.includes(englishNames) ? tables : [...tables, englishNames];
    this.#anyLanguage = anyLanguage;
  }

  find(name: string): string | undefined {
    const known = this.#found.get(name);
    if (known !== undefined) return known || undefined;
    const id = this.#find(name);
    if (this.#found.size === maxFoundNames) this.#found.clear();
    this.#found.set(name, id ?? '');
    return id;
  }

  #find(name: string): string | undefined {
    const written = name.trim();
    if (isBookId(written)) return written;
    const key = nameKey(written);
    if (key === '') return undefined;
    const accented = accentedKey(written);
    for (const table of this.#tables) {
      const id = (accented === undefined ? undefined : table.get(accented)) ?? table.get(key);
      if (id) return id;
    }
    // The name in OSIS; "Ps 151" is a psalm
    if (/^ps151$/i.test(written)) return 'PS2';
    const consonants = consonantKey(key);
    if (consonants === undefined) return undefined;
    for (const table of this.#tables) {
      const id = idsByConsonants(table).get(consonants);
      if (id) return id;
    }
    return undefined;
  }

  mayEndWith(word: string): boolean {
    if (word === word.toUpperCase() || /[\u0900-\u0dff]|\p{Ll}\p{Lu}/u.test(word)) return true;
    const key = nameKey(word).slice(-3);
    return key.length < 2 || this.#tables.some((table) => endingsOf(table).has(key));
  }

  /** True for a book id that is also a name of another book: `JUD` is Jude, and Judith in Czech. */
  isAmbiguousId(name: string): boolean {
    if (!isBookId(name)) return false;
    const key = nameKey(name);
    return this.#tables.some((table) => (table.get(key) ?? name) !== name);
  }

  /** Like `find` in all languages. Undefined if they disagree or for a short abbreviation. */
  findInAnyLanguage(name: string): string | undefined {
    const key = nameKey(name);
    // Short Latin words name different books, or none
    if (/^[\da-z]{0,3}$/.test(key)) return undefined;
    const consonants = consonantKey(key) ?? '';
    const ids = new Set(
      this.#anyLanguage?.().flatMap(
        (table) => table.get(key) || idsByConsonants(table).get(consonants) || [],
      ),
    );
    return ids.size === 1 ? [...ids][0] : undefined;
  }

  /** @param anyNumber true also returns numbered books for a name without a number. */
  beginning(name: string, anyNumber = false): string[] {
    const key = nameKey(name);
    for (const table of this.#tables) {
      const ids = booksBeginning(table, key, anyNumber);
      if (ids.size > 0) return [...ids];
    }
    return [];
  }

  similar(name: string): string[] {
    const key = nameKey(name);
    const near = new Map<string, number>();
    for (const table of this.#tables) {
      for (const [other, id] of table) {
        if (other.length < 4) continue;
        const distance = changesBetween(other, key);
        if (distance <= (key.length < 6 ? 1 : 2)) near.set(id, Math.min(distance, near.get(id) ?? 9));
      }
    }
    return [...near].sort(([, a], [, b]) => a - b).map(([id]) => id);
  }
}

export function booksBeginning(table: NameTable, key: string, anyNumber: boolean): Set<string> {
  const ids = new Set<string>();
  if (key === '') return ids;
  for (const [other, id] of table) {
    const isNumbered = anyNumber && /^\d/.test(other);
    if (other.startsWith(key) || (isNumbered && other.startsWith(key, 1))) ids.add(id);
  }
  return ids;
}

const endings = new WeakMap<NameTable, ReadonlySet<string>>();

function endingsOf(table: NameTable): ReadonlySet<string> {
  const known = endings.get(table);
  if (known) return known;
  const all = new Set<string>();
  for (const key of table.keys()) all.add(key.slice(-2)).add(key.slice(-3));
  endings.set(table, all);
  return all;
}

const byConsonants = new WeakMap<NameTable, ReadonlyMap<string, string>>();

/** Book ids by `consonantKey`; '' if several books share the same consonants. */
function idsByConsonants(table: NameTable): ReadonlyMap<string, string> {
  const known = byConsonants.get(table);
  if (known) return known;
  const ids = new Map<string, string>();
  for (const [key, id] of table) {
    const consonants = consonantKey(key);
    if (consonants) ids.set(consonants, (ids.get(consonants) ?? id) === id ? id : '');
  }
  byConsonants.set(table, ids);
  return ids;
}

function isBookId(text: string): boolean {
  const info = text.length === 3 ? bookInfo(text) : undefined;
  return info !== undefined && info.canon !== 'peripheral';
}

export function namesOfBooks(books: readonly NamedBook[]): NameTable {
  const table = new Map<string, string>();
  const add = (name: string | null | undefined, id: string) => {
    const key = nameKey(name ?? '');
    if (key !== '' && !table.has(key)) table.set(key, id);
  };
  for (const member of ['name', 'commonName', 'title'] as const)
    for (const book of books) add(book[member], book.id);
  return table;
}
