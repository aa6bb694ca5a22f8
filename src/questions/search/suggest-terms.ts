import { links } from '../../documents/links.ts';
import type { SearchPart, SearchRoot } from '../../documents/search/search-schema.ts';
import { eachWord, foldWord, readableWords, spelledWords } from '../../search/analysis.ts';
import { afterAll } from '../../search/matchers.ts';
import { IndexPart, IndexRoot } from '../../search/read-index.ts';
import { beginningsOf, similarTerms } from '../../search/similar-terms.ts';
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
  const isTyped = ({ term }: Term) => Number(term === prefix);
  found.sort((a, b) => isTyped(b) - isTyped(a) || b.verses - a.verses || (a.term < b.term ? -1 : 1));
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
 * Suggests queries with missing words replaced by similar words of the translation, most similar first.
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
    misspelled.push({ start, end, similar: yield* similarIn(word, index) });
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

function* similarIn(word: string, index: WordParts): DocumentQuery<readonly Term[]> {
  const [own = 0] = index.partsOf('word', word, word);
  const near = beginningsOf(word)
    .flatMap((beginning) => index.partsOf('word', beginning, beginning + afterAll))
    .sort((a, b) => Math.abs(a - own) - Math.abs(b - own));
  const paths = [...new Set(near)].slice(0, maxSimilarParts).map((part) => index.pathOf('word', part));
  const documents = yield paths;
  const parts = documents.flatMap((document) =>
    document ? [new IndexPart(document as SearchPart, 'word')] : [],
  );
  return similarTerms(word, parts);
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
