import { addToGroup } from '../../lib/group-by.ts';
import { differenceOf, isCapital } from '../text/name-checks.ts';
import { unspaced } from '../text/text-scan.ts';
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
/** One unusual sequence of letters is enough in a long word that resembles a frequent one. */
const minLongWord = 7;
const minUsesOfModel = 20;
/** Rare names resemble each other: “Jokdeam” and “Jokneam”. */
const minUsesOfLikeName = 50;
const minUsesOfPart = 10;
const minUsesOfName = 6;
/** A common word, which no title has with a capital: its minimum uses, and its share of all words. */
const minUsesOfCommonWord = 60;
const minShareOfCommonWord = 0.004;
/** More findings among all words are the language, and not mistakes: of spelling, and of capitals. */
const maxShare = 0.004;
const maxShareOfCapitals = 0.0006;

/**
 * Finds misspelled words by the words of the edition alone, in any script with spaces between words: a word
 * that occurs once, differs by one letter from a frequent word, and has letters in an order that is rare in
 * the language.
 */
export function misspelledWords(vocabulary: Vocabulary): BookMistake[] {
  const { uses, total } = vocabulary;
  const index = uses.size < minWords ? undefined : new WordIndex(uses);
  const groups: BookMistake[][] = [[], [], [], []];
  const families = familiesOf(uses);
  const common = Math.max(minUsesOfCommonWord, total * minShareOfCommonWord);
  for (const [word, use] of uses) {
    if (!isComparable(word)) continue;
    if (use.count === 1) add(groups[0], index?.misspelled(word, use));
    if (use.count === 1) add(groups[1], withoutCapital(word, use, uses, families));
    add(groups[2], needlessCapital(word, use, uses, common));
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

function familiesOf(uses: Vocabulary['uses']): Map<string, number> {
  const families = new Map<string, number>();
  for (const word of uses.keys()) {
    const first = word.slice(0, lettersOfFamily);
    families.set(first, (families.get(first) ?? 0) + 1);
  }
  return families;
}

const lettersOfFamily = 4;

function isComparable(word: string): boolean {
  return word.length >= 4 && word.length <= maxLength && !unspaced.test(word) && !/[\p{N}-]/u.test(word);
}

function withoutCapital(
  word: string,
  { at, books }: WordUse,
  uses: Vocabulary['uses'],
  families: ReadonlyMap<string, number>,
): BookMistake | undefined {
  // `maker` is a word with relatives, such as `make`, and `jerusalem` is none
  if (isCapital(word) || families.get(word.slice(0, lettersOfFamily))! > 1) return undefined;
  const capital = uses.get(word.charAt(0).toUpperCase() + word.slice(1));
  if (capital === undefined || capital.middles < minUsesOfName) return undefined;
  const written = word.charAt(0).toUpperCase() + word.slice(1);
  const message = `“${word}” begins with a lower-case letter; this edition writes “${written}” everywhere else (${capital.count} times). Write a capital.`;
  return { book: books[0]!, code: 'odd-capital', at, message };
}

function needlessCapital(
  word: string,
  use: WordUse,
  uses: Vocabulary['uses'],
  common: number,
): BookMistake | undefined {
  if (use.middles !== 1 || !isCapital(word)) return undefined;
  const small = word.toLowerCase();
  const count = uses.get(small)?.count ?? 0;
  if (count < common) return undefined;
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
    if (middles === 0 || word.length < minNameLength || !isCapital(word) || /['’ʼ]|\p{Lu}{2}/u.test(word))
      continue;
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

/** The letters that spellings of one name share: no accents and no hyphens. */
function soundOf(word: string): string {
  return word
    .normalize('NFD')
    .replace(/[\p{M}-]+/gu, '')
    .toLowerCase()
    .replaceAll('ph', 'f')
    .replace(/ck|c(?=[aou])/g, 'k');
}

/** More words without the same letter are a list of forms, and comparing all of them takes too long. */
const maxLikeWords = 60;

class WordIndex {
  readonly #uses: Vocabulary['uses'];
  readonly #byRest = new Map<string, string[]>();
  /** Number of words with each sequence of three letters; `^` and `$` are the ends. */
  readonly #trigrams = new Map<string, number>();
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
        for (const rest of restsOf(word))
          if ((this.#byRest.get(rest)?.length ?? 0) < maxLikeWords) addToGroup(this.#byRest, rest, word);
    }
  }

  misspelled(word: string, { at, books }: WordUse): BookMistake | undefined {
    if (word.length < minLength || this.#uses.has(otherCase(word))) return undefined;
    const rare = trigramsOf(word).filter((trigram) => this.#trigrams.get(trigram)! === 1).length;
    const isName = isCapital(word);
    if (rare === 0) return undefined;
    for (const like of this.#similar(word)) {
      // A letter more at the end is mostly an inflection
      if (like.length !== word.length && (like.startsWith(word) || word.startsWith(like))) continue;
      const { count } = this.#uses.get(like)!;
      const isClear = !isName && !this.#isShort && word.length >= minLongWord && count >= minUsesOfModel;
      if (isName ? rare < 2 || count < minUsesOfLikeName : rare < 2 && !isClear) continue;
      const message = `“${word}” differs by one letter from “${like}”, which this edition has ${count} times. Correct the spelling, or accept it if another word is intended.`;
      return { book: books[0]!, code: isName ? 'odd-name' : 'odd-word', at, message };
    }
    return undefined;
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
