/**
 * Replaces large tables of `generated/` in the worker: as code they would be half of the module, so they are a
 * published file, which is read for the first question that needs one.
 */

/** Published next to the documents. */
export const tablesPath = '/language-tables.json';

/** The texts of the modules in `generated/`. */
export interface LanguageTables {
  readonly bookNames: string;
  readonly simplifiedCharacters: string;
}

let loaded: LanguageTables | undefined;

/** Thrown when a question needs a table before it is loaded; the question is asked again afterwards. */
export class TablesNotLoadedError extends Error {}

/** @param tables undefined if the file does not exist: then only English names and those of editions are known. */
export function useTables(tables: LanguageTables | undefined): void {
  loaded = tables ?? { bookNames: '', simplifiedCharacters: '\n' };
}

function tables(): LanguageTables {
  if (!loaded) throw new TablesNotLoadedError();
  return loaded;
}

/** Used like the text in `generated/book-names.ts`. */
export const bookNamesTable = { trim: () => tables().bookNames.trim() };

/** Used like the text in `generated/simplified-characters.ts`. */
export const simplifiedCharacters = {
  split: (separator: string) => tables().simplifiedCharacters.split(separator),
};
