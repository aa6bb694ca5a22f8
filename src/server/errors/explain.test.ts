import { afterAll, expect, test } from 'bun:test';
import { rmSync } from 'node:fs';
import fc from 'fast-check';
import { type Library, openLibrary } from '../../library/library.ts';
import { sampleLibrary } from '../sample-library.fixture.ts';
import { explainNotFound } from './explain.ts';

const directory = await sampleLibrary();
const library = openLibrary(directory, { readOnly: true });
afterAll(async () => {
  await library.close();
  rmSync(directory, { recursive: true });
});

test.each([
  ['/favicon.ico', 'path_not_found', 'nothing at', '/api/available_translations.json'],
  ['/bible.json', 'path_not_found', 'nothing at /bible.json.', '/api/available_translations.json'],
  ['/api/KJV/GEN/1.json', 'translation_not_found', '"KJV"', '/api/available_translations.json'],
  ['/api/bsb/GEN/1.json', 'translation_not_found', '"bsb"', 'did you mean BSB?'],
  ['/api/mh/books.json', 'translation_not_found', '"mh"', 'mh is a commentary: /api/c/mh/books.json'],
  ['/api/c/x/books.json', 'commentary_not_found', '"x"', '/api/available_commentaries.json'],
  ['/api/d/x/books.json', 'dataset_not_found', '"x"', '/api/available_datasets.json'],
  ['/api/x/references/x/GEN/1.json', 'commentary_not_found', '"x"', '/api/available_commentaries.json'],
  ['/api/x/references/mh/EXO/1.json', 'book_not_found', 'does not have Exodus', '/api/c/mh/books.json'],
  ['/api/BSB/EXO/1.json', 'book_not_found', 'does not have Exodus', '/api/BSB/books.json'],
  ['/api/BSB/Genesys/1.json', 'book_not_found', 'not a book id', 'three capital letters'],
  ['/api/BSB/Genesis/1.json', 'book_not_found', 'not a book id', 'Did you mean /api/BSB/GEN/1.json?'],
  ['/api/BSB/jude/1', 'book_not_found', 'not a book id', 'Did you mean /api/BSB/JUD/1.json?'],
  ['/api/BSB/genes/1', 'book_not_found', 'not a book id', 'Did you mean /api/BSB/GEN/1.json?'],
  ['/api/BSB/gen/1.json', 'book_not_found', 'not a book id', 'Did you mean /api/BSB/GEN/1.json?'],
  ['/api/BSB/Ju/1.json', 'book_not_found', 'not a book id', 'three capital letters'],
  ['/api/BSB/Gn/1.json', 'book_not_found', 'not a book id', 'three capital letters'],
  ['/api/BSB/Ge/1.json', 'book_not_found', 'not a book id', 'Did you mean /api/BSB/GEN/1.json?'],
  ['/api/api/BSB/GEN/1.json', 'translation_not_found', '"api"', 'Did you mean /api/BSB/GEN/1.json?'],
  ['/v1/api/BSB/books.json', 'path_not_found', 'nothing at', 'Did you mean /api/BSB/books.json?'],
  ['/API/BSB/books.json', 'path_not_found', 'nothing at', 'Did you mean /api/BSB/books.json?'],
  ['/api/BSB/', 'path_not_found', 'nothing at /api/BSB/.', 'Did you mean /api/BSB/books.json?'],
  ['/api/x/translations/en.json', 'path_not_found', 'nothing at', '/api/x/translations/index.json'],
  [
    '/api/BSB/GEN/4.json',
    'chapter_not_found',
    'GEN of BSB does not have chapter 4',
    'GEN of BSB has chapters 1 to 3',
  ],
  ['/api/BSB/JUD/2.json', 'chapter_not_found', 'not have chapter 2', 'chapter 1 only'],
  ['/api/BSB/GEN/0.json', 'chapter_not_found', 'GEN of BSB does not have chapter 0.', 'chapters 1 to 3'],
  ['/api/BSB/GEN/', 'chapter_not_found', '"" is not the number of a chapter', 'chapters 1 to 3'],
  ['/api/BSB/GEN/.', 'chapter_not_found', '"." is not the number of a chapter', 'chapters 1 to 3'],
  ['/api/BSB/GEN/.json', 'chapter_not_found', '"" is not the number of', 'chapters 1 to 3'],
  ['/api/BSB/GEN/01.json', 'chapter_not_found', 'another address', 'Did you mean /api/BSB/GEN/1.json?'],
  ['/api/BSB/GEN/1', 'chapter_not_found', 'another address', 'Did you mean /api/BSB/GEN/1.json?'],
  ['/api/BSB/GEN/1.words.json', 'file_not_found', 'no word annotations', undefined],
  ['/api/BSB/GEN/1.bob.audioTimings.json', 'file_not_found', 'reader "bob"', undefined],
  ['/api/BSB/GEN/2.bob.audioTimings.json', 'file_not_found', 'reader "bob"', 'with timings are b.x.'],
  ['/api/BSB/GEN/2.simple.json', 'file_not_found', 'no simplified form', undefined],
  ['/api/BSB/GEN/1.xml', 'file_not_found', 'no form "xml"', '.words.simple.json'],
  ['/api/BSB/chapters.json', 'file_not_found', 'not a file', '/api/BSB/books.json'],
  ['/api/BSB/GEN/1/2.json', 'path_not_found', 'nothing at', undefined],
  ['/api/d/xref/people/eve_1.json', 'file_not_found', 'no record eve_1 ', '/api/d/xref/people.json'],
  ['/api/d/xref/places.json', 'file_not_found', 'has no places', '/api/d/xref/books.json'],
  ['/api/d/xref/places/eden_1.json', 'file_not_found', 'xref has no places', undefined],
  ['/api/c/mh/profiles/ruth.json', 'file_not_found', 'no record ruth ', '/api/c/mh/profiles.json'],
  ['/api/c/mh/GEN/1.words.json', 'file_not_found', 'no form "words"', '.json, .simple.json'],
  ['/api/x/versification/BSB.json', 'file_not_found', 'BSB has no versification.', undefined],
  ['/api/x/versification/KJV.json', 'translation_not_found', '"KJV"', '/api/available_translations.json'],
  ['/api/x/report/mh.json', 'file_not_found', 'mh has no report.', undefined],
  ['/api/x/report/KJV.json', 'translation_not_found', '"KJV"', '/api/available_translations.json'],
  ['/api/x/report/bsb.json', 'translation_not_found', '"bsb"', 'did you mean BSB?'],
  ['/api/x/report/BSB.json', 'file_not_found', 'BSB has no report.', undefined],
  [
    `/api/x/manifests/${'0'.repeat(64)}.json`,
    'file_not_found',
    'No manifest has this hash',
    '/api/x/manifest.json',
  ],
  [
    `/api/x/manifests/BSB/${'0'.repeat(64)}.json`,
    'file_not_found',
    'No manifest has this hash',
    '/api/x/manifest.json',
  ],
  [`/api/x/manifests/KJV/${'0'.repeat(64)}.json`, 'file_not_found', 'Unknown edition id.', undefined],
  [`/api/x/manifests/${'0'.repeat(64)}.sig`, 'file_not_found', 'Signatures', '/api/x/manifest.json'],
  ['/api/x/manifests/BSB/latest.json', 'file_not_found', '64 small hexadecimal digits', undefined],
  ['/api/x/manifests/BSB.json', 'file_not_found', '64 small hexadecimal digits', undefined],
  ['/api/x/manifests/a/b/c.json', 'path_not_found', 'nothing at', undefined],
  ['/api/x/Passage', 'path_not_found', 'nothing at /api/x/Passage.', 'Did you mean /api/x/passage?'],
  ['/api/x/passage/', 'path_not_found', 'nothing at', 'Did you mean /api/x/passage?'],
  ['/api/x/passage.json', 'path_not_found', 'nothing at', 'Did you mean /api/x/passage?'],
  ['/api/x/serach', 'path_not_found', 'nothing at', 'Did you mean /api/x/search?'],
  ['/api/x/manifests.json', 'path_not_found', 'nothing at', 'Did you mean /api/x/manifest.json?'],
  ['/api/x/foo', 'path_not_found', 'nothing at /api/x/foo.', '/api/available_translations.json'],
  ['/api/x/releases.json', 'file_not_found', 'no history', '/api/x/manifest.json'],
  ['/api/x/publishing.json', 'file_not_found', 'no history', undefined],
  ['/api/BSB', 'path_not_found', 'nothing at', 'Did you mean /api/BSB/books.json?'],
])('%s: %s', (path, code, message, hint) => {
  const detail = explainNotFound(library, path);
  expect(detail.code).toBe(code as never);
  expect(detail.message).toContain(message);
  if (hint) expect(detail.hint).toContain(hint);
});

test('no message for any path ends a name as paths end', () => {
  const part = fc.constantFrom(
    'api',
    'c',
    'd',
    'x',
    'BSB',
    'mh',
    'xref',
    'GEN',
    'people',
    '0',
    '1',
    '.json',
    'é',
    '.words',
  );
  const path = fc.array(
    fc.array(part, { maxLength: 3 }).map((parts) => parts.join('')),
    { maxLength: 5 },
  );
  fc.assert(
    fc.property(path, (parts) => {
      const { code, message } = explainNotFound(library, `/${parts.join('/')}.json`);
      if (code !== 'path_not_found') expect(message).not.toContain('.json');
    }),
  );
});

test('a library that an older version made says that it has no manifest', () => {
  const older = { peek: () => undefined, get: () => undefined } as unknown as Library;
  const { code, message, hint } = explainNotFound(older, '/api/x/manifest.json');
  expect([code, message]).toEqual(['file_not_found', 'This library has no manifest yet.']);
  expect(hint).toContain('next build');
});
