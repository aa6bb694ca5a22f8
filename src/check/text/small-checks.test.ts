import { describe, expect, test } from 'bun:test';
import { judge, readFile } from '../../../test/checks/checked-text.ts';
import type { Diagnostic } from '../../formats/diagnostic.ts';
import { withoutConsequences } from '../edition/consequences.ts';

function found(verses: string, language = 'eng'): string[] {
  const text = `\\id RUT\n\\h Ruth\n\\toc1 Ruth\n\\toc2 Ruth\n\\toc3 Rut\n\\mt1 Ruth\n\\c 1\n\\p\n${verses}\n`;
  return judge([readFile('RUT.usfm', text, language)], language).map(
    ({ code, message }) => `${code} ${/“(.*?)”/.exec(message)?.[1]}`,
  );
}

describe('quotations of a verse in its notes', () => {
  const verse = (note: string) =>
    `\\v 1 In the days of the judges, a man\\f + \\fr 1:1 ${note}\\f* went from Bethlehem.`;

  test.each([
    ['words', '\\fq a man went \\ft Or: boy.'],
    ['other case, marks and accents', '\\fq In The Days, of: the Júdges \\ft Or: times.'],
    ['parts with dots between them', '\\fq In the days … from Bethlehem \\ft Or: times.'],
    ['an entry in another form', '\\fk Judged \\ft Deciding.'],
    ['words that stand after the note', '\\fq Bethlehem \\ft A town.'],
  ])('%s of the verse are not reported', (_what, note) => {
    expect(found(verse(note))).toEqual([]);
  });

  test('and neither are quotations of the previous verse, or other words for it', () => {
    const before =
      '\\v 1 In the days of the judges.\n\\v 2 A man went\\f + \\fr 1:2 \\fq the judges \\ft Or.\\f* away.';
    expect(found(before)).toEqual([]);
    expect(found(verse('\\ft Or \\fqa a boy'))).toEqual([]);
  });

  test.each([
    ['\\fq a woman \\ft Or: girl.', 'a woman'],
    ['\\fq from Bethlehem … in the days \\ft Or.', 'from Bethlehem … in the days'],
    ['\\fk Kings \\ft Rulers.', 'Kings'],
  ])('%s is reported', (note, quoted) => {
    expect(found(verse(note))).toEqual([`misquoted-text ${quoted}`]);
  });
});

describe('spaces before marks in a text that shows no habit', () => {
  test.each([
    ['eng', 'He said : come.', ['odd-space :']],
    ['eng', 'He came , and went.', ['odd-space ,']],
    ['fra', 'Il dit: viens.', ['odd-space :']],
    ['fra', 'Il dit : viens !', []],
    ['fra', 'Il dit\u00a0: viens\u202f!', []],
    ['fra', 'Il vint , puis alla.', ['odd-space ,']],
    // For a language without known usage, only rules common to all scripts apply
    ['zzz', 'Ti ka : mo !', []],
    ['zzz', 'Ti ka , mo.', ['odd-space ,']],
    // Three out of three are the style of the text
    ['eng', 'He said : come, she said : go, they said : stay.', []],
  ])('%s: %s', (language, verse, expected) => {
    expect(found(`\\v 1 ${verse}`, language)).toEqual(
      expected.length > 0 ? expect.arrayContaining(expected) : expected,
    );
  });
});

test('findings that the markup explains are not reported again', () => {
  const one = (code: Diagnostic['code'], place: string, column = 1): Diagnostic => ({
    code,
    severity: 'warning',
    file: 'a',
    line: 3,
    column,
    place,
    message: '',
  });
  const codes = (...list: Diagnostic[]) => withoutConsequences(list).map(({ code }) => code);
  const note = one('unclosed-note', 'RUT 1:3');
  expect(codes(note, one('missing-sentence-end', 'RUT 1:3', 9))).toEqual(['unclosed-note']);
  expect(codes(note, one('missing-sentence-end', 'RUT 1:4', 9))).toEqual([
    'unclosed-note',
    'missing-sentence-end',
  ]);
  expect(codes(note, one('unpaired-quote', 'RUT 1:7', 9))).toEqual(['unclosed-note']);
  expect(codes(note, one('unpaired-quote', 'RUT 2:7', 9))).toEqual(['unclosed-note', 'unpaired-quote']);
  expect(codes(one('unusual-character', 'RUT 1:3', 4), one('odd-heading', 'RUT 1:3', 4))).toEqual([
    'odd-heading',
  ]);
  expect(codes(one('unusual-character', 'RUT 1:3', 5), one('odd-heading', 'RUT 1:3', 4))).toHaveLength(2);
});
