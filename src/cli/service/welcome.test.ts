import { afterEach, beforeEach, expect, test } from 'bun:test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Library, openLibrary } from '../../library/library.ts';
import { sampleDocument, sampleRecord } from '../../library/sample-edition.fixture.ts';
import type { EditionKind } from '../../model/edition-metadata.ts';
import { pathsToTry } from './welcome.ts';

let directory = '';
let library: Library;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'welcome-'));
  library = openLibrary(directory);
});

afterEach(async () => {
  await library.close();
  rmSync(directory, { recursive: true });
});

const segments: Record<EditionKind, string> = {
  translation: '',
  commentary: 'c/',
  dataset: 'd/',
  lexicon: 'x/lexicon/',
  plan: 'x/days/',
};

function put(id: string, kind: EditionKind, documents: Record<string, unknown>): void {
  const root = `/api/${segments[kind]}${id}`;
  const catalogueEntry = {
    id,
    listOfBooksApiLink: `${root}/books.json`,
    ...('people.json' in documents ? { listOfPeopleApiLink: `${root}/people.json` } : {}),
  };
  library.update((update) =>
    update.putEdition(
      { ...sampleRecord(id, kind), catalogueEntry },
      Object.entries(documents).map(([name, body]) => [`${root}/${name}`, sampleDocument(body)]),
    ),
  );
}

const booksWith = (...firstChapterApiLinks: (string | null)[]) => ({
  books: firstChapterApiLinks.map((firstChapterApiLink) => ({ firstChapterApiLink })),
});

test('an empty library has nothing to try', () => {
  expect(pathsToTry(library)).toEqual([]);
});

test('shows John 3 and annotated words of a translation that has them', () => {
  put('AAA', 'translation', { 'books.json': {}, 'GEN/1.json': {}, 'GEN/1.words.json': {} });
  put('BBB', 'translation', { 'books.json': {}, 'JHN/3.json': {}, 'JHN/3.simple.json': {} });
  expect(pathsToTry(library)).toEqual([
    '/api/available_translations.json',
    '/api/BBB/books.json',
    '/api/BBB/JHN/3.json',
    '/api/BBB/JHN/3.simple.json',
    '/api/AAA/GEN/1.words.json',
  ]);
});

test('a commentary is shown by its first chapter, wherever that is', () => {
  put('NOTES', 'commentary', { 'books.json': booksWith(null, '/api/c/NOTES/RUT/2.json') });
  expect(pathsToTry(library)).toEqual(['/api/available_commentaries.json', '/api/c/NOTES/RUT/2.json']);
});

test('a commentary without any chapter is in its catalogue only', () => {
  put('NOTES', 'commentary', { 'books.json': booksWith(null) });
  expect(pathsToTry(library)).toEqual(['/api/available_commentaries.json']);
});

test('shows one dataset of each kind, and the person with most mentions', () => {
  const person = (name: string, numberOfReferences: number) => ({
    numberOfReferences,
    thisPersonApiLink: `/api/d/NAMES/people/${name}.json`,
  });
  put('NAMES', 'dataset', {
    'books.json': booksWith('/api/d/NAMES/RUT/1.json'),
    'people.json': { people: [person('boaz', 20), person('naomi', 21), person('ruth', 12)] },
  });
  put('REFS', 'dataset', { 'books.json': booksWith('/api/d/REFS/GEN/1.json') });
  put('REFS2', 'dataset', { 'books.json': booksWith('/api/d/REFS2/GEN/1.json') });
  expect(pathsToTry(library)).toEqual([
    '/api/available_datasets.json',
    '/api/d/REFS/GEN/1.json',
    '/api/d/NAMES/RUT/1.json',
    '/api/d/NAMES/people/naomi.json',
  ]);
});
