// Made from the schemas of the service by client/scripts/make-document-types.ts.

export interface DatasetReference {
  book: string;
  chapter: number;
  verse: number;
  endChapter?: number;
  endVerse?: number;
  score?: number;
}
