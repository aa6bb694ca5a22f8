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

const segment = String.raw`\d{1,3}(?:[a-z](?!\p{L}))?(?!\d)`;
const verse = new RegExp(
  String.raw`[^\S\n]*(${segment}(?:\u200f?[-\u2010-\u2014,]\u200f?${segment})*)\u200f?`,
  'uy',
);
const chapter = /[^\S\n]*(\d{1,3})(?!\S)/y;
const token = /[^\S\n]*([^\s\\]*)/y;

/** What was matched at an offset, and the offset behind it. */
export interface Match {
  readonly value: string;
  readonly end: number;
}

/** A verse number as written: `3`, `3a`, `1-2`, `1,2`; not 0. */
export function matchVerseNumber(text: string, at: number): Match | undefined {
  const match = matchAt(verse, text, at);
  return match && Number.parseInt(match.value, 10) > 0 ? match : undefined;
}

/** A chapter number: a positive integer that ends at white space. */
export function matchChapterNumber(text: string, at: number): Match | undefined {
  const match = matchAt(chapter, text, at);
  return match && Number(match.value) > 0 ? match : undefined;
}

/** The next run of characters on this line that are neither white space nor a marker; may be empty. */
export function matchToken(text: string, at: number): Match {
  return matchAt(token, text, at)!;
}

function matchAt(pattern: RegExp, text: string, at: number): Match | undefined {
  pattern.lastIndex = at;
  const match = pattern.exec(text);
  return match ? { value: match[1]!, end: pattern.lastIndex } : undefined;
}
