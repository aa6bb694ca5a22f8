import { bookNames } from './book-names.ts';
import { nameKey } from './name-key.ts';

/** As much of a translation's book as is needed to find it by name. */
export interface NamedBook {
  readonly id: string;
  readonly name?: string;
  readonly commonName?: string;
  readonly numberOfChapters?: number;
}

export interface BookFinder {
  /** The id of the book that is called exactly so. */
  exact(name: string): string | undefined;
  /** The ids of the books with a name that begins so. */
  beginning(name: string): string[];
}

/** Finds books by id, by their names in a translation, and by their names and abbreviations in English. */
export function findBook(books: readonly NamedBook[] = []): BookFinder {
  const own: Names = { ids: new Set(books.map(({ id }) => id)), idsOfKeys: new Map() };
  for (const { id, name } of books) add(own, name, id);
  for (const { id, commonName } of books) add(own, commonName, id);
  english ??= englishNames();
  const both = [own, english];
  const beginning = (names: Names, key: string) =>
    [...names.idsOfKeys].filter(([other]) => key && other.startsWith(key)).map(([, id]) => id);
  return {
    exact(name) {
      const id = name.trim();
      if (both.some(({ ids }) => ids.has(id))) return id;
      const key = nameKey(name);
      return own.idsOfKeys.get(key) ?? english!.idsOfKeys.get(key);
    },
    beginning(name) {
      const found = both.flatMap((names) => beginning(names, nameKey(name)));
      const inTranslation = found.filter((id) => own.ids.has(id));
      return [...new Set(inTranslation.length > 0 ? inTranslation : found)];
    },
  };
}

interface Names {
  readonly ids: Set<string>;
  readonly idsOfKeys: Map<string, string>;
}

let english: Names | undefined;

function englishNames(): Names {
  const names: Names = { ids: new Set(), idsOfKeys: new Map() };
  for (const row of bookNames.trim().split(/[|\n]/)) {
    const id = row.slice(0, 3);
    names.ids.add(id);
    const number = /^\d/.exec(id)?.[0] ?? '';
    for (const name of row.slice(4).split(',')) add(names, number + name, id);
  }
  // An id that ends in a number must be in capitals: "Ps2" is a psalm, not the book PS2
  for (const id of names.ids) if (!/\d$/.test(id)) add(names, id, id);
  return names;
}

function add({ idsOfKeys }: Names, name: string | undefined, id: string): void {
  const key = nameKey(name ?? '');
  if (key && !idsOfKeys.has(key)) idsOfKeys.set(key, id);
}
