import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { computeAlignment } from './compute-alignment.ts';
import { CollectedVerses } from './corpus.ts';

type Pair = readonly [source: readonly string[], target: readonly string[]];

function align(pairs: readonly Pair[], evidence = new Map<string, string>()) {
  const verses = new CollectedVerses();
  for (const [terms, target] of pairs) verses.add({ terms, words: terms.map((_, index) => index) }, target);
  const linksOf = computeAlignment(verses, (source) => (target) => (evidence.get(source) === target ? 1 : 0));
  return pairs.map(([source, target], verse) =>
    linksOf(verse).map((link) => `${source[link.source]}=${target[link.target]}`),
  );
}

const split = (source: string, target: string): Pair => [source.split(' '), target.split(' ')];

test('learns which words render each other from the verses in which they occur', () => {
  const found = align([
    split('A B', 'house green'),
    split('A C', 'house red'),
    split('D C', 'door red'),
    split('D B', 'door green'),
  ]);
  expect(found).toEqual([
    ['A=house', 'B=green'],
    ['A=house', 'C=red'],
    ['D=door', 'C=red'],
    ['D=door', 'B=green'],
  ]);
});

test('words that always occur together are aligned by their place, or by evidence', () => {
  const verses = [split('A B C D E F', 'one two three four five six')];
  const byPlace = align(verses)[0]!;
  expect(byPlace.slice(0, 2)).toEqual(['A=one', 'B=two']);
  const evidence = new Map([
    ['A', 'two'],
    ['B', 'one'],
  ]);
  const byEvidence = align(verses, evidence)[0]!;
  expect(byEvidence).toEqual(['B=one', 'A=two', ...byPlace.slice(2)]);
});

test('any verses have valid links, the same ones each time', () => {
  const words = fc.array(fc.constantFrom(...'abcdefgh'), { maxLength: 12 });
  fc.assert(
    fc.property(fc.array(fc.tuple(words, words), { maxLength: 12 }), (pairs) => {
      const found = align(pairs);
      expect(align(pairs)).toEqual(found);
      for (const [verse, links] of found.entries()) {
        expect(links.length).toBeLessThanOrEqual(pairs[verse]![1].length);
        expect(links.some((link) => link.includes('undefined'))).toBe(false);
      }
    }),
  );
});

test('scores are shares, also in a long verse', () => {
  const verses = new CollectedVerses();
  const terms = Array.from({ length: 300 }, (_, index) => `${index % 7}`);
  verses.add({ terms, words: terms.map((_, index) => index) }, terms);
  for (const { score } of computeAlignment(verses, () => undefined)(0)) {
    expect(score).toBeGreaterThan(0);
    expect(score).toBeLessThanOrEqual(1);
  }
});
