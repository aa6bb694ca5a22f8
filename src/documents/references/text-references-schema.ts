import { z } from 'zod';
import { schemaParts } from '../schema-parts.ts';

const { apiLink, count, positive, text } = schemaParts;

/** A chapter or a verse: `GEN.1`, `GEN.1.3`. */
const placeIdSchema = z.string().regex(/^[A-Z0-9]{3}\.\d+(\.\d+)?$/);

const textReferenceSchema = z
  .strictObject({
    start: count.describe('Start in the text, in UTF-16 code units'),
    end: positive.describe('End in the text, in UTF-16 code units'),
    from: placeIdSchema.describe('First verse as `GEN.1.3`, or first chapter as `GEN.1`'),
    to: placeIdSchema.describe('Last verse, or last chapter to its end; equals `from` for a single one'),
    label: text.describe('The full reference for people: `Genesis 1:3-5` for `vv. 3-5` in the text'),
  })
  .meta({ id: 'TextReference' });

export const textReferencesSchema = z
  .strictObject({
    edition: schemaParts.editionId,
    documentLink: apiLink.describe('Link to the document with the texts'),
    texts: z
      .array(
        z.strictObject({
          text: z
            .string()
            .regex(/^(\/[A-Za-z0-9]+)+$/)
            .describe('JSON Pointer (RFC 6901) to the text in the document'),
          references: z.array(textReferenceSchema).min(1).describe('In the order of the text'),
        }),
      )
      .min(1)
      .describe('Texts with references'),
  })
  .meta({ id: 'TextReferences', description: 'References to scripture in prose, for links' });

export type TextReferences = z.infer<typeof textReferencesSchema>;
