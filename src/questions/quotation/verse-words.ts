import { eachWord } from '../../search/analysis.ts';
import { memoizeByDocument } from '../question.ts';
import type { SimpleChapter } from '../read-verses.ts';
import { textAt } from '../search/page-results.ts';
import { marksUsed } from './compare-spelling.ts';

interface WordOfText {
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

export interface TextOfVerse {
  readonly text: string;
  readonly words: readonly WordOfText[];
  readonly marks: ReadonlySet<string>;
}

const knownVerses = memoizeByDocument((_chapter: SimpleChapter) => new Map<number, TextOfVerse>());

export function wordsInVerse(chapter: SimpleChapter | undefined, place: number): TextOfVerse {
  if (!chapter) return { text: '', words: [], marks: new Set() };
  const known = knownVerses(chapter);
  let verse = known.get(place);
  if (!verse) {
    const text = textAt(chapter, place);
    const words: WordOfText[] = [];
    eachWord(text, (folded, start, end) => words.push({ folded, start, end }));
    verse = { text, words, marks: marksUsed([text]) };
    known.set(place, verse);
  }
  return verse;
}
