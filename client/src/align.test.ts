import { expect, test } from 'bun:test';
import { align } from './align.ts';
import type { DocumentSource } from './http/document-source.ts';
import { ScriptoriumError } from './http/scriptorium-error.ts';
import { languages } from './languages.ts';
import { passages } from './passages.ts';
import { readReference } from './written.ts';

const verse = (number: number) => ({ type: 'verse', number, text: `${number}`, footnotes: [] });
const books = (id: string, lastChapterNumber: number) => ({
  translation: { id, name: id, englishName: id, language: 'eng', licenseUrl: '' },
  books: [
    {
      id: 'PSA',
      name: 'Psalms',
      order: 1,
      firstChapterNumber: 51,
      lastChapterNumber: 51,
      numberOfChapters: 1,
    },
    { id: 'MAL', name: 'Malachi', order: 2, firstChapterNumber: 1, lastChapterNumber, numberOfChapters: 1 },
  ],
});
const chapter = (...verses: number[]) => ({ chapter: { content: verses.map(verse) } });
const numbering = (scheme: string, ...mappings: object[]) => ({
  scheme,
  differences: [],
  mappings,
  numbers: [],
});

const documents: Record<string, unknown> = {
  '/api/E/books.json': books('E', 4),
  '/api/H/books.json': books('H', 3),
  '/api/E/MAL/4.simple.json': chapter(1, 2),
  '/api/H/MAL/3.simple.json': chapter(18, 19, 20),
  '/api/H/PSA/51.simple.json': chapter(1, 2, 3),
  '/api/x/versification/E.json': numbering('eng', { verses: 'MAL 4:1-2', original: 'MAL 3:19-20' }),
  '/api/x/versification/H.json': numbering('org'),
};

function sourceOf(lacks = ''): { source: DocumentSource; asked: string[] } {
  const asked: string[] = [];
  const source: DocumentSource = {
    async get<Document>(path: string) {
      asked.push(path);
      if (!(path in documents) || (lacks && path.includes(lacks)))
        throw new ScriptoriumError({ code: 'http_error', message: path, status: 404 });
      return documents[path] as Document;
    },
  };
  return { source, asked };
}

test('verses are read from the chapter of the other translation', async () => {
  const { source, asked } = sourceOf();
  const at = (chapter: number, number: number) => ({ book: 'MAL', chapter, verse: number });
  expect(await align(source, 'E', 'H', { book: 'MAL', chapter: 4 })).toEqual([
    { from: [at(4, 1)], to: [at(3, 19)] },
    { from: [at(4, 2)], to: [at(3, 20)] },
  ]);
  expect(asked).not.toContain('/api/H/MAL/4.simple.json');
});

test('a service without documents of versifications', async () => {
  const rows = await align(sourceOf('/x/').source, 'E', 'H', { book: 'MAL', chapter: 4 });
  expect(rows.map(({ from, to }) => [from.length, to.length])).toEqual([
    [1, 0],
    [1, 0],
  ]);
});

test('a missing verse is an error', async () => {
  const code = async (from: string, to: string, book: string, chapter: number) =>
    align(sourceOf().source, from, to, { book, chapter }).then(
      () => '',
      (error) => error.code,
    );
  expect(await code('X', 'H', 'MAL', 1)).toBe('translation_not_found');
  expect(await code('E', 'X', 'MAL', 1)).toBe('translation_not_found');
  expect(await code('E', 'H', 'GEN', 1)).toBe('book_not_found');
  expect(await code('E', 'H', 'MAL', 5)).toBe('chapter_not_found');
});

test('translations may be named in any case', async () => {
  const { source } = sourceOf();
  const names = { name: 'x', englishName: 'x', language: 'eng' };
  documents['/api/available_translations.json'] = {
    translations: ['E', 'H'].map((id) => ({ ...names, id })),
  };
  const at = { book: 'MAL', chapter: 4 };
  expect(await align(source, 'e', 'h', at)).toEqual(await align(source, 'E', 'H', at));
  expect(await align(source, 'E', 'NONE', at).catch((error) => error.code)).toBe('translation_not_found');
});

test('a title inside a chapter is part of its verse', async () => {
  const { source } = sourceOf();
  const title = { type: 'hebrew_subtitle', text: 'BETH', footnotes: [] };
  const content = [title, verse(1), title, verse(2)];
  documents['/api/E/MAL/4.simple.json'] = { chapter: { content } };
  const rows = await align(source, 'E', 'H', { book: 'MAL', chapter: 4 });
  expect(rows.map(({ from }) => from.map((each) => each.verse))).toEqual([[0], [1], [2]]);
});

test('a title that is numbered as verses is found without a service', async () => {
  const titleOf = async (ref: string) =>
    (await passages(sourceOf().source, ref, 'H')).passages[0]!.editions[0]!.reference;
  expect(await titleOf('Ps 51 title')).toBe('PSA 51:1-2');
  expect(await titleOf('Ps 51:0')).toBe('PSA 51:1-2');
});

test('names of a language that a static host does not know come from the module of languages', async () => {
  const { source } = sourceOf();
  const ask = (options: object) => readReference(source, 'Giovanni 3:16', { language: 'it', ...options });
  expect(await ask({ languages })).toMatchObject({ reference: 'JHN 3:16' });
  const hint = expect.stringContaining('scriptorium-client/languages');
  await expect(ask({})).rejects.toMatchObject({ code: 'bad_parameter', hint });
  await expect(ask({ language: 'xx', languages })).rejects.toMatchObject({
    hint: 'Without "language", names in all languages are recognized.',
  });
});
