// Made from the schemas of the service by client/scripts/make-document-types.ts.

export interface SimpleChapterHeading {
  type: 'heading';
  text: string;
}
