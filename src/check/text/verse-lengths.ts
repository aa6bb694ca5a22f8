import type { Versification } from '../../references/versification/versification.ts';
import { verseRange } from './reference-checks.ts';
import type { TextRun } from './text-runs.ts';

/** Verses of a book with their place, length and source offset, packed in three integers each. */
export type VerseLengths = Int32Array;

interface VerseLength {
  readonly chapter: number;
  /** `last` differs from `first` if several verses are combined. */
  readonly first: number;
  readonly last: number;
  readonly letters: number;
  readonly at: number;
}

const digit = /\p{Nd}/gu;
/** Quick test: nearly all verses of most scripts have none. */
const mayHaveDigits = /[0-9\u0660-\u1fff\ua620-\uffff]/;
/** Letters counted for each digit: `175` is `one hundred and seventy-five` in another edition. */
const lettersPerDigit = 6;

export class LengthCounter {
  readonly #numbers: number[] = [];

  add(run: TextRun): void {
    if (run.verse === '') return;
    const [first, last] = verseRange(run.verse);
    const place = (run.chapter << 16) | (Math.min(first, 255) << 8) | Math.min(last, 255);
    const digits = mayHaveDigits.test(run.text) ? (run.text.match(digit)?.length ?? 0) : 0;
    const letters = run.text.trim().length + digits * lettersPerDigit;
    const latest = this.#numbers.length - 3;
    if (this.#numbers[latest] === place) this.#numbers[latest + 1]! += letters;
    else this.#numbers.push(place, letters, run.at(0));
  }

  finish(): VerseLengths {
    return Int32Array.from(this.#numbers);
  }
}

export function* verseLengthsOf(lengths: VerseLengths): Iterable<VerseLength> {
  for (let index = 0; index < lengths.length; index += 3) {
    const place = lengths[index]!;
    yield {
      chapter: place >> 16,
      first: (place >> 8) & 255,
      last: place & 255,
      letters: lengths[index + 1]!,
      at: lengths[index + 2]!,
    };
  }
}

export interface MeasuredEdition {
  readonly id: string;
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
  /**
   * A neighbouring verse has the opposite excess: the editions divide the text differently, and nothing is
   * lost.
   */
  readonly isMoved: boolean;
}

function isOdd({ verse, expected, ratio, limit, isMoved }: Deviation): boolean {
  return Math.abs(ratio) > limit && Math.abs(verse.letters - expected) >= minDifference && !isMoved;
}

function deviationsOf(book: string, own: readonly PlacedVerse[], other: readonly PlacedVerse[]): Deviation[] {
  const pairs = counterparts(own, other).filter(({ verse }) => !mayHaveTitle(book, verse));
  if (pairs.length < minVerses) return [];
  const ratios = pairs.map(({ verse, there }) => Math.log(verse.letters / there));
  const usual = median(ratios);
  // 1.4826 times the median deviation is the standard deviation if deviations are normal
  const spread = 1.4826 * median(ratios.map((ratio) => Math.abs(ratio - usual)));
  const limit = Math.max(-Math.log(oddShare), maxDeviations * spread);
  const excess = pairs.map(({ verse, there }) => verse.letters - there * Math.exp(usual));
  return pairs.map(({ verse, there }, index) => ({
    verse,
    expected: there * Math.exp(usual),
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

function median(values: readonly number[]): number {
  return Float64Array.from(values).sort()[values.length >> 1] ?? 0;
}

interface PlacedVerse {
  readonly verse: VerseLength;
  readonly places: readonly string[];
}

/** Pairs the verses of two editions by place. If one edition joins verses, their lengths are added up. */
function counterparts(own: readonly PlacedVerse[], other: readonly PlacedVerse[]) {
  const group = new Map<string, string>();
  const groupOf = (place: string): string => {
    let last = place;
    for (let next = group.get(last); next !== undefined && next !== last; next = group.get(last)) last = next;
    return last;
  };
  for (const { places } of [...own, ...other]) {
    for (const place of places.slice(1)) group.set(groupOf(place), groupOf(places[0]!));
  }
  const sums = new Map<string, number>();
  for (const { verse, places } of other) {
    const key = groupOf(places[0]!);
    sums.set(key, (sums.get(key) ?? 0) + verse.letters);
  }
  const joined = new Map<string, VerseLength>();
  for (const { verse, places } of own) {
    const key = groupOf(places[0]!);
    const before = joined.get(key);
    joined.set(
      key,
      before ? { ...before, last: verse.last, letters: before.letters + verse.letters } : verse,
    );
  }
  return [...joined].flatMap(([key, verse]) => {
    const there = sums.get(key) ?? 0;
    return there > 0 && verse.letters > 0 ? [{ verse, there }] : [];
  });
}

class PlacedVerses {
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
