import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { runs } from '../../test/long-tests.ts';
import { newFolder } from '../../test/new-folder.ts';
import { links } from '../documents/links.ts';
import type { EditionRecord } from '../library/edition-record.ts';
import { ChapterPages, type PageSource, parsePageAddress, resolvePageAddress } from './chapter-pages.ts';

const john = { translation: 'BSB', book: 'JHN', chapter: 3 };

test.each([
  ['/read/BSB/JHN/3', john],
  ['/read/BSB/JHN/3:16', { ...john, written: '16', verses: { first: 16, last: 16 } }],
  [
    '/read/x-1_Y/1JN/3:16-18',
    {
      ...{ translation: 'x-1_Y', book: '1JN', chapter: 3 },
      ...{ written: '16-18', verses: { first: 16, last: 18 } },
    },
  ],
  ['/read/BSB/JHN/3%3A16', { ...john, written: '16', verses: { first: 16, last: 16 } }],
  [
    '/read/BSB/JHN/3:16-end',
    { ...john, written: '16-end', verses: { first: 16, last: Number.POSITIVE_INFINITY } },
  ],
  ['/read/BSB/JHN/3:', { ...john, written: '' }],
  ['/read/BSB/JHN/3:16a', { ...john, written: '16a' }],
  ['/read/BSB/JHN/3:16,18', { ...john, written: '16,18' }],
  ['/read/BSB/JHN/3:016', { ...john, written: '016' }],
  ['/read/BSB/JHN/3:100001', { ...john, written: '100001' }],
])('%s is the address of a page', (path, address) => {
  expect(parsePageAddress(path)).toEqual(address);
});

describe('The verses of a page', () => {
  const content = [1, 2, 5, 6].map((number) => ({ type: 'verse', number }));
  const documents = new Map<string, unknown>([
    [
      links.simpleChapter('BSB', 'JHN', 3),
      {
        translation: { name: 'Berean Standard Bible' },
        book: { name: 'John' },
        chapter: { content: [{ type: 'heading' }, ...content] },
      },
    ],
    [links.versification('BSB'), { numbers: [{ book: 'JHN', chapter: 3, verse: 2, endVerse: 4 }] }],
  ]);
  const resolve = (place: string) =>
    resolvePageAddress(parsePageAddress(`/read/BSB/JHN/${place}`)!, { read: (path) => documents.get(path) });

  test.each([
    ['3:5', 5, 5],
    ['3:1-6', 1, 6],
    ['3:5-end', 5, 6],
    ['3:3', 2, 2],
    ['3:1-3', 1, 2],
    ['3:4-5', 2, 5],
  ])('%s are %i to %i', (place, first, last) => {
    expect(resolve(place)).toEqual({ ...john, verses: { first, last } });
  });

  test.each(['3:7', '3:5-7', '3:5-99', '3:7-end', '3:100001', '3:16a', '3:1,2', '3:', '3:0', '3:01'])(
    '%s do not exist',
    (place) => {
      expect(resolve(place)).toEqual({
        code: 'verse_not_found',
        message: `Berean Standard Bible has no John ${place.replace('-', '–')}.`,
        hint: 'The chapter ends with verse 6: /read/BSB/JHN/3',
      });
    },
  );

  test.each([
    ['3:6-5', 'John 3:6–5 ends before it begins.', 'Did you mean /read/BSB/JHN/3:5-6?'],
    ['3:4-3', 'John 3:4–3 ends before it begins.', 'Did you mean /read/BSB/JHN/3:3-4?'],
  ])('%s says why it is not an address', (place, message, hint) => {
    expect(resolve(place)).toEqual({ code: 'verse_not_found', message, hint });
  });

  test('a verse that the translation leaves out is not called one after the end', () => {
    documents.set(links.simpleChapter('BSB', 'ACT', 8), {
      translation: { name: 'Berean Standard Bible' },
      book: { name: 'Acts' },
      chapter: { content: [36, 38].map((number) => ({ type: 'verse', number })) },
    });
    const address = parsePageAddress('/read/BSB/ACT/8:37')!;
    expect(resolvePageAddress(address, { read: (path) => documents.get(path) })).toEqual({
      code: 'verse_not_found',
      message: 'Berean Standard Bible has no Acts 8:37.',
      hint: 'This translation leaves it out: /read/BSB/ACT/8',
    });
  });

  test('a chapter has a limited number of pages, and each names existing verses', () => {
    const numbers = fc.oneof(fc.nat(8), fc.nat(), fc.constantFrom('end', '', '1a', '01', '5-6'));
    const range = fc
      .tuple(numbers, fc.option(numbers))
      .map(([first, last]) => `${first}${last === null ? '' : `-${last}`}`);
    const pages = new Set<string>();
    const check = (written: string) => {
      const page = resolve(`3:${written}`);
      if ('code' in page) return;
      const { first, last } = page.verses!;
      expect([1, 2, 5, 6]).toContain(first);
      expect([1, 2, 5, 6]).toContain(last);
      pages.add(`${first}-${last}`);
    };
    fc.assert(fc.property(range, check), { numRuns: runs(500) });
    const places = ['1', '2', '3', '4', '5', '6', 'end'];
    for (const first of places) for (const last of places) check(`${first}-${last}`);
    expect([...pages].sort()).toEqual('1-1 1-2 1-5 1-6 2-2 2-5 2-6 5-5 5-6 6-6'.split(' '));
  });

  test('are not looked for in a chapter that is missing', () => {
    expect(resolve('4:7')).toEqual({ ...john, chapter: 4 });
  });
});

test.each([
  '/read',
  '/read/',
  '/read/BSB',
  '/read/BSB/JHN',
  '/read/BSB/JHN/',
  '/read/BSB/JHN/x',
  '/read/BSB/JHN/03',
  '/read/BSB/JHN/0',
  '/read/../JHN/3',
])('%s is not', (path) => expect(parsePageAddress(path)).toBeUndefined());

test('a written address is read back, and any path is handled', () => {
  const number = fc.integer({ min: 1, max: 999 });
  fc.assert(
    fc.property(number, number, number, (chapter, first, last) => {
      const read = parsePageAddress(`/read/BSB/PSA/${chapter}:${first}-${last}`);
      const verses = { written: `${first}-${last}`, verses: { first, last } };
      expect(read).toEqual({ translation: 'BSB', book: 'PSA', chapter, ...verses });
    }),
  );
  fc.assert(fc.property(fc.string(), (text) => void parsePageAddress(`/read/${text}`)));
});

function openPages() {
  const folder = newFolder({
    'pages/pages.json': JSON.stringify({
      module: 'pages/m.mjs',
      script: 's.js',
      style: 's.css',
      look: 'l.js',
    }),
    'pages/m.mjs': 'export const chapterPage = (input) => JSON.stringify(input);',
  });
  return ChapterPages.open(folder)!;
}

function edition(id: string, language: string, bookIds = ['GEN']): EditionRecord {
  return { id, kind: 'translation', bookIds, catalogueEntry: { language } } as unknown as EditionRecord;
}

const sourceOf = (editions: readonly EditionRecord[], lacking: readonly string[] = []): PageSource => ({
  editions: () => editions,
  read: (path) => (path === links.site ? undefined : { path, books: [] }),
  has: (path) => !lacking.some((id) => path.includes(`/${id}/`)),
});
const genesis = { translation: 'B', book: 'GEN', chapter: 1 };
const alternatesIn = (source: PageSource) =>
  JSON.parse(openPages().page(genesis, source, { isLive: false, hasFeed: true })!).alternates.map(
    ({ id }: { id: string }) => id,
  );

test('names one edition per language with the chapter, and the edition itself for its own language', () => {
  const editions = [
    edition('A', 'eng'),
    edition('B', 'eng'),
    edition('C', 'deu', ['MAT']),
    edition('D', 'deu'),
    edition('E', 'fra'),
    edition('F', 'und'),
  ];
  expect(alternatesIn(sourceOf(editions, ['E']))).toEqual(['B', 'D']);
  expect(alternatesIn(sourceOf(editions.slice(0, 2)))).toEqual([]);
});

test('lists at most 50 alternate languages', () => {
  const many = Array.from({ length: 200 }, (_, index) => edition(`X${index}`, `l${index}`));
  expect(alternatesIn(sourceOf([edition('B', 'eng'), ...many]))).toHaveLength(50);
});

test('a folder without pages has no chapter pages', () => {
  expect(ChapterPages.open(newFolder({ 'index.html': '' }))).toBeUndefined();
});
