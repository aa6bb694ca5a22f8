import type { SimpleChapterVerse, SimpleChapterWord } from '../../../client/src/documents.ts';

/** The members that a verse and a title have in common. */
export type MarkedText = Omit<SimpleChapterVerse, 'type' | 'number'>;
export type Note = MarkedText['footnotes'][number];

export interface TextSegment {
  readonly text: string;
  readonly isRed: boolean;
  readonly word?: SimpleChapterWord;
}

/** A stretch of text that is marked in one way, or a note that stands between two of them. */
export type Segment = TextSegment | { readonly note: Note };

/** The text from `start` to `end` (UTF-16 code units) in reading order, cut wherever something begins or ends. */
export function segmentsOf(
  { text, footnotes, wordsOfJesus = [] }: MarkedText,
  words: readonly SimpleChapterWord[],
  start: number,
  end: number,
): Segment[] {
  const within = (place: number) => place > start && place < end;
  const ranges = [...wordsOfJesus, ...words];
  const places = [
    ...ranges.flatMap((range) => [range.start, range.end]),
    ...footnotes.map(({ offset }) => offset),
  ];
  const cuts = [start, ...new Set(places.filter(within))].sort((a, b) => a - b);
  const segments: Segment[] = [];
  cuts.forEach((cut, index) => {
    const next = cuts[index + 1] ?? end;
    if (cut === start) segments.push(...notesAt(footnotes, cut));
    if (next > cut) segments.push(textSegment(text.slice(cut, next), cut, wordsOfJesus, words));
    // A note at the end of a line stands there, not at the beginning of the next
    if (next > cut && next !== start) segments.push(...notesAt(footnotes, next));
  });
  return segments;
}

function notesAt(footnotes: readonly Note[], place: number): Segment[] {
  return footnotes.filter(({ offset }) => offset === place).map((note) => ({ note }));
}

function textSegment(
  text: string,
  at: number,
  red: MarkedText['wordsOfJesus'] & {},
  words: readonly SimpleChapterWord[],
): TextSegment {
  const covers = (range: { start: number; end: number }) => range.start <= at && at < range.end;
  const word = words.find(covers);
  return { text, isRed: red.some(covers), ...(word && { word }) };
}
