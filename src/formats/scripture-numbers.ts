import { digitValue } from '../references/folded-text.ts';
import { codePointOf } from './control-characters.ts';
import type { DiagnosticCode } from './diagnostic-codes.ts';
import type { Report } from './diagnostic-collector.ts';

/**
 * Reads the verse number at `at`, after white space: `3`, `3a`, `1-2`, `1,3`, in the decimal digits of any
 * script. Undefined if no number is present or it is unreadable (`1234`, `3:4`): `unreadableNumberEnd`
 * returns its end, so that it can be skipped. Content after the end is text, even without a space (`14... for
 * this`). Offsets are UTF-16 code units.
 *
 * The value is in canonical form: ASCII digits without leading zeros, `-` in a range, `,` in a list, parts in
 * ascending order. A single `'0'` is the content before verse 1: the title of a psalm.
 */
export function readVerseNumber(text: string, at = 0): VerseNumber | undefined {
  const plain = matchAt(plainVerse, text, at);
  return plain ? { value: plain.written, end: plain.end } : readOtherNumber(text, at);
}

export function readVerseAttribute(
  written: string,
  shown: string,
  at: number,
  report: Report,
): VerseNumber | undefined {
  const read = readVerseNumber(written);
  if (read?.fault) report(read.fault.code, at, read.fault.message);
  else if (!read || written.slice(read.end).trim() !== '') {
    const how = read ? `It was read as ${read.value}` : 'Its text was added to the previous verse';
    const message = `${shown} is not a verse number. ${how}. Write a number such as 3, 3a or 3-4.`;
    report('bad-verse-number', at, message);
  }
  return read;
}

/** Like `readVerseNumber`, without its fast path for plain numbers, which is ten times as fast. */
export function readOtherNumber(text: string, at: number): VerseNumber | undefined {
  const tight = matchAt(tightVerse, text, at);
  if (!tight) return undefined;
  const loose = matchAt(looseVerse, text, at);
  // `6 - 7` may be a range, but `7 - 3` is verse 7 and a text that begins with a dash
  const isLoose =
    loose !== undefined && loose.end > tight.end && rangeFault(writtenParts(loose.written)) === '';
  const { written, end: numberEnd } = isLoose ? loose : tight;
  if (numberGoesOn.test(text.slice(numberEnd, numberEnd + 4))) return undefined;
  const end = numberEnd + decorationLength(text, numberEnd);
  const parts = writtenParts(written);
  const value = canonical(parts);
  const shown = text.slice(at, end).trim().slice(0, maxShownLength);
  const wrongRange = rangeFault(parts);
  if (wrongRange !== '') {
    const number = canonical(parts.slice(0, 1));
    const message = `The verse range "${shown}" ${wrongRange}; it was read as verse ${number}. Check its numbers.`;
    return { value: number, end, fault: { code: 'bad-verse-range', message } };
  }
  const hidden = invisibleBefore(text.slice(at, end));
  if (hidden) {
    const message = `There is an invisible character (${hidden}) before the verse number ${value}. Remove it.`;
    return { value, end, fault: { code: 'bad-verse-number', message } };
  }
  const isPlain = end === numberEnd && !isLoose && !decorationBefore.test(text.slice(at, end));
  const isPrecededByZero = parts.length > 1 && parts[0]!.number === 0;
  if (!isPlain || isPrecededByZero || hasLeadingZero(written)) {
    const message = `The verse number "${shown}" was read as ${value}; write ${value}.`;
    return { value, end, fault: { code: 'bad-verse-number', message } };
  }
  return { value, end };
}

export interface VerseNumber {
  readonly value: string;
  readonly end: number;
  readonly fault?: NumberFault;
}

interface NumberFault {
  readonly code: Extract<DiagnosticCode, 'bad-verse-number' | 'bad-verse-range' | 'bad-chapter-number'>;
  readonly message: string;
}

/**
 * Reads the chapter number at `at`, after white space, in the decimal digits of any script. Undefined if no
 * readable number is present. The value may exceed `maxChapter`: the caller then reports an error and
 * compiles nothing of the chapter.
 */
export function readChapterNumber(text: string, at = 0): ChapterNumber | undefined {
  const match = matchAt(chapter, text, at);
  if (!match) return undefined;
  const end = match.end + decorationLength(text, match.end);
  if (!endsToken.test(text.slice(end, end + 1))) return undefined;
  const value = Number(withAsciiDigits(match.written));
  if (value === 0) return undefined;
  const shown = text.slice(at, end).trim().slice(0, maxShownLength);
  if (value > maxChapter) {
    const message = `"${shown}" is not a chapter number: the highest is ${maxChapter}. The whole chapter was left out. Correct its number.`;
    return { value, end, fault: { code: 'bad-chapter-number', message } };
  }
  const hidden = invisibleBefore(text.slice(at, end));
  if (hidden) {
    const message = `There is an invisible character (${hidden}) before the chapter number ${value}. Remove it.`;
    return { value, end, fault: { code: 'bad-chapter-number', message } };
  }
  if (end > match.end || hasLeadingZero(match.written)) {
    const message = `The chapter number "${shown}" was read as ${value}; write ${value}.`;
    return { value, end, fault: { code: 'bad-chapter-number', message } };
  }
  return { value, end };
}

export interface ChapterNumber {
  readonly value: number;
  readonly end: number;
  readonly fault?: NumberFault;
}

/** Far above any real book; a higher number is a typo, such as a lost space. */
export const maxChapter = 999;

/**
 * Verses in Psalm 119, the longest chapter of every known versification. A range that ends later is a typo:
 * it would claim verses that do not exist. A single number may be higher.
 */
export const maxVerse = 176;

/**
 * End offset of a number at `at` that `readVerseNumber` rejects (`1234`, `3:4`, `¹²`), including white space
 * before it; `at` if no number is present.
 */
export function unreadableNumberEnd(text: string, at = 0): number {
  unreadable.lastIndex = at;
  return unreadable.test(text) ? unreadable.lastIndex : at;
}

const maxShownLength = 30;

const space = String.raw`[^\S\n]`;
/** Editors of right-to-left text insert direction marks anywhere. */
const invisible = String.raw`[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069]`;
const before = `(?:${space}|${invisible})*`;
const mark = String.raw`[\u200e\u200f\u061c]?`;
const letter = String.raw`(?:[a-z](?![\p{L}\p{M}]))?`;
const first = String.raw`\p{Nd}{1,3}(?!\p{Nd})${letter}`;
const next = String.raw`\p{Nd}+${letter}`;
const dash = String.raw`[-\u2010-\u2015\u2212\uff0d]`;
const comma = String.raw`[,\u060c\u3001\uff0c]`;
const opening = String.raw`[(\[]?`;
/** The most common case: ASCII digits, one space, and text or a marker. */
const plainVerse = /[ \t]*([1-9][0-9]{0,2})(?= [\p{L}\\“‘"])/uy;
const tightVerse = new RegExp(
  `${before}${opening}(${first}(?:${mark}(?:${dash}|${comma})${mark}${next})*)${mark}`,
  'uy',
);
const looseVerse = new RegExp(
  `${before}${opening}(${first}(?:${mark}(?:${space}?${dash}|${comma})${mark}${space}?${next})*)${mark}`,
  'uy',
);
const chapter = new RegExp(`${before}(\\p{Nd}+)${mark}`, 'uy');
const unreadable = new RegExp(
  String.raw`${space}*[(\[#.:;,*_=+-]*\p{N}[\p{N}.:;,/_=+·)\]*\u2010-\u2015\u2212-]*${letter}`,
  'uy',
);
/** Characters directly after a number that make it a different one: `3:4`, `3½`. */
const numberGoesOn = /^[-.,:/_+·]?\p{N}/u;
const decorationBefore = /^\s*[([]/;
const endsToken = /^(?:[\s\\]|$)/;

const firstInvisible = new RegExp(`^\\s*(${invisible})`, 'u');

function invisibleBefore(number: string): string | undefined {
  const character = firstInvisible.exec(number)?.[1];
  return character && codePointOf(character);
}

/**
 * Length of the decoration after a number: one full stop, colon or closing bracket (but not the first of
 * `...`), or a dash or comma at the end of the token.
 */
function decorationLength(text: string, at: number): number {
  const after = text.slice(at, at + 2);
  if (/^[.:)\]](?![.:)\]])/.test(after)) return 1;
  return danglingSeparator.test(after) ? 1 : 0;
}

const danglingSeparator = new RegExp(String.raw`^(?:[-\u2010-\u2013]|${comma})(?:[\s\\]|$)`);

interface Part {
  readonly number: number;
  readonly letter: string;
  readonly separator: '' | '-' | ',';
}

const part = new RegExp(`(?:[^\\p{Nd}]*?(${dash}|${comma}))?[^\\p{Nd}]*(\\p{Nd}+)([a-z]?)`, 'gu');
const isComma = new RegExp(comma);

function writtenParts(written: string): Part[] {
  return [...written.matchAll(part)].map(([, separator, digits, letter]) => ({
    number: Number(withAsciiDigits(digits!)),
    letter: letter!,
    separator: separator === undefined ? '' : isComma.test(separator) ? ',' : '-',
  }));
}

function rangeFault(parts: readonly Part[]): string {
  const isAscending = parts.every((current, index) => {
    const previous = parts[index - 1];
    if (!previous || previous.number < current.number) return true;
    return previous.number === current.number && previous.letter < current.letter;
  });
  if (!isAscending) return 'does not ascend';
  const { number } = parts.at(-1)!;
  if (parts.length === 1 || number <= maxVerse) return '';
  return `ends after verse ${maxVerse}, the last verse of the longest chapter`;
}

function canonical(parts: readonly Part[]): string {
  const [{ number, letter }, ...others] = parts as [Part, ...Part[]];
  const written = (verses: readonly Part[]) =>
    verses.map((verse) => `${verse.separator}${verse.number}${verse.letter}`).join('');
  if (number > 0) return `${number}${letter}${written(others)}`;
  if (others.length === 0) return '0';
  // Verse 0 is the title, not a verse: `0-2` is verses 1 to 2 with a title
  const isRange = others[0]!.separator === '-' && others[0]!.number > 1;
  return isRange ? `1${written(others)}` : written(others).slice(1);
}

function hasLeadingZero(written: string): boolean {
  return /(?<!\d)0\d/.test(withAsciiDigits(written));
}

export function withAsciiDigits(written: string): string {
  if (!/[^\0-\x7f]/.test(written)) return written;
  return written.replace(/\p{Nd}/gu, (digit) => (digit <= '9' ? digit : String(digitValue(digit))));
}

interface Written {
  readonly written: string;
  readonly end: number;
}

function matchAt(pattern: RegExp, text: string, at: number): Written | undefined {
  pattern.lastIndex = at;
  const match = pattern.exec(text);
  return match ? { written: match[1]!, end: pattern.lastIndex } : undefined;
}
