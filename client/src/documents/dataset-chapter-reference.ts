// Made from the schemas of the service by client/scripts/make-document-types.ts.

export interface DatasetChapterReference {
  datasetId: string;
  book: string;
  chapter: number;
}
