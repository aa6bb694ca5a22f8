import '../../location.fixture.ts';
import { expect, test } from 'bun:test';
import { NumbersBetween } from '../../../src/questions/written-about.ts';
import { routeAddress } from '../route.ts';
import { placeOfVerses, routeIn } from './neighbours.ts';

const hebrew = { mappings: [] };
const english = {
  mappings: [
    { verses: 'PSA 51:0', original: 'PSA 51:1-2' },
    { verses: 'PSA 51:1-19', original: 'PSA 51:3-21' },
    { verses: 'JOL 2:28-32', original: 'JOL 3:1-5' },
    { verses: 'JOL 3:1-21', original: 'JOL 4:1-21' },
    { verses: 'MAL 4:1-6', original: 'MAL 3:19-24' },
  ],
};
const toHebrew = new NumbersBetween(english, hebrew);
const toEnglish = new NumbersBetween(hebrew, english);

test.each([
  ['MAL/4?v=2', toHebrew, 'MAL/3?v=20'],
  ['MAL/4', toHebrew, 'MAL/3'],
  ['JOL/2?v=27-end', toHebrew, 'JOL/2?v=27'],
  ['JOL/2?v=28', toHebrew, 'JOL/3?v=1'],
  ['PSA/51?v=1-2', toHebrew, 'PSA/51?v=3-4'],
  ['JHN/3?v=16-18', toHebrew, 'JHN/3?v=16-18'],
  ['JHN/3?v=16-end', toHebrew, 'JHN/3?v=16-end'],
  ['MAL/3?v=20', toEnglish, 'MAL/4?v=2'],
  ['MAL/3', toEnglish, 'MAL/3'],
  ['JOL/4?v=1', toEnglish, 'JOL/3?v=1'],
  ['PSA/51?v=3', toEnglish, 'PSA/51?v=1'],
  // The title of the psalm has no number in English
  ['PSA/51?v=1', toEnglish, 'PSA/51'],
  ['PSA/51?v=2-3', toEnglish, 'PSA/51?v=1'],
  ['MAL/3?v=20', new NumbersBetween(hebrew, undefined), 'MAL/3?v=20'],
])('the verses of %s have their own numbers in another translation', (address, numbers, expected) => {
  const route = routeAddress.parse(`#/ONE/${address}${address.includes('?') ? '&' : '?'}with=TWO,SIX`)!;
  const to = routeIn(route, 'TWO', numbers);
  expect(routeAddress.format({ ...to, parallels: [] })).toBe(`#/TWO/${expected}`);
  expect(to.parallels).toEqual(['SIX']);
});

test('the verse in view determines the chapter if none is selected', () => {
  const route = routeAddress.parse('#/ONE/MAL/3')!;
  expect(routeIn(route, 'TWO', toEnglish, 20)).toEqual({ ...route, translation: 'TWO', chapter: 4 });
});

test('a place includes the last verse of a bridge, and no title', () => {
  const at = (verse: number, endVerse?: number) => ({ book: 'PSA', chapter: 51, verse, endVerse });
  expect(placeOfVerses([at(0), at(1), at(2, 3)])).toEqual({
    book: 'PSA',
    chapter: 51,
    verse: 1,
    endVerse: 3,
  });
  expect(placeOfVerses([at(0)])).toEqual({ book: 'PSA', chapter: 51 });
});
