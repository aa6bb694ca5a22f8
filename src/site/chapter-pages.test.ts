import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { newFolder } from '../../test/new-folder.ts';
import { links } from '../documents/links.ts';
import type { EditionRecord } from '../library/edition-record.ts';
import { ChapterPages, type PageSource, parsePageAddress } from './chapter-pages.ts';

test.each([
  ['/read/BSB/JHN/3', { translation: 'BSB', book: 'JHN', chapter: 3 }],
  ['/read/BSB/JHN/3:16', { translation: 'BSB', book: 'JHN', chapter: 3, verses: { first: 16, last: 16 } }],
  [
    '/read/x-1_Y/1JN/3:16-18',
    { translation: 'x-1_Y', book: '1JN', chapter: 3, verses: { first: 16, last: 18 } },
  ],
  ['/read/BSB/JHN/3%3A16', { translation: 'BSB', book: 'JHN', chapter: 3, verses: { first: 16, last: 16 } }],
  [
    '/read/BSB/JHN/3:16-end',
    { translation: 'BSB', book: 'JHN', chapter: 3, verses: { first: 16, last: Number.POSITIVE_INFINITY } },
  ],
  // The chapter is there all the same
  ['/read/BSB/JHN/3:', { translation: 'BSB', book: 'JHN', chapter: 3 }],
  ['/read/BSB/JHN/3:abc', { translation: 'BSB', book: 'JHN', chapter: 3 }],
])('%s is the address of a page', (path, address) => {
  expect(parsePageAddress(path)).toEqual(address);
});

test.each([
  '/read',
  '/read/',
  '/read/BSB',
  '/read/BSB/JHN',
  '/read/BSB/JHN/',
  '/read/BSB/JHN/x',
  '/read/../JHN/3',
])('%s is not', (path) => expect(parsePageAddress(path)).toBeUndefined());

test('an address that is written is read as it was meant, and no path breaks the reading', () => {
  const number = fc.integer({ min: 1, max: 999 });
  fc.assert(
    fc.property(number, number, number, (chapter, first, last) => {
      const read = parsePageAddress(`/read/BSB/PSA/${chapter}:${first}-${last}`);
      expect(read).toEqual({ translation: 'BSB', book: 'PSA', chapter, verses: { first, last } });
    }),
  );
  fc.assert(fc.property(fc.string(), (text) => void parsePageAddress(`/read/${text}`)));
});

/** A folder whose module returns what it was given, as JSON. */
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
  JSON.parse(openPages().page(genesis, source)!).alternates.map(({ id }: { id: string }) => id);

test('of each language one edition is named that has the chapter, and of its own language the edition itself', () => {
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

test('so many languages are named at most', () => {
  const many = Array.from({ length: 200 }, (_, index) => edition(`X${index}`, `l${index}`));
  expect(alternatesIn(sourceOf([edition('B', 'eng'), ...many]))).toHaveLength(50);
});

test('a folder without pages has none', () => {
  expect(ChapterPages.open(newFolder({ 'index.html': '' }))).toBeUndefined();
});
