import type { Verse } from '../search/engines.ts';
import { placeOf } from './searchers.ts';

interface GeneratedQuery {
  readonly query: string;
  /** The verse, and the others with the same text. */
  readonly wanted: ReadonlySet<string>;
}

const removedShare = 0.4;
/** Fewer words than these are rarely enough to identify a verse. */
const minWords = 8;
const maxLength = 500;

/**
 * Random verses as a user would remember them: 40 % of the words are missing, and one of the others is
 * replaced by a random word of the translation. The same seed returns the same queries.
 */
export function generatedQueries(
  verses: readonly Verse[],
  options: { readonly language: string; readonly count: number; readonly seed: number },
): GeneratedQuery[] {
  const random = seededRandom(options.seed);
  const segmenter = new Intl.Segmenter(options.language, { granularity: 'word' });
  const wordsIn = ({ text }: Verse) =>
    Array.from(segmenter.segment(text)).flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []));
  const withText = Map.groupBy(verses, ({ text }) => text);
  const any = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
  const separator = options.language === 'cmn' ? '' : ' ';
  const queries: GeneratedQuery[] = [];
  while (queries.length < options.count) {
    const verse = any(verses)!;
    const words = wordsIn(verse);
    if (words.length < minWords) continue;
    for (let left = Math.round(words.length * removedShare); left > 0; left--) {
      words.splice(Math.floor(random() * words.length), 1);
    }
    words[Math.floor(random() * words.length)] = any(wordsIn(any(verses)!)) ?? '';
    const query = words.join(separator).slice(0, maxLength);
    queries.push({ query, wanted: new Set(withText.get(verse.text)!.map(placeOf)) });
  }
  return queries;
}

/** Mulberry32. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
