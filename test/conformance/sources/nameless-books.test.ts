import { describe } from 'bun:test';
import { type EditionRow, testEditions, usfm, usj, usx } from './edition-rows.ts';

const nameless = (text: string) => text.replace(/\\id \w+\n/, '');
const rows: EditionRow[] = [
  ...['01-GEN.usfm', 'GEN.usfm', 'Genesis.sfm', '01GENxyz.SFM', 'kjv_GEN.usfm'].map(
    (name): EditionRow => ({
      title: `the book of a file without \\id is recognized by its name ${name}`,
      files: { [name]: nameless(usfm('GEN', 'word')) },
      words: 'word',
      told: [`guessed-book-id ${name}:1`],
      says: ['read as GEN, as the name of the file says'],
    }),
  ),
  {
    title: 'the book of a file without \\id is recognized by its \\h',
    files: { 'text.usfm': `\\h Genesis\n${nameless(usfm('GEN', 'word'))}` },
    words: 'word',
    told: ['guessed-book-id text.usfm:1'],
    says: ['as \\h says'],
  },
  {
    title: 'the book of a file without \\id is recognized by its \\toc3',
    files: { 'text.usfm': `\\toc3 1Sam\n${nameless(usfm('GEN', 'word'))}` },
    words: 'word',
    told: ['guessed-book-id text.usfm:1'],
    says: ['read as 1SA, as \\toc3 says'],
  },
  {
    title: 'what says nothing does not contradict',
    files: { 'GEN.usfm': `\\h Mwanzo\n\\toc3 Gen\n${nameless(usfm('GEN', 'word'))}` },
    words: 'word',
    told: ['guessed-book-id GEN.usfm:1'],
    says: ['as the name of the file and \\toc3 say'],
  },
  {
    title: 'the book of a file is not guessed where its name and its \\h disagree',
    files: { 'EXO.usfm': `\\h Genesis\n${nameless(usfm('GEN', 'word'))}` },
    told: ['no-book-id EXO.usfm:1'],
    says: ['the name of the file says EXO, but \\h says GEN'],
  },
  {
    title: 'nor where nothing says it',
    files: { 'text.usfm': `\\h Mwanzo\n${nameless(usfm('GEN', 'word'))}` },
    told: ['no-book-id text.usfm:1'],
  },
  {
    title: 'nor where it has more chapters than the book',
    files: { 'RUT.usfm': `${nameless(usfm('RUT', 'word'))}\\c 5\n\\p\n\\v 1 more\n` },
    told: ['no-book-id RUT.usfm:1'],
  },
  {
    title: 'nor where an \\id says something that is not a book',
    files: { 'GEN.usfm': usfm('GNS', 'word') },
    told: ['unknown-book-id GEN.usfm:1'],
  },
  ...['Genesis', 'GEN:', 'Gen.'].map(
    (id): EditionRow => ({
      title: `the id ${id} is read as GEN`,
      files: { 'text.usfm': usfm(id, 'word') },
      words: 'word',
      told: ['guessed-book-id text.usfm:1'],
      says: [`"${id}" is not a USFM book id; it was read as GEN. Write GEN.`],
    }),
  ),
  {
    title: 'USX with the name of a book as its code',
    files: { 'text.usx': usx('Genesis', 'word') },
    words: 'word',
    told: ['guessed-book-id text.usx:1'],
  },
  {
    title: 'USJ with the name of a book as its code',
    files: { 'text.usj': usj('Genesis', 'word') },
    words: 'word',
    told: ['guessed-book-id text.usj:1'],
  },
  {
    title: 'an \\id without a book is none',
    files: { 'GEN.usfm': usfm('', 'word') },
    words: 'word',
    told: ['guessed-book-id GEN.usfm:1'],
  },
  {
    title: 'USX without a code',
    files: { 'GEN.usx': usx('', 'word') },
    words: 'word',
    told: ['guessed-book-id GEN.usx:1'],
  },
  {
    title: 'USX without a book',
    files: { 'GEN.usx': usx('', 'word').replace(/<book [^>]*>/, '') },
    words: 'word',
    told: ['guessed-book-id GEN.usx:1'],
  },
  {
    title: 'USX without a code that nothing tells',
    files: { 'text.usx': usx('', 'word') },
    told: ['no-book-id text.usx:1'],
  },
  {
    title: 'USJ without a code',
    files: { 'GEN.usj': usj('', 'word') },
    words: 'word',
    told: ['guessed-book-id GEN.usj:1'],
  },
  {
    title: 'USJ without a code, of which \\h tells the book',
    files: {
      'text.usj': usj('', 'word').replace(
        '{"type":"chapter"',
        '{"type":"para","marker":"h","content":["Ruth"]},{"type":"chapter"',
      ),
    },
    words: 'word',
    told: ['guessed-book-id text.usj:1'],
    says: ['read as RUT, as \\h says'],
  },
];

describe('If a source does not name its book:', () => {
  testEditions(rows);
});
