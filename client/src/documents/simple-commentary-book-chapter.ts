// Made from the schemas of the service by client/scripts/make-document-types.ts.

import type { Commentary } from './commentary.ts';
import type { CommentaryBook } from './commentary-book.ts';
import type { CommentaryChapterReference } from './commentary-chapter-reference.ts';

export interface SimpleCommentaryBookChapter {
  commentary: Commentary;
  book: CommentaryBook;
  thisChapterLink: string;
  fullChapterApiLink: string;
  thisChapterReference: CommentaryChapterReference;
  nextChapterApiLink: string | null;
  nextChapterReference: CommentaryChapterReference | null;
  previousChapterApiLink: string | null;
  previousChapterReference: CommentaryChapterReference | null;
  numberOfVerses: number;
  chapter: {
    number: number;
    introduction?: string;
    content: {
      type: 'verse';
      number: number;
      /** The notes on the verse, set apart by a blank line */
      text: string;
      footnotes: never[];
    }[];
  };
}
