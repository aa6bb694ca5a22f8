import { links } from '../../documents/links.ts';
import type { SearchPart, SearchRoot } from '../../documents/search/search-schema.ts';
import { changesBetween } from '../../lib/closest.ts';
import { eachWord, foldWord, readableWords, spelledWords } from '../../search/analysis.ts';
import { afterAll } from '../../search/matchers.ts';
import { IndexPart, IndexRoot } from '../../search/read-index.ts';
import type { DocumentQuery } from '../question.ts';

export interface SuggestedTerm {
  /** Folded for comparison: lower case without accents and points. */
  readonly term: string;
  readonly verses: number;
  /** The typed text with this word substituted. */
  readonly query: string;
}

/** Shorter prefixes are not specific and span many parts of the index. */
const minPrefixLetters = 2;
/** Maximum index parts per prefix: about 50 kB compressed. */
const maxPrefixParts = 2;

const lastWord = /[\p{L}\p{M}\p{Nd}\p{Cf}]+$/u;
const ofField = /(?:strong|lemma|morph):$/i;

/**
 * Words that complete the last word of a text, most frequent first; undefined if the translation has no
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
  // In scripts without spaces each character is a word
  const isWord = spelledWords(word) !== undefined && !ofField.test(before);
  if (!isWord || [...prefix].length < minPrefixLetters) return [];
  const [root] = yield [links.searchRoot(translation)];
  if (!root) return undefined;
  const index = new IndexRoot(root as SearchRoot);
  const end = prefix + afterAll;
  const parts = index.partsOf('word', prefix, end).slice(0, maxPrefixParts);
  const documents = yield parts.map((part) => index.pathOf('word', part));
  const found = documents.flatMap((document) => {
    if (!document) return [];
    const part = new IndexPart(document as SearchPart, 'word');
    const [from, to] = part.find(prefix, end);
    return Array.from({ length: to - from }, (_, at) => part.termAt(from + at));
  });
  found.sort((a, b) => b.verses - a.verses || (a.term < b.term ? -1 : 1));
  return found.slice(0, limit).map(({ term, verses }) => {
    const readable = readableWords(term);
    return { term: readable, verses, query: before + readable };
  });
}

/** Shorter words resemble too many others. */
const minMisspelledLetters = 3;
const maxMisspelledWords = 3;
/** Maximum index parts per word, nearest first: as many as most languages have for one letter. */
const maxSimilarParts = 8;
const maxCorrections = 3;

interface WordParts {
  partsOf(field: 'word', from: string, to: string): number[];
  pathOf(field: 'word', part: number): string;
}

/**
 * Suggests queries with missing words replaced by similar words of the translation, most similar first. A
 * similar word has the same first letter and at most two letters inserted, removed, replaced or swapped.
 * @param missing folded words that the translation lacks.
 */
export function* correctQuery(
  written: string,
  missing: readonly string[],
  index: WordParts,
): DocumentQuery<SuggestedTerm[]> {
  const misspelled: Misspelled[] = [];
  const places: { readonly word: string; readonly start: number; readonly end: number }[] = [];
  eachWord(written, (word, start, end) => places.push({ word, start, end }));
  for (const { word, start, end } of places) {
    if (!missing.includes(word) || written[end] === '*' || [...word].length < minMisspelledLetters) continue;
    misspelled.push({ start, end, similar: yield* similarTerms(word, index) });
    if (misspelled.length === maxMisspelledWords) break;
  }
  const [first, ...others] = misspelled;
  // Replacing one word is useless if another has no similar word
  if (!first || others.some(({ similar }) => similar.length === 0)) return [];
  return first.similar.slice(0, maxCorrections).map(({ term, verses }) => {
    const query = replaceWords(written, [{ ...first, similar: [{ term, verses }] }, ...others]);
    return { term: readableWords(term), verses, query };
  });
}

interface Term {
  readonly term: string;
  readonly verses: number;
}

interface Misspelled {
  /** Offset in the query in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  /** Most similar first. */
  readonly similar: readonly Term[];
}

/** Similar terms, most similar first, then most frequent first. */
function* similarTerms(word: string, index: WordParts): DocumentQuery<Term[]> {
  const [letter = ''] = word;
  const [own = 0] = index.partsOf('word', word, word);
  const near = index
    .partsOf('word', letter, letter + afterAll)
    .sort((a, b) => Math.abs(a - own) - Math.abs(b - own))
    .slice(0, maxSimilarParts);
  const documents = yield near.map((part) => index.pathOf('word', part));
  const maxChanges = [...word].length < 5 ? 1 : 2;
  const letters = lettersOf(word);
  const found: (Term & { readonly changes: number })[] = [];
  for (const document of documents) {
    if (!document) continue;
    const part = new IndexPart(document as SearchPart, 'word');
    const [from, to] = part.find(letter, letter + afterAll);
    for (let at = from; at < to; at++) {
      const term = part.spellingAt(at);
      if (Math.abs(term.length - word.length) > maxChanges) continue;
      const others = lettersOf(term);
      // A change adds or removes at most one letter, so this skips most words cheaply
      if (countOf(letters & ~others) > maxChanges || countOf(others & ~letters) > maxChanges) continue;
      const changes = changesBetween(word, term);
      if (changes <= maxChanges) found.push({ ...part.termAt(at), changes });
    }
  }
  return found.sort((a, b) => a.changes - b.changes || b.verses - a.verses || (a.term < b.term ? -1 : 1));
}

/** Bit set of the letters of a word; some letters share a bit. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function countOf(letters: number): number {
  let count = 0;
  for (let rest = letters; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function replaceWords(written: string, words: readonly Misspelled[]): string {
  let query = '';
  let at = 0;
  for (const { start, end, similar } of words) {
    query += written.slice(at, start) + readableWords(similar[0]!.term);
    at = end;
  }
  return query + written.slice(at);
}
