interface VerseNote {
  readonly offset: number;
  readonly text: string;
  readonly caller: string | null;
}

export interface SimpleText<Note extends VerseNote = VerseNote> {
  readonly text: string;
  readonly footnotes: readonly Note[];
  readonly headings?: readonly { readonly offset: number; readonly text: string }[];
  /** Ranges are in UTF-16 code units; `end` is exclusive. */
  readonly wordsOfJesus?: readonly { readonly start: number; readonly end: number }[];
  readonly poem?: readonly { readonly start: number; readonly end: number; readonly level: number }[];
}

export type VersePiece<Note extends VerseNote = VerseNote> =
  | {
      type: 'text';
      text: string;
      start: number;
      end: number;
      wordsOfJesus: boolean;
      poem: number;
    }
  | { type: 'note'; note: Note }
  | { type: 'heading'; text: string };

/**
 * Splits a verse into pieces in reading order: text with uniform marks, and the notes and headings between.
 * The texts of all pieces together are the text of the verse.
 */
export function versePieces<Note extends VerseNote>(verse: SimpleText<Note>): VersePiece<Note>[] {
  const { text, footnotes, headings = [], wordsOfJesus = [], poem = [] } = verse;
  const ranges = [...wordsOfJesus, ...poem].flatMap(({ start, end }) => [start, end]);
  const points = [...footnotes, ...headings].map(({ offset }) => offset);
  const cuts = [0, ...ranges, ...points, text.length].map((offset) => within(text, offset));
  const ordered = [...new Set(cuts)].sort((a, b) => a - b);
  const pieces: VersePiece<Note>[] = [];
  for (const [index, start] of ordered.entries()) {
    // A note belongs to the preceding text, a heading to the following text
    for (const note of footnotes)
      if (within(text, note.offset) === start) pieces.push({ type: 'note', note });
    for (const heading of headings) {
      if (within(text, heading.offset) === start) pieces.push({ type: 'heading', text: heading.text });
    }
    const end = ordered[index + 1] ?? start;
    if (start === end) continue;
    const isIn = (range: { readonly start: number; readonly end: number }) =>
      range.start <= start && start < range.end;
    pieces.push({
      type: 'text',
      text: text.slice(start, end),
      start,
      end,
      wordsOfJesus: wordsOfJesus.some(isIn),
      poem: poem.find(isIn)?.level ?? 0,
    });
  }
  return pieces;
}

/** Korean has the same brackets and a space, so that the nearest letters decide. */
const endsUnspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー][^\p{L}\p{N}\s]*$/u;
const beginsUnspaced = /^[^\p{L}\p{N}\s]*[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u;

/** Returns the space that separates two texts of a paragraph: Chinese and Japanese have none. */
export function spaceBetween(before: string, after: string): '' | ' ' {
  return endsUnspaced.test(before.slice(-10)) && beginsUnspaced.test(after) ? '' : ' ';
}

export function joinVerses(texts: readonly string[]): string {
  const [first = '', ...others] = texts.filter((text) => text !== '');
  return others.reduce((joined, text) => joined + spaceBetween(joined, text) + text, first);
}

function within(text: string, offset: number): number {
  return Math.min(Math.max(0, offset), text.length);
}

/** The caller of a note by its index: a, b, … z, aa, ab. Digits would look like numbers of verses. */
export function noteCaller(index: number): string {
  const last = String.fromCharCode('a'.charCodeAt(0) + (index % 26));
  return index < 26 ? last : noteCaller(Math.floor(index / 26) - 1) + last;
}
