import { expect, test } from 'bun:test';
import type { DocumentSource } from './http/document-source.ts';
import { ScriptoriumError } from './http/scriptorium-error.ts';
import { crossReferencesIn } from './study-notes.ts';

const joel = { verses: 'JOL 2:28-32', original: 'JOL 3:1-5' };
const verse = (number: number) => ({ type: 'verse', number, text: 'word', footnotes: [] });
const content = (...groups: object[]) => ({ chapter: { content: groups } });

const documents: Record<string, unknown> = {
  '/api/x/versification/E.json': { mappings: [joel] },
  '/api/x/versification/refs.json': { mappings: [joel] },
  '/api/x/versification/H.json': { mappings: [] },
  '/api/H/JOL/3.simple.json': content(verse(1), verse(2)),
  '/api/d/refs/JOL/2.json': content(
    { verse: 27, references: [{ book: 'ISA', chapter: 1, verse: 1, score: 9 }] },
    {
      verse: 28,
      references: [
        { book: 'ACT', chapter: 2, verse: 17, endVerse: 21, score: 9 },
        { book: 'JOL', chapter: 2, verse: 27, endVerse: 32, score: 5 },
        { book: 'JOL', chapter: 2, verse: 30 },
      ],
    },
  ),
};

const asked: string[] = [];
const source: DocumentSource = {
  async get<Document>(path: string) {
    asked.push(path);
    if (!(path in documents)) throw new ScriptoriumError({ code: 'http_error', message: path, status: 404 });
    return documents[path] as Document;
  },
};

test('in another numbering, verses and their references have the numbers of the translation', async () => {
  expect(await crossReferencesIn(source, 'refs', 'H', { book: 'JOL', chapter: 3 })).toEqual([
    {
      verse: 1,
      references: [
        { book: 'ACT', chapter: 2, verse: 17, endVerse: 21, score: 9 },
        { book: 'JOL', chapter: 2, verse: 27, endChapter: 3, endVerse: 5, score: 5 },
        { book: 'JOL', chapter: 3, verse: 3 },
      ],
    },
  ]);
});

test('in the same or an unknown numbering, they match the dataset, and no text is read', async () => {
  for (const translation of ['E', 'UNKNOWN']) {
    asked.length = 0;
    const found = await crossReferencesIn(source, 'refs', translation, { book: 'JOL', chapter: 2 });
    expect(found).toEqual(
      (documents['/api/d/refs/JOL/2.json'] as ReturnType<typeof content>).chapter.content as never,
    );
    expect(asked).toEqual([
      '/api/x/versification/refs.json',
      `/api/x/versification/${translation}.json`,
      ...(translation === 'UNKNOWN' ? ['/api/available_translations.json'] : []),
      '/api/d/refs/JOL/2.json',
    ]);
  }
});

test('a chapter without notes returns an empty list', async () => {
  expect(await crossReferencesIn(source, 'refs', 'E', { book: 'JOL', chapter: 9 })).toEqual([]);
});

test('translations may be named, and an edition that does not exist is an error instead of wrong numbers', async () => {
  const names = { name: 'Hebrew Bible', englishName: 'Hebrew Bible', language: 'hbo' };
  documents['/api/available_translations.json'] = { translations: [{ id: 'H', ...names }] };
  const place = { book: 'JOL', chapter: 3 };
  const expected = await crossReferencesIn(source, 'refs', 'H', place);
  for (const written of ['h', 'hebrew bible'])
    expect(await crossReferencesIn(source, 'refs', written, place)).toEqual(expected);
  for (const [dataset, translation, code] of [
    ['refs', 'NONE', 'translation_not_found'],
    ['Refs', 'H', 'dataset_not_found'],
  ] as const) {
    const failed = crossReferencesIn(source, dataset, translation, place);
    expect(await failed.catch((error) => error.code)).toBe(code);
  }
  delete documents['/api/available_translations.json'];
});
