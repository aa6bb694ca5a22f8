import { describe, expect, test } from 'bun:test';
import { readUsfm } from '../usfm/read-usfm.ts';
import { readUsx } from '../usx/read-usx.ts';
import { readBook } from './read-books.ts';

function found(body: string): string[] {
  const usfm = `\\id GEN\n\\c 1\n${body}`;
  const codes: string[] = [];
  readBook(readUsfm, usfm, (code, at) => codes.push(`${code} ${usfm.slice(at, at + 4)}`));
  return codes;
}

describe('verse numbers', () => {
  test('a verse that is passed over is reported at the next one, once for several', () => {
    expect(found('\\p\n\\v 1 a\n\\v 3 b\n\\v 7 c')).toEqual(['missing-verse \\v 3', 'missing-verse \\v 7']);
    expect(found('\\p\n\\v 3 a')).toEqual(['missing-verse \\v 3']);
  });

  test('ranges, segments and verses out of order cover theirs', () => {
    expect(found('\\p\n\\v 1-3 a\n\\v 4a b\n\\v 4b c\n\\v 5 d')).toEqual([]);
    expect(found('\\p\n\\v 1 a\n\\v 3 b\n\\v 2 c')).toEqual(['verse-out-of-order \\v 2']);
  });
});

describe('characters', () => {
  test.each([
    ['a control character', 'a\u0007b', 'unreadable-character'],
    ['a lost character', 'a\ufffdb', 'unreadable-character'],
    ['a Cyrillic letter in a Latin word', 'J\u0435sus', 'mixed-scripts'],
    ['a Latin letter in a Greek word', 'λoγος', 'mixed-scripts'],
    ['a word whose letters stand in two styles', '\\nd J\\nd*\u0435sus', 'mixed-scripts'],
    ['a note without text', 'one\\f + \\fr 1:1 \\f* two', 'empty-note'],
  ])('%s is reported', (_, text, code) => {
    expect(found(`\\p\n\\v 1 ${text}`).map((line) => line.split(' ')[0])).toEqual([code]);
  });

  test.each([
    ['words of several scripts side by side', 'λόγος (logos), слово \u05d3\u05d1\u05e8'],
    ['letters with marks', 'é e\u0301 ő ğ λό\u0301γος'],
    ['white space of every kind', 'one\ttwo\u00a0three\n four \n\n five'],
    ['a note with text', 'one\\f + \\fr 1:1 \\ft x\\f*'],
  ])('%s are not', (_, text) => {
    expect(found(`\\p\n\\v 1 ${text}`)).toEqual([]);
  });

  test.each([
    ['in a word', 'one  two three'],
    ['after a style', '\\add one\\add*  two'],
    ['before a style', 'one two  \\add three\\add*'],
    ['the first of several', 'one  two  three'],
  ])('consecutive spaces %s are reported where they begin', (_, text) => {
    const usfm = `\\id GEN\n\\c 1\n\\p\n\\v 1 ${text}`;
    const places: string[] = [];
    readBook(readUsfm, usfm, (code, at) => places.push(`${code} ${usfm.indexOf('  ') - at}`));
    expect(places).toEqual(['double-space 0']);
  });

  test('markup of another format in the text is reported', () => {
    const usx =
      '<usx version="3.0"><book code="GEN" style="id"/><chapter number="1" style="c"/><para style="p"><verse number="1" style="v"/>a \\nd Lord\\nd* b</para></usx>';
    const codes: string[] = [];
    readBook(readUsx, usx, (code) => codes.push(code));
    expect(codes).toEqual(['markup-in-text']);
  });
});

test('front matter in a chapter is reported, because it is left out', () => {
  const front = '\\periph Title|id="title"\n\\p Words\n';
  expect(found(`\\p\n\\v 1 a\n${front}\\v 2 b`)).toEqual(['misplaced-content \\per']);
  const codes: string[] = [];
  readBook(readUsfm, `\\id GEN\n${front}\\c 1\n\\p\n\\v 1 a`, (code) => codes.push(code));
  expect(codes).not.toContain('misplaced-content');
});

describe('quotation marks without a partner', () => {
  test('one that opens while another is open names the verse of that one', () => {
    const messages: string[] = [];
    const usfm = '\\id GEN\n\\c 1\n\\p\n\\v 1 He said, “Go.\n\\v 2 They went.\n\\v 3 She said, “No.”';
    readBook(readUsfm, usfm, (code, _at, message) => {
      if (code === 'unpaired-quote') messages.push(message);
    });
    expect(messages).toEqual([expect.stringContaining('In 1:3 a quotation mark opens, but the one of 1:1')]);
  });

  test.each([
    [
      'one that opens while another is open',
      '\\p\n\\v 1 He said, “Go. She said, “No.”',
      ['unpaired-quote “No.'],
    ],
    ['one that closes nothing', '\\p\n\\v 1 “Go.” he said.”', ['unpaired-quote ”']],
    ['across verses', '\\p\n\\v 1 He said, “Go.\n\\v 2 She said, “No.”', ['unpaired-quote “No.']],
  ])('%s are reported', (_, body, codes) => {
    expect(found(body)).toEqual(codes);
  });

  test.each([
    ['pairs', '\\p\n\\v 1 “Go,” he said. “Now.”'],
    ['quotations in quotations', '\\p\n\\v 1 “He said, ‘They said, “Go,” now,’ and left.”'],
    ['several quotations in one in a quotation', '\\p\n\\v 1 “I said, ‘Say, “Drink,” and, “Rest.”’”'],
    ['a quotation of several paragraphs', '\\p\n\\v 1 “One.\n\\p “Two.\n\\p\n\\v 2 “Three.”'],
    ['a quotation of several lines', '\\q1\n\\v 1 “One,\n\\q2 “two.\n\\q1\n\\v 2 “Three.”'],
    ['one that goes on from the chapter before', '\\p\n\\v 1 and that is all.” “Yes.”'],
    ['one that goes on into the next', '\\p\n\\v 1 “In the beginning'],
    ['other quotation marks', '\\p\n\\v 1 „Geh“, sagte er. »Nein.« «Oui.»'],
  ])('%s are not', (_, body) => {
    expect(found(body)).toEqual([]);
  });
});

describe('straight and curly quotation marks', () => {
  const curly = '“Go,” he said. '.repeat(10);

  test('a few of one kind among many of the other are reported once per book, at the first', () => {
    expect(found(`\\p\n\\v 1 ${curly}\n\\v 2 "No"\n\\v 3 "Yes"`)).toEqual([]);
    expect(found(`\\p\n\\v 1 ${curly}\n\\v 2 "No"`)).toEqual(['mixed-quotes "No"']);
    expect(found(`\\p\n\\v 1 ${"don't ".repeat(10)}\n\\v 2 don’t`)).toEqual(['mixed-quotes ’t']);
  });

  test('one kind of each is a way of writing', () => {
    expect(found(`\\p\n\\v 1 ${curly}${"don't ".repeat(20)}`)).toEqual([]);
  });
});
