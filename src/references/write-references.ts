import { isSamePlace, type Place, type Reference } from './reference.ts';

export interface ReferenceStyle {
  /** Display name of a book; default: the USFM id, also if it returns undefined. */
  readonly name?: (book: string) => string | undefined;
  /** Sign between chapter and verse: `,` in many European languages; default `:`. */
  readonly verseSign?: ':' | ',' | '.';
  /** Sign between the ends of a range: `–` in print; default `-`. */
  readonly rangeSign?: '-' | '–';
}

/**
 * Formats a reference for display: `John 3:16-18`, `Genesis 50:26-Exodus 1:3`, `Psalms 23`. Without names it
 * uses ids, as USFM does.
 */
export function formatReference({ from, to }: Reference, style: ReferenceStyle = {}): string {
  const { name = () => undefined, verseSign = ':', rangeSign = '-' } = style;
  const nameOf = (book: string) => name(book) ?? book;
  const start = `${nameOf(from.book)}${from.chapter === undefined ? '' : ` ${numbersOf(from, verseSign)}`}`;
  if (isSamePlace(from, to)) return start;
  const range = `${start}${rangeSign}`;
  if (from.book !== to.book) {
    return `${range}${nameOf(to.book)}${to.chapter === undefined ? '' : ` ${numbersOf(to, verseSign)}`}`;
  }
  if (to.chapter === undefined)
    return from.verse === undefined ? `${range}end` : `${range}${nameOf(to.book)}`;
  // A chapter with its title, up to a verse: `PSA 3-3:2`
  const isWithTitle = from.verse === undefined && to.verse !== undefined;
  if (from.chapter !== to.chapter || isWithTitle) {
    const isOpen = from.verse !== undefined && to.verse === undefined;
    return `${range}${numbersOf(to, verseSign)}${isOpen ? `${verseSign}end` : ''}`;
  }
  return `${range}${to.verse === undefined ? 'end' : `${to.verse}${to.part ?? ''}`}`;
}

function numbersOf({ chapter, verse, part = '' }: Place, verseSign: string): string {
  return verse === undefined ? String(chapter) : `${chapter}${verseSign}${verse}${part}`;
}

/**
 * Languages that separate chapter and verse with a comma: `Joh 3,16`. Members of macrolanguages are listed
 * too, because the client lacks that table; a test compares the two.
 */
export const commaLanguages: ReadonlySet<string> = new Set(
  'deu gsw nds ltz fra ita pol ces slk hun dan nor nob nno hrv slv bos lit hsb dsb lat'.split(' '),
);

export function verseSignOf(language: string | undefined): ':' | ',' {
  return language !== undefined && commaLanguages.has(language) ? ',' : ':';
}
