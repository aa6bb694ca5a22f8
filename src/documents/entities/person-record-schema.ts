import { z } from 'zod';
import { datasetSchema } from '../dataset/dataset-schema.ts';
import { schemaParts } from '../schema-parts.ts';
import { recordParts } from './record-parts.ts';

const { number, reference, references, text, texts, verses } = recordParts;

/** `people/{person}.json` (interface 2.9). */
export const personRecordSchema = z
  .strictObject({
    dataset: datasetSchema,
    person: z
      .strictObject({
        id: schemaParts.editionId,
        name: schemaParts.text,
        alsoCalled: texts,
        isProperName: z.boolean().optional(),
        gender: text,
        description: texts,
        birthYear: number,
        deathYear: number,
        minYear: number,
        maxYear: number,
        birthPlace: reference,
        deathPlace: reference,
        father: references,
        mother: references,
        partners: references,
        children: references,
        siblings: references,
        halfSiblingsSameMother: references,
        halfSiblingsSameFather: references,
        memberOf: references,
        events: references,
        references: verses,
      })
      .meta({ id: 'DatasetPerson' }),
    thisPersonApiLink: schemaParts.apiLink,
  })
  .meta({ id: 'DatasetPersonRecord' });

export type PersonRecord = z.infer<typeof personRecordSchema>;
