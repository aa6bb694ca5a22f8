// Made from the schemas of the service by client/scripts/make-document-types.ts.

export interface DatasetEventSummary {
  id: string;
  name: string;
  startDate?: string;
  numberOfReferences: number;
  thisEventApiLink: string;
}
