// Made from the schemas of the service by client/scripts/make-document-types.ts.

export interface SimplePoemRange {
  /** Inclusive, in UTF-16 code units of the text */
  start: number;
  /** Exclusive */
  end: number;
  /** Indent level */
  level: number;
}
