import { expect, test } from 'bun:test';
import { unpackVerse } from '../../model/packed-verse.ts';
import { parsePassage, parseSource, VerseParser } from './parse-passage.ts';

const spelled = (packed: number) => {
  const { book, chapter, verse } = unpackVerse(packed);
  return `${book} ${chapter}:${verse}`;
};

function passage(text: string) {
  const codes: string[] = [];
  const read = parsePassage(text, new VerseParser(), (code) => codes.push(code));
  const end = read && read.end !== 0 ? [spelled(read.end)] : [];
  return [...(read ? [spelled(read.start)] : []), ...end, ...codes];
}

test.each([
  ['Gen.1.1', 'GEN 1:1'],
  ['3John.1.14', '3JN 1:14'],
  ['Sir.51.30', 'SIR 51:30'],
  ['PSA.119.176', 'PSA 119:176'],
  ['ps.23.1', 'PSA 23:1'],
  ['Bible:Gen.1.3', 'GEN 1:3'],
  ['Gen.1.3!a', 'GEN 1:3'],
  ['Joel.4.21', 'JOL 4:21'],
])('%p is a verse', (text, verse) => {
  expect(passage(text)).toEqual([verse]);
});

test('ranges end in the same chapter or in a later one', () => {
  expect(passage('Ps.89.11-Ps.89.12')).toEqual(['PSA 89:11', 'PSA 89:12']);
  expect(passage('Heb.6.20 - Heb.7.3')).toEqual(['HEB 6:20', 'HEB 7:3']);
});

test('a range of one verse is a verse', () => {
  expect(passage('Ps.89.11-Ps.89.11')).toEqual(['PSA 89:11']);
});

test('a range into another book is cut at the end of its first', () => {
  expect(passage('2Chr.36.22-Ezra.1.3')).toEqual(['2CH 36:22', '2CH 36:23', 'range-across-books']);
  expect(passage('Lev.27.34-Num.1.1')).toEqual(['LEV 27:34', 'range-across-books']);
  expect(passage('Sir.51.1-Bar.1.1')).toEqual(['SIR 51:1', 'range-across-books']);
});

test('keeps the first verse of a range with an invalid end', () => {
  for (const range of [
    'Ps.89.12-Ps.89.11',
    'Exod.1.1-Gen.1.1',
    'Gen.1.1-',
    'Gen.1.1-3',
    'Gen.1.1-Gen.51.1',
  ]) {
    expect(passage(range)).toEqual([passage(range.split('-')[0]!)[0]!, 'bad-reference']);
  }
});

test('a verse that the versifications lack is kept, a chapter that they lack is not', () => {
  expect(passage('3John.1.16')).toEqual(['3JN 1:16', 'unlisted-verse']);
  expect(passage('3John.1.15')).toEqual(['3JN 1:15']);
  expect(passage('Gen.51.1')).toEqual(['bad-reference']);
});

test.each([
  '',
  'Gen',
  'Gen.1',
  'Gen.1.0',
  'Gen.0.1',
  'Gen.1.1234',
  'Gen.1.1x',
  'Gen 1:1',
  'Gen.-1.1',
  'Genesis.1.1',
  'GLO.1.1',
  'constructor.1.1',
  '-Gen.1.1',
  'Gen.1.1.1',
])('%p is not a verse', (text) => {
  expect(passage(text)).toEqual(['bad-reference']);
});

test('a source range is placed on its first verse, which is reported', () => {
  const codes: string[] = [];
  const source = parseSource('Gen.1.1-Gen.1.3', new VerseParser(), (code) => codes.push(code));
  expect([spelled(source!), ...codes]).toEqual(['GEN 1:1', 'source-range']);
});

test('messages stay short however long the reference is', () => {
  parsePassage('x'.repeat(1_000_000), new VerseParser(), (_, message) => {
    expect(message.length).toBeLessThan(200);
  });
  expect.assertions(1);
});
