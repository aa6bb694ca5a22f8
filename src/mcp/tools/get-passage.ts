import { z } from 'zod';
import type { VerseAddress } from '../../questions/edition.ts';
import { type EditionPassage, findPassages } from '../../questions/passage.ts';
import { numberOf } from '../../questions/passage-formats.ts';
import type { FoundVerse } from '../../questions/read-verses.ts';
import { allReferenceData } from '../../questions/reference-data.ts';
import { attributionLines, chooseTranslations } from '../editions.ts';
import { blocks, defineTool, toolParts } from '../tool.ts';

const parts = ['headings', 'footnotes'] as const;

export const getPassage = defineTool({
  name: 'get_passage',
  title: 'Get a passage',
  description:
    'Quotes Bible verses exactly as in a translation. Use it instead of quoting from memory. Returns at most 60 verses; "next" is the reference for the rest. To compare several translations verse by verse, use compare.',
  input: z.strictObject({
    reference: toolParts.reference,
    translation: toolParts.edition
      .optional()
      .describe('Translation id, from list_translations; default: the usual translation'),
    include: z.array(z.enum(parts)).max(2).default([]).describe('Additions to the text'),
    max_verses: z.int().min(1).max(300).default(60),
  }),
  output: z.object({
    translation: toolParts.edition,
    passages: z.array(
      z.object({
        reference: toolParts.usfm,
        label: toolParts.label,
        verses: z.array(
          z.object({
            reference: toolParts.usfm,
            text: z.string(),
            headings: z.array(z.string()).optional(),
            footnotes: z.array(z.string()).optional(),
          }),
        ),
      }),
    ),
    next: toolParts.usfm.nullable().describe('Reference for the rest'),
    attributions: toolParts.attributions,
  }),

  *ask({ reference, translation, include, max_verses: maxVerses }, preferred) {
    const editions = yield* chooseTranslations(
      translation === undefined ? undefined : [translation],
      preferred,
    );
    const found = yield* findPassages({
      ref: reference,
      editions,
      limits: { maxVerses },
      referenceData: allReferenceData,
    });
    const { attributions, next } = found;
    const passages = found.passages.map((passage) => passage.editions[0]!);
    const members = {
      translation: editions[0]!,
      passages: passages.map((passage) => ({
        reference: passage.reference,
        label: passage.label,
        verses: passage.verses.map((verse) => ({
          reference: verseReference(verse),
          text: verse.content.text,
          ...(include.includes('headings') && headingsOf(verse).length > 0
            ? { headings: headingsOf(verse) }
            : {}),
          ...(include.includes('footnotes') && verse.content.footnotes.length > 0
            ? { footnotes: verse.content.footnotes.map(({ text }) => text) }
            : {}),
        })),
      })),
      next,
      attributions: [...attributions],
    };
    const text = blocks(
      ...passages.map((passage) => quotedPassage(passage, include)),
      attributionLines(attributions),
      next === null ? '' : `The passage continues: request "${next}".`,
    );
    return { members, text };
  },
});

export function quotedPassage(
  { edition, reference, label, verses }: EditionPassage,
  include: readonly (typeof parts)[number][] = [],
): string {
  const [first, last] = [verses[0], verses.at(-1)];
  const isWide = first?.book !== last?.book || first?.chapter !== last?.chapter;
  const lines = verses.flatMap((verse) => {
    const number = verse.verse === 0 ? '' : `${isWide ? `${verse.chapter}:` : ''}${numberOf(verse)} `;
    const headings = include.includes('headings') ? headingsOf(verse).map((text) => `\n[${text}]`) : [];
    const notes = include.includes('footnotes')
      ? verse.content.footnotes.map(({ text }) => `  (note: ${text})`)
      : [];
    return [...headings, `${number}${verse.content.text}`, ...notes];
  });
  return `${label} (${reference}, ${edition.translation.id})\n${lines.join('\n')}`;
}

function headingsOf({ headings, content }: FoundVerse): string[] {
  return [...headings, ...(content.headings ?? []).map(({ text }) => text)];
}

export function verseReference(verse: VerseAddress & { readonly endVerse?: number }): string {
  return `${verse.book} ${verse.chapter}:${numberOf(verse)}`;
}
