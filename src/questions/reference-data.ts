import { codeOfLanguage, namesOfAllLanguages, namesOfLanguage } from '../references/names-of-languages.ts';
import type { ReferenceData } from './edition.ts';
import { numberingData } from './numbering.ts';

const lastVerses = (book: string) => numberingData.schemes?.lastVerses('eng', book) ?? [];

export const allReferenceData: ReferenceData = {
  ofLanguage: namesOfLanguage,
  codeOf: codeOfLanguage,
  ofAllLanguages: namesOfAllLanguages,
  extent: {
    chapters: (book) => lastVerses(book).length || undefined,
    verses: (book, chapter) => lastVerses(book)[chapter - 1],
  },
  numbering: numberingData,
};
