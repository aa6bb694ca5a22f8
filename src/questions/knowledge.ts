import { versifications } from '../model/versification.ts';
import { namesOfAllLanguages, namesOfLanguage } from '../references/names-of-languages.ts';
import type { Knowledge } from './edition.ts';

const { eng } = versifications;

/** All that is known of how references are written: names of books in 49 languages, and the usual lengths of chapters. */
export const allKnowledge: Knowledge = {
  ofLanguage: namesOfLanguage,
  ofAllLanguages: namesOfAllLanguages,
  extent: {
    chapters: (book) => eng.get(book)?.length,
    verses: (book, chapter) => eng.get(book)?.[chapter - 1],
  },
};
