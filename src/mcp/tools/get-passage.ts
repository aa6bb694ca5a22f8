import { z } from 'zod';
import { versesNumber } from '../../questions/formats/passage-formats.ts';
import type { EditionPassage } from '../../questions/passage.ts';
import type { FoundVerse } from '../../questions/read-verses.ts';
import { attributionLines } from '../catalogue.ts';
import {
  quotedVerses,
  readPassages,
  requestedPassage,
  requireTranslation,
  verseReference,
} from '../places.ts';
import { blocks, defineTool, toolParts } from '../tool.ts';

const parts = ['headings', 'footnotes'] as const;

export const getPassage = defineTool({
  name: 'get_passage',
  title: 'Get a passage',
  description:
    'Quotes verses exactly. Use it instead of quoting from memory. Returns up to 60 verses; "next" is the reference for the rest.',
  input: z.strictObject({
    reference: toolParts.reference,
    translation: toolParts.edition.optional().describe('Id or name'),
    include: z.array(z.enum(parts)).max(10).default([]),
    max_verses: z.int().min(1).max(300).default(60),
  }),
  example: { reference: 'John 3:16-18', translation: 'BSB' },
  output: { translation: 'string', passages: 'array', next: 'string?', attributions: 'array' },

  *ask({ reference, translation, include, max_verses: maxVerses }, context) {
    const { ref, translation: id } = requireTranslation(
      yield* requestedPassage(reference, translation, context),
    );
    const found = yield* readPassages(ref, [id], maxVerses);
    const { attributions, next } = found;
    const passages = found.passages.map((passage) => passage.editions[0]!);
    const members = {
      translation: id,
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
    return { members, text, verses: passages.flatMap(quotedVerses) };
  },
});

export function quotedPassage(
  { edition, reference, label, verses }: EditionPassage,
  include: readonly (typeof parts)[number][] = [],
): string {
  const [first, last] = [verses[0], verses.at(-1)];
  const isWide = first?.book !== last?.book || first?.chapter !== last?.chapter;
  const lines = verses.flatMap((verse) => {
    const number = verse.verse === 0 ? '' : `${isWide ? `${verse.chapter}:` : ''}${versesNumber(verse)} `;
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
