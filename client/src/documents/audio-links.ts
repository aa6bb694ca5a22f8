// Made from the schemas of the service by client/scripts/make-document-types.ts.

/** Absolute URL of the audio by reader */
export type AudioLinks = { [key: string]: string };
