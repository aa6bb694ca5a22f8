// Made from the schemas of the service by client/scripts/make-document-types.ts.

export interface InlineHeading {
  heading: string;
}
