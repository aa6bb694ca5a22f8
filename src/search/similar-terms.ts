import { changesBetween } from '../lib/closest.ts';
import { afterAll } from './matchers.ts';
import type { IndexPart } from './read-index.ts';

interface SimilarTerm {
  readonly part: IndexPart;
  readonly index: number;
  readonly term: string;
  readonly verses: number;
  /** Letters that differ; less than one if both sound alike. */
  readonly changes: number;
}

const minLetters = 3;
const maxChangesOf = (length: number) => (length < 5 ? 1 : 2);
/** Terms that sound the same are more similar than those with one letter changed. */
const soundsAlike = 0.5;
/** `colors` for `colour`. */
const formOfSpelling = 0.25;
const withoutEnding = (key: string) => key.replace(/(?:e|e?[ds]|ing)$/, '');

/** British and American spellings of a word have the same key: `armour`, `armor`. */
function spellingKey(word: string): string {
  return word
    .replace(/^enquir/, 'inquir')
    .replace(/our/g, 'or')
    .replace(/grey/, 'gray')
    .replace(/plough/, 'plow')
    .replace(/ence(?=[ds]?$)/, 'ense')
    .replace(/([bct])re(?=s?$)/, '$1er')
    .replace(/([iy])s(?=(?:e[drs]?|ing|ation)$)/, '$1z')
    .replace(/ll/g, 'l');
}

/**
 * The terms that a word may be a misspelling of, most similar first, then most frequent first. A British or American
 * spelling of the word leaves out all others. Numbers have none.
 * @param word folded.
 */
export function similarTerms(word: string, parts: readonly IndexPart[]): SimilarTerm[] {
  if (word.length < minLetters || /^\p{Nd}/u.test(word)) return [];
  const maxChanges = maxChangesOf(word.length);
  const [letters, sound, key] = [lettersOf(word), soundOf(word), spellingKey(word)];
  const found: SimilarTerm[] = [];
  const beginnings = beginningsOf(word);
  for (const part of parts) {
    const compared = comparedOf(part);
    for (const index of indexesIn(part, beginnings)) {
      const term = part.terms[index]!;
      if (term === word || Math.abs(term.length - word.length) > maxChanges + 1) continue;
      const others = compared.letters[index]!;
      // A change adds or removes at most one letter, so this skips most words cheaply
      if (Math.max(countOf(letters & ~others), countOf(others & ~letters)) > maxChanges + 1) continue;
      const other = compared.keys[index]!;
      const isForm = (other !== term || key !== word) && withoutEnding(other) === withoutEnding(key);
      const isAlike = compared.sounds[index] === sound;
      const changes =
        other === key ? 0 : isForm ? formOfSpelling : isAlike ? soundsAlike : changesBetween(word, term);
      if (changes <= maxChanges) found.push({ part, index, ...part.termAt(index), changes });
    }
  }
  const least = Math.min(...found.map(({ changes }) => changes));
  const best = least < soundsAlike ? found.filter(({ changes }) => changes === least) : found;
  return best.sort((a, b) => a.changes - b.changes || b.verses - a.verses || (a.term < b.term ? -1 : 1));
}

interface Compared {
  readonly letters: readonly number[];
  readonly sounds: readonly string[];
  readonly keys: readonly string[];
}

const knownParts = new WeakMap<IndexPart, Compared>();

function comparedOf(part: IndexPart): Compared {
  const known = knownParts.get(part);
  if (known) return known;
  const { terms } = part;
  const made = { letters: terms.map(lettersOf), sounds: terms.map(soundOf), keys: terms.map(spellingKey) };
  knownParts.set(part, made);
  return made;
}

function* indexesIn(part: IndexPart, beginnings: readonly string[]): Iterable<number> {
  const ranges = beginnings.map((beginning) => part.find(beginning, beginning + afterAll));
  for (const [at, [from, to]] of ranges.entries()) {
    const earlier = ranges.slice(0, at);
    for (let index = from; index < to; index++)
      if (!earlier.some(([start, end]) => index >= start && index < end)) yield index;
  }
}

/** Beginnings of words that sound the same, or nearly so, in languages with Latin letters. */
const alike = [
  ['n', 'kn', 'gn', 'pn'],
  ['r', 'wr', 'rh'],
  ['f', 'ph', 'v'],
  ['k', 'c', 'ch', 'q', 'g'],
  ['s', 'c', 'z', 'ps', 'sc', 'x'],
  ['j', 'g', 'y', 'i'],
  ['w', 'wh', 'v', 'u'],
  ['b', 'p', 'v'],
  ['t', 'th', 'd', 'pt'],
  ['a', 'ha', 'e'],
  ['e', 'he', 'i', 'ae', 'oe'],
  ['i', 'hi', 'y'],
  ['o', 'ho', 'u'],
  ['u', 'hu', 'o'],
];

/**
 * Beginnings of terms similar to a word: with its first letter, without it, with its first letters swapped, or
 * with another beginning that sounds alike. All but the first are long enough to be in one or two index parts.
 */
export function beginningsOf(word: string): readonly string[] {
  const [first = '', second = ''] = word;
  const sounds = alike.flatMap((group) =>
    group
      .filter((own) => word.startsWith(own))
      .flatMap((own) => group.map((other) => other + word.slice(own.length, own.length + 2))),
  );
  const others = [spellingKey(word).slice(0, 3), word.slice(1, 4), second + first + word.slice(2, 3)];
  return [
    ...new Set([
      first,
      ...[...others, ...sounds].filter((other) => other.length > 1 && !other.startsWith(first)),
    ]),
  ];
}

/** The word with letters that sound the same written in one way. Only for Latin letters. */
function soundOf(word: string): string {
  return word
    .replace(/^(?:[kgp](?=n)|w(?=r)|p(?=s))/, '')
    .replace(/^([rw])h/, '$1')
    .replace(/ph/g, 'f')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/ch|ck|[cq]/g, 'k')
    .replace(/z/g, 's')
    .replace(/[jy]/g, 'i')
    .replace(/(.)\1+/gu, '$1');
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
