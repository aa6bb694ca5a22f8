// Made from the schemas of the service by client/scripts/make-document-types.ts.

export interface EditionManifest {
  format: 1;
  edition: string;
  kind: 'translation' | 'commentary' | 'dataset';
  documents: {
    path: string;
    /** SHA-256 of the JSON, not compressed */
    sha256: string;
    /** Bytes of the JSON, not compressed */
    size: number;
  }[];
}
