import { links } from '../documents/links.ts';
import type { SearchPart, SearchRoot } from '../documents/search/search-schema.ts';
import { changesBetween } from '../lib/closest.ts';
import { eachWord, foldWord, readableWords, spelledWords } from '../search/analysis.ts';
import { afterAll } from '../search/matchers.ts';
import { IndexPart, IndexRoot } from '../search/read-index.ts';
import type { Question } from './question.ts';

/** A word of a translation that somebody may mean. */
export interface SuggestedTerm {
  /** As words are compared: without accents and points, in small letters. */
  readonly term: string;
  /** In how many verses it is. */
  readonly verses: number;
  /** What was typed, with this word in it. */
  readonly query: string;
}

/** A shorter prefix says little, and would be in many parts of the index. */
const leastLetters = 2;
/** Of the index, so that what is read for a prefix is small: about 50 kB compressed. */
const mostParts = 2;

const lastWord = /[\p{L}\p{M}\p{Nd}\p{Cf}]+$/u;
const ofField = /(?:strong|lemma|morph):$/i;

/**
 * The words of a translation that begin with the last word of a text, the most frequent first; undefined where the translation has
 * no search index. A prefix that is in more than two parts of the index is looked up in the first two.
 */
export function* suggestTerms(
  text: string,
  translation: string,
  limit: number,
): Question<SuggestedTerm[] | undefined> {
  const word = lastWord.exec(text)?.[0] ?? '';
  const before = text.slice(0, text.length - word.length);
  const prefix = foldWord(word);
  // In a script without spaces each character is a word
  const isWord = spelledWords(word) !== undefined && !ofField.test(before);
  if (!isWord || [...prefix].length < leastLetters) return [];
  const [root] = yield [links.searchRoot(translation)];
  if (!root) return undefined;
  const index = new IndexRoot(root as SearchRoot);
  const end = prefix + afterAll;
  const parts = index.partsOf('word', prefix, end).slice(0, mostParts);
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

/** Fewer letters are changed into another word too easily. */
const leastMisspelled = 3;
const mostMisspelled = 3;
/** Of the index for each word, the nearest to it: as many as most languages have for one letter. */
const mostSimilarParts = 8;
const mostCorrections = 3;

/** Where an index has its words; what `IndexRoot` knows of it. */
interface WordParts {
  partsOf(field: 'word', from: string, to: string): number[];
  pathOf(field: 'word', part: number): string;
}

/**
 * Queries that may be meant where one finds nothing: with words of the translation in place of those it does not have, the most
 * similar first. A similar word begins with the same letter; at most two letters are inserted, removed, replaced or swapped.
 * @param missing the words that the translation does not have, as they are compared
 */
export function* correctQuery(
  written: string,
  missing: readonly string[],
  index: WordParts,
): Question<SuggestedTerm[]> {
  const misspelled: Misspelled[] = [];
  const places: { readonly word: string; readonly start: number; readonly end: number }[] = [];
  eachWord(written, (word, start, end) => places.push({ word, start, end }));
  for (const { word, start, end } of places) {
    if (!missing.includes(word) || written[end] === '*' || [...word].length < leastMisspelled) continue;
    misspelled.push({ start, end, similar: yield* similarTerms(word, index) });
    if (misspelled.length === mostMisspelled) break;
  }
  const [first, ...others] = misspelled;
  // Another word that is like none of the translation's cannot be helped
  if (!first || others.some(({ similar }) => similar.length === 0)) return [];
  return first.similar.slice(0, mostCorrections).map(({ term, verses }) => {
    const query = replaceWords(written, [{ ...first, similar: [{ term, verses }] }, ...others]);
    return { term: readableWords(term), verses, query };
  });
}

interface Term {
  readonly term: string;
  readonly verses: number;
}

/** A word that a translation does not have. */
interface Misspelled {
  /** Where it is in the query, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  /** The most similar first. */
  readonly similar: readonly Term[];
}

/** The terms that are like a word, the most similar first, and of those the most frequent. */
function* similarTerms(word: string, index: WordParts): Question<Term[]> {
  const [letter = ''] = word;
  const [own = 0] = index.partsOf('word', word, word);
  const near = index
    .partsOf('word', letter, letter + afterAll)
    .sort((a, b) => Math.abs(a - own) - Math.abs(b - own))
    .slice(0, mostSimilarParts);
  const documents = yield near.map((part) => index.pathOf('word', part));
  const most = [...word].length < 5 ? 1 : 2;
  const letters = lettersOf(word);
  const found: (Term & { readonly changes: number })[] = [];
  for (const document of documents) {
    if (!document) continue;
    const part = new IndexPart(document as SearchPart, 'word');
    const [from, to] = part.find(letter, letter + afterAll);
    for (let at = from; at < to; at++) {
      const term = part.spellingAt(at);
      if (Math.abs(term.length - word.length) > most) continue;
      const others = lettersOf(term);
      // One change brings or takes away one letter at most, so that few words need be compared
      if (countOf(letters & ~others) > most || countOf(others & ~letters) > most) continue;
      const changes = changesBetween(word, term);
      if (changes <= most) found.push({ ...part.termAt(at), changes });
    }
  }
  return found.sort((a, b) => a.changes - b.changes || b.verses - a.verses || (a.term < b.term ? -1 : 1));
}

/** A bit for each letter that a word has; some letters share one. */
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

/** The query with the most similar term in place of each word. */
function replaceWords(written: string, words: readonly Misspelled[]): string {
  let query = '';
  let at = 0;
  for (const { start, end, similar } of words) {
    query += written.slice(at, start) + readableWords(similar[0]!.term);
    at = end;
  }
  return query + written.slice(at);
}
