import { expect, test } from 'bun:test';
import { referenceRows } from './read-cross-references.ts';

const cells = (text: string) =>
  [...referenceRows(text)].map(({ source, target, score }) => [source, target, score]);
const row = ['Gen.1.1', 'Ps.96.5', '58'];

test('a header is passed over, with its licence too', () => {
  expect(cells('From Verse\tTo Verse\tVotes\t#www.openbible.info CC-BY\nGen.1.1\tPs.96.5\t58\n')).toEqual([
    row,
  ]);
});

test('a file without a header is read from its first line', () => {
  expect(cells('Gen.1.1\tPs.96.5\t58')).toEqual([row]);
});

test('only the first row can be a header', () => {
  expect(cells('Gen.1.1\tPs.96.5\t58\nFrom\tTo\tVotes')).toEqual([row, ['From', 'To', 'Votes']]);
});

test('comments and empty lines are passed over', () => {
  expect(cells('# CC-BY, 2026\n\n  \t\nGen.1.1\tPs.96.5\t58\n#Gen.1.2\tPs.1.1\t3\n')).toEqual([row]);
});

test('commas and semicolons set cells apart too, with quotes or without', () => {
  expect(cells('From,To,Votes\n"Gen.1.1","Ps.96.5","58"\n')).toEqual([row]);
  expect(cells('Gen.1.1;Ps.96.5;58\r\n')).toEqual([row]);
});

test('a header with other columns says where the verses and votes are', () => {
  expect(cells('id,Votes,To Verse,From Verse\n7,58,Ps.96.5,Gen.1.1\n')).toEqual([row]);
  expect(cells('To\tFrom\nPs.96.5\tGen.1.1\n')).toEqual([['Gen.1.1', 'Ps.96.5', '']]);
});

test('a separator within quotation marks is text', () => {
  expect(cells('From,To,Votes\n"Gen 1:1", "Ps 33:6,9" ,58\n')).toEqual([['Gen 1:1', 'Ps 33:6,9', '58']]);
});

test('an unclosed quote spoils its own row only', () => {
  expect(cells('"Gen.1.1,Ps.1.1,2\nGen.1.1,Ps.96.5,58')).toEqual([['"Gen.1.1', 'Ps.1.1', '2'], row]);
});

test('line ends of any kind end a row', () => {
  for (const lineEnd of ['\n', '\r\n', '\r']) {
    expect(cells(['From\tTo\tVotes', row.join('\t'), row.join('\t'), ''].join(lineEnd))).toEqual([row, row]);
  }
});

test('a row without votes has no score, and further columns are passed over', () => {
  expect(cells('Gen.1.1\tPs.96.5\nGen.1.1\tPs.96.5\t58\tmore\teven more')).toEqual([
    ['Gen.1.1', 'Ps.96.5', ''],
    row,
  ]);
});

test('rows have their position', () => {
  const text = '#\nGen.1.1\tPs.96.5\t58\r\nGen.1.2\tPs.1.1\t3';
  expect([...referenceRows(text)].map(({ at }) => text.slice(at, at + 7))).toEqual(['Gen.1.1', 'Gen.1.2']);
});
