// Made from the schemas of the service by client/scripts/make-document-types.ts.

export interface VerseRef {
  book: string;
  chapter: number;
  verse: number;
  endVerse?: number;
}
