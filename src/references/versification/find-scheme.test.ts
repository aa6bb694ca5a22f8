import { expect, test } from 'bun:test';
import { type SchemeName, schemeNames } from '../reference.ts';
import { betterScheme, chapterFit, findScheme, fitOf } from './find-scheme.ts';
import { Versification } from './versification.ts';

const bookOf = (name: SchemeName, id: string) => ({
  id,
  chapters: Versification.standard(name)
    .chapters(id)!
    .map((count, index) => ({ number: index + 1, covered: [[1, count] as const] })),
});
const bibleOf = (name: SchemeName) => [...Versification.standard(name).books].map((id) => bookOf(name, id));

test('a text with the verses of a scheme is found to follow it', () => {
  for (const name of schemeNames) {
    const books = bibleOf(name);
    const { scheme, chapters, fitting } = findScheme(books);
    expect(scheme).toBe(name);
    expect(fitting[name]).toBe(chapters);
  }
});

test('a text that lacks books, chapters and verses is still found', () => {
  for (const name of ['eng', 'org', 'vul', 'lxx', 'rsc'] as const) {
    const books = bibleOf(name)
      .filter((_, index) => index % 3 !== 1)
      .map(({ id, chapters }) => ({
        id,
        chapters: chapters
          .filter(({ number }) => number % 5 !== 2)
          .map(({ number, covered }) => ({ number, first: covered[0]![0], last: covered[0]![1] }))
          .map(({ number, first, last }) =>
            number % 7 === 3 && last > 4
              ? { number, covered: [[first, 2] as const, [4, last] as const] }
              : { number, covered: [[first, last] as const] },
          ),
      }));
    expect(findScheme(books).scheme).toBe(name);
  }
});

test('text that fits all schemes counts as numbered like English Bibles', () => {
  expect(findScheme([])).toMatchObject({ scheme: 'eng', chapters: 0 });
  expect(findScheme([bookOf('org', 'RUT')]).scheme).toBe('eng');
});

test('a book that follows another scheme than the rest is found', () => {
  expect(betterScheme('eng', bookOf('rsc', 'REV'))).toBe('rsc');
  expect(betterScheme('eng', bookOf('eng', 'REV'))).toBeUndefined();
  expect(
    betterScheme('eng', {
      id: 'MAT',
      chapters: [
        {
          number: 17,
          covered: [
            [1, 20],
            [22, 27],
          ],
        },
      ],
    }),
  ).toBeUndefined();
});

test('a verse that the versification leaves out is not missing', () => {
  const own = Versification.departing('eng', { absent: ['MAT 17:21'] });
  const chapter = {
    number: 17,
    covered: [
      [1, 19],
      [22, 27],
    ] as const,
  };
  expect(fitOf(own, 'MAT', chapter)).toEqual({ missing: [[20, 20]], extra: [] });
  expect(fitOf(Versification.standard('eng'), 'MAT', chapter).missing).toEqual([[20, 21]]);
  expect(fitOf(own, 'REP', chapter)).toEqual({ missing: [], extra: [] });
});

test('missing verses are inside a chapter, and additional ones after its end', () => {
  expect(chapterFit([[1, 5]], 5)).toEqual({ missing: [], extra: [] });
  expect(chapterFit([], 5)).toEqual({ missing: [[1, 5]], extra: [] });
  expect(
    chapterFit(
      [
        [2, 2],
        [4, 8],
      ],
      6,
    ),
  ).toEqual({
    missing: [
      [1, 1],
      [3, 3],
    ],
    extra: [[7, 8]],
  });
  expect(
    chapterFit(
      [
        [1, 2],
        [9, 9],
      ],
      4,
    ),
  ).toEqual({ missing: [[3, 4]], extra: [[9, 9]] });
  expect(chapterFit([[7, 9]], 0)).toEqual({ missing: [], extra: [[7, 9]] });
});
