// Made from the schemas of the service by client/scripts/make-document-types.ts.

export interface FormattedText {
  text: string;
  /** Indent level */
  poem?: number;
  wordsOfJesus?: true;
}
