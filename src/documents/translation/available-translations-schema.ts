import { z } from 'zod';
import { translationSchema } from './translation-schema.ts';

/** Endpoint 1. */
export const availableTranslationsSchema = z
  .strictObject({ translations: z.array(translationSchema) })
  .meta({ id: 'AvailableTranslations' });

export type AvailableTranslations = z.infer<typeof availableTranslationsSchema>;
