// Made from the schemas of the service by client/scripts/make-document-types.ts.

export interface DatasetPlaceSummary {
  id: string;
  name: string;
  featureType?: string;
  latitude?: number;
  longitude?: number;
  numberOfReferences: number;
  thisPlaceApiLink: string;
}
