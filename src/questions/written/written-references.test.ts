import { describe, expect, test } from 'bun:test';
import { answerFrom, QuestionError } from '../question.ts';
import { allReferenceData } from '../reference-data.ts';
import { answerSuggest } from './suggest.ts';
import { answerParse } from './written-references.ts';

const answer = (ref: string, language = '') =>
  answerFrom(answerParse(`${new URLSearchParams({ ref, language })}`, allReferenceData), () => undefined);

function faultOf(ref: string, language?: string): QuestionError['fault'] | undefined {
  try {
    answer(ref, language);
  } catch (error) {
    if (error instanceof QuestionError) return error.fault;
    throw error;
  }
}

function parse(ref: string, language?: string): string | undefined {
  return faultOf(ref, language)?.message ?? answer(ref, language).reference;
}

describe('without a language', () => {
  test.each([
    ['Ин 3:16', 'Joshua, John'],
    ['Юди 1:1', 'Judith, Jude'],
    ['Jame 1:1', 'James, Ecclesiastes'],
    ['Sg 1:1', 'Song of Solomon, Wisdom of Solomon, Song of the Three Young Men'],
    ['Sol 1:1', 'Song of Solomon, Wisdom of Solomon'],
    ['Ams 1:1', 'Amos, Proverbs'],
    ['Joon 1:1', 'John, Jonah'],
    ['Apc 1:1', 'Revelation, Acts'],
    ['Nh 1:1', 'Nahum, Song of Solomon'],
    ['Lj 1:1', 'Song of Solomon, Letter of Jeremiah'],
  ])('"%s" is ambiguous between %s', (ref, books) => {
    expect(parse(ref)).toBe(`"${ref.replace(/ [\d:]+$/, '')}" may be ${books}.`);
  });

  test('the error suggests the full name or a language, with which the name is clear', () => {
    expect(faultOf('Ин 3:16')).toMatchObject({
      code: 'bad_reference',
      at: 0,
      hint: 'Write the full name, or set "language".',
    });
    expect(parse('Ин 3:16', 'rus')).toBe('JHN 3:16');
    expect(parse('Ин 3:16', 'bul')).toBe('JOS 3:16');
    expect(parse('Apc 1:1', 'fra')).toBe('REV 1:1');
  });

  test.each([
    ['Ac 2:1', 'ACT 2:1'],
    ['Es 1:1', 'EST 1:1'],
    ['Lu 2:1', 'LUK 2:1'],
    ['Zac 1:1', 'ZEC 1:1'],
    ['Genes 1:1', 'GEN 1:1'],
    ['Римл 8:28', 'ROM 8:28'],
  ])('"%s" is %s: English names have priority, and a clear beginning is enough', (ref, usfm) => {
    expect(parse(ref)).toBe(usfm);
  });
});

test('a range of books that ends before it begins is rejected, as one of chapters is', () => {
  expect(parse('Rev 1 - Gen 1')).toBe('REV 1-GEN 1 ends before it begins.');
  expect(parse('Rev - Gen', 'eng')).toBe('REV-GEN ends before it begins.');
  expect(parse('John 4:1-3:16')).toBe('JHN 4:1-3:16 ends before it begins.');
  expect(parse('Gen 1 - Rev 1')).toBe('GEN 1-REV 1');
});

test.each([
  ['john 99', []],
  ['john 3:99', []],
  ['john 3:16', ['JHN 3:16', '1JN 3:16']],
  ['mal 3:24', ['MAL 3:24']],
])('"%s" suggests only verses that some numbering has: %p', (q, expected) => {
  const query = `${new URLSearchParams({ q })}`;
  const { passages } = answerFrom(answerSuggest(query, allReferenceData), () => undefined);
  expect(passages.map(({ reference }) => reference)).toEqual(expected);
});
