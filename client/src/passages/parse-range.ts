import type { PassageReference, Place } from './passage-reference.ts';

type Range = PassageReference['range'];

const form = /^[\s.]*(\d+)(?:\s*[:.]\s*(\d+))?(?:\s*-\s*(?:(\d+)\s*[:.]\s*)?(\d+|end))?[\s.]*$/;

/** What follows the book's name, or what is wrong with it. `isSingle` is true in a book of one chapter. */
export function parseRange(rest: string, isSingle: boolean): Range | string {
  if (/^[\s.]*$/.test(rest)) return null;
  const match = form.exec(rest);
  if (!match) return `"${rest.trim()}" is no chapter and verse`;
  const [, chapter, verse, lastChapter, last] = match;
  const numbers = [chapter, verse, lastChapter, last].filter((part) => part !== undefined && part !== 'end');
  if (numbers.some((number) => Number(number) === 0)) return 'chapters and verses are counted from 1';
  if (numbers.some((number) => number!.length > 4)) return 'there are no numbers as high as that';
  if (last === 'end' && verse === undefined && lastChapter === undefined && !isSingle) {
    return '"end" is the end of a chapter: write a verse before it';
  }
  const range = rangeOf(Number(chapter), numberOf(verse), numberOf(lastChapter), last, isSingle);
  return isBackward(range) ? 'it ends before it begins' : range;
}

function rangeOf(
  chapter: number,
  verse: number | null,
  lastChapter: number | null,
  last: string | undefined,
  isSingle: boolean,
): NonNullable<Range> {
  const isVerse = isSingle && verse === null && lastChapter === null && (chapter !== 1 || last !== undefined);
  const from: Place = isVerse ? { chapter: 1, verse: chapter } : { chapter, verse };
  if (last === undefined) return { from, to: from };
  const lastNumber = last === 'end' ? null : Number(last);
  if (lastChapter !== null) return { from, to: { chapter: lastChapter, verse: lastNumber } };
  if (from.verse === null && lastNumber !== null) return { from, to: { chapter: lastNumber, verse: null } };
  return { from, to: { chapter: from.chapter, verse: lastNumber } };
}

function numberOf(text: string | undefined): number | null {
  return text === undefined ? null : Number(text);
}

function isBackward({ from, to }: NonNullable<Range>): boolean {
  if (from.chapter !== to.chapter) return from.chapter > to.chapter;
  return (from.verse ?? 0) > (to.verse ?? Number.POSITIVE_INFINITY);
}
