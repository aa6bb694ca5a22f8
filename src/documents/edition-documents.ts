import type { EditionMetadata } from '../model/edition-metadata.ts';
import { findLanguage } from '../model/language.ts';

/** All that is served of a commentary, a dataset or a lexicon. */
export interface EditionDocuments {
  /** Its entry in the catalogue: the `Commentary`, `Dataset` or `Lexicon` object. */
  readonly catalogueEntry: { readonly id: string; readonly name: string } & Readonly<Record<string, unknown>>;
  /** In canonical order. */
  readonly bookIds: readonly string[];
  readonly counts: CanonCounts;
  /** Numbers of the entries of a lexicon. */
  readonly entryIds?: readonly string[];
  /** Names of the entities of a dataset. */
  readonly names?: () => EntityName[];
  /** Each document is made when it is taken, so that never all of them are in memory. */
  readonly documents: Iterable<readonly [path: string, json: string]>;
  /** Those that extend the contract, and whose paths are not below the edition's own. */
  readonly extensions?: readonly (readonly [path: string, json: string])[];
}

/** A name of a person or place, and the chapters that mention them: `GEN 1`. */
export interface EntityName {
  readonly name: string;
  readonly chapters: readonly string[];
}

/** What the `Translation`, `Commentary` and `Dataset` objects have in common. */
export const editionMembers = {
  names: ({ id, name, englishName, website, licenseUrl }: EditionMetadata) => ({
    id,
    name,
    englishName,
    website,
    licenseUrl,
  }),

  /** Licence members of commentaries, datasets and lexicons. Licences require the notice, so it is never left out. */
  licence: ({ licenseNotes, licenseNotice }: EditionMetadata) => ({
    licenseNotes: licenseNotes || null,
    ...(licenseNotice ? { licenseNotice } : {}),
  }),

  language({ language, direction }: EditionMetadata) {
    const known = findLanguage(language);
    return {
      language,
      ...(known?.name === undefined ? {} : { languageName: known.name }),
      ...(known?.englishName === undefined ? {} : { languageEnglishName: known.englishName }),
      textDirection: direction,
    };
  },
};

/** Books, chapters and verses of one canon, or of all that an edition holds. */
export interface CanonCounts {
  readonly books: number;
  readonly chapters: number;
  readonly verses: number;
  /** Of a lexicon. */
  readonly entries?: number;
}

/** The same data, not to be changed by who gets it. */
export type Immutable<T> = T extends object ? { readonly [Name in keyof T]: Immutable<T[Name]> } : T;
