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

/** Each member is used like the text of a module in `generated/`. */
export const languageTables = {
  bookNames: { trim: () => tables().bookNames.trim() },
  simplifiedCharacters: { split: (separator: string) => tables().simplifiedCharacters.split(separator) },

  /** @param read undefined if the file does not exist: then only English names and those of editions are known. */
  use(read: LanguageTables | undefined): void {
    loaded = read ?? { bookNames: '', simplifiedCharacters: '\n' };
  },
};

function tables(): LanguageTables {
  if (!loaded) throw new TablesNotLoadedError();
  return loaded;
}
