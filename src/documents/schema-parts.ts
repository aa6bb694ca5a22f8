import { z } from 'zod';
import { entityTypes } from '../model/entities.ts';

const text = z.string().min(1);
const count = z.int().min(0);
const positive = z.int().min(1);

/** What the schemas of many documents are made of. */
export const schemaParts = {
  /** Text that is there: what is empty is left out of a document, or null. */
  text,
  count,
  positive,
  editionId: z.string().regex(/^[A-Za-z0-9_-]+$/),
  bookId: z.string().regex(/^[A-Z0-9]{3}$/),
  languageMembers: {
    /** ISO 639-3. */
    language: z.string().regex(/^[a-z]{3}$/),
    languageName: text.optional(),
    languageEnglishName: text.optional(),
    textDirection: z.enum(['ltr', 'rtl']),
  },
  availableFormats: z.array(z.enum(['json', 'usfm'])).min(1),
  apiLink: z.string().regex(/^\/api\/[^\s?#]+\.json$/),
  entityType: z.enum(entityTypes),
};
