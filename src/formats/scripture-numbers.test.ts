import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import fc from 'fast-check';
import { runs } from '../../test/long-tests.ts';
import { schemeNames } from '../references/reference.ts';
import { Versification } from '../references/versification/versification.ts';
import {
  maxVerse,
  readChapterNumber,
  readOtherNumber,
  readVerseNumber,
  unreadableNumberEnd,
} from './scripture-numbers.ts';

setDefaultTimeout(600_000);

function read(text: string): string {
  const number = readVerseNumber(text);
  if (!number) return `- |${text.slice(unreadableNumberEnd(text))}`;
  return `${number.value} |${text.slice(number.end)}${number.fault ? ` ${number.fault.code}` : ''}`;
}

const bad = 'bad-verse-number';
const badRange = 'bad-verse-range';

describe('a verse number', () => {
  test.each([
    [' 3 text', '3 | text'],
    [' 3', '3 |'],
    [' 3a text', '3a | text'],
    [' 3-4 text', '3-4 | text'],
    [' 3–4 text', '3-4 | text'],
    [' 3\u200f-\u200f4\u200f text', '3-4 | text'],
    [' 3,5 text', '3,5 | text'],
    [' 3،5 text', '3,5 | text'],
    [' 3a-4b text', '3a-4b | text'],
    [' 3a-3c text', '3a-3c | text'],
    [' 119 text', '119 | text'],
    [' 999 text', '999 | text'],
    [' 1-176 text', '1-176 | text'],
    [' 0 text', '0 | text'],
  ])('%p is read', (text, expected) => expect(read(text)).toBe(expected));

  test.each([
    [' 14... for this', '14 |... for this'],
    [' 14—for this', '14 |—for this'],
    [' 14-for this', '14 |-for this'],
    [' 1In the', '1 |In the'],
    [' 3A man', '3 |A man'],
    [' 3a\u0301 man', '3 |a\u0301 man'],
    [' 8-9Mashed', '8-9 |Mashed'],
    [' 3“Go', '3 |“Go'],
    [' 7 - 3 things', '7 | - 3 things'],
    [' 3\n4 men', '3 |\n4 men'],
  ])('%p is text from its end on', (text, expected) => expect(read(text)).toBe(expected));

  test.each([
    [' 12. text', `12 | text ${bad}`],
    [' 12.In', `12 |In ${bad}`],
    [' 12: text', `12 | text ${bad}`],
    [' 12) text', `12 | text ${bad}`],
    [' (12) text', `12 | text ${bad}`],
    [' [12] text', `12 | text ${bad}`],
    [' 12- text', `12 | text ${bad}`],
    [' 12, text', `12 | text ${bad}`],
    [' 12-13. text', `12-13 | text ${bad}`],
    [' 03 text', `3 | text ${bad}`],
    [' 03-04 text', `3-4 | text ${bad}`],
    [' 000 text', `0 | text ${bad}`],
    [' 6 - 7 text', `6-7 | text ${bad}`],
    [' 6- 7 text', `6-7 | text ${bad}`],
    [' 6, 7 text', `6,7 | text ${bad}`],
    [' 0-1 text', `1 | text ${bad}`],
    [' 0-2 text', `1-2 | text ${bad}`],
    [' \u200f12 text', `12 | text ${bad}`],
    ['\u200b 12-13 text', `12-13 | text ${bad}`],
    [' \u202b12\u202c text', `12 |\u202c text ${bad}`],
  ])('%p is read without what does not belong to it, which is reported', (text, expected) =>
    expect(read(text)).toBe(expected),
  );

  test.each([
    [' 19-18 text', `19 | text ${badRange}`],
    [' 3-3 text', `3 | text ${badRange}`],
    [' 3b-3a text', `3b | text ${badRange}`],
    [' 5,4 text', `5 | text ${badRange}`],
    [' 7-300 text', `7 | text ${badRange}`],
    [' 7-177 text', `7 | text ${badRange}`],
    [' 7-12345 text', `7 | text ${badRange}`],
    [' 1-2-1 text', `1 | text ${badRange}`],
  ])('%p is its first verse, which is reported', (text, expected) => expect(read(text)).toBe(expected));

  test.each([
    [' 1234 text', '- | text'],
    [' 1234In text', '- |In text'],
    [' 3:4 text', '- | text'],
    [' 3.4a text', '- | text'],
    [' 3½ text', '- | text'],
    [' ¹² text', '- | text'],
    [' Ⅳ text', '- | text'],
    [' #5 text', '- | text'],
    [' -5 text', '- | text'],
  ])('%p cannot be read, and does not stay in the text', (text, expected) =>
    expect(read(text)).toBe(expected),
  );

  test.each([' In the 3 days', '', ' ', ' “12 men', ' H2O'])('%p has no number', (text) =>
    expect(read(text)).toBe(`- |${text}`),
  );

  test('is read at any offset', () => {
    expect(readVerseNumber('\\v 12 a', 2)).toEqual({ value: '12', end: 5 });
    expect(unreadableNumberEnd('\\v 1234 a', 2)).toBe(7);
  });

  test('has a message that stays short', () => {
    const { fault } = readVerseNumber(` 3${'-2'.repeat(1000)}`)!;
    expect(fault!.message).toMatch(/^The verse range "3-2-2.*" does not ascend; it was read as verse 3\./);
    expect(fault!.message.length).toBeLessThan(150);
  });
});

describe('a chapter number', () => {
  const chapter = (text: string) => {
    const number = readChapterNumber(text);
    return number && `${number.value} |${text.slice(number.end)}${number.fault ? ' faulty' : ''}`;
  };

  test.each([
    [' 3\n', '3 |\n'],
    [' 3', '3 |'],
    [' 3\\p', '3 |\\p'],
    [' 3. ', '3 |  faulty'],
    [' 03', '3 | faulty'],
    [' 999', '999 |'],
    [' 1000', '1000 | faulty'],
    [` ${'9'.repeat(400)}`, 'Infinity | faulty'],
  ])('%p is read', (text, expected) => expect(chapter(text)).toBe(expected));

  test.each(['', ' ', ' 0', ' 00', ' x', ' 3a', ' 3-4', ' 3:4', ' -3'])('%p is not a number', (text) =>
    expect(chapter(text)).toBeUndefined(),
  );
});

describe('the decimal digits of every script that this runtime knows', () => {
  const systems = Intl.supportedValuesOf('numberingSystem').flatMap((system) => {
    const format = new Intl.NumberFormat('en', { numberingSystem: system, useGrouping: false });
    const digits = Array.from({ length: 10 }, (_, digit) => format.format(digit));
    return digits.every((digit) => /^\p{Nd}$/u.test(digit)) ? [[system, digits] as const] : [];
  });
  const spelled = (number: number, digits: readonly string[]) =>
    String(number).replace(/\d/g, (digit) => digits[Number(digit)]!);

  test('are many', () => expect(systems.length).toBeGreaterThan(50));

  test.each(systems)('%s: chapters and verses are read', (_system, digits) => {
    expect(readVerseNumber(` ${spelled(107, digits)}-${spelled(168, digits)} x`)?.value).toBe('107-168');
    expect(readVerseNumber(` ${spelled(2345, digits)} x`)).toBeUndefined();
    expect(readChapterNumber(` ${spelled(945, digits)}\n`)).toMatchObject({ value: 945 });
    expect(readChapterNumber(` ${spelled(678, digits)}\n`)).not.toHaveProperty('fault');
  });
});

test('no chapter of a known versification has more verses than the highest', () => {
  const counts = schemeNames
    .map(Versification.standard)
    .flatMap((scheme) => [...scheme.books].flatMap((book) => scheme.chapters(book)!));
  expect(Math.max(...counts)).toBe(maxVerse);
});

test('a plain verse number is read as any other is', () => {
  const piece = fc.constantFrom(...' 0129a-–,.:([)]\\“‘"\n\u0663\u200f½'.split(''), ' 12 In', 'é');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const text = pieces.join('');
      expect(readVerseNumber(text)).toEqual(readOtherNumber(text, 0));
    }),
    { numRuns: runs(20_000) },
  );
});
