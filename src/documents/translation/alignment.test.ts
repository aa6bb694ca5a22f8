import { expect, test } from 'bun:test';
import { readBook } from '../../formats/builder/read-books.ts';
import { readUsfm } from '../../formats/usfm/read-usfm.ts';
import { alignmentDocument, sourceAlignment } from './alignment.ts';
import { alignmentSchema } from './alignment-schema.ts';
import { simpleChapterData } from './simple-chapter-data.ts';

function read(usfm: string) {
  const chapter = readBook(readUsfm, `\\id RUT\n\\c 1\n\\p\n${usfm}`, () => {}).chapters[0]!;
  const alignment = sourceAlignment(chapter);
  const texts = new Map(
    simpleChapterData(chapter).content.flatMap((item) =>
      item.type === 'verse' ? [[item.number, item.text]] : [],
    ),
  );
  const rows = alignment?.groups.map(({ source, target }) => [
    source.map(({ strongs, text, occurrence }) => [...strongs, text, occurrence].filter(Boolean).join(' ')),
    target.map(({ verse, start, end }) => texts.get(verse)!.slice(start, end)).join(' '),
  ]);
  return { alignment, rows };
}

const start = (number: string, content: string, occurrence = '1') =>
  `\\zaln-s |x-strong="${number}" x-lemma="l${number}" x-morph="He,Np" x-occurrence="${occurrence}" x-content="${content}"\\*`;
const end = '\\zaln-e\\*';
const word = (text: string) => `\\w ${text}|x-occurrence="1"\\w*`;

test('words of one alignment are one group, also with other words in between', () => {
  const usfm = `\\v 1 ${start('H1', 'a')}${word('have')}${end} ${start('H2', 'b')}${word('You')}${end} ${start('H1', 'a')}${word('made')}${end}`;
  const { alignment, rows } = read(usfm);
  expect(rows).toEqual([
    [['H1 a 1'], 'have made'],
    [['H2 b 1'], 'You'],
  ]);
  expect(alignmentSchema.parse(JSON.parse(alignmentDocument(alignment!)))).toEqual(alignment as never);
  expect(alignment).toMatchObject({ by: 'source', quality: null });
  expect(alignment!.groups[1]).toEqual({
    source: [
      {
        edition: null,
        verse: 1,
        index: null,
        lemma: 'lH2',
        strongs: ['H2'],
        morph: 'He,Np',
        text: 'b',
        occurrence: 1,
      },
    ],
    target: [{ verse: 1, start: 5, end: 8 }],
  });
});

test('nested alignments are one group with several source words', () => {
  const { rows } = read(
    `\\v 1 ${start('m:H1035', 'x')}${start('H1035', 'y')}${word('from')} ${word('Bethlehem')}${end}${end}`,
  );
  expect(rows).toEqual([[['m:H1035 x 1', 'H1035 y 1'], 'from Bethlehem']]);
});

test('other occurrences, and the same words in other verses, are other groups', () => {
  const the = `${start('H1', 'a')}${word('one')}${end} ${start('H1', 'a', '2')}${word('two')}${end}`;
  expect(read(`\\v 1 ${the}\n\\v 2 ${the}`).rows).toEqual([
    [['H1 a 1'], 'one'],
    [['H1 a 2'], 'two'],
    [['H1 a 1'], 'one'],
    [['H1 a 2'], 'two'],
  ]);
});

test('a word that names its own source word is a group of its own', () => {
  const { rows } = read(
    `\\v 1 ${start('H1', 'a')}${word('one')} \\w two|strong="H9"\\w*${end} \\w three|strong="H8"\\w* ${word('four')}`,
  );
  expect(rows).toEqual([
    [['H1 a 1'], 'one'],
    [['H9'], 'two'],
    [['H8'], 'three'],
  ]);
});

test('a chapter without alignments has no document', () => {
  expect(read('\\v 1 \\w one|strong="H1"\\w*').alignment).toBeUndefined();
});
