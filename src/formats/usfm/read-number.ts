import { type Match, matchChapterNumber, matchToken, matchVerseNumber } from './numbers.ts';
import type { UsfmSource } from './usfm-source.ts';

const leadingZeros = /(?<!\d)0+(?=\d)/g;

/** The number behind `\c`; where there is none, the one after the last chapter is assumed. */
export function readChapterNumber(
  { text, report }: UsfmSource,
  at: number,
  from: number,
  lastChapter: number,
): { readonly number: number; readonly end: number } {
  const match = matchChapterNumber(text, from);
  if (match) {
    if (match.value.startsWith('0')) report('bad-chapter-number', at, leadingZero(match.value));
    return { number: Number(match.value), end: match.end };
  }
  const written = matchToken(text, from);
  const number = lastChapter + 1;
  const message = `\\c ${written.value.slice(0, 20)}: a chapter number is an integer from 1 to 999; it was read as ${number}.`;
  report('bad-chapter-number', at, message);
  return { number, end: written.end };
}

/** The number behind `\v`, or undefined: then its text belongs to the verse before. */
export function readVerseNumber({ text, report }: UsfmSource, at: number, from: number): Match | undefined {
  const match = matchVerseNumber(text, from);
  if (!match) {
    const { value } = matchToken(text, from);
    const message = `\\v ${value.slice(0, 20)}: \\v needs a verse number such as 3, 3a or 3-4; its text was added to the verse before.`;
    report('bad-verse-number', at, message);
    return undefined;
  }
  const value = match.value.replace(leadingZeros, '');
  if (value !== match.value) report('bad-verse-number', at, leadingZero(match.value));
  return { value, end: match.end };
}

function leadingZero(written: string): string {
  return `${written} is written with a leading zero; it was read without.`;
}
