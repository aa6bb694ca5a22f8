import { z } from 'zod';
import { schemaParts } from '../schema-parts.ts';

const { text, count, positive } = schemaParts;
const share = z.number().min(0).max(1);

const sourceWord = z
  .strictObject({
    edition: text
      .nullable()
      .describe('Id of the edition with the original text, or its name in the alignment; null if unnamed'),
    chapter: positive.optional().describe('Only if the word is in another chapter of the original'),
    verse: count.describe('In the numbering of the original, if the alignment has it'),
    index: count.nullable().describe('Position among the words of the verse, from 0; null if unknown'),
    lemma: text.nullable().describe('Dictionary form; null if unknown'),
    strongs: z.array(text).describe('Strong’s numbers as in the source; empty if none'),
    morph: text.nullable().describe('Morphology code; null if unknown'),
    text: text.optional().describe('The word itself, with points and accents'),
    occurrence: positive.optional().describe('Number of this occurrence of `text` in its verse'),
  })
  .meta({ id: 'AlignedSourceWord', description: 'A word of the original text' });

const targetWord = z
  .strictObject({
    verse: count,
    start: count.describe('Start of the word'),
    end: positive.describe('End of the word (exclusive), in UTF-16 code units'),
  })
  .meta({
    id: 'AlignedTargetWord',
    description: 'A word of the edition; `start` and `end` are offsets in the text of the simplified verse',
  });

const quality = share
  .nullable()
  .describe('Estimated share of content words with the right link; null for an alignment of the source');

const by = z
  .enum(['source', 'computed'])
  .describe('`source` if people made the alignment, `computed` if the build did');

export const alignmentFeature = z
  .strictObject({ by, quality })
  .meta({ id: 'AlignmentFeature', description: 'How the words of a translation are aligned' });

export const alignmentSchema = z
  .strictObject({
    by,
    quality,
    groups: z
      .array(
        z
          .strictObject({
            source: z.array(sourceWord).min(1).describe('The words of the original'),
            target: z.array(targetWord).min(1).describe('The words of the edition, in text order'),
            score: share.optional().describe('Confidence; computed alignments only'),
          })
          .meta({
            id: 'AlignedGroup',
            description: 'One rendering: the words in `target` together render the words in `source`',
          }),
      )
      .min(1)
      .describe('In the order of their first word'),
  })
  .meta({ id: 'ChapterAlignment' });
