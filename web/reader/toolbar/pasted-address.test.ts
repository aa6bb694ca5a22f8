import '../../location.fixture.ts';
import { expect, test } from 'bun:test';
import { bookOf } from '../chapter.fixture.ts';
import { addressSuggestion, routeOfAddress } from './pasted-address.ts';

const ruth = { translation: 'BSB', book: 'RUT', chapter: 2, parallels: [] };

test.each([
  ['https://bible.example.org/read/BSB/RUT/2', ruth],
  [
    ' https://bible.example.org/some/folder/read/BSB/RUT/2:3-5?with=KJV#top ',
    { ...ruth, verse: 3, endVerse: 5, parallels: ['KJV'] },
  ],
  ['https://bible.example.org/read/BSB/RUT/2%3A3', { ...ruth, verse: 3 }],
  ['http://localhost:8080/#/BSB/RUT/2?v=3', { ...ruth, verse: 3 }],
  ['bible.example.org/read/BSB/RUT/2:3', { ...ruth, verse: 3 }],
  ['#/BSB/RUT/2', ruth],
])('%j is the address of a place', (text, route) => {
  expect(routeOfAddress(text)).toEqual(route);
});

test.each(['', 'ruth 2', 'living water', 'https://bible.example.org/docs', 'rut/2', 'http://', '"a: b"'])(
  '%j is no address of a place',
  (text) => {
    expect(routeOfAddress(text)).toBeUndefined();
  },
);

test('an address is suggested by its place and its translation', () => {
  const search = { books: [bookOf()], language: 'eng' };
  expect(addressSuggestion({ ...ruth, verse: 3 }, search).label).toBe('Ruth 2:3 (BSB)');
  expect(addressSuggestion({ ...ruth, book: 'JHN', chapter: 3 }, search).label).toBe('John 3 (BSB)');
});
