import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { changedExcerpt, chapterList, shortenedText } from './diff-lines.ts';

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

test('an addition at an end is shown at that end', () => {
  const text = long('only');
  expect(changedExcerpt(text, `${text} Amen.`)).toEndWith("should not perish. Amen.'");
  expect(changedExcerpt(text, `Now ${text}`)).toContain("-> 'Now For God");
});

test('two texts without anything in common are cut', () => {
  expect(changedExcerpt('word '.repeat(500), 'other '.repeat(500)).length).toBeLessThan(400);
});

test('lines of poetry are joined in one line', () => {
  expect(changedExcerpt('a\nb', 'a\nc')).toBe("'a b' -> 'a c'");
});

test.each([
  ['a b', 'a\nb', "'a b' -> 'a⏎b'"],
  ['a\nb c', 'a b\nc', "'a⏎b c' -> 'a b⏎c'"],
  ['a b', 'a\u00a0b', "'a b' -> 'a[U+00A0]b'"],
])('spaces and line breaks are shown if only they changed: %j, %j', (a, b, shown) => {
  expect(changedExcerpt(a, b)).toBe(shown);
});

test('a line break that is new in a long text is shown', () => {
  const shown = changedExcerpt(long('only'), long('only').replace('Son, that', 'Son,\nthat'));
  expect(shown).toEndWith(
    "gave his only Son, that whosoever believeth…' -> '…that he gave his only Son,⏎that whosoever believeth…'",
  );
});

describe('for any texts', () => {
  const words = fc
    .array(fc.constantFrom('בְּרֵאשִׁית', 'God', '𐤀𐤁', 'é', '…', 'x'.repeat(20)), { maxLength: 60 })
    .map((list) => list.join(' '));

  test('no letter is parted from its marks', () => {
    fc.assert(
      fc.property(words, words, (a, b) => {
        const shown = changedExcerpt(a, b) + shortenedText(a);
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

const chapter = (number: number, ...parts: string[]) =>
  ({ book: 'GEN', chapter: number, status: 'changed', parts }) as const;

test('chapters in a row with the same changes are one entry', () => {
  const chapters = [chapter(1, 'text'), chapter(2, 'text'), chapter(3, 'text', 'words'), chapter(5, 'text')];
  expect(chapterList(chapters)).toBe('1-2 (text), 3 (text, words), 5 (text)');
});

test('new chapters and those that are gone say so', () => {
  const added = { ...chapter(1), status: 'added' } as const;
  const removed = { ...chapter(2), status: 'removed' } as const;
  expect(chapterList([added, removed])).toBe('1 (new), 2 (gone)');
});

test('many are cut, with how many more there are', () => {
  const chapters = Array.from({ length: 40 }, (_, at) => chapter(2 * at + 1, 'text'));
  expect(chapterList(chapters)).toEndWith('23 (text) and 28 more');
});
