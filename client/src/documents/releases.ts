// Made from the schemas of the service by client/scripts/make-document-types.ts.

export interface Releases {
  format: 1;
  releases: {
    /** Of its manifest, which lies at /api/x/manifests/{sha256}.json */
    sha256: string;
    publishedAt: string;
    documents: number;
    /** Bytes of the documents, not compressed */
    size: number;
    added: number;
    changed: number;
    deleted: number;
    isSigned: boolean;
  }[];
}
