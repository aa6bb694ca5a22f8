import type { EntityReference } from '../../model/entities.ts';
import { entityReferenceObject } from './entity-reference-object.ts';
import type { EntityReferenceObject } from './entity-reference-schema.ts';

/** What the records of one dataset do with relations and lists: what is empty is left out. */
export function recordMembers(datasetId: string) {
  const one = (reference: EntityReference) => entityReferenceObject(datasetId, reference);
  return {
    reference: (reference: EntityReference | undefined): EntityReferenceObject | undefined =>
      reference && one(reference),
    references: (references: readonly EntityReference[]): EntityReferenceObject[] | undefined =>
      references.length > 0 ? references.map(one) : undefined,
    texts: (texts: readonly string[]): string[] | undefined => (texts.length > 0 ? [...texts] : undefined),
  };
}
