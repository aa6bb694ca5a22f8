import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { readUsfm } from '../usfm/read-usfm.ts';
import { readBook } from './read-books.ts';

/** A chapter with these verse numbers: each finding has the index of its marker and the number that it advises. */
function faults(numbers: readonly (number | string)[]): string[] {
  const lines = numbers.map((number, index) => `\\v ${number} Words ${index}.`);
  const usfm = `\\id PSA\n\\c 119\n\\p\n${lines.join('\n')}\n`;
  const found: string[] = [];
  readBook(readUsfm, usfm, (code, at, message) => {
    const index = usfm.slice(0, at).split('\n').length - 4;
    found.push(`${index} ${code} ${/probably ([\d-]+)/.exec(message)?.[1]}`);
  });
  return found;
}

describe('one wrong verse number is reported once, with the probable number', () => {
  test.each([
    ['too large', [1, 2, 55, 4, 5], '2 verse-out-of-order 3'],
    ['used later', [1, 2, 5, 4, 5, 6], '2 duplicate-verse 3'],
    ['the previous number', [1, 2, 2, 4], '2 duplicate-verse 3'],
    ['the next number', [1, 2, 4, 4, 5], '2 duplicate-verse 3'],
    ['the last one', [1, 2, 3, 1], '3 duplicate-verse 4'],
    ['the first one', [2, 2, 3], '0 duplicate-verse 1'],
    ['two verses in the wrong order', [1, 3, 2, 4], '2 verse-out-of-order undefined'],
    ['two verses in the wrong order at the end', [1, 3, 2], '2 verse-out-of-order undefined'],
    ['a verse written twice', [1, 2, 2, 3], '2 duplicate-verse undefined'],
    ['the last verse of a range', [1, '2-3', 4, 4, 6], '3 duplicate-verse 5'],
    ['two verses in the wrong order after a range', [1, '2-4', 6, 5, 7], '3 verse-out-of-order undefined'],
    ['a range', [1, 2, '13-14', 5], '2 verse-out-of-order 3-4'],
    ['a range that contains the next verses', [1, '2-4', 3, 4, 5], '2 duplicate-verse undefined'],
  ])('%s', (_, numbers, fault) => {
    expect(faults(numbers)).toEqual([fault]);
  });

  test('for any wrong number in a chapter', () => {
    const chapter = fc.integer({ min: 4, max: 60 }).chain((count) =>
      fc.record({
        count: fc.constant(count),
        index: fc.integer({ min: 1, max: count - 3 }),
        wrong: fc.integer({ min: 1, max: 170 }),
      }),
    );
    fc.assert(
      fc.property(chapter, ({ count, index, wrong }) => {
        const numbers = Array.from({ length: count }, (_, at) => at + 1);
        fc.pre(wrong !== index + 1);
        expect(faults(numbers.with(index, wrong))).toEqual([
          expect.stringMatching(new RegExp(`^${index} (?:duplicate-verse|verse-out-of-order) ${index + 1}$`)),
        ]);
      }),
    );
  });
});

test('the numbers of a swapped range are not missing', () => {
  expect(faults([1, 2, '4-3', 5])).toEqual(['2 bad-verse-range undefined']);
});

test('no verse after the last one of a chapter is advised', () => {
  const messages: string[] = [];
  const verses = [...Array.from({ length: 22 }, (_, index) => index + 1), 22];
  const usfm = `\\id RUT\n\\c 4\n\\p\n${verses.map((verse, at) => `\\v ${verse} Words ${at}.`).join('\n')}`;
  readBook(readUsfm, usfm, (_code, _at, message) => messages.push(message));
  expect(messages).toEqual([
    'Verse 4:22 appears twice; the texts were joined. Remove or renumber one of them.',
  ]);
});

test('gaps, ranges and parts of verses in any order are accepted', () => {
  expect(faults([1, 3, 7])).toEqual(['1 missing-verse undefined', '2 missing-verse undefined']);
  expect(faults(['1-2', 3, '4a', 5, '4b', 6])).toEqual([]);
});
