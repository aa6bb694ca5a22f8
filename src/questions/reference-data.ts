import { namesOfAllLanguages, namesOfLanguage } from '../references/names-of-languages.ts';
import { Versification } from '../references/versification/versification.ts';
import type { ReferenceData } from './edition.ts';
import { numberingData } from './numbering.ts';

const english = Versification.standard('eng');

/** All reference data: book names in 50 languages, typical chapter lengths, standard numberings. */
export const allReferenceData: ReferenceData = {
  ofLanguage: namesOfLanguage,
  ofAllLanguages: namesOfAllLanguages,
  extent: {
    chapters: (book) => english.chapters(book)?.length,
    verses: (book, chapter) => english.chapters(book)?.[chapter - 1],
  },
  numbering: numberingData,
};
