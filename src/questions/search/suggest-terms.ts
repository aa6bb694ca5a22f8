import { links } from '../../documents/links.ts';
import type { SearchRoot } from '../../documents/search/search-schema.ts';
import {
  foldedWords,
  foldWord,
  readableWords,
  spelledWords,
  wordsWithOffsets,
} from '../../search/analysis.ts';
import { afterAll } from '../../search/matchers.ts';
import type { SearchQuery, Wanted } from '../../search/query.ts';
import type { IndexedChapter, IndexPart, IndexRoot } from '../../search/read-index.ts';
import { difference, intersection, placeFrom } from '../../search/sorted-numbers.ts';
import { type DocumentQuery, memoizeByDocument } from '../question.ts';
import type { SimpleChapter } from '../read-verses.ts';
import { indexOf, matchUnlessTooBroad, readParts } from './match-editions.ts';
import { verseTextsOf } from './page-results.ts';

export interface SuggestedTerm {
  /** As the translation writes it, without the points of Hebrew and Arabic; English words are in lower case. */
  readonly term: string;
  /** Number of verses with this word or compound; with all words of the query if it is a correction. */
  readonly verses: number;
  readonly query: string;
}

/** Shorter prefixes are not specific and span many parts of the index. */
const minPrefixLetters = 2;
/** Maximum index parts per prefix: about 50 kB compressed. */
const maxPrefixParts = 2;

export const letters = '[\\p{L}\\p{M}\\p{Nd}\\p{Cf}]+';
const anyWord = new RegExp(letters, 'gu');
/** Between the parts of a compound. */
export const joint = "[-\u2010\u2011'’ʼ\u05be]";
const lastWord = new RegExp(`${letters}$`, 'u');
/** The beginning of a compound: `beth-` of `beth-lehem`. */
const lastJoined = new RegExp(`(?:${letters}${joint})+$`, 'u');
const ofField = /(?:strong|lemma|morph):$/i;

/**
 * Words that complete the last word of a text: the word itself, then the most frequent; undefined if the translation has no
 * search index. If a prefix spans more than two parts of the index, only the first two are searched.
 */
export function* suggestTerms(
  text: string,
  translation: string,
  limit: number,
): DocumentQuery<SuggestedTerm[] | undefined> {
  const word = lastWord.exec(text)?.[0] ?? '';
  const before = text.slice(0, text.length - word.length);
  const prefix = foldWord(word);
  // A number after a word belongs to a reference
  const isNumber = /^\p{Nd}+$/u.test(word) && /[\p{L}\p{Nd}]/u.test(before);
  // In scripts without spaces each character is a word
  const isWord = spelledWords(word) !== undefined && !ofField.test(before) && !isNumber;
  if (!isWord || [...prefix].length < minPrefixLetters) return [];
  const [root] = yield [links.searchRoot(translation)];
  if (!root) return undefined;
  const index = indexOf(root as SearchRoot);
  const found = yield* termsBeginning(prefix, index);
  const joined = lastJoined.exec(before)?.[0];
  const chosen = joined
    ? (yield* inCompound(joined, prefix, { index, found })).slice(0, limit)
    : found.slice(0, limit);
  if (joined && chosen.length === 0) {
    const compound = (joined + word).replace(/[^\p{L}\p{M}\p{Nd}]/gu, '');
    return yield* suggestTerms(before.slice(0, -joined.length) + compound, translation, limit);
  }
  const written = yield* readWritten(
    index,
    chosen.map(({ term }) => term),
    () => chaptersWith(chosen, index),
  );
  return chosen.map(({ verses }, at) => ({ term: written[at]!, verses, query: before + written[at]! }));
}

interface FoundTerm {
  readonly term: string;
  readonly verses: number;
  readonly all: () => Int32Array;
}

function* termsBeginning(prefix: string, index: IndexRoot): DocumentQuery<FoundTerm[]> {
  const end = prefix + afterAll;
  const parts = index.partsOf('word', prefix, end).slice(0, maxPrefixParts);
  const paths = parts.map((part) => index.pathOf('word', part));
  const partAt = yield* readParts(paths);
  const found = paths.flatMap((path) => {
    const part: IndexPart | undefined = partAt(path, 'word');
    const [from, to] = part?.find(prefix, end) ?? [0, 0];
    return Array.from({ length: to - from }, (_, at) => ({
      ...part!.termAt(from + at),
      all: () => part!.postingsAt(from + at).verses,
    }));
  });
  const isTyped = ({ term }: FoundTerm) => Number(term === prefix);
  return found.sort((a, b) => isTyped(b) - isTyped(a) || b.verses - a.verses || (a.term < b.term ? -1 : 1));
}

/** The words that complete a compound. A verse counts for one of them, as others may be elsewhere in it. */
function* inCompound(
  joined: string,
  prefix: string,
  { index, found }: { readonly index: IndexRoot; readonly found: readonly FoundTerm[] },
): DocumentQuery<FoundTerm[]> {
  const words = foldedWords(joined).map((text) => ({ text, isPrefix: false }));
  const phrase: Wanted = {
    type: 'phrase',
    words: [...words, { text: prefix, isPrefix: true }],
    isQuoted: true,
  };
  const query: SearchQuery = { clauses: [{ isExcluded: false, anyOf: [phrase] }] };
  const [matched] = yield* matchUnlessTooBroad([{ id: index.root.translation, index }], query, undefined);
  let rest = matched?.found.verses ?? new Int32Array();
  const completions = found.flatMap((each) => {
    const own = intersection(rest, each.all());
    return own.length > 0 ? [{ ...each, own }] : [];
  });
  const chosen: FoundTerm[] = [];
  while (rest.length > 0) {
    const left = completions.map(({ own }) => intersection(rest, own).length);
    const most = Math.max(...left);
    const [best] = completions.filter((_, at) => left[at] === most).sort((a, b) => a.verses - b.verses);
    if (!best || most === 0) break;
    chosen.push({ ...best, verses: best.own.length });
    rest = difference(rest, best.own);
  }
  return chosen;
}

/** Chapters that contain the words: few, because those of rare words often contain the others. */
function chaptersWith(terms: readonly FoundTerm[], index: IndexRoot): string[] {
  const chapters: IndexedChapter[] = [];
  for (const { all } of [...terms].sort((a, b) => a.verses - b.verses)) {
    const verses = all();
    const isRead = chapters.some(({ start, end }) => verses[placeFrom(verses, start, 0)]! < end);
    if (!isRead && verses.length > 0) chapters.push(index.chapterOf(verses[0]!));
  }
  return chapters.map(({ start }) => index.placeOf(start).path);
}

/** Words that folding does not change, except for points. */
const unchanged = /^[\u05d0-\u05ea\p{Nd}]/u;
const points = /[\u00ad\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]/g;

/** The terms as a chapter with them writes them. @param pathsOf is only called if folding may have changed them. */
export function* readWritten(
  { root }: IndexRoot,
  terms: readonly string[],
  pathsOf: () => readonly string[],
): DocumentQuery<string[]> {
  const isSame = root.language === 'eng' || terms.every((term) => unchanged.test(term));
  const chapters = isSame ? [] : yield pathsOf();
  const words = chapters.flatMap((chapter) => (chapter ? writtenWordsOf(chapter as SimpleChapter) : []));
  return terms.map((term) =>
    term.replace(anyWord, (folded) => {
      const written = unchanged.test(folded) ? undefined : words.find((each) => each.has(folded));
      return written?.get(folded)?.word ?? readableWords(folded);
    }),
  );
}

/** By folded word: preferably as it is written within a sentence. */
const writtenWordsOf = memoizeByDocument((chapter: SimpleChapter) => {
  const words = new Map<string, { readonly word: string; readonly isFirst: boolean }>();
  for (const text of verseTextsOf(chapter)) {
    let last = 0;
    for (const { folded, start, end } of wordsWithOffsets(text)) {
      const isFirst = last === 0 || /[.!?:;…·"“„«»]/.test(text.slice(last, start));
      const known = words.get(folded);
      if (!known || (known.isFirst && !isFirst))
        words.set(folded, { word: text.slice(start, end).normalize('NFC').replace(points, ''), isFirst });
      last = end;
    }
  }
  return words;
});
