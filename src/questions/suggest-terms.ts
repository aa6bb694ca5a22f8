import { links } from '../documents/links.ts';
import type { SearchPart, SearchRoot } from '../documents/search/search-schema.ts';
import { foldWord, readableWords, spelledWords } from '../search/analysis.ts';
import { IndexPart, IndexRoot } from '../search/read-index.ts';
import type { Question } from './question.ts';

/** A word of a translation that begins with the last word of what is typed. */
export interface SuggestedTerm {
  /** As words are compared: without accents and points, in small letters. */
  readonly term: string;
  /** In how many verses it is. */
  readonly verses: number;
  /** What was typed with this word at its end. */
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
  const end = `${prefix}\uffff`;
  const parts = index.partsOf('word', prefix, end).slice(0, mostParts);
  const documents = yield parts.map((part) => index.pathOf('word', part));
  const found = documents.flatMap((document) => {
    if (!document) return [];
    const part = new IndexPart(document as SearchPart, 'word');
    const [from, to] = part.find(prefix, end);
    return Array.from({ length: to - from }, (_, at) => ({
      term: part.termAt(from + at),
      verses: part.countAt(from + at),
    }));
  });
  found.sort((a, b) => b.verses - a.verses || (a.term < b.term ? -1 : 1));
  return found.slice(0, limit).map(({ term, verses }) => {
    const readable = readableWords(term);
    return { term: readable, verses, query: before + readable };
  });
}
