import { expect, test } from 'bun:test';
import { booksOfGroup, meansAllBooks, withBooksOfGroups } from './book-groups.ts';
import { BookNameLookup } from './book-names.ts';
import { englishNames } from './english-names.ts';
import { parseReferences } from './parse-references.ts';

test.each([
  ['New Testament', 'MAT-REV'],
  ['the new testament', 'MAT-REV'],
  ['NT', 'MAT-REV'],
  ['Old Testament', 'GEN-MAL'],
  ['Gospels', 'MAT-JHN'],
  ['The Gospels', 'MAT-JHN'],
  ['Torah', 'GEN-DEU'],
  ['Pentateuch', 'GEN-DEU'],
  ['Prophets', 'ISA-MAL'],
  ['Minor Prophets', 'HOS-MAL'],
  ["Nevi'im", 'JOS-JDG, 1SA-2KI, ISA, JER, EZK, HOS-MAL'],
  ['Epistles', 'ROM-JUD'],
  ['Paul’s letters', 'ROM-PHM'],
  ['Apocrypha', 'DC'],
])('%s are %s', (name, books) => {
  expect(booksOfGroup(name)).toBe(books);
});

test.each([
  ['Gospels; Acts', 'MAT-JHN; Acts'],
  ['Torah, Gospels', 'GEN-DEU,MAT-JHN'],
  ['Old Testament and Gospels', 'GEN-MAL and MAT-JHN'],
  ['Law & the Prophets', 'GEN-DEU & ISA-MAL'],
  ['Gospels and Acts', 'MAT-ACT'],
  ['Bel and the Dragon', 'Bel and the Dragon'],
  ['John 3:16', 'John 3:16'],
  ['Psalms', 'Psalms'],
  ['OT, Isa 40-66', 'GEN-MAL, Isa 40-66'],
])('%s is read as %s', (written, read) => {
  expect(withBooksOfGroups(written)).toBe(read);
});

test.each([
  ['Torah', ['GEN', 'DEU', 'MAT'], 'GEN-DEU'],
  ['Torah', ['MAT', 'LEV', 'EXO'], 'EXO-LEV'],
  ['Torah', ['RUT', 'NUM'], 'NUM'],
  ['Torah', ['MAT'], 'GEN-DEU'],
  ['Apocrypha', ['REV', 'TOB', 'MAL'], 'TOB'],
  ['Former Prophets; Ruth', ['JOS', 'RUT', '2SA'], 'JOS, 2SA; Ruth'],
])('%s in an edition with %j is %s', (written, books, read) => {
  expect(withBooksOfGroups(written, books)).toBe(read);
});

test.each(['all', 'Bible', 'the whole Bible', 'The Bible'])('%s means all books', (written) => {
  expect(meansAllBooks(written)).toBe(true);
});

test('A book or a group does not mean all books', () => {
  expect(['Psalms', 'NT', 'Bib', ''].filter(meansAllBooks)).toEqual([]);
});

test('A sign of exclusion is not part of the name of a group', () => {
  expect(['NT', '-NT', '-Gospels'].map(booksOfGroup)).toEqual(['MAT-REV', undefined, undefined]);
});

test('No group has the name of a book, and the books of each can be read', () => {
  const names = new BookNameLookup([englishNames]);
  const groups = [
    'Torah',
    'Former Prophets',
    'Ketuvim',
    'Prison Epistles',
    'Johannine Books',
    'Wisdom Books',
  ];
  for (const group of groups) {
    expect([group, names.find(group)]).toEqual([group, undefined]);
    const { problem } = parseReferences(booksOfGroup(group)!, { names });
    expect([group, problem]).toEqual([group, undefined]);
  }
});
