// Made from the schemas of the service by client/scripts/make-document-types.ts.

export interface OpenApi {
  openapi: '3.1.1';
  info: {
    /** Name of the service */
    title: string;
    /** Version of the contract */
    version: '1.0.0';
    /** What it does, in a line */
    summary: string;
    /** What holds for all operations */
    description: string;
    /** Licence of the program; each edition has its own */
    license: {
      /** Its name */
      name: string;
      /** Its SPDX identifier */
      identifier: string;
    };
  };
  servers: {
    /** May be relative to this document */
    url: string;
    /** Which it is */
    description: string;
  }[];
  tags: {
    /** Of the group */
    name: string;
    /** What is in it */
    description: string;
  }[];
  paths: {
    [key: string]: {
      /** The operation */
      get: { [key: string]: unknown };
    };
  };
  components: {
    /** The shape of every document and of its parts, as JSON Schema */
    schemas: { [key: string]: unknown };
    /** Answers */
    responses: { [key: string]: unknown };
    /** Request headers */
    parameters: { [key: string]: unknown };
    /** Response headers */
    headers: { [key: string]: unknown };
  };
}
