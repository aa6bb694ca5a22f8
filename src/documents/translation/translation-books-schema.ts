import { z } from 'zod';
import { translationBookSchema } from './translation-book-schema.ts';
import { translationSchema } from './translation-schema.ts';

/** Endpoint 2. */
export const translationBooksSchema = z
  .strictObject({ translation: translationSchema, books: z.array(translationBookSchema).min(1) })
  .meta({ id: 'TranslationBooks' });

export type TranslationBooks = z.infer<typeof translationBooksSchema>;
