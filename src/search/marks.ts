import { eachWord } from './analysis.ts';
import type { QueryWord, SearchQuery } from './query.ts';

/** A stretch of a text: from the first UTF-16 code unit to the one after the last. */
export type Mark = [start: number, end: number];

/**
 * What of a verse's text a query found, in order, with white space between two marks made part of one.
 * @param annotated words of the verse that carry an annotation that was asked for.
 */
export function marksIn(
  text: string,
  { clauses }: SearchQuery,
  annotated: readonly { readonly position: number; readonly words: number }[],
): Mark[] {
  const words: { folded: string; start: number; end: number }[] = [];
  eachWord(text, (folded, start, end) => words.push({ folded, start, end }));
  const marks: Mark[] = annotated.flatMap(({ position, words: count }): Mark[] => {
    const [first, last] = [words[position], words[position + count - 1]];
    return first && last ? [[first.start, last.end]] : [];
  });
  for (const wanted of clauses.flatMap(({ isExcluded, anyOf }) => (isExcluded ? [] : anyOf))) {
    if (wanted.type !== 'phrase') continue;
    for (let at = 0; at + wanted.words.length <= words.length; at++) {
      if (!wanted.words.every((word, index) => isWord(words[at + index]!.folded, word))) continue;
      marks.push([words[at]!.start, words[at + wanted.words.length - 1]!.end]);
    }
  }
  return joined(marks, text);
}

function isWord(folded: string, { text, isPrefix }: QueryWord): boolean {
  return isPrefix ? folded.startsWith(text) : folded === text;
}

function joined(marks: Mark[], text: string): Mark[] {
  const all: Mark[] = [];
  for (const [start, end] of marks.sort((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const last = all.at(-1);
    if (last && (start <= last[1] || text.slice(last[1], start).trim() === '')) {
      last[1] = Math.max(last[1], end);
    } else all.push([start, end]);
  }
  return all;
}
