// Made from the schemas of the service by client/scripts/make-document-types.ts.

export interface DatasetEntityRef {
  id: string;
  type: 'people' | 'places' | 'events' | 'groups';
  name: string;
  apiLink: string;
}
