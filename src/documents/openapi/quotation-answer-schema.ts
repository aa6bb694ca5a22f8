import { z } from 'zod';
import { differenceKinds, quotationVerdicts } from '../question-parameters.ts';
import { schemaParts } from '../schema-parts.ts';

const verdict = z.enum(quotationVerdicts);
const coverage = z
  .number()
  .min(0)
  .max(1)
  .describe('Share of the words of the quotation that the verses have, in order; 1 only if they have all');
const usfm = z
  .string()
  .describe('References in USFM notation, separated by semicolons: `JHN 3:16-17; ROM 5:8`');
const label = z.string().describe('The same in the language of the edition');
const offsets = z.array(schemaParts.count).length(2);

export const quotationAnswerSchema = z
  .strictObject({
    verdict: verdict.describe(
      '`exact`: whole verses, word for word; `partial`: every word is right, but the quotation is a part of the verses or marks an omission; `exact-in-other-edition`: every word is right, but the claimed edition has other words; `wrong-reference`: every word is right, but the verses are others than claimed; `altered`: words are replaced, left out, added or moved; `paraphrase`: too different to be a quotation; `not-found`',
    ),
    reference: usfm.nullable().describe('The verses, in USFM notation; null if the quotation was not found'),
    label: label.nullable().describe('The verses in the language of the edition; null if not found'),
    edition: schemaParts.editionId.nullable().describe('The edition whose words are most similar'),
    claimed: z
      .strictObject({
        reference: usfm,
        agrees: z.boolean().describe('Whether the verses belong to the claimed reference'),
      })
      .optional()
      .describe('The reference of `ref` or, without it, the one in `text`'),
    coverage,
    text: z.string().nullable().describe('The complete verses'),
    differences: z
      .array(
        z
          .strictObject({
            kind: z
              .enum(differenceKinds)
              .describe('`punctuation`, `case` and `spelling` (LORD, Lord) do not change the verdict'),
            quoted: offsets.describe('Start and end in `text` of the request, in UTF-16 code units'),
            verse: offsets.describe('Start and end in `text` of the response, in UTF-16 code units'),
            from: z.string().optional().describe('The words of the verses'),
            to: z.string().optional().describe('The words of the quotation'),
          })
          .meta({ id: 'QuotationDifference' }),
      )
      .describe('In the order of the quotation'),
    otherPlaces: z
      .array(z.strictObject({ reference: usfm, label }))
      .describe('Other verses of the edition that are as similar'),
    otherEditions: z
      .array(
        z.strictObject({
          edition: schemaParts.editionId,
          verdict: verdict.describe('The verdict for this edition'),
          coverage,
        }),
      )
      .describe('Other requested editions in which the quotation was found, most similar first'),
    sha256: z.string().nullable().describe('SHA-256 of `text` in UTF-8, in hexadecimal digits'),
    release: z
      .string()
      .nullable()
      .describe('SHA-256 of the manifest of the release; null if the service has no manifest'),
    attributions: schemaParts.attributions,
  })
  .meta({ id: 'QuotationAnswer' });
