import { foldedWords } from '../../src/search/analysis.ts';
import { seededRandom } from '../../test/seeded-random.ts';
import type { Verse } from '../search/engines.ts';
import { placeOf } from './searchers.ts';

interface GeneratedQuery {
  readonly query: string;
  readonly wanted: ReadonlySet<string>;
}

const removedShare = 0.4;
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
  const any = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
  const separator = options.language === 'cmn' ? '' : ' ';
  const texts = new FoldedVerses(verses);
  const queries: GeneratedQuery[] = [];
  while (queries.length < options.count) {
    const verse = any(verses)!;
    const words = wordsIn(verse);
    if (words.length < minWords) continue;
    for (let left = Math.round(words.length * removedShare); left > 0; left--) {
      words.splice(Math.floor(random() * words.length), 1);
    }
    const replaced = Math.floor(random() * words.length);
    const query = words.with(replaced, any(wordsIn(any(verses)!)) ?? '').join(separator);
    if (query.length > maxLength) continue;
    const remaining = words.toSpliced(replaced, 1).join(separator);
    queries.push({ query, wanted: new Set(texts.withInOrder(foldedWords(remaining)).map(placeOf)) });
  }
  return queries;
}

class FoldedVerses {
  readonly #verses: readonly { readonly verse: Verse; readonly words: readonly string[] }[];
  readonly #byWord = new Map<string, number[]>();

  constructor(verses: readonly Verse[]) {
    this.#verses = verses.map((verse) => ({ verse, words: foldedWords(verse.text) }));
    for (const [index, { words }] of this.#verses.entries())
      for (const word of new Set(words)) this.#byWord.getOrInsertComputed(word, () => []).push(index);
  }

  withInOrder(wanted: readonly string[]): Verse[] {
    const having = wanted.map((word) => this.#byWord.get(word) ?? []).sort((a, b) => a.length - b.length)[0];
    return (having ?? []).flatMap((index) => {
      const { verse, words } = this.#verses[index]!;
      let found = 0;
      for (const word of words) if (word === wanted[found]) found++;
      return found === wanted.length ? [verse] : [];
    });
  }
}
