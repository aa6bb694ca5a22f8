import type { SimpleVerseFootnote } from '../documents/index.ts';
import type { SimpleVerse } from './simple-verse.ts';

/** What stands in a verse; `start` and `end` are offsets in its text, in UTF-16 code units. */
export type VersePiece =
  | {
      type: 'text';
      text: string;
      start: number;
      end: number;
      wordsOfJesus: boolean;
      /** Indent level of a line of poetry; 0 in prose. */
      poem: number;
    }
  | { type: 'note'; note: SimpleVerseFootnote }
  | { type: 'heading'; text: string };

/**
 * A verse as pieces in reading order, ready to be shown: text that is marked the same all through, and the notes and
 * headings between. The texts of all pieces together are the text of the verse.
 */
export function versePieces(verse: SimpleVerse): VersePiece[] {
  const { text, footnotes, headings = [], wordsOfJesus = [], poem = [] } = verse;
  const ranges = [...wordsOfJesus, ...poem].flatMap(({ start, end }) => [start, end]);
  const points = [...footnotes, ...headings].map(({ offset }) => offset);
  const cuts = [0, ...ranges, ...points, text.length].map((offset) => within(text, offset));
  const ordered = [...new Set(cuts)].sort((a, b) => a - b);
  return ordered.flatMap((start, index): VersePiece[] => {
    const end = ordered[index + 1] ?? start;
    const isIn = (range: { start: number; end: number }) => range.start <= start && start < range.end;
    const isHere = ({ offset }: { offset: number }) => within(text, offset) === start;
    return [
      // A note belongs to the text before it, a heading to the text after
      ...footnotes.filter(isHere).map((note): VersePiece => ({ type: 'note', note })),
      ...headings.filter(isHere).map((heading): VersePiece => ({ type: 'heading', text: heading.text })),
      ...(start < end
        ? [
            {
              type: 'text' as const,
              text: text.slice(start, end),
              start,
              end,
              wordsOfJesus: wordsOfJesus.some(isIn),
              poem: poem.find(isIn)?.level ?? 0,
            },
          ]
        : []),
    ];
  });
}

function within(text: string, offset: number): number {
  return Math.min(Math.max(0, offset), text.length);
}
