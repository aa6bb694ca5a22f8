import { bookNamesTable } from '../generated/book-names.ts';
import { forLanguage, relatedCodes } from '../model/macrolanguages.ts';
import { shortestTag } from '../model/shortest-tag.ts';
import type { NameTable } from './book-names.ts';

const tables = new Map<string, NameTable>();
let rows: ReadonlyMap<string, string> | undefined;

/**
 * Book names in a language or a related one; undefined if unknown.
 * @param language ISO 639-3 code.
 */
export function namesOfLanguage(language: string): NameTable | undefined {
  return forLanguage(language, ownNames);
}

function ownNames(language: string): NameTable | undefined {
  rows ??= new Map(
    bookNamesTable
      .trim()
      .split('\n')
      .map((row) => [row.slice(0, 3), row]),
  );
  const row = rows.get(language);
  if (row === undefined) return undefined;
  const table = tables.get(language) ?? nameTableOf(row);
  tables.set(language, table);
  return table;
}

/** ISO 639-3 code of a language with names, for one of two letters: `deu` for `de`. */
export function codeOfLanguage(twoLetters: string): string | undefined {
  ownNames('eng');
  return [...rows!.keys()].flatMap(relatedCodes).find((code) => shortestTag(code) === twoLetters);
}

export function namesOfAllLanguages(): readonly NameTable[] {
  ownNames('eng');
  return [...rows!.keys()].map((language) => ownNames(language)!);
}

export function nameTableOf(row: string): NameTable {
  const [, ...books] = row.split('\t');
  const table = new Map<string, string>();
  for (const book of books) {
    const [id, ...keys] = book.split(' ');
    for (const key of keys) if (!table.has(key)) table.set(key, id!);
  }
  return table;
}
