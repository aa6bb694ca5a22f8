// Made from the schemas of the service by client/scripts/make-document-types.ts.

export interface ChapterHeading {
  type: 'heading';
  /** Strings are joined with a space */
  content: string[];
}
