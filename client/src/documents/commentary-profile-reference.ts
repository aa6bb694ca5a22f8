// Made from the schemas of the service by client/scripts/make-document-types.ts.

export interface CommentaryProfileReference {
  id: string;
  subject: string;
  reference: {
    book: string;
    chapter: number;
    verse: number;
    endVerse?: number;
  } | null;
  thisProfileLink: string;
  /** The chapter of this commentary; null also where it has none there */
  referenceChapterLink: string | null;
}
