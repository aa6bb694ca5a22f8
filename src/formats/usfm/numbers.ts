import { maxChapter, readChapterNumber, readVerseNumber, unreadableNumberEnd } from '../scripture-numbers.ts';
import type { UsfmSource } from './usfm-source.ts';

export interface Token<Value> {
  readonly value: Value;
  readonly end: number;
}

export function chapterNumberAt(
  source: UsfmSource,
  at: number,
  from: number,
  lastChapter: number,
): Token<number> & { readonly label?: string } {
  const number = readChapterNumber(source.text, from);
  if (number) {
    if (number.fault) source.report(number.fault.code, at, number.fault.message);
    source.markup(from, number.end);
    return number;
  }
  const { value: written, end } = tokenAt(source.text, from);
  const value = lastChapter + 1;
  const message = `\\c ${written.slice(0, 20)}: a chapter number is an integer from 1 to ${maxChapter}; this chapter was given the next free number.`;
  source.report('bad-chapter-number', at, message);
  source.leaveOut(from, end, 'unreadable-number');
  return { value, end, label: written };
}

/**
 * Reads the number after `\v`; `'0'` is a title. The value is undefined if the number is unreadable: then it
 * is dropped, and the text belongs to the previous verse.
 */
export function verseNumberAt(source: UsfmSource, at: number, from: number): Token<string | undefined> {
  const { text, report } = source;
  const number = readVerseNumber(text, from);
  if (!number) {
    const { value } = tokenAt(text, from);
    const message = `\\v ${value.slice(0, 20)}: \\v needs a verse number such as 3, 3a or 3-4; its text was added to the previous verse.`;
    report('bad-verse-number', at, message);
    const end = unreadableNumberEnd(text, from);
    source.leaveOut(from, end, 'unreadable-number');
    return { value: undefined, end };
  }
  if (number.fault) report(number.fault.code, at, number.fault.message);
  else if (number.value === '0') {
    const message =
      '\\v 0: verses begin with 1; the text was read as a title. Write \\d before it, without a number.';
    report('bad-verse-number', at, message);
  }
  source.markup(from, number.end);
  return number;
}

export function tokenAt(text: string, at: number): Token<string> {
  token.lastIndex = at;
  const [, value] = token.exec(text)!;
  return { value: value!, end: token.lastIndex };
}

const token = /[^\S\n]*([^\s\\]*)/y;
