// Made from the schemas of the service by client/scripts/make-document-types.ts.

export interface SimpleInlineHeading {
  offset: number;
  text: string;
}
