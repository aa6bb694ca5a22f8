import { describe, expect, test } from 'bun:test';
import { answerFrom } from '../questions/question.ts';
import { formatReference } from '../references/write-references.ts';
import { readPlaces, requestedPassage, requireTranslation } from './places.ts';

const withNotes = (preferred?: string) => {
  const notes: string[] = [];
  return { notes, context: { preferred, note: (sentence: string) => void notes.push(sentence) } };
};

describe('In a library without translations', () => {
  test('references are read in English', () => {
    const { notes, context } = withNotes();
    const { references, style, translation } = answerFrom(
      readPlaces('Jn 3:16', undefined, context),
      () => undefined,
    );
    expect(references.map((each) => [formatReference(each), formatReference(each, style)])).toEqual([
      ['JHN 3:16', 'John 3:16'],
    ]);
    expect([translation, notes]).toEqual([undefined, []]);
  });

  test('a translation named after a reference is unknown', () => {
    const { notes, context } = withNotes();
    const { ref } = answerFrom(requestedPassage('Jn 3:16 KJV', undefined, context), () => undefined);
    expect([ref, notes]).toEqual(['Jn 3:16', ['This library has no translation called "KJV".']]);
  });

  test('verses cannot be quoted, and no translation can be requested', () => {
    const { context } = withNotes();
    const requested = answerFrom(requestedPassage('Jn 3:16', undefined, context), () => undefined);
    expect(() => requireTranslation(requested)).toThrow('This library has no translations.');
    const named = () => answerFrom(requestedPassage('Jn 3:16', 'KJV', context), () => undefined);
    expect(named).toThrow('Unknown translation "KJV".');
  });
});

describe('In a library with translations', () => {
  const translations = ['KJV', 'DEU'].map((id) => ({
    id,
    name: id,
    englishName: `${id} Bible`,
    language: id === 'KJV' ? 'eng' : 'deu',
    totalNumberOfVerses: 1,
  }));
  const chapters = { firstChapterNumber: 1, lastChapterNumber: 21, numberOfChapters: 21 };
  const book = (id: string, name: string) => ({ id, name, commonName: name, ...chapters });
  const verse = { type: 'verse', number: 16, text: 'For God so loved', footnotes: [] };
  const documents: Readonly<Record<string, unknown>> = {
    '/api/available_translations.json': { translations },
    '/api/KJV/books.json': {
      translation: translations[0],
      books: [book('GEN', 'Genesis'), book('JHN', 'John')],
    },
    '/api/DEU/books.json': { translation: translations[1], books: [book('JHN', 'Johannes')] },
  };
  const read = (path: string) =>
    path.endsWith('.simple.json') ? { chapter: { content: [verse] } } : documents[path];

  test.each<[reference: string, translation: string | undefined, expected: unknown[]]>([
    ['John 3', undefined, ['John 3', 'KJV', []]],
    ['John 3', 'DEU', ['John 3', 'DEU', []]],
    ['John 3 DEU', undefined, ['John 3', 'DEU', []]],
    ['John 3 DEU', 'DEU', ['John 3', 'DEU', []]],
    ['John 3 DEU', 'KJV', ['John 3', 'KJV', ['The reference names DEU, but KJV was requested and used.']]],
    [
      'John 3 NIV',
      'DEU',
      ['John 3', 'DEU', ['This library has no translation called "NIV", so DEU was used.']],
    ],
    ['scripture://DEU/JHN/3:16', undefined, ['JHN 3:16', 'DEU', []]],
    ['Gospels', undefined, ['JHN', 'KJV', []]],
    ['Old Testament (KJV)', undefined, ['GEN', 'KJV', []]],
    ['Torah DEU', undefined, ['GEN-DEU', 'DEU', []]],
  ])('%s, requested from %p, is understood', (reference, translation, expected) => {
    const { notes, context } = withNotes();
    const found = answerFrom(requestedPassage(reference, translation, context), read);
    expect<unknown>([found.ref, found.translation, notes]).toEqual(expected);
  });

  test('labels have the names of the translation, or English ones for books that it lacks', () => {
    const { context } = withNotes('DEU');
    const { references, style } = answerFrom(readPlaces('Joh 3,16; Gen 1:1', undefined, context), read);
    expect(references.map((each) => formatReference(each, style))).toEqual(['Johannes 3,16', 'Genesis 1,1']);
  });

  test('verses after the end of a chapter and chapters after the end of a book do not exist', () => {
    const { context } = withNotes();
    const ask = (reference: string) => answerFrom(readPlaces(reference, undefined, context), read).references;
    expect(() => ask('John 3:17')).toThrow('KJV has no JHN 3:17.');
    expect(() => ask('John 99:1')).toThrow('KJV has no JHN 99.');
    // The translation may omit a verse, and lack a book
    expect(['John 3:15', 'John 3:16-99', 'Mark 99'].map((each) => ask(each).length)).toEqual([1, 1, 1]);
  });
});
