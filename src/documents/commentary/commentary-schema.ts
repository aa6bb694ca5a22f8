import { z } from 'zod';
import { schemaParts } from '../schema-parts.ts';

const { apiLink, count, text } = schemaParts;

export const commentarySchema = z
  .strictObject({
    id: schemaParts.editionId,
    name: text,
    englishName: text,
    website: z.string(),
    licenseUrl: z.string(),
    ...schemaParts.languageMembers,
    listOfBooksApiLink: apiLink,
    listOfProfilesApiLink: apiLink,
    availableFormats: schemaParts.availableFormats,
    numberOfBooks: count,
    totalNumberOfChapters: count,
    totalNumberOfVerses: count,
    totalNumberOfProfiles: count,
  })
  .meta({ id: 'Commentary', description: 'The same wherever it appears' });

export type Commentary = z.infer<typeof commentarySchema>;
