import { z } from 'zod';
import { schemaParts } from '../schema-parts.ts';

/** `DatasetEntityRef` (interface 2.9). */
export const entityReferenceSchema = z
  .strictObject({
    id: schemaParts.editionId,
    type: schemaParts.entityType,
    name: schemaParts.text,
    apiLink: schemaParts.apiLink,
  })
  .meta({ id: 'DatasetEntityRef' });

export type EntityReferenceObject = z.infer<typeof entityReferenceSchema>;
