// Made from the schemas of the service by client/scripts/make-document-types.ts.

export interface DatasetPersonSummary {
  id: string;
  name: string;
  isProperName?: boolean;
  gender?: string;
  numberOfReferences: number;
  thisPersonApiLink: string;
}
