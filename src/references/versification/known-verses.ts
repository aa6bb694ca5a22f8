import { bookInfo } from '../../model/books.ts';
import { schemeNames } from '../reference.ts';
import { Versification } from './versification.ts';

/**
 * What some standard versification has, whichever it is: a reference in a table or in a commentary does not say by which
 * numbering it was written. Of the 66 books only: those beyond them are numbered in more ways than the schemes know.
 */
export const knownVerses = {
  /** The last verse of a chapter; 0 for a chapter that no scheme has, infinity in a book of which nothing is known. */
  last(book: string, chapter: number): number {
    if (bookInfo(book)?.canon !== 'canonical') return Number.POSITIVE_INFINITY;
    return Math.max(...standards().map((scheme) => scheme.verseCount(book, chapter)));
  },

  /** The last chapter of a book; infinity of a book of which nothing is known. */
  lastChapter(book: string): number {
    if (bookInfo(book)?.canon !== 'canonical') return Number.POSITIVE_INFINITY;
    return Math.max(...standards().map((scheme) => scheme.chapters(book)?.length ?? 0));
  },
};

function standards(): Versification[] {
  return schemeNames.map((name) => Versification.standard(name));
}
