// Made from the schemas of the service by client/scripts/make-document-types.ts.

export interface SimpleVerseFootnote {
  noteId: number;
  offset: number;
  text: string;
  /** '+' means that the caller is auto-generated, null an empty caller */
  caller: string | null;
}
