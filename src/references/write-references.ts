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
  const { name, verseSign = ':', rangeSign = '-' } = style;
  const whole = (place: Place) => {
    const book = name?.(place.book) ?? place.book;
    return place.chapter === undefined ? book : `${book} ${numbersOf(place, verseSign)}`;
  };
  if (isSamePlace(from, to)) return whole(from);
  let end = to.verse === undefined ? 'end' : `${to.verse}${to.part ?? ''}`;
  if (from.book !== to.book || (to.chapter === undefined && from.verse !== undefined)) end = whole(to);
  // A chapter with its title, up to a verse: `PSA 3-3:2`
  else if (
    to.chapter !== undefined &&
    (from.chapter !== to.chapter || (from.verse === undefined && to.verse !== undefined))
  )
    end = `${numbersOf(to, verseSign)}${from.verse !== undefined && to.verse === undefined ? `${verseSign}end` : ''}`;
  return `${whole(from)}${rangeSign}${end}`;
}

function numbersOf({ chapter, verse, part = '' }: Place, verseSign: string): string {
  return verse === undefined ? String(chapter) : `${chapter}${verseSign}${verse}${part}`;
}

/** Languages that separate chapter and verse with a comma: `Joh 3,16`. */
const commaLanguages =
  /^(?:deu?|gsw|nds|ltz|lb|fra?|ita?|pol|pl|ces|cs|slk|sk|hun?|dan?|nor?|no?b|nno?|hrv?|slv?|bos|bs|lit|lt|hsb|dsb|lat?)(?![a-z])/i;
/** Languages that write `Jn 3, 16` and `Jn 3:16`. */
const eitherLanguages = /^(?:spa|es|por|pt|cat?|glg?|ron?)(?![a-z])/i;

/** @param language a code or tag: `deu`, `de`, `de-DE` */
export function verseSignOf(language = ''): ':' | ',' {
  return commaLanguages.test(language) ? ',' : ':';
}

/** `perhaps` if the comma in `Jn 3, 16` is a sign of the verse unless the chapter has no such verse. */
export function verseCommaOf(language = ''): boolean | 'perhaps' {
  return eitherLanguages.test(language) ? 'perhaps' : verseSignOf(language) === ',';
}
