import { expect, test } from 'bun:test';
import { judge, readFile } from '../../../test/checks/checked-text.ts';

const names = '\\h Genesis\n\\toc1 Genesis\n\\toc2 Genesis\n\\toc3 Gen\n\\mt1 Genesis\n';

function bookOf(id: string, verses: readonly string[], head = names): string {
  const lines = verses.map((verse, index) => `\\v ${index + 1} ${verse}`);
  return `\\id ${id}\n${head}\\c 1\n\\p\n${lines.join('\n')}\n`;
}

function findingsIn(books: Readonly<Record<string, string>>) {
  const files = Object.entries(books).map(([id, text]) => readFile(`${id}.usfm`, text, 'eng'));
  return judge(files, 'eng');
}

const sentences = (count: number) =>
  Array.from({ length: count }, (_, index) => `They saw the ${index % 2 ? 'man' : 'town'} and went home.`);

test('a habit of the text is one finding', () => {
  const bare = (id: string) => bookOf(id, sentences(3), '');
  const [first, ...others] = findingsIn({ RUT: bare('RUT'), JON: bare('JON'), JOL: bare('JOL') }).filter(
    ({ code }) => code === 'missing-book-name',
  );
  expect(others).toEqual([]);
  expect(first).toMatchObject({ file: 'RUT.usfm', times: 3 });
  expect(first!.message).toEndWith('The same applies to many other places, which are not listed.');
});

test('double spaces are listed, unless the file has them everywhere', () => {
  const spaced = (count: number) =>
    sentences(120).map((text, index) => (index < count ? text.replace(' and', '  and') : text));
  const found = (count: number) =>
    findingsIn({ GEN: bookOf('GEN', spaced(count)) }).filter(({ code }) => code === 'double-space');
  expect(found(5).map(({ times }) => times)).toEqual(Array.from({ length: 5 }));
  expect(found(110).map(({ times }) => times)).toEqual([110]);
});

test('a word that is the whole text of several verses is reported once, without consequences', () => {
  const verses = sentences(30);
  for (const index of [4, 11, 20]) verses[index] = 'missing';
  const found = findingsIn({ GEN: bookOf('GEN', verses) });
  expect(found.map(({ code, place, times }) => [code, place, times])).toEqual([
    ['left-over-text', 'GEN 1:5', 3],
  ]);
});
