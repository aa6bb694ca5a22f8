import { addToGroup } from '../../lib/group-by.ts';
import { differenceOf, isCapital } from '../text/name-checks.ts';
import type { Vocabulary, WordUse } from '../text/vocabulary.ts';
import type { SourceMistake } from './place-mistakes.ts';

export interface BookMistake extends SourceMistake {
  readonly book: string;
}

/** In letters. */
const minLength = 5;
/** Compared words of agglutinative languages are longer; longer "words" are whole phrases. */
const maxLength = 24;
/** Minimum uses of a word for another to count as its misspelling; more if the edition is short. */
const minUses = 3;
const minUsesInShortText = 8;
/** A text with fewer different words shows too little of its language. */
const minWordsOfLanguage = 8000;
const minWords = 500;
const minUsesOfPart = 10;
const minUsesOfName = 6;
const minUsesOfCommonWord = 30;
/** More findings among all words are the language, and not mistakes: of spelling, and of capitals. */
const maxShare = 0.004;
const maxShareOfCapitals = 0.0006;

/**
 * Finds misspelled words by the words of the edition alone, in any script with spaces between words: a word
 * that occurs once, differs by one letter from a frequent word, and has letters in an order that is rare in
 * the language.
 */
export function misspelledWords(vocabulary: Vocabulary): BookMistake[] {
  const { uses } = vocabulary;
  const index = uses.size < minWords ? undefined : new WordIndex(uses);
  const groups: BookMistake[][] = [[], [], [], []];
  for (const [word, use] of uses) {
    if (!isComparable(word)) continue;
    if (use.count === 1) add(groups[0], index?.misspelled(word, use) ?? index?.joined(word, use));
    if (use.count === 1) add(groups[1], withoutCapital(word, use, uses));
    add(groups[2], needlessCapital(word, use, uses));
  }
  const found = new Set(groups.flat().map(({ book, at }) => `${book} ${at}`));
  groups[3] = [...inconsistentNames(uses)].filter(({ book, at }) => !found.has(`${book} ${at}`));
  const isUsual = (own: readonly BookMistake[], group: number) =>
    own.length > Math.max(3, uses.size * (group === 1 || group === 2 ? maxShareOfCapitals : maxShare));
  return groups.filter((own, group) => !isUsual(own, group)).flat();
}

function add(group: BookMistake[] | undefined, mistake: BookMistake | undefined): void {
  if (mistake) group?.push(mistake);
}

/** Scripts without spaces have no words to compare. */
const unspaced = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u2e80-\u9fff]/;

function isComparable(word: string): boolean {
  return word.length >= 4 && word.length <= maxLength && !unspaced.test(word) && !/[\p{N}-]/u.test(word);
}

function withoutCapital(
  word: string,
  { at, books }: WordUse,
  uses: Vocabulary['uses'],
): BookMistake | undefined {
  if (isCapital(word)) return undefined;
  const capital = uses.get(word.charAt(0).toUpperCase() + word.slice(1));
  if (capital === undefined || capital.middles < minUsesOfName) return undefined;
  const written = word.charAt(0).toUpperCase() + word.slice(1);
  const message = `“${word}” begins with a lower-case letter; this edition writes “${written}” everywhere else (${capital.count} times). Write a capital.`;
  return { book: books[0]!, code: 'odd-capital', at, message };
}

function needlessCapital(word: string, use: WordUse, uses: Vocabulary['uses']): BookMistake | undefined {
  if (use.middles !== 1 || !isCapital(word)) return undefined;
  const small = word.toLowerCase();
  const count = uses.get(small)?.count ?? 0;
  if (count < minUsesOfCommonWord) return undefined;
  const message = `“${word}” is capitalized in the middle of a sentence; this edition writes “${small}” everywhere else (${count} times). Write a small letter, or the missing full stop.`;
  return { book: use.books[0]!, code: 'odd-capital', at: use.at, message };
}

/** In letters: shorter names that sound alike are different ones. */
const minNameLength = 5;
const maxShareOfVariant = 0.25;

/** Names with hyphens, accents or letters of the same sound that other books do not have. */
function* inconsistentNames(uses: Vocabulary['uses']): Iterable<BookMistake> {
  const spellings = new Map<string, string[]>();
  for (const [word, { middles }] of uses) {
    if (middles === 0 || word.length < minNameLength || !isCapital(word) || /['’ʼ]/.test(word)) continue;
    addToGroup(spellings, soundOf(word), word);
  }
  for (const words of spellings.values()) {
    if (words.length < 2) continue;
    const [usual, ...others] = words.toSorted((a, b) => uses.get(b)!.count - uses.get(a)!.count);
    const { count } = uses.get(usual!)!;
    for (const word of others) {
      const own = uses.get(word)!;
      if (count < minUsesOfPart || own.count > count * maxShareOfVariant) continue;
      const where = own.books.join(', ');
      const message = `“${word}” (${own.count} times, in ${where}) is spelled “${usual}” ${count} times in this edition. Use one spelling, or accept it if another name is intended.`;
      yield { book: own.books[0]!, code: 'inconsistent-name', at: own.at, message };
    }
  }
}

/** The letters that spellings of one name share: no accents, no hyphens, no doubled letters. */
function soundOf(word: string): string {
  return word
    .normalize('NFD')
    .replace(/[\p{M}-]+/gu, '')
    .toLowerCase()
    .replaceAll('ph', 'f')
    .replace(/ck|c(?=[aou])/g, 'k')
    .replace(/(.)\1+/gu, '$1');
}

class WordIndex {
  readonly #uses: Vocabulary['uses'];
  /** Frequent words by each of their forms without one letter. */
  readonly #byRest = new Map<string, string[]>();
  /** Number of words with each sequence of three letters; `^` and `$` are the ends. */
  readonly #trigrams = new Map<string, number>();
  /** Number of words that begin or end with another word. */
  readonly #firstParts = new Map<string, number>();
  readonly #lastParts = new Map<string, number>();
  readonly #isShort: boolean;

  constructor(uses: Vocabulary['uses']) {
    this.#uses = uses;
    this.#isShort = uses.size < minWordsOfLanguage;
    const fewest = this.#isShort ? minUsesInShortText : minUses;
    for (const [word, { count }] of uses) {
      if (!isComparable(word)) continue;
      for (const trigram of trigramsOf(word))
        this.#trigrams.set(trigram, (this.#trigrams.get(trigram) ?? 0) + 1);
      if (count >= fewest && word.length >= minLength - 1)
        for (const rest of restsOf(word)) addToGroup(this.#byRest, rest, word);
      for (const [one, other] of this.#parts(word)) {
        this.#firstParts.set(one, (this.#firstParts.get(one) ?? 0) + 1);
        this.#lastParts.set(other, (this.#lastParts.get(other) ?? 0) + 1);
      }
    }
  }

  /** A word that resembles a frequent one. */
  misspelled(word: string, { at, books }: WordUse): BookMistake | undefined {
    if (word.length < minLength || this.#uses.has(otherCase(word))) return undefined;
    const trigrams = trigramsOf(word).map((trigram) => this.#trigrams.get(trigram)! - 1);
    const rare = trigrams.filter((words) => words === 0).length;
    const isLowRare = trigrams.some((words) => words <= 2);
    const isName = isCapital(word);
    for (const like of this.#similar(word)) {
      const { count } = this.#uses.get(like)!;
      const isMiddle = differenceOf(word, like)!.way.startsWith('middle');
      const isLong = word.length >= 7 && isMiddle;
      const isOdd = this.#isShort
        ? rare >= 2
        : rare >= (isName ? 2 : 1) || (isLong && !isName && (count >= 100 || (isLowRare && count >= 50)));
      if (!isOdd) continue;
      const message = `“${word}” differs by one letter from “${like}”, which this edition has ${count} times. Correct the spelling, or accept it if another word is intended.`;
      return { book: books[0]!, code: isName ? 'odd-name' : 'odd-word', at, message };
    }
    if (isName || this.#isShort || rare < minRareAlone) return undefined;
    const message = `“${word}” has letters in an order that no other word of this edition has. Check its spelling.`;
    return { book: books[0]!, code: 'odd-word', at, message };
  }

  /** `wentout`: two frequent words without a space. */
  joined(word: string, { at, books }: WordUse): BookMistake | undefined {
    if (word.length < 7 || isCapital(word)) return undefined;
    for (const [one, other] of this.#parts(word)) {
      // `some` and `light` are parts of other words too: `someone`, `daylight`
      if (this.#firstParts.get(one)! > 1 || this.#lastParts.get(other)! > 1) continue;
      const message = `“${word}” is “${one}” and “${other}” without a space. Add the space.`;
      return { book: books[0]!, code: 'odd-word', at, message };
    }
    return undefined;
  }

  *#parts(word: string): Iterable<[string, string]> {
    for (let index = 3; index <= word.length - 3; index++) {
      const [one, other] = [word.slice(0, index), word.slice(index)];
      if (this.#isFrequent(one) && this.#isFrequent(other)) yield [one, other];
    }
  }

  #isFrequent(word: string): boolean {
    return (this.#uses.get(word)?.count ?? 0) >= minUsesOfPart;
  }

  *#similar(word: string): Iterable<string> {
    const seen = new Set<string>([word]);
    for (const rest of restsOf(word)) {
      for (const like of this.#byRest.get(rest) ?? []) {
        if (seen.has(like)) continue;
        seen.add(like);
        if (differenceOf(word, like)) yield like;
      }
    }
  }
}

/** More sequences of letters that no other word has. */
const minRareAlone = 3;

function otherCase(word: string): string {
  const small = word.toLowerCase();
  return small === word ? word.charAt(0).toUpperCase() + word.slice(1) : small;
}

function trigramsOf(word: string): string[] {
  const written = `^${word.toLowerCase()}$`;
  const all = Array.from({ length: written.length - 2 }, (_, index) => written.slice(index, index + 3));
  return [...new Set(all)];
}

function restsOf(word: string): Set<string> {
  const rests = new Set([word]);
  for (let index = 1; index < word.length; index++) rests.add(word.slice(0, index) + word.slice(index + 1));
  return rests;
}
