import type { PassageFormat, PassagePart } from '../documents/question-parameters.ts';
import { memoizeByDocument } from './question.ts';
import type { FoundVerse } from './read-verses.ts';

export interface PassageView {
  readonly parts: readonly PassagePart[];
  readonly format: PassageFormat;
}

export const plainView: PassageView = { parts: [], format: 'json' };

/** Text and USFM cannot represent word annotations. */
export function showsWords({ parts, format }: PassageView): boolean {
  return parts.includes('words') && (format === 'json' || format === 'html');
}

export interface PassageLimits {
  readonly maxVerses: number;
  /** Estimated size of all editions with all parts, plus a share of the bytes read to find them. */
  readonly maxBytes: number;
}

/** A passage of maximum size takes about 30 ms of CPU time. The server and the client end an answer at the same verse. */
export const defaultPassageLimits: PassageLimits = { maxVerses: 1000, maxBytes: 1_000_000 };

export const noPassageLimits: PassageLimits = {
  maxVerses: Number.POSITIVE_INFINITY,
  maxBytes: Number.POSITIVE_INFINITY,
};

/** Above this share no further chapter is opened: reading one in ten editions can cost as much as half an answer. */
const nearlySpentShare = 0.5;
const maxReadingShare = 0.5;

export class AnswerBudget {
  readonly #limits: PassageLimits;
  #verses = 0;
  #bytes = 0;

  constructor(limits: PassageLimits) {
    this.#limits = limits;
  }

  get isNearlySpent(): boolean {
    const { maxVerses, maxBytes } = this.#limits;
    return this.#verses >= maxVerses || this.#bytes > maxBytes * nearlySpentShare;
  }

  /**
   * Adds verses up to the first that exceeds a limit. An answer has at least one verse.
   * @param canEndBefore whether the answer may end before the verse with this index.
   * @returns the number of verses added.
   */
  add(costs: readonly VerseCost[], canEndBefore: (index: number) => boolean): number {
    const { maxVerses, maxBytes } = this.#limits;
    const isEmpty = this.#verses === 0;
    let [verses, bytes] = [this.#verses, this.#bytes];
    const totals: (readonly [verses: number, bytes: number])[] = [[verses, bytes]];
    let fitting = 0;
    for (const [index, cost] of costs.entries()) {
      verses += cost.verses;
      bytes += cost.bytes;
      for (const chapter of cost.opened) {
        bytes += Math.min(bytesForReading(chapter), maxBytes * maxReadingShare);
      }
      totals.push([verses, bytes]);
      const fits = (verses <= maxVerses && bytes <= maxBytes) || (isEmpty && index === 0);
      if (fits && fitting === index) fitting = index + 1;
    }
    const canEnd = (at: number) => at === 0 || at === costs.length || canEndBefore(at);
    let count = fitting;
    while (!canEnd(count)) count--;
    // Verses that form one verse in another edition stay together, even if they exceed the limits
    if (count === 0 && isEmpty) for (count = fitting; !canEnd(count); ) count++;
    [this.#verses, this.#bytes] = totals[count]!;
    return count;
  }
}

export interface VerseCost {
  readonly verses: number;
  readonly bytes: number;
  readonly opened: readonly (readonly FoundVerse[])[];
}

/** A chapter is parsed as a whole: three bytes of its JSON cost as much CPU time as one byte of an answer. */
const bytesForReading = memoizeByDocument((chapter: readonly FoundVerse[]): number => {
  let bytes = 0;
  for (const { content, words = [] } of chapter) {
    bytes += 80 + content.text.length + 40 * (content.poem?.length ?? 0) + 60 * words.length;
    for (const { text } of content.footnotes) bytes += 60 + text.length;
  }
  return bytes / 3;
});

export function bytesOfVerse({ content, headings, words = [] }: FoundVerse, view: PassageView): number {
  const isHtml = view.format === 'html';
  let bytes = 110 + utf8Length(content.text);
  if (view.parts.includes('headings')) {
    for (const text of headings) bytes += 40 + utf8Length(text);
    for (const { text } of content.headings ?? []) bytes += 40 + utf8Length(text);
  }
  if (view.parts.includes('footnotes')) {
    for (const { text } of content.footnotes) bytes += 50 + utf8Length(text);
  }
  if (view.format === 'json') {
    bytes += 35 * ((content.poem?.length ?? 0) + (content.wordsOfJesus?.length ?? 0));
  }
  if (!showsWords(view)) return bytes;
  for (const { strongs = [], lemma = '', morph = '', srcloc = '' } of words) {
    if (isHtml) bytes += 80 + 85 * Math.min(1, strongs.length) + 110 * Math.min(1, morph.length);
    else bytes += 45 + 12 * strongs.length + 2 * lemma.length + morph.length + srcloc.length;
  }
  return bytes;
}

function utf8Length(text: string): number {
  let bytes = text.length;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    // Each half of a surrogate pair takes two bytes
    if (unit >= 0x80) bytes += unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 1 : 2;
  }
  return bytes;
}
