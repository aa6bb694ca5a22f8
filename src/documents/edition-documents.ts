import type { EditionMetadata } from '../model/edition-metadata.ts';
import { findLanguage } from '../model/language.ts';
import type { SearchedTexts } from './search/search-entries.ts';

export interface EditionDocuments {
  readonly catalogueEntry: { readonly id: string; readonly name: string } & Readonly<Record<string, unknown>>;
  readonly bookIds: readonly string[];
  readonly counts: CanonCounts;
  readonly entryIds?: readonly string[];
  readonly names?: () => EntityName[];
  /** Created lazily, so that they are never all in memory. */
  readonly documents: Iterable<readonly [path: string, json: string]>;
  readonly searched?: () => readonly SearchedTexts[];
  readonly extensions?: readonly (readonly [path: string, json: string])[];
}

/** A name of a person or place, and the chapters that mention them: `GEN 1`. */
export interface EntityName {
  readonly name: string;
  readonly chapters: readonly string[];
}

export const editionMembers = {
  names: ({ id, name, englishName, website, licenseUrl }: EditionMetadata) => ({
    id,
    name,
    englishName,
    website,
    licenseUrl,
  }),

  /** Licence members of commentaries, datasets and lexicons. Licences require the notice, so it is always included. */
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

export interface CanonCounts {
  readonly books: number;
  readonly chapters: number;
  readonly verses: number;
  readonly entries?: number;
}

export type Immutable<T> = T extends object ? { readonly [Name in keyof T]: Immutable<T[Name]> } : T;
