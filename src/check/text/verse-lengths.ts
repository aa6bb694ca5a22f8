import type { Versification } from '../../references/versification/versification.ts';
import { verseRange } from './reference-checks.ts';
import type { TextRun } from './text-runs.ts';

/**
 * Verses of a book with their place, length, source offset and signs, packed in four integers each. While a
 * book is read, the fourth integer is the number of its words up to the end of the verse.
 */
export type VerseLengths = Int32Array;

const integers = 4;
const questionBit = 1 << 30;

export interface VerseLength {
  readonly chapter: number;
  /** `last` differs from `first` if several verses are combined. */
  readonly first: number;
  readonly last: number;
  readonly letters: number;
  readonly at: number;
  /** A bit for each name and number of the verse, and one for a question; names may share a bit. */
  readonly signs: number;
}

const digit = /\p{Nd}/gu;
/** Quick test: nearly all verses of most scripts have none. */
const mayHaveDigits = /[0-9\u0660-\u1fff\ua620-\uffff]/;
/** Letters counted for each digit: `175` is `one hundred and seventy-five` in another edition. */
const lettersPerDigit = 6;

export class LengthCounter {
  readonly #numbers: number[] = [];

  /** @param words number of words of the book up to the end of the run. */
  add(run: TextRun, words: number): void {
    if (run.verse === '') return;
    const [first, last] = verseRange(run.verse);
    const place = (run.chapter << 16) | (Math.min(first, 255) << 8) | Math.min(last, 255);
    const question = /[?\u061f\u037e]/.test(run.text) ? questionBit : 0;
    const digits = mayHaveDigits.test(run.text) ? (run.text.match(digit)?.length ?? 0) : 0;
    const letters = run.text.trim().length + digits * lettersPerDigit;
    const latest = this.#numbers.length - integers;
    if ((this.#numbers[latest]! & ~questionBit) !== place)
      this.#numbers.push(place | question, letters, run.at(0), words);
    else {
      this.#numbers[latest]! |= question;
      this.#numbers[latest + 1]! += letters;
      this.#numbers[latest + 3] = words;
    }
  }

  finish(): VerseLengths {
    return Int32Array.from(this.#numbers);
  }
}

export function* verseLengthsOf(lengths: VerseLengths): Iterable<VerseLength> {
  for (let index = 0; index < lengths.length; index += integers) {
    const place = lengths[index]! & ~questionBit;
    yield {
      chapter: place >> 16,
      first: (place >> 8) & 255,
      last: place & 255,
      letters: lengths[index + 1]!,
      at: lengths[index + 2]!,
      signs: lengths[index + 3]!,
    };
  }
}

/** Returns the lengths with the signs of each verse. @param bits by word of the book: the bit of a name or number, or 0. */
export function withSigns(lengths: VerseLengths, tokens: Uint32Array, bits: Uint32Array): VerseLengths {
  const signed = lengths.slice();
  let from = 0;
  for (let index = 0; index < lengths.length; index += integers) {
    const end = lengths[index + 3]!;
    let signs = lengths[index]! & questionBit;
    for (; from < end; from++) signs |= bits[tokens[from]!]!;
    signed[index + 3] = signs;
  }
  return signed;
}

export interface MeasuredEdition {
  readonly id: string;
  readonly language: string;
  readonly versification: Versification;
  readonly books: ReadonlyMap<string, VerseLengths>;
}

export interface OddLength extends VerseLength {
  readonly book: string;
  readonly expected: number;
}

/** A verse is odd if the shorter of actual and expected length is at most this share of the longer. */
const oddShare = 0.55;
/** In standard deviations of the verses of a book. */
const maxDeviations = 5;
/** In characters: one more word is a large share of a shorter verse. */
const minDifference = 35;
const minVerses = 12;

/**
 * Finds verses of odd length compared with other editions, in any language. The median of each book shows how
 * much longer its verses usually are and how much they vary. A verse that is odd against the first edition
 * must also be odd against the others, at half the limit. Otherwise the first edition is the odd one.
 */
export function oddLengths(
  edition: MeasuredEdition,
  [first, ...others]: readonly MeasuredEdition[],
): OddLength[] {
  if (!first) return [];
  const own = new PlacedVerses(edition.versification);
  const clearly = [first, ...others].map((other) => ({
    other,
    placed: new PlacedVerses(other.versification),
  }));
  return [...edition.books].flatMap(([book, lengths]) => {
    const deviations = clearly.map(({ other, placed }) => {
      const there = other.books.get(book);
      return there ? deviationsOf(book, own.versesOf(book, lengths), placed.versesOf(book, there)) : [];
    });
    const [ofFirst, ...ofOthers] = deviations;
    return ofFirst!.filter(isOdd).flatMap(({ verse, expected, ratio }): OddLength[] => {
      const isShared = ofOthers.every((list) => {
        const same = list.find((deviation) => deviation.verse.at === verse.at);
        return !same || (Math.sign(same.ratio) === Math.sign(ratio) && Math.abs(same.ratio) > same.limit / 2);
      });
      return isShared ? [{ ...verse, book, expected: Math.round(expected) }] : [];
    });
  });
}

interface Deviation {
  readonly verse: VerseLength;
  readonly expected: number;
  /** Logarithm of actual to expected length, relative to the median; `limit` is its maximum. */
  readonly ratio: number;
  readonly limit: number;
  /** A neighbouring verse has the opposite excess: the editions divide the text differently, and nothing is lost. */
  readonly isMoved: boolean;
}

function isOdd({ verse, expected, ratio, limit, isMoved }: Deviation): boolean {
  return Math.abs(ratio) > limit && Math.abs(verse.letters - expected) >= minDifference && !isMoved;
}

function deviationsOf(book: string, own: readonly PlacedVerse[], other: readonly PlacedVerse[]): Deviation[] {
  const pairs = versePairs(own, other).filter(({ verse }) => !mayHaveTitle(book, verse));
  if (pairs.length < minVerses) return [];
  const ratios = pairs.map(({ verse, there }) => Math.log(verse.letters / there.letters));
  const usual = median(ratios);
  // 1.4826 times the median deviation is the standard deviation if deviations are normal
  const spread = 1.4826 * median(ratios.map((ratio) => Math.abs(ratio - usual)));
  const limit = Math.max(-Math.log(oddShare), maxDeviations * spread);
  const excess = pairs.map(({ verse, there }) => verse.letters - there.letters * Math.exp(usual));
  return pairs.map(({ verse, there }, index) => ({
    verse,
    expected: there.letters * Math.exp(usual),
    ratio: ratios[index]! - usual,
    limit,
    isMoved: [excess[index - 1], excess[index + 1]].some(
      (neighbour = 0) => Math.abs(excess[index]! + neighbour) < Math.abs(excess[index]!) / 2,
    ),
  }));
}

/** The title of a psalm is in its first verse in some editions, and before it in others. */
function mayHaveTitle(book: string, { first }: VerseLength): boolean {
  return first === 1 && (book === 'PSA' || book === 'HAB');
}

export function median(values: readonly number[]): number {
  return Float64Array.from(values).sort()[values.length >> 1] ?? 0;
}

interface PlacedVerse {
  readonly verse: VerseLength;
  readonly places: readonly string[];
}

export function versePairs(own: readonly PlacedVerse[], other: readonly PlacedVerse[]) {
  const group = new Map<string, string>();
  const groupOf = (place: string): string => {
    let last = place;
    for (let next = group.get(last); next !== undefined && next !== last; next = group.get(last)) last = next;
    return last;
  };
  for (const { places } of [...own, ...other]) {
    for (const place of places.slice(1)) group.set(groupOf(place), groupOf(places[0]!));
  }
  const sums = new Map<string, Pick<VerseLength, 'letters' | 'signs'>>();
  for (const { verse, places } of other) {
    const key = groupOf(places[0]!);
    const before = sums.get(key) ?? { letters: 0, signs: 0 };
    sums.set(key, { letters: before.letters + verse.letters, signs: before.signs | verse.signs });
  }
  const joined = new Map<string, VerseLength>();
  for (const { verse, places } of own) {
    const key = groupOf(places[0]!);
    const before = joined.get(key);
    joined.set(
      key,
      before
        ? {
            ...before,
            last: verse.last,
            letters: before.letters + verse.letters,
            signs: before.signs | verse.signs,
          }
        : verse,
    );
  }
  return [...joined].flatMap(([key, verse]) => {
    const there = sums.get(key);
    return there && there.letters > 0 && verse.letters > 0 ? [{ verse, there }] : [];
  });
}

export class PlacedVerses {
  readonly #versification: Versification;
  readonly #moved: ReadonlySet<string>;

  constructor(versification: Versification) {
    this.#versification = versification;
    this.#moved = new Set(
      versification
        .mappings()
        .flatMap(({ verses, original }) => [
          `${verses.book} ${verses.chapter}`,
          `${original.book} ${original.chapter}`,
        ]),
    );
  }

  versesOf(book: string, lengths: VerseLengths): PlacedVerse[] {
    return [...verseLengthsOf(lengths)].map((verse) => ({ verse, places: this.#places(book, verse) }));
  }

  #places(book: string, { chapter, first, last }: VerseLength): string[] {
    const isMoved = this.#moved.has(`${book} ${chapter}`);
    const places: string[] = [];
    for (let verse = first; verse <= Math.max(first, last); verse++) {
      if (!isMoved) places.push(`${book} ${chapter}:${verse}`);
      else
        for (const there of this.#versification.toOriginal({ book, chapter, verse }))
          places.push(`${there.book} ${there.chapter}:${there.verse}`);
    }
    return places;
  }
}
