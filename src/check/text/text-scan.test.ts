import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import fc from 'fast-check';
import { eachMarks, WordCounter } from './text-scan.ts';
import { packWords, Vocabulary } from './vocabulary.ts';

setDefaultTimeout(600_000);

const word = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}’'ʼ-]|\u200c|\u200d)*/gu;
const marks = /[\p{P}\p{S}]+/gu;

function wordsOf(text: string): string[] {
  const counter = new WordCounter();
  const found: string[] = [];
  counter.add(text, (index) => found.push(counter.words[index]!));
  return found;
}

function marksOf(text: string): [string, number][] {
  const found: [string, number][] = [];
  eachMarks(text, (written, index) => found.push([written, index]));
  return found;
}

const text = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      ..."aA é\u0301’'-.,;:!?()«»“” 1५ ๕א\u05b0ब\u094d中\u{20000}\u{1f600}\u{1d165}\ud800\udc00\n",
    ),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
});

describe('looking through a text', () => {
  test('finds the words and marks that the classes of Unicode give', () => {
    fc.assert(
      fc.property(text, (written) => {
        expect(wordsOf(written)).toEqual(written.match(word) ?? []);
        expect(marksOf(written)).toEqual(
          [...written.matchAll(marks)].map((match) => [match[0], match.index]),
        );
      }),
    );
  });

  test('counts each word, however many there are', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-d]{1,7}$/), { maxLength: 400 }), (written) => {
        const many = [...written, ...Array.from({ length: 5000 }, (_, index) => `w${index % 3500}`)];
        const counter = new WordCounter();
        counter.add(many.join(' '), () => {});
        expect(counter.total).toBe(many.length);
        const vocabulary = new Vocabulary([
          { id: 'RUT', words: packWords({ words: counter, firsts: [], middles: [], tokens: [] }) },
        ]);
        for (const [one, uses] of Map.groupBy(many, (each) => each))
          expect(vocabulary.count(one)).toBe(uses.length);
        expect(vocabulary.uses.size).toBe(new Set(many).size);
      }),
      { numRuns: 10 },
    );
  });
});

test('the words of several books are added up, with the books while these are few', () => {
  const book = (id: string, written: string) => {
    const counter = new WordCounter();
    counter.add(written, () => {});
    return { id, words: packWords({ words: counter, firsts: [], middles: [], tokens: [] }) };
  };
  const { uses, capitals } = new Vocabulary([book('RUT', 'and Naomi and Ruth'), book('JON', 'and Jonah')]);
  expect(uses.get('and')).toEqual(expect.objectContaining({ count: 3, books: ['RUT', 'JON'] }));
  expect(capitals).toBe('\nNaomi\nRuth\nJonah\n');
});
