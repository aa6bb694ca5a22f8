// Made from the schemas of the service by client/scripts/make-document-types.ts.

export interface TranslationChapterReference {
  translationId: string;
  book: string;
  chapter: number;
}
