import { digitValue } from '../../references/folded-text.ts';
import { wordsWithOffsets } from '../../search/analysis.ts';

export interface QuotedWord {
  readonly folded: string;
  readonly start: number;
  readonly end: number;
  readonly number?: number;
  readonly isCaller?: true;
}

/** Pairs of words that may still be compared. */
export interface WorkLeft {
  left: number;
}

export interface Quotation {
  readonly text: string;
  readonly words: readonly QuotedWord[];
  readonly omissions: ReadonlySet<number>;
  readonly comparisons: WorkLeft;
  /** Parts of indexes and chapters that were read for it, in all editions. */
  readonly read: Set<string>;
}

/** Limits the time for a quotation in all editions; a real one needs less than a third of it. */
const maxComparisons = 600_000;

interface Span {
  readonly start: number;
  readonly end: number;
}

const omission = /\[\s*(?:\.{2,4}|…+)\s*\]|\(\s*(?:\.{2,4}|…+)\s*\)|\.(?:\s?\.){2,}|…+|⋯+|。{3,}/g;
const callers = /\[(?:\d{1,3}|\p{L}|[*†‡])\]|\(\d{1,3}\)|[\u1d2c-\u1d6a\u1d9b-\u1dbf\u2071\u207f]+/gu;
/** The capital letter in `[T]he` that a quotation has instead of a small one, or the other way round. */
const changedInitial = /(?<![\p{L}\p{M}\p{N}])\[(\p{L})\](?=[\p{L}\p{M}])/gu;
/** The letter that some programs write for an apostrophe, as in `Lotʼs`. */
const letterApostrophe = /(?<=[a-z])\u02bc(?=(?:s|t|d|m|ll|re|ve)(?!\p{L}))/giu;
/** The sign before the number of a verse, as in `v. 16` and `Verse 16`; in Czech `v 3` is "in 3". */
const verseSign =
  /(?<![\p{L}\p{M}\p{N}])(?:vv?\.|vv|ver[szš]\p{L}*\.?|v(?=\p{Nd}))(?=\s?\p{Nd}{1,3}(?!\p{Nd}))/giu;
/** `16For` and `world1`: a number that has lost its space or its superscript. */
const gluedBefore = /^(\p{Nd}{1,3})(?=[\p{L}\p{M}])/u;
const gluedAfter = /(?<=[\p{L}\p{M}])(\p{Nd}{1,3})$/u;

/** Reads the words of a quotation. @param ignored spans that are not part of it, such as its reference. */
export function readQuotation(text: string, ignored: readonly Span[]): Quotation {
  const isCallerAt = new Set<number>();
  let readable = text.replace(letterApostrophe, '’');
  for (const { start, end } of ignored) readable = blanked(readable, start, end);
  const omissionEnds = Array.from(readable.matchAll(omission), ({ index, 0: mark }) => index + mark.length);
  readable = readable.replace(omission, (mark) => ' '.repeat(mark.length));
  readable = readable.replace(changedInitial, '\u2060$1\u2060');
  readable = readable.replace(verseSign, (sign) => ' '.repeat(sign.length));
  readable = readable.replace(callers, (mark, index: number) => {
    const isBracketed = /^[[(]/.test(mark);
    if (!isBracketed) return ' '.repeat(mark.length);
    isCallerAt.add(index + 1);
    return mark;
  });
  const words = wordsWithOffsets(readable).flatMap((word) => dividedAtCallers(readable, word, isCallerAt));
  const omissions = new Set<number>();
  for (const end of omissionEnds) {
    const next = words.findIndex(({ start }) => start >= end);
    if (next > 0) omissions.add(next);
  }
  return { text, words, omissions, comparisons: { left: maxComparisons }, read: new Set() };
}

function blanked(text: string, start: number, end: number): string {
  return text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
}

function dividedAtCallers(text: string, word: QuotedWord, isCallerAt: ReadonlySet<number>): QuotedWord[] {
  const { folded, start, end } = word;
  if (isCallerAt.has(start)) return [{ ...word, isCaller: true }];
  const written = text.slice(start, end);
  const number = numberIn(written);
  if (number !== undefined) return [{ ...word, number }];
  const before = gluedBefore.exec(written)?.[1];
  if (before !== undefined && folded.startsWith(before.normalize('NFKD'))) {
    const at = start + before.length;
    const rest = { folded: folded.slice(before.length), start: at, end };
    return [{ folded: before, start, end: at, number: numberIn(before)! }, rest];
  }
  const after = gluedAfter.exec(written)?.[1];
  if (after !== undefined && folded.endsWith(after)) {
    const at = end - after.length;
    const rest = { folded: folded.slice(0, -after.length), start, end: at };
    return [rest, { folded: after, start: at, end, isCaller: true }];
  }
  return [word];
}

function numberIn(written: string): number | undefined {
  return /^\p{Nd}{1,3}$/u.test(written) ? Number([...written].map(digitValue).join('')) : undefined;
}
