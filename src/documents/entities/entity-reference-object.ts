import type { EntityReference } from '../../model/entities.ts';
import { links } from '../links.ts';
import type { EntityReferenceObject } from './entity-reference-schema.ts';

/** The `DatasetEntityRef` object. */
export function entityReferenceObject(
  datasetId: string,
  { id, type, name }: EntityReference,
): EntityReferenceObject {
  return { id, type, name, apiLink: links.entity(datasetId, type, id) };
}
