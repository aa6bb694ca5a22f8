// Made from the schemas of the service by client/scripts/make-document-types.ts.

export interface DatasetPeopleGroupSummary {
  id: string;
  name: string;
  numberOfMembers: number;
  thisPeopleGroupApiLink: string;
}
