import { describe, expect, test } from 'bun:test';
import type { BookNames, BookText } from '../../model/book-text.ts';
import { bookSummary } from './translation-book.ts';

const nothing = { characters: 0, words: 0, checksum: 0 };
const chapter = { number: 1, blocks: [], footnotes: [] };

function book(id: string, names: BookNames, title: string | null = null): BookText {
  return { id, names, title, chapters: [chapter], counts: { body: nothing, notes: nothing, dropped: {} } };
}

function namesOf(of: BookText, language: string) {
  const { name, commonName } = bookSummary(of.id, of, language);
  return { name, commonName };
}

describe('the common name of a book', () => {
  test('is the English one in an English edition with any own name', () => {
    const song = book('SNG', { header: 'Song', short: 'Song of Songs' });
    expect(namesOf(song, 'eng')).toEqual({ name: 'Song', commonName: 'Song of Solomon' });
  });

  test.each([
    [{ header: 'Juan', short: 'San Juan', long: 'Evangelio de Juan' }, 'Juan'],
    [{ short: 'San Juan', long: 'Evangelio de Juan' }, 'San Juan'],
    [{ long: 'Evangelio de Juan', abbreviation: 'Jn' }, 'Evangelio de Juan'],
    [{ abbreviation: 'Jn' }, 'Según Juan'],
  ])("is the edition's own name in any other: of %j it is %s", (names, expected) => {
    const john = book('JHN', names, 'Según Juan');
    expect(namesOf(john, 'spa')).toEqual({ name: expected, commonName: expected });
  });

  test('is English where an edition gives no name', () => {
    expect(namesOf(book('JHN', {}), 'spa')).toEqual({ name: 'John', commonName: 'John' });
  });
});
