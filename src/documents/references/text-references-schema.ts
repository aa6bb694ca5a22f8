import { z } from 'zod';
import { schemaParts } from '../schema-parts.ts';

const { apiLink, count, positive, text } = schemaParts;

/** A chapter or a verse: `GEN.1`, `GEN.1.3`. */
const placeIdSchema = z.string().regex(/^[A-Z0-9]{3}\.\d+(\.\d+)?$/);

const textReferenceSchema = z
  .strictObject({
    start: count.describe('Where it begins in the text, in UTF-16 code units'),
    end: positive.describe('Where it ends in the text, in UTF-16 code units'),
    from: placeIdSchema.describe('The first verse as `GEN.1.3`, or the first chapter as `GEN.1`'),
    to: placeIdSchema.describe(
      'The last verse, the same for one verse; a chapter means all of it to its end',
    ),
    label: text.describe('The reference in full, for people: `Genesis 1:3-5` where the text has `vv. 3-5`'),
  })
  .meta({ id: 'TextReference' });

/** `/api/x/references/{edition}/...`: the references in the texts of one document. */
export const textReferencesSchema = z
  .strictObject({
    edition: schemaParts.editionId,
    documentLink: apiLink.describe('The document that has the texts'),
    texts: z
      .array(
        z.strictObject({
          text: z
            .string()
            .regex(/^(\/[A-Za-z0-9]+)+$/)
            .describe('Where the text is in the document: a JSON Pointer (RFC 6901)'),
          references: z.array(textReferenceSchema).min(1).describe('In the order of the text'),
        }),
      )
      .min(1)
      .describe('The texts that have references'),
  })
  .meta({ id: 'TextReferences', description: 'References to scripture in prose, for links' });

export type TextReferences = z.infer<typeof textReferencesSchema>;
