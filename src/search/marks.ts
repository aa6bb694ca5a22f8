import { isUnaccented, maxWordLength, wordsWithOffsets } from './analysis.ts';
import type { QueryWord, SearchQuery } from './query.ts';

/** Range in UTF-16 code units; the end is exclusive. */
export type Mark = [start: number, end: number];

export class MatchMarker {
  readonly #phrases: readonly (readonly QueryWord[])[];
  readonly #hasCutWord: boolean;

  constructor({ clauses }: SearchQuery) {
    const wanted = clauses.flatMap(({ isExcluded, anyOf }) => (isExcluded ? [] : anyOf));
    this.#phrases = wanted.flatMap((each) => (each.type === 'phrase' ? [each.words] : []));
    this.#hasCutWord = this.#phrases.some((words) => words.some(({ text }) => text.length >= maxWordLength));
  }

  /**
   * Matches in a verse, in order. Marks separated only by white space are merged.
   * @param annotated words of the verse that carry a requested annotation.
   */
  marksIn(text: string, annotated: readonly { readonly position: number; readonly words: number }[]): Mark[] {
    const isQuick = annotated.length === 0 && !this.#hasCutWord && isUnaccented(text);
    return mergeMarks(isQuick ? this.#inLowerCase(text.toLowerCase()) : this.#inWords(text, annotated), text);
  }

  #inWords(
    text: string,
    annotated: readonly { readonly position: number; readonly words: number }[],
  ): Mark[] {
    const words = wordsWithOffsets(text);
    const marks = annotated.flatMap(({ position, words: count }): Mark[] => {
      const [first, last] = [words[position], words[position + count - 1]];
      return first && last ? [[first.start, last.end]] : [];
    });
    for (const phrase of this.#phrases) {
      for (let at = 0; at + phrase.length <= words.length; at++) {
        if (!phrase.every((word, index) => isWord(words[at + index]!.folded, word))) continue;
        marks.push([words[at]!.start, words[at + phrase.length - 1]!.end]);
      }
    }
    return marks;
  }

  /** Fast path of `#inWords` for text that folds by lower-casing: most of it is never split into words. */
  #inLowerCase(text: string): Mark[] {
    const marks: Mark[] = [];
    for (const phrase of this.#phrases) {
      const first = phrase[0]!.text;
      for (let start = text.indexOf(first); start >= 0; start = text.indexOf(first, start + 1)) {
        if (start > 0 && isOfWord(text, start - 1)) continue;
        const end = endOfPhrase(text, start, phrase);
        if (end !== undefined) marks.push([start, end]);
      }
    }
    return marks;
  }
}

function isWord(folded: string, { text, isPrefix }: QueryWord): boolean {
  return isPrefix ? folded.startsWith(text) : folded === text;
}

function endOfPhrase(text: string, start: number, phrase: readonly QueryWord[]): number | undefined {
  let at = start;
  for (let index = 0; index < phrase.length; index++) {
    while (index > 0 && at < text.length && !isOfWord(text, at)) at++;
    const word = phrase[index]!;
    if (!text.startsWith(word.text, at)) return undefined;
    at += word.text.length;
    if (!word.isPrefix && isOfWord(text, at)) return undefined;
    while (isOfWord(text, at)) at++;
  }
  return at;
}

function isOfWord(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x30 && unit <= 0x39);
}

function mergeMarks(marks: Mark[], text: string): Mark[] {
  const all: Mark[] = [];
  for (const [start, end] of marks.sort((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const last = all.at(-1);
    if (last && (start <= last[1] || text.slice(last[1], start).trim() === '')) {
      last[1] = Math.max(last[1], end);
    } else all.push([start, end]);
  }
  return all;
}
