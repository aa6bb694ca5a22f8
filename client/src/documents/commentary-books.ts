// Made from the schemas of the service by client/scripts/make-document-types.ts.

import type { Commentary } from './commentary.ts';
import type { CommentaryBook } from './commentary-book.ts';

export interface CommentaryBooks {
  commentary: Commentary;
  books: CommentaryBook[];
}
