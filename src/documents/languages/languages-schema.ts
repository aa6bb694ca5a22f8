import { z } from 'zod';
import { schemaParts } from '../schema-parts.ts';

const { text, editionId } = schemaParts;
const editions = (kind: string) =>
  z.array(editionId).describe(`Ids of the ${kind} in it; empty where there are none`);

const languageSchema = z
  .strictObject({
    code: schemaParts.languageMembers.language.describe('ISO 639-3'),
    name: text.nullable().describe('In the language itself; null where that is not known'),
    englishName: text.nullable().describe('Null where the language has none, or is not known'),
    script: z
      .string()
      .regex(/^[A-Z][a-z]{3}$/)
      .nullable()
      .describe('ISO 15924 code of the script in which it is usually written; null where that is not known'),
    direction: z.enum(['ltr', 'rtl']).describe('Of that script'),
    translations: editions('translations'),
    commentaries: editions('commentaries'),
    datasets: editions('datasets'),
    lexicons: editions('lexicons'),
  })
  .meta({ id: 'Language', description: 'A language that has an edition' });

export const languagesSchema = z
  .strictObject({ languages: z.array(languageSchema).describe('Sorted by code') })
  .meta({ id: 'Languages' });

export type Languages = z.infer<typeof languagesSchema>;
