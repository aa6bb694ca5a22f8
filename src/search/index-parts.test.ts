import { expect, test } from 'bun:test';
import { indexOfVerses } from './index-of-verses.fixture.ts';

function partsOf(wordAt: (index: number) => string, between: string): number {
  const verses = Array.from({ length: 6000 }, (_, verse) =>
    Array.from({ length: 20 }, (_, at) => wordAt((verse * 7 + at * at * 13) % 600)).join(between),
  );
  return indexOfVerses(verses).root.root.fields.word.parts.length;
}

test('has smaller parts for characters of scripts without spaces, as queries have many of them', () => {
  const words = partsOf((index) => `w${index}`, ' ');
  const characters = partsOf((index) => String.fromCodePoint(0x4e00 + index), '');
  expect(words).toBeGreaterThan(4);
  expect(characters).toBeGreaterThan(1.5 * words);
});
