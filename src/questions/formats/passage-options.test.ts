import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { compileContent } from '../../../test/compiled.ts';
import { readDocument } from '../../../test/read-document.ts';
import { editionJson } from '../../../test/small-content/small-edition-json.ts';
import { writeFiles } from '../../../test/write-files.ts';
import type { Library } from '../../library/library.ts';
import { answerFrom, QuestionError } from '../question.ts';
import { questions } from '../questions.ts';

setDefaultTimeout(60_000);

const chinese =
  '\\id MAT\n\\c 1\n\\p\n\\v 1 起初，神创造天地。\n\\v 2\n\\v 3 地是空虚混沌。\\f + \\ft 注\\f*\n\\v 4 神说。\n';
const usfm = String.raw`\id MAT
\h Matthew
\c 1
\s1 The first heading
\p
\v 1 It began with some quite ordinary words.\f + \ft A note on ordinary words.\f*
\v 2 Jesus said, \wj Come and see.\wj*
\p
\v 3 Then they sang:
\q1
\v 4 A line of poetry that is long,
\q2 and its second line.
`;

let library: Library;
beforeAll(async () => {
  ({ library } = await compileContent((content) =>
    writeFiles(content, {
      'zh/edition.json': { ...editionJson('ZH', 'A Chinese Bible'), language: 'cmn' },
      'zh/MAT.usfm': chinese,
      'a/edition.json': editionJson('A', 'A Bible'),
      'a/MAT.usfm': usfm,
    }),
  ));
});

const read = (path: string) => (library.peek(path) ? readDocument<object>(library, path) : undefined);
const passage = (parameters: Readonly<Record<string, string>>) => {
  const query = new URLSearchParams({ ref: 'Mat 1', in: 'A', ...parameters }).toString();
  return answerFrom(questions.passage(query, undefined), read).body;
};
const text = (parameters: Readonly<Record<string, string>>) =>
  passage({ format: 'text', ...parameters }).split('\n\nMatthew 1 (A)')[0]!;

test('by default a text has neither numbers, nor indents, nor a maximum length', () => {
  expect(text({})).toBe(
    'It began with some quite ordinary words. Jesus said, Come and see.\n\nThen they sang:\nA line of poetry that is long,\nand its second line.',
  );
});

test('Chinese has no space between verses without numbers, as text and as HTML', () => {
  const read = (format: string, numbers: string) => passage({ in: 'ZH', format, numbers });
  expect(read('text', 'false')).toStartWith('起初，神创造天地。地是空虚混沌。神说。\n');
  expect(read('text', 'true')).toStartWith('1 起初，神创造天地。 2 ');
  const noted = { in: 'ZH', format: 'text', include: 'footnotes' };
  expect(passage(noted)).toStartWith('起初，神创造天地。地是空虚混沌。[1]神说。\n');
  expect(read('html', 'false').replaceAll(/<[^>]+>/g, '')).toContain('天地。地是');
  expect(read('html', 'true').replaceAll(/<[^>]+>/g, '')).toContain('混沌。 4神说');
});

describe('a text', () => {
  test('has indents for paragraphs and for each level of poetry, before the numbers', () => {
    const parameters = { 'indent-paragraphs': '2', 'indent-poetry-lines': '4', numbers: 'true' };
    expect(text({ ...parameters, include: 'headings' })).toBe(
      'The first heading\n\n  1 It began with some quite ordinary words. 2 Jesus said, Come and see.\n\n' +
        '  3 Then they sang:\n    4 A line of poetry that is long,\n        and its second line.',
    );
    expect(text({ 'indent-poetry-lines': '1', 'indent-using': 'tab' })).toEndWith(
      '\n\t\tand its second line.',
    );
  });

  test('has lines of the requested length, whose continuation keeps the indent of poetry', () => {
    expect(text({ 'line-length': '24', 'indent-paragraphs': '2', 'indent-poetry-lines': '2' })).toBe(
      '  It began with some\nquite ordinary words.\nJesus said, Come and\nsee.\n\n  Then they sang:\n' +
        '  A line of poetry that\n  is long,\n    and its second line.',
    );
    const whole = passage({ format: 'text', 'line-length': '24', include: 'footnotes' });
    expect(whole).toContain('[1] A note on ordinary\nwords.');
  });

  test('keeps all words in order at every length', () => {
    const words = (written: string) => written.split(/\s+/);
    for (let length = 1; length < 60; length++)
      expect(words(text({ 'line-length': String(length) }))).toEqual(words(text({})));
  });
});

describe('HTML', () => {
  test('has the places of verses without their numbers', () => {
    const html = passage({ format: 'html', numbers: 'false' });
    expect(html).toContain('<span class="verse-start" data-verse="MAT 1:2"></span>');
    expect(html).not.toContain('<sup class="verse">');
    expect(passage({ format: 'html', numbers: 'true' })).toBe(passage({ format: 'html' }));
  });

  test('has the words of Jesus with and without their mark', () => {
    expect(passage({ format: 'html' })).toContain('<span class="words-of-jesus">Come and see.</span>');
    expect(passage({ format: 'html', 'red-letters': 'false' })).toContain('Jesus said, Come and see.');
  });
});

test('USFM and JSON leave out the marks of the words of Jesus', () => {
  expect(passage({ format: 'usfm' })).toContain('\\wj');
  expect(passage({ format: 'usfm', 'red-letters': 'false' })).not.toContain('\\wj');
  expect(passage({})).toContain('wordsOfJesus');
  expect(passage({ 'red-letters': 'false' })).not.toContain('wordsOfJesus');
});

test.each([
  [{ 'line-length': '40' }, 'line-length'],
  [{ format: 'html', 'indent-paragraphs': '2' }, 'indent-paragraphs'],
  [{ format: 'text', 'red-letters': 'true' }, 'red-letters'],
  [{ format: 'usfm', numbers: 'true' }, 'numbers'],
  [{ format: 'text', 'line-length': '-1' }, 'line-length'],
  [{ format: 'text', 'line-length': '1001' }, 'line-length'],
  [{ format: 'text', 'indent-using': 'dots' }, 'indent-using'],
])('%o is an error that names %s', (parameters, parameter) => {
  let fault: unknown;
  try {
    passage(parameters as Record<string, string>);
  } catch (error) {
    if (error instanceof QuestionError) ({ fault } = error);
  }
  expect(fault).toMatchObject({ code: 'bad_parameter', parameter });
});
