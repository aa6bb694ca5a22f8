import { links } from '../../documents/links.ts';
import type { SearchPart, SearchRoot } from '../../documents/search/search-schema.ts';
import {
  foldedWords,
  foldWord,
  readableWords,
  spelledWords,
  wordsWithOffsets,
} from '../../search/analysis.ts';
import { PhrasePlan, rangeFrom, type TermRange } from '../../search/matchers.ts';
import type { Postings } from '../../search/postings.ts';
import { type IndexedChapter, IndexPart, IndexRoot } from '../../search/read-index.ts';
import { placeFrom } from '../../search/sorted-numbers.ts';
import { type DocumentQuery, memoizeByDocument } from '../question.ts';
import type { SimpleChapter } from '../read-verses.ts';

export interface SuggestedTerm {
  /** The word in the spelling of the translation, without points of Hebrew and Arabic; English in lower case. */
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
const ofField = /(?:strong|lemma|morph)s?:\s*$/i;

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
  const index = new IndexRoot(root as SearchRoot);
  const joined = lastJoined.exec(before)?.[0];
  const found = yield* termsBeginning(prefix, index, joined && foldedWords(joined).at(-1));
  const chosen = found.slice(0, limit);
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

interface FoundTerm {
  readonly term: string;
  readonly verses: number;
  readonly postings: () => Postings;
}

/** @param before the word that they follow in a compound, if any: their verses are those with both. */
function* termsBeginning(prefix: string, index: IndexRoot, before?: string): DocumentQuery<FoundTerm[]> {
  const phrase = (text: string, isPrefix: boolean) =>
    before === undefined
      ? undefined
      : new PhrasePlan(index, [
          { text: before, isPrefix: false },
          { text, isPrefix },
        ]);
  const ranges = [rangeFrom(prefix), ...(phrase(prefix, true)?.ranges() ?? [])];
  const fields = new Map(
    ranges.flatMap(({ field, from, to }) => {
      const parts = index.partsOf(field, from, to).slice(0, maxPrefixParts);
      return parts.map((part) => [index.pathOf(field, part), field] as const);
    }),
  );
  const documents = yield [...fields.keys()];
  const parts = Array.from(fields.values(), (field, at) => {
    const document = documents[at] as SearchPart | undefined;
    return { field, part: document && new IndexPart(document, field) };
  });
  const termsIn = (range: TermRange) =>
    parts.flatMap(({ field, part }) => {
      if (!part || field !== range.field) return [];
      const postings = (at: number) => () => part.postingsAt(at);
      return Array.from(part.indexesIn([range]), (at) => ({ ...part.termAt(at), postings: postings(at) }));
    });
  const isRead = ({ term }: FoundTerm, { field }: TermRange) => field !== 'word' || !index.isFrequent(term);
  const read = (range: TermRange) =>
    termsIn(range).flatMap((each) => (isRead(each, range) ? each.postings() : []));
  const found = termsIn(ranges[0]!).flatMap((each): FoundTerm[] => {
    const matcher = phrase(each.term, false)?.matcher(read, index.root.verses);
    const verses = matcher ? matcher.match().inVerses : each.verses;
    return verses > 0 ? [{ ...each, verses }] : [];
  });
  const isTyped = ({ term }: FoundTerm) => Number(term === prefix);
  return found.sort((a, b) => isTyped(b) - isTyped(a) || b.verses - a.verses || (a.term < b.term ? -1 : 1));
}

/** A few chapters that contain the words: chapters with a rare word often have the others, too. */
function chaptersWith(terms: readonly FoundTerm[], index: IndexRoot): string[] {
  const chapters: IndexedChapter[] = [];
  for (const { postings } of [...terms].sort((a, b) => a.verses - b.verses)) {
    const { verses } = postings();
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

const capitals = /^\p{Lu}{2,}$/u;

/** By folded word: preferably as it is written within a sentence. */
const writtenWordsOf = memoizeByDocument(({ chapter }: Partial<SimpleChapter>) => {
  const words = new Map<string, { readonly word: string; readonly isFirst: boolean }>();
  for (const { type, text = '' } of chapter?.content ?? []) {
    let last = 0;
    for (const { folded, start, end } of type === 'heading' ? [] : wordsWithOffsets(text)) {
      const word = text.slice(start, end).normalize('NFC').replace(points, '');
      const isFirst = last === 0 || /[.!?:;…·"“„«»]/.test(text.slice(last, start)) || capitals.test(word);
      const known = words.get(folded);
      if (!known || (known.isFirst && !isFirst)) words.set(folded, { word, isFirst });
      last = end;
    }
  }
  return words;
});
