import { z } from 'zod';
import { schemaParts } from '../schema-parts.ts';

const { text } = schemaParts;
const named = { id: schemaParts.editionId, name: text };

/** What a list and a chapter both say of an entity. */
export const summaryParts = {
  person: { ...named, isProperName: z.boolean().optional(), gender: text.optional() },
  place: {
    ...named,
    featureType: text.optional(),
    latitude: z.number().min(-90).max(90).optional(),
    longitude: z.number().min(-180).max(180).optional(),
  },
  event: { ...named, startDate: text.optional() },
  group: named,
};
