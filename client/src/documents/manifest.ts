// Made from the schemas of the service by client/scripts/make-document-types.ts.

export interface Manifest {
  format: 1;
  /** How many, those of all editions with them */
  documents: number;
  /** Bytes of them all, not compressed */
  size: number;
  /** Those of no edition: the catalogues */
  shared: {
    path: string;
    /** SHA-256 of the JSON, not compressed */
    sha256: string;
    /** Bytes of the JSON, not compressed */
    size: number;
  }[];
  editions: {
    id: string;
    kind: 'translation' | 'commentary' | 'dataset';
    documents: number;
    /** Bytes of its documents, not compressed */
    size: number;
    /** The manifest that lists them */
    manifest: {
      path: string;
      /** SHA-256 of the JSON, not compressed */
      sha256: string;
      /** Bytes of the JSON, not compressed */
      size: number;
    };
  }[];
}
