import { expect, test } from 'bun:test';
import { readBook } from '../formats/builder/read-books.ts';
import { readUsfm } from '../formats/usfm/read-usfm.ts';
import { evaluate } from './evaluate.ts';
import { indexOfVerses } from './index-of-verses.fixture.ts';
import { parseQuery } from './query.ts';

const end = '\\zaln-e\\*';

function aligned(words: string, strong: string, occurrence: string | undefined = '1'): string {
  const number = occurrence === '' ? '' : ` x-occurrence="${occurrence}"`;
  const inside = words.split(' ').map((word) => `\\w ${word}|x-occurrence="1" x-occurrences="1"\\w*`);
  return `\\zaln-s |x-strong="${strong}" x-lemma="${strong}" x-content="${strong}"${number}\\*${inside.join(' ')}${end}`;
}

function renderings(q: string, ...verses: string[]): Record<string, number> {
  const usfm = verses.map((verse, index) => `\\v ${index + 1} ${verse}`).join('\n');
  const [chapter] = readBook(readUsfm, `\\id RUT\n\\c 1\n\\p\n${usfm}`, () => {}).chapters;
  const texts = chapter!.blocks.flatMap((block) => (block.type === 'verse' ? [block.content] : []));
  const { root, partAt } = indexOfVerses(texts);
  const found = evaluate(root, parseQuery(q), partAt, { budget: 1_000_000 });
  return Object.assign({}, ...found.renderings().map(({ counts }) => Object.fromEntries(counts)));
}

test('words of one alignment are one rendering, without function words at its edges', () => {
  const verses = ['in covenant faithfulness', 'his covenant faithfulness', 'Your covenant faithfulness'];
  const found = renderings('strong:H2617', ...verses.map((words) => aligned(words, 'H2617a')));
  expect(found).toEqual({ 'covenant faithfulness': 3 });
  expect(renderings('lemma:H1', aligned('the days of', 'H1'))).toEqual({ days: 1 });
});

test('a rendering of function words stays whole', () => {
  expect(renderings('strong:H5973', aligned('with him', 'H5973'))).toEqual({ 'with him': 1 });
});

test('words of one alignment are one rendering if other words stand between them', () => {
  const verse = `${aligned('you have', 'H6213')} ${aligned('surely', 'H2')} ${aligned('made', 'H6213')}`;
  expect(renderings('strong:H6213', verse, verse)).toEqual({ 'have … made': 2 });
  expect(renderings('strong:H2', verse)).toEqual({ surely: 1 });
  const divided = `${aligned('then', 'H559')} ${aligned('Ruth', 'H7327')} ${aligned('said', 'H559')}`;
  expect(renderings('strong:H559', divided, divided)).toEqual({ said: 2 });
  const trailing = `${aligned('God', 'H430')} ${aligned('made', 'H6213')} ${aligned('the', 'H430')}`;
  expect(renderings('strong:H430', trailing)).toEqual({ god: 1 });
});

test('pronouns at the end are not listed, except after a preposition', () => {
  const verse = (words: string) => aligned(words, 'H5800');
  expect(renderings('strong:H5800', verse('forsake you'), verse('Forsake thee O'))).toEqual({ forsake: 2 });
  expect(renderings('strong:H5800', verse('speak to me'))).toEqual({ 'speak to me': 1 });
});

test('two occurrences of a source word in a verse are two renderings', () => {
  const verse = `${aligned('holy', 'H6918', '1')} ${aligned('holy', 'H6918', '2')}`;
  expect(renderings('strong:H6918', verse)).toEqual({ holy: 2 });
  const unnumbered = `${aligned('holy', 'H6918', '')} ${aligned('holy', 'H6918', '')}`;
  expect(renderings('strong:H6918', unnumbered)).toEqual({ holy: 2 });
});

test('a rendering of several source words answers for each of them', () => {
  const nested = aligned(`x`, 'H1').replace(
    '\\w x',
    '\\zaln-s |x-strong="m:H1035+H1036" x-occurrence="1"\\*\\w Bethlehem',
  );
  const verse = `${nested}${end}`;
  for (const number of ['H1', 'H1035', 'H1036'])
    expect([number, renderings(`strong:${number}`, verse)]).toEqual([number, { bethlehem: 1 }]);
});

test('words without an alignment are renderings of their own', () => {
  const verse = '\\w in|strong="H1"\\w* \\w the house of|strong="H1"\\w* \\w bread|strong="H2"\\w*';
  expect(renderings('strong:H1', verse)).toEqual({ in: 1, 'the house of': 1 });
  expect(renderings('strong:H1', '\\w in|strong="H1"\\w* \\w in|strong="H1"\\w*')).toEqual({ in: 2 });
});

test('a word that names its own source word is not joined to its alignment', () => {
  const verse = `\\zaln-s |x-strong="H1" x-occurrence="1"\\*\\w a|strong="H5"\\w* \\w b\\w*${end}`;
  expect(renderings('strong:H5', verse)).toEqual({ a: 1 });
  expect(renderings('strong:H1', verse)).toEqual({ b: 1 });
});
