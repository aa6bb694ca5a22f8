import { expect, test } from 'bun:test';
import { readOsisBooks } from './read-osis.ts';

const book = (osisId: string, body: string) => `<div type="book" osisID="${osisId}">${body}</div>`;
const chapter = (osisId: string) =>
  `<chapter osisID="${osisId}"><verse osisID="${osisId}.1">a</verse></chapter>`;

function read(...divisions: string[]) {
  const reported: string[] = [];
  const books = readOsisBooks(`<osis>${divisions.join('')}</osis>`, (code) => reported.push(code));
  return { books: books.map(({ id, chapters }) => [id, chapters.map(({ number }) => number)]), reported };
}

test('the books of a file are in its order', () => {
  expect(read(book('Ruth', chapter('Ruth.1')), book('Gen', chapter('Gen.1')))).toEqual({
    books: [
      ['RUT', [1]],
      ['GEN', [1]],
    ],
    reported: [],
  });
});

test('a book in two divisions is one book', () => {
  expect(read(book('AddEsth', chapter('AddEsth.10')), book('EsthGr', chapter('EsthGr.11')))).toEqual({
    books: [['ESG', [10, 11]]],
    reported: [],
  });
});

test('a book without chapters is reported and left out', () => {
  expect(read(book('Gen', ''), book('Ruth', chapter('Ruth.1')))).toEqual({
    books: [['RUT', [1]]],
    reported: ['no-verses'],
  });
});

test('text outside of any book is reported once between two books', () => {
  const group = (content: string) => `<div type="bookGroup"><title>The Law</title>${content}</div>`;
  const front = '<titlePage><p>A Bible</p></titlePage><div type="introduction"><p>To the reader</p></div>';
  const unknown = book('Foo', '<p>words</p>');
  const ruth = book('Ruth', chapter('Ruth.1'));
  expect(read(front, group(ruth)).reported).toEqual([]);
  expect(
    read(group(`${ruth}<p>Lost</p><p>words</p>`), book('Gen', chapter('Gen.1')), '<p>more</p>').reported,
  ).toEqual(['misplaced-content', 'misplaced-content']);
  expect(read(unknown, ruth).reported).toEqual(['unknown-book-id']);
});
