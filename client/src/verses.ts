import type { SimpleChapterHebrewSubtitle, SimpleChapterVerse, SimpleVerseFootnote } from './documents.ts';

/** Text with offsets: a verse or a title of a chapter in the simplified format. */
export type SimpleVerse = SimpleChapterVerse | SimpleChapterHebrewSubtitle;

/** A part of a verse; `start` and `end` are offsets in its text, in UTF-16 code units. */
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
 * A verse as pieces in reading order, ready to show: stretches of text with the same marks, and the notes and headings
 * between them. The texts of all pieces together are the text of the verse.
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

/**
 * The text of a verse with each note inserted where it is called, as `write` formats it; by default ` [text of the note]`.
 */
export function textWithNotes(
  verse: SimpleVerse,
  write: (note: SimpleVerseFootnote) => string = ({ text }) => ` [${text}]`,
): string {
  return versePieces(verse)
    .map((piece) => {
      if (piece.type === 'note') return write(piece.note);
      return piece.type === 'text' ? piece.text : '';
    })
    .join('');
}

interface ChapterWithVerses<Item> {
  readonly chapter: { readonly content: readonly Item[] };
}

/**
 * The verse of a chapter by its number, in the chapter's format; undefined if there is none. Verses that the source
 * joins have the number of the first.
 */
export function verseOf<Item extends { type: string }>(
  document: ChapterWithVerses<Item>,
  number: number,
): Extract<Item, { type: 'verse' }> | undefined {
  return document.chapter.content.find(
    (item): item is Extract<Item, { type: 'verse' }> =>
      item.type === 'verse' && (item as { number?: number }).number === number,
  );
}

/** The number of the verse that is heard at so many seconds; undefined before the first (a spoken title). */
export function verseAtTime(
  { verses }: { readonly verses: readonly number[] },
  seconds: number,
): number | undefined {
  const next = verses.findIndex((start) => start > seconds);
  const number = next === -1 ? verses.length : next;
  return number === 0 ? undefined : number;
}
