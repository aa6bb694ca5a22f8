import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { changedExcerpt, shortened } from './changed-excerpt.ts';

const long = (middle: string) =>
  `For God so loved the world, that he gave his ${middle} Son, that whosoever believeth in him should not perish.`;

test('short texts are shown whole', () => {
  expect(changedExcerpt('a lamb', 'the lamb')).toBe("'a lamb' -> 'the lamb'");
  expect(changedExcerpt('', 'new')).toBe("'' -> 'new'");
});

test('long texts are shown where they differ, in whole words', () => {
  expect(changedExcerpt(long('only begotten'), long('one and only'))).toBe(
    "'…world, that he gave his only begotten Son, that whosoever believeth…' -> '…world, that he gave his one and only Son, that whosoever believeth…'",
  );
});

test('what was added at an end shows at that end', () => {
  const text = long('only');
  expect(changedExcerpt(text, `${text} Amen.`)).toEndWith("should not perish. Amen.'");
  expect(changedExcerpt(text, `Now ${text}`)).toContain("-> 'Now For God");
});

test('two texts without anything in common are cut', () => {
  expect(changedExcerpt('word '.repeat(500), 'other '.repeat(500)).length).toBeLessThan(400);
});

test('lines of poetry stand in one line', () => {
  expect(changedExcerpt('a\nb', 'a\nc')).toBe("'a b' -> 'a c'");
});

describe('whatever the texts', () => {
  const words = fc
    .array(fc.constantFrom('בְּרֵאשִׁית', 'God', '𐤀𐤁', 'é', '…', 'x'.repeat(20)), { maxLength: 60 })
    .map((list) => list.join(' '));

  test('no letter is parted from its marks', () => {
    fc.assert(
      fc.property(words, words, (a, b) => {
        const shown = changedExcerpt(a, b) + shortened(a);
        expect(shown.isWellFormed()).toBe(true);
        for (const word of shown.split(/[ ']+|->/)) {
          const bare = word.replaceAll('…', '');
          if (bare !== '') expect(`${a} ${b}`).toContain(bare);
        }
      }),
    );
  });

  test('different ones look different', () => {
    fc.assert(
      fc.property(words, words, (a, b) => {
        fc.pre(a !== b && a.length < 100 && b.length < 100);
        const [old, now] = changedExcerpt(a, b).split(' -> ');
        expect(old).not.toBe(now);
      }),
    );
  });
});
