// Made from the schemas of the service by client/scripts/make-document-types.ts.

export interface SimpleTextRange {
  /** First position in the text, in UTF-16 code units */
  start: number;
  /** First position after it, in UTF-16 code units */
  end: number;
}
