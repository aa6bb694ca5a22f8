import { expect, test } from 'bun:test';
import { judge, readFile } from '../../../test/checks/checked-text.ts';
import { Versification } from '../../references/versification/versification.ts';

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
  expect(first!.message).toEndWith('The same applies to 2 other places.');
});

const placesFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => `GEN 1:${first + index}`).join(', ');

test('double spaces are listed, unless the file has them everywhere', () => {
  const spaced = (count: number) =>
    sentences(120).map((text, index) => (index < count ? text.replace(' and', '  and') : text));
  const found = (count: number) =>
    findingsIn({ GEN: bookOf('GEN', spaced(count)) }).filter(({ code }) => code === 'double-space');
  expect(found(20).map(({ times }) => times)).toEqual(Array.from({ length: 20 }));
  expect(found(110).map(({ times }) => times)).toEqual([110]);
  const [habit] = found(23);
  expect(habit!.message).toEndWith(' 22 other places: GEN 1:2, '.concat(placesFrom(3, 23), '.'));
});

test('a word that is the whole text of several verses is reported once, without consequences', () => {
  const verses = sentences(30);
  for (const index of [4, 11, 20]) verses[index] = 'missing';
  const found = findingsIn({ GEN: bookOf('GEN', verses) });
  expect(found.map(({ code, place, times }) => [code, place, times])).toEqual([
    ['left-over-text', 'GEN 1:5', 3],
  ]);
});

test('a word after the last sentence of several verses is reported once, with its places', () => {
  const verses = sentences(31);
  for (const index of [4, 11, 20]) verses[index] += ' ic';
  const found = findingsIn({ GEN: bookOf('GEN', verses) });
  expect(found.map(({ code, place, times }) => [code, place, times])).toEqual([
    ['left-over-text', 'GEN 1:5', 3],
  ]);
  expect(found[0]!.message).toEndWith('Remove it. The same applies to 2 other places: GEN 1:12, GEN 1:21.');
  for (const index of [1, 2, 3, 6]) verses[index] = 'They saw ic and went home.';
  const codes = findingsIn({ GEN: bookOf('GEN', verses) }).map(({ code }) => code);
  expect(codes).not.toContain('left-over-text');
});

test('brackets whose partners were lost throughout are one finding', () => {
  const lost = (count: number) =>
    sentences(120).map((text, index) =>
      index < count ? text.replace('.', '.)') : text.replace('the', '(the)'),
    );
  const found = (count: number) =>
    findingsIn({ GEN: bookOf('GEN', lost(count)) }).filter(({ code }) => code === 'unpaired-mark');
  expect(found(9)).toHaveLength(9);
  expect(found(12).map(({ place, times }) => [place, times])).toEqual([['GEN 1:1', 12]]);
});

test('many chapters of a book without their ends are one finding', () => {
  const counts = Versification.standard('eng').chapters('GEN')!;
  const cut = (chapters: number) => {
    const texts = counts.map((count, index) => {
      const verses = sentences(count - (index >= 10 && index < 10 + chapters ? 4 : 0));
      const lines = verses.map((verse, at) => `\\v ${at + 1} ${verse}`);
      return `\\c ${index + 1}\n\\p\n${lines.join('\n')}\n`;
    });
    return findingsIn({ GEN: `\\id GEN\n${names}${texts.join('')}` });
  };
  const ends = (chapters: number) => cut(chapters).filter(({ code }) => code === 'missing-end');
  expect(ends(3).map(({ times }) => times)).toEqual([undefined, undefined, undefined]);
  expect(ends(4).map(({ times }) => times)).toEqual([4]);
  expect(ends(4)[0]!.message).toEndWith(' 3 other places: GEN 12:16, GEN 13:14, GEN 14:20.');
});
