import {
  type MeasuredEdition,
  median,
  PlacedVerses,
  type VerseLength,
  type VerseLengths,
  versePairs,
  withSigns,
} from './verse-lengths.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Bits of names and numbers. The next bit marks a question. */
const bitsOfNames = 30;
/** In standard deviations of the lengths, for both verses together. */
const minGain = -2;
const minGainWithName = 2;
const minGainAlone = 5.5;
/** A verse whose length does not fit the other place either was changed, and not moved. */
const maxDeviation = 3;
const minSpread = 0.1;
const maxCounted = 6;
const minVerses = 12;

interface SwappedVerses {
  readonly book: string;
  readonly verse: VerseLength;
  readonly next: VerseLength;
}

export function signedLengths(
  books: Iterable<{
    readonly id: string;
    readonly lengths: VerseLengths;
    readonly words: { readonly words: string; readonly tokens: Uint32Array };
  }>,
  { uses }: Vocabulary,
): Map<string, VerseLengths> {
  const isSign = (word: string) =>
    /^\p{N}/u.test(word) || ((uses.get(word)?.middles ?? 0) > 0 && !uses.has(word.toLowerCase()));
  return new Map(
    Array.from(books, ({ id, lengths, words }) => {
      const bits = Uint32Array.from(words.words.split('\n'), (word) => (isSign(word) ? bitOf(word) : 0));
      return [id, withSigns(lengths, words.tokens, bits)];
    }),
  );
}

function bitOf(word: string): number {
  let hash = 7;
  for (let index = 0; index < word.length; index++) hash = (Math.imul(hash, 31) + word.charCodeAt(index)) | 0;
  return 1 << ((hash >>> 3) % bitsOfNames);
}

/**
 * Finds neighbouring verses that fit each other's places in another edition: their lengths, names, numbers and
 * questions. Names are compared in one language only.
 */
export function swappedVerses(edition: MeasuredEdition, other: MeasuredEdition): SwappedVerses[] {
  const own = new PlacedVerses(edition.versification);
  const placed = new PlacedVerses(other.versification);
  const isSameLanguage = edition.language === other.language;
  return [...edition.books].flatMap(([book, lengths]) => {
    const there = other.books.get(book);
    const pairs = there ? versePairs(own.versesOf(book, lengths), placed.versesOf(book, there)) : [];
    if (pairs.length < minVerses) return [];
    const ratios = pairs.map(({ verse, there: { letters } }) => Math.log(verse.letters / letters));
    const usual = median(ratios);
    const spread = Math.max(minSpread, 1.4826 * median(ratios.map((ratio) => Math.abs(ratio - usual))));
    const deviation = (one: Pair, two: Pair) =>
      Math.min(maxCounted, Math.abs(Math.log(one.verse.letters / two.there.letters) - usual) / spread);
    return pairs.flatMap((one, index) => {
      const two = pairs[index + 1];
      if (!two || one.verse.chapter !== two.verse.chapter || two.verse.first !== one.verse.last + 1)
        return [];
      const crossed = [deviation(one, two), deviation(two, one)];
      if (Math.max(...crossed) > maxDeviation) return [];
      const gain = deviation(one, one) + deviation(two, two) - crossed[0]! - crossed[1]!;
      const names = isSameLanguage ? namesInPlace(one, two) : 0;
      const least =
        names >= 2 ? minGain : names === 1 ? minGainWithName : names === 0 ? minGainAlone : Infinity;
      return gain >= least ? [{ book, verse: one.verse, next: two.verse }] : [];
    });
  });
}

type Pair = ReturnType<typeof versePairs>[number];

function namesInPlace(one: Pair, two: Pair): number {
  const different = one.there.signs ^ two.there.signs;
  const shared = (here: Pair, there: Pair) => bitCount(here.verse.signs & there.there.signs & different);
  return shared(one, two) + shared(two, one) - shared(one, one) - shared(two, two);
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
