import { z } from 'zod';
import { schemaParts } from '../schema-parts.ts';

const { text, editionId } = schemaParts;
const editions = (kind: string) =>
  z.array(editionId).describe(`Ids of the ${kind} in this language; empty if none`);

const languageSchema = z
  .strictObject({
    code: schemaParts.languageMembers.language.describe('ISO 639-3'),
    name: text.nullable().describe('Name in the language itself; null if unknown'),
    englishName: text.nullable().describe('Name in English; null if unknown'),
    script: z
      .string()
      .regex(/^[A-Z][a-z]{3}$/)
      .nullable()
      .describe('ISO 15924 code of the usual script; null if unknown'),
    direction: z.enum(['ltr', 'rtl']).describe('Direction of that script'),
    translations: editions('translations'),
    commentaries: editions('commentaries'),
    datasets: editions('datasets'),
    lexicons: editions('lexicons'),
  })
  .meta({ id: 'Language', description: 'A language with editions' });

export const languagesSchema = z
  .strictObject({ languages: z.array(languageSchema).describe('Sorted by code') })
  .meta({ id: 'Languages' });

export type Languages = z.infer<typeof languagesSchema>;
