import { links } from '../../documents/links.ts';
import type { SearchPart, SearchRoot } from '../../documents/search/search-schema.ts';
import { foldWord, readableWords, spelledWords } from '../../search/analysis.ts';
import { afterAll } from '../../search/matchers.ts';
import { IndexPart, IndexRoot } from '../../search/read-index.ts';
import type { DocumentQuery } from '../question.ts';

export interface SuggestedTerm {
  /** Folded for comparison: lower case without accents and points. */
  readonly term: string;
  /** Number of verses with this word; with all words of the query if it is a correction. */
  readonly verses: number;
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
  const isTyped = ({ term }: Pick<SuggestedTerm, 'term'>) => Number(term === prefix);
  found.sort((a, b) => isTyped(b) - isTyped(a) || b.verses - a.verses || (a.term < b.term ? -1 : 1));
  return found.slice(0, limit).map(({ term, verses }) => {
    const readable = readableWords(term);
    return { term: readable, verses, query: before + readable };
  });
}

/**
 * A translation of each language in whose script the text is written. Undefined if a letter has the script of
 * a searched translation, or nothing is a letter.
 */
export function inOtherScripts<Named extends { readonly id: string; readonly language: string }>(
  text: string,
  searched: readonly string[],
  translations: readonly Named[],
  features: readonly { readonly id: string; readonly script?: string | null | undefined }[],
): readonly Named[] | undefined {
  const scripts = new Map(features.map(({ id, script }) => [id, script ?? '']));
  const own = searched.map((id) => scripts.get(id) ?? '');
  const letters = text.match(/\p{L}/gu) ?? [];
  const isOwn = letters.some((letter) => own.some((script) => isWrittenIn(letter, script)));
  if (own.includes('') || letters.length === 0 || isOwn) return undefined;
  const written = translations.filter(({ id }) => isWrittenIn(text, scripts.get(id) ?? ''));
  const languages = [...new Set(written.map(({ language }) => language))].slice(0, maxLanguages);
  return languages.map((language) => written.find((each) => each.language === language)!);
}

const maxLanguages = 3;

/** True if all letters of a text are of the script. @param script ISO 15924 code */
function isWrittenIn(text: string, script: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const scripts = (unicodeScripts[script] ?? [script]).map((code) => `\\p{Script=${code}}`);
  try {
    const pattern = new RegExp(`[${scripts.join('')}]`, 'u');
    return letters.length > 0 && letters.every((letter) => pattern.test(letter));
  } catch {
    return false;
  }
}

/** ISO 15924 codes of scripts that Unicode treats as several, or under another code. */
const unicodeScripts: Readonly<Record<string, readonly string[]>> = {
  Hans: ['Hani'],
  Hant: ['Hani'],
  Jpan: ['Hani', 'Hira', 'Kana'],
  Kore: ['Hang', 'Hani'],
};
