import { addToGroup } from '../../lib/group-by.ts';
import { isCapital } from '../text/name-checks.ts';
import type { Vocabulary, WordUse } from '../text/vocabulary.ts';
import type { BookMistake } from './place-mistakes.ts';
import { SpacingJudge } from './spacing-judge.ts';
import { isComparable, type SpellingEvidence } from './spelling-evidence.ts';

const minWords = 500;
/** Scores compare a word with the frequent one that it resembles. A short text shows fewer words of its language. */
const minScore = 9.2;
const minScoreInShortText = 9.5;
const minWordsOfLongText = 8000;
/** Rare names resemble each other: “Jokdeam” and “Jokneam”. */
const minScoreOfName = 9.6;
/**
 * If many words reach the score, the text has a special style or many mistakes, so the score must be higher by
 * this.
 */
const moreScore = 2;
const minUsesOfPart = 10;
const minUsesOfName = 6;
/** A common word, which no title has with a capital: its minimum uses, and its share of all words. */
const minUsesOfCommonWord = 60;
const minShareOfCommonWord = 0.004;
/** A word of fewer uses may be a title: “the Rock”. */
const minUsesOfSmall = 8;
const minFitOfSmall = 6;
const minFitOfName = 4;
/**
 * With more findings than this share of the distinct words, they are a feature of the language, not mistakes: for
 * spelling, then for capitals.
 */
const maxShare = 0.012;
const maxShareOfCapitals = 0.0006;

type RareAndUsual = readonly [word: string, usual: string];

interface OddPairs {
  readonly lowerCase: readonly RareAndUsual[];
  readonly capitals: readonly RareAndUsual[];
  readonly swapped: readonly RareAndUsual[];
}

export function oddPairsOf(vocabulary: Vocabulary): OddPairs {
  return {
    lowerCase: lowerCaseNames(vocabulary),
    capitals: rareCapitals(vocabulary),
    swapped: swappedLetters(vocabulary),
  };
}

/** `teh`: short words are too alike to be compared in other ways. */
function swappedLetters({ uses, total }: Vocabulary): RareAndUsual[] {
  const common = Math.max(minUsesOfCommonWord, total * minShareOfSwapped);
  return [...uses].flatMap(([word, { count }]) => {
    if (count !== 1 || !shortWord.test(word)) return [];
    const usual = Array.from(
      { length: word.length - 1 },
      (_, at) => word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2),
    ).find((other) => other !== word && (uses.get(other)?.count ?? 0) >= common);
    return usual === undefined ? [] : [[word, usual] as const];
  });
}

const shortWord = /^(?:\p{Ll}\p{M}*){3,4}$/u;
const minShareOfSwapped = 0.001;

/** Finds misspelled words by the words of the edition alone, in any script with spaces between words. */
export function misspelledWords(
  vocabulary: Vocabulary,
  evidence: SpellingEvidence,
  { lowerCase, capitals, swapped }: OddPairs,
): BookMistake[] {
  const { uses, total } = vocabulary;
  const isFew = (share: number) => (list: readonly BookMistake[]) =>
    list.length <= Math.max(3, uses.size * share);
  const words =
    uses.size < minWords
      ? []
      : ([0, moreScore]
          .map((more) => [...likeFrequentWords(evidence, uses.size, more)])
          .find(isFew(maxShare)) ?? []);
  const short = swapped.flatMap(([word, usual]) =>
    evidence.fit(word, usual) > 0 ? misspelling(word, uses.get(word)!, usual, uses.get(usual)!.count) : [],
  );
  const small = [...withoutCapital(vocabulary, evidence, lowerCase)];
  const common = Math.max(minUsesOfCommonWord, total * minShareOfCommonWord);
  const rare = new Map(capitals);
  const isOdd = (word: string, small: string) =>
    rare.has(word) && (word === word.toUpperCase() || evidence.fit(word, small) >= minFitOfSmall);
  const capital = [...needlessCapitals(uses, common, isOdd)];
  const found = new Set([...words, ...short, ...small, ...capital].map(mistakeKey));
  const others = [[...inconsistentNames(uses, evidence)], [...new SpacingJudge(vocabulary).mistakes()]];
  return [
    ...[small, capital].filter(isFew(maxShareOfCapitals)),
    ...[
      [...words, ...short],
      ...others.map((list) => list.filter((mistake) => !found.has(mistakeKey(mistake)))),
    ].filter(isFew(maxShare)),
  ].flat();
}

function mistakeKey({ book, at }: BookMistake): string {
  return `${book} ${at}`;
}

function* likeFrequentWords(
  evidence: SpellingEvidence,
  different: number,
  more: number,
): Iterable<BookMistake> {
  const ofWord = different < minWordsOfLongText ? minScoreInShortText : minScore;
  for (const { word, use, like, uses, score } of evidence.likeWords()) {
    if (score < more + (isCapital(word) ? minScoreOfName : ofWord)) continue;
    yield misspelling(word, use, like, uses);
  }
}

function misspelling(word: string, use: WordUse, like: string, uses: number): BookMistake {
  const message = `“${word}” differs by one letter from “${like}”, which this edition has ${uses} times. Correct the spelling, or accept it if another word is intended.`;
  return { book: use.books[0]!, code: isCapital(word) ? 'odd-name' : 'odd-word', at: use.at, message };
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

function lowerCaseNames({ uses }: Vocabulary): RareAndUsual[] {
  const pairs: RareAndUsual[] = [];
  for (const [word, use] of uses) {
    if (use.count !== 1 || !isComparable(word)) continue;
    const small = word.toLowerCase();
    if (small !== word) continue;
    const capital = word.charAt(0).toUpperCase() + word.slice(1);
    if (capital !== word && (uses.get(capital)?.middles ?? 0) >= minUsesOfName) pairs.push([word, capital]);
  }
  return pairs;
}

function* withoutCapital(
  { uses }: Vocabulary,
  evidence: SpellingEvidence,
  lowerCase: OddPairs['lowerCase'],
): Iterable<BookMistake> {
  const families = familiesOf(uses);
  for (const [word, usual] of lowerCase) {
    // “Heb. satan”: a note quotes words of other languages
    if (!evidence.isInVerse(word)) continue;
    const { at, books } = uses.get(word)!;
    const { count } = uses.get(usual)!;
    const fit = evidence.fit(word, usual);
    // `maker` is a word with relatives, such as `make`, and `jerusalem` is none; “Beer” is a town
    const hasRelatives = families.get(word.slice(0, lettersOfFamily))! > 1;
    if (hasRelatives ? fit < minFitOfName : fit <= 0 && word.length <= lettersOfFamily) continue;
    const message = `“${word}” begins with a lower-case letter; this edition writes “${usual}” everywhere else (${count} times). Write a capital.`;
    yield { book: books[0]!, code: 'odd-capital', at, message };
  }
}

/**
 * Words that begin with a capital once or twice, and otherwise with a small letter. Next to another capital
 * they are in a title: “High Priest”.
 */
function rareCapitals({ uses, texts }: Vocabulary): RareAndUsual[] {
  const smallOf = new Map<number, string>();
  const capitals = new Uint8Array(uses.size);
  for (const [word, { id, middles, count }] of uses) {
    if (!isCapital(word)) continue;
    capitals[id] = 1;
    if (middles !== 1 || count > 2 || !isComparable(word)) continue;
    const small = word.toLowerCase();
    if ((uses.get(small)?.count ?? 0) >= minUsesOfSmall) smallOf.set(id, small);
  }
  for (const ids of texts) {
    for (let at = 1; at < ids.length; at++) {
      const [one, other] = [ids[at - 1]!, ids[at]!];
      if (capitals[one] === 0 || capitals[other] === 0) continue;
      smallOf.delete(one);
      smallOf.delete(other);
    }
  }
  return [...uses].flatMap(([word, { id }]) => {
    const small = smallOf.get(id);
    return small === undefined ? [] : [[word, small] as const];
  });
}

function* needlessCapitals(
  uses: Vocabulary['uses'],
  common: number,
  isOdd: (word: string, small: string) => boolean,
): Iterable<BookMistake> {
  for (const [word, { middles, books, at }] of uses) {
    if (middles !== 1 || !isComparable(word)) continue;
    const small = word.toLowerCase();
    const count = uses.get(small)?.count ?? 0;
    if (count < common && !isOdd(word, small)) continue;
    const message = `“${word}” is capitalized in the middle of a sentence; this edition writes “${small}” everywhere else (${count} times). Write a small letter, or the missing full stop.`;
    yield { book: books[0]!, code: 'odd-capital', at, message };
  }
}

/** In letters: shorter names that sound alike are different ones. */
const minNameLength = 5;
const maxShareOfVariant = 0.25;
const minPairsOfForms = 3;

/** Names whose spelling differs from a more frequent one only in hyphens, accents or letters of the same sound. */
function* inconsistentNames(uses: Vocabulary['uses'], evidence: SpellingEvidence): Iterable<BookMistake> {
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
      // “Tochter” and “Töchter” are forms of one word, as many others
      if (evidence.waysOf(word, usual!) >= minPairsOfForms || usual === `${word}-` || word === `${usual}-`)
        continue;
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
