import { addToGroup, groupBy } from '../../lib/group-by.ts';
import { unspaced } from '../text/text-scan.ts';
import type { Vocabulary } from '../text/vocabulary.ts';
import type { BookMistake } from './place-mistakes.ts';

const minLetters = 5;
const maxLetters = 24;
/** Short words also make compounds: “everyday”. Only frequent pairs of them count: “ofthe”. */
const minLongPart = 4;
const minPart = 3;
const minUsesOfShortPair = 20;
const minUsesOfJoined = 3;
/** If the two words are adjacent nowhere else, one of them must have at least this share of all words. */
const minShareOfUsual = 0.0006;
const minUsesOfPart = 15;
const maxShareOfCompounds = 0.004;

interface Split {
  readonly joined: number;
  readonly one: number;
  readonly other: number;
  uses: number;
  hasBefore: boolean;
  hasAfter: boolean;
}

/** Finds words with a space in them, and two words without a space, by the words of the whole edition. */
export class SpacingJudge {
  readonly #uses: Vocabulary['uses'];
  readonly #texts: Vocabulary['texts'];
  readonly #total: number;
  readonly #words: readonly string[];
  readonly #counts: Uint32Array;
  /** Number of compounds that begin and end with each word: “nightfall”, “downfall”. */
  readonly #first = new Map<number, number>();
  readonly #last = new Map<number, number>();

  constructor({ uses, texts, total }: Vocabulary) {
    this.#uses = uses;
    this.#texts = texts;
    this.#total = total;
    this.#words = [...uses.keys()];
    this.#counts = Uint32Array.from(uses.values(), ({ count }) => count);
  }

  *mistakes(): Iterable<BookMistake> {
    yield* this.#divided();
    yield* this.#hyphenated();
    yield* this.#joined();
  }

  /** `belie ve`: a word that occurs once and, joined to its neighbour, is a known word. */
  *#divided(): Iterable<BookMistake> {
    for (const ids of this.#texts) {
      for (let at = 1; at < ids.length; at++) {
        const [one, other] = [ids[at - 1]!, ids[at]!];
        if (this.#counts[one]! > 1 && this.#counts[other]! > 1) continue;
        yield* this.#shifted(one, other);
        const joined = this.#words[one]! + this.#words[other]!;
        if (joined.length < minLetters || unspaced.test(joined)) continue;
        if ((this.#uses.get(joined)?.count ?? 0) < minUsesOfJoined) continue;
        const rare = this.#counts[other] === 1 ? other : one;
        const message = `“${this.#words[one]} ${this.#words[other]}” is the word “${joined}” of this edition with a space in it. Remove the space.`;
        yield this.#mistake(rare, message);
      }
    }
  }

  /** `th epeople`: a letter of one word is attached to the other. */
  *#shifted(one: number, other: number): Iterable<BookMistake> {
    if (this.#counts[one]! > 1 || this.#counts[other]! > 1) return;
    const [first, second] = [this.#words[one]!, this.#words[other]!];
    for (const [left, right] of [
      [first.slice(0, -1), first.at(-1)! + second],
      [first + second[0]!, second.slice(1)],
    ] as const) {
      if (
        (this.#uses.get(left)?.count ?? 0) < minUsesOfJoined ||
        (this.#uses.get(right)?.count ?? 0) < minUsesOfJoined
      )
        continue;
      yield this.#mistake(
        one,
        `“${first} ${second}” is “${left} ${right}” with the space in the wrong place. Move the space.`,
      );
      return;
    }
  }

  /** `peo-ple`: a word with a hyphen that is usual without it, and whose parts are not words. */
  *#hyphenated(): Iterable<BookMistake> {
    for (const [word, { count, id }] of this.#uses) {
      if (count > 1 || !/^[^-]+-[^-]+$/.test(word)) continue;
      const joined = word.replace('-', '');
      if (joined.length < minLetters || (this.#uses.get(joined)?.count ?? 0) < minUsesOfJoined) continue;
      if (word.split('-').every((part) => this.#uses.has(part))) continue;
      yield this.#mistake(
        id,
        `“${word}” is the word “${joined}” of this edition with a hyphen in it. Remove the hyphen.`,
      );
    }
  }

  /** `wentout`: a word that occurs once, of two words that are next to each other elsewhere. */
  *#joined(): Iterable<BookMistake> {
    const all = this.#splits();
    const byPair = new Map<number, Split>();
    const isFirst = new Uint8Array(this.#words.length);
    for (const split of all) {
      byPair.set(split.one * this.#words.length + split.other, split);
      isFirst[split.one] = 1;
    }
    for (const ids of this.#texts) {
      for (let at = 1; at < ids.length; at++) {
        const one = ids[at - 1]!;
        if (isFirst[one] !== 1) continue;
        const pair = byPair.get(one * this.#words.length + ids[at]!);
        if (pair) pair.uses++;
      }
    }
    const splits = all.filter((split) => this.#mayBeTwo(split));
    this.#findNeighbours(splits);
    const found = new Set<number>();
    for (const split of splits) {
      const { joined, one, other } = split;
      if (found.has(joined) || !this.#isLikely(split)) continue;
      found.add(joined);
      const message = `“${this.#words[joined]}” is “${this.#words[one]} ${this.#words[other]}” without a space. Add the space.`;
      yield this.#mistake(joined, message);
    }
  }

  /** The words that occur once and consist of two others. Counts the parts of all compounds. */
  #splits(): Split[] {
    const splits: Split[] = [];
    const count = (parts: Map<number, number>, part: number) => parts.set(part, (parts.get(part) ?? 0) + 1);
    this.#words.forEach((word, joined) => {
      if (word.length < minLetters || word.length > maxLetters || unspaced.test(word)) return;
      for (let from = 2; from <= word.length - 2; from++) {
        const one = this.#uses.get(word.slice(0, from))?.id;
        const other = one === undefined ? undefined : this.#uses.get(word.slice(from))?.id;
        if (one === undefined || other === undefined) continue;
        if (from <= word.length - minPart) count(this.#first, one);
        if (from >= minPart) count(this.#last, other);
        if (this.#counts[joined] === 1)
          splits.push({ joined, one, other, uses: 0, hasBefore: false, hasAfter: false });
      }
    });
    return splits;
  }

  #findNeighbours(splits: readonly Split[]): void {
    const byJoined = groupBy(splits, ({ joined }) => joined);
    const isPart = new Uint8Array(this.#words.length);
    for (const { joined, one, other } of splits) isPart[joined] = isPart[one] = isPart[other] = 1;
    const before = new Map<number, Split[]>();
    const after = new Map<number, Split[]>();
    const size = this.#words.length;
    this.#eachOf(isPart, (previous, word, next) => {
      for (const split of byJoined.get(word) ?? []) {
        addToGroup(before, previous * size + split.one, split);
        addToGroup(after, split.other * size + next, split);
      }
    });
    this.#eachOf(isPart, (previous, word, next) => {
      for (const split of before.get(previous * size + word) ?? []) split.hasBefore = true;
      for (const split of after.get(word * size + next) ?? []) split.hasAfter = true;
    });
  }

  #eachOf(words: Uint8Array, take: (previous: number, word: number, next: number) => void): void {
    for (const ids of this.#texts) {
      for (let at = 1; at < ids.length - 1; at++) {
        const word = ids[at]!;
        if (words[word] === 1) take(ids[at - 1]!, word, ids[at + 1]!);
      }
    }
  }

  #isLong({ one, other }: Split): boolean {
    return this.#words[one]!.length >= minLongPart && this.#words[other]!.length >= minLongPart;
  }

  #mayBeTwo(split: Split): boolean {
    const { one, other, uses } = split;
    if (uses >= minUsesOfShortPair) return true;
    if (!this.#isLong(split)) return false;
    const [first, last] = [this.#first.get(one)!, this.#last.get(other)!];
    if (uses > 0) return first < 2 && last < 2;
    const isUsual = Math.max(this.#counts[one]!, this.#counts[other]!) >= this.#total * minShareOfUsual;
    return isUsual && this.#isRare(first, one) && this.#isRare(last, other);
  }

  /** “after” is in a few compounds, as in “hereafter”, but mostly alone. */
  #isRare(compounds: number, word: number): boolean {
    return this.#counts[word]! >= minUsesOfPart && compounds <= 1 + this.#counts[word]! * maxShareOfCompounds;
  }

  #isLikely(split: Split): boolean {
    const { uses, hasBefore, hasAfter } = split;
    return hasBefore && (hasAfter || (uses >= minUsesOfShortPair && this.#isLong(split)));
  }

  #mistake(word: number, message: string): BookMistake {
    const { books, at } = this.#uses.get(this.#words[word]!)!;
    return { book: books[0]!, code: 'odd-word', at, message };
  }
}
