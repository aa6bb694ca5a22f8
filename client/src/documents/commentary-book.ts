// Made from the schemas of the service by client/scripts/make-document-types.ts.

import type { CommentaryChapterReference } from './commentary-chapter-reference.ts';

/** Numbers, links and references are null where it has no chapters */
export interface CommentaryBook {
  id: string;
  commentaryId: string;
  name: string;
  commonName: string;
  introduction?: string;
  introductionSummary?: string;
  order: number;
  firstChapterNumber: number | null;
  firstChapterApiLink: string | null;
  firstChapterReference: CommentaryChapterReference | null;
  lastChapterNumber: number | null;
  lastChapterApiLink: string | null;
  lastChapterReference: CommentaryChapterReference | null;
  numberOfChapters: number;
  totalNumberOfVerses: number;
}
