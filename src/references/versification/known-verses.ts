import { bookInfo } from '../../model/books.ts';
import { type Extent, type Place, schemeNames } from '../reference.ts';
import { Versification } from './versification.ts';

/**
 * Maximum over all standard versifications, because a reference in a table or commentary does not state its
 * numbering. Covers the 66 canonical books only: other books are numbered in more ways than the schemes know.
 */
export const knownVerses = {
  has({ book, chapter, verse = 1 }: Place): boolean {
    return chapter === undefined || verse <= knownVerses.last(book, chapter);
  },

  /** Last verse of a chapter; 0 if no scheme has the chapter, Infinity if the book is not covered. */
  last(book: string, chapter: number): number {
    if (bookInfo(book)?.canon !== 'canonical') return Number.POSITIVE_INFINITY;
    return Math.max(...standards().map((scheme) => scheme.verseCount(book, chapter)));
  },

  /** Last chapter of a book; Infinity if the book is not covered. */
  lastChapter(book: string): number {
    if (bookInfo(book)?.canon !== 'canonical') return Number.POSITIVE_INFINITY;
    return Math.max(...standards().map((scheme) => scheme.chapters(book)?.length ?? 0));
  },
};

/** Accepts chapters and verses of any versification, because the author's is unknown. */
export const knownExtent: Extent = { chapters: knownVerses.lastChapter, verses: knownVerses.last };

function standards(): Versification[] {
  return schemeNames.map((name) => Versification.standard(name));
}
