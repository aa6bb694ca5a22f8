import { namesOfAllLanguages, namesOfLanguage } from '../references/names-of-languages.ts';
import { Versification } from '../references/versification/versification.ts';
import type { ReferenceData } from './edition.ts';
import { numberingData } from './numbering.ts';

const english = Versification.standard('eng');

export const allReferenceData: ReferenceData = {
  ofLanguage: namesOfLanguage,
  ofAllLanguages: namesOfAllLanguages,
  extent: {
    chapters: (book) => english.chapters(book)?.length,
    verses: (book, chapter) => english.chapters(book)?.[chapter - 1],
  },
  numbering: numberingData,
};
