// Made from the schemas of the service by client/scripts/make-document-types.ts.

/** Link to the reader's timings file by reader */
export type AudioTimingsLinks = { [key: string]: string };
