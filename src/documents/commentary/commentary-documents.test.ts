import { describe, expect, test } from 'bun:test';
import type { CommentaryText } from '../../model/commentary-text.ts';
import type { EditionMetadata } from '../../model/edition-metadata.ts';
import { availableCommentaries } from '../catalogues.ts';
import { commentaryDocuments } from './commentary-documents.ts';
import {
  availableCommentariesSchema,
  commentaryBooksSchema,
  commentaryChapterSchema,
  commentaryProfileSchema,
  commentaryProfilesSchema,
  simpleCommentaryChapterSchema,
} from './commentary-schema.ts';

const metadata: EditionMetadata = {
  id: 'small',
  name: 'Small',
  englishName: 'Small Commentary',
  shortName: 'S',
  language: 'eng',
  direction: 'ltr',
  website: 'https://example.org',
  licenseUrl: 'https://example.org/license',
  licenseNotes: 'none',
  licenseNotice: null,
};
const text: CommentaryText = {
  books: [
    {
      id: 'GEN',
      name: 'The Book of Genesis',
      introduction: 'On Genesis',
      introductionSummary: 'Short',
      chapters: [
        { number: 1, introduction: 'On 1', verses: [{ number: 1, notes: ['One', 'Two\n\nmore'] }] },
        { number: 3, verses: [] },
      ],
    },
    { id: 'EXO', introduction: 'On Exodus', chapters: [] },
    {
      id: 'TOB',
      chapters: [
        {
          number: 2,
          verses: [
            { number: 4, notes: ['x'] },
            { number: 9, notes: ['y'] },
          ],
        },
      ],
    },
  ],
  profiles: [
    {
      id: 'abel',
      subject: 'Abel',
      reference: { book: 'GEN', chapter: 3, verse: 1, endVerse: 2 },
      content: ['a', 'b'],
    },
    { id: 'cain', subject: 'Cain', reference: { book: 'GEN', chapter: 4, verse: 1 }, content: ['c'] },
    { id: 'peace', subject: 'Peace', reference: null, content: ['d'] },
  ],
};

const made = commentaryDocuments(metadata, text);
const documents = new Map([...made.documents].map(([path, json]) => [path, JSON.parse(json)]));
const chapter = (path: string) => commentaryChapterSchema.parse(documents.get(`/api/c/small/${path}.json`));
const simple = (path: string) =>
  simpleCommentaryChapterSchema.parse(documents.get(`/api/c/small/${path}.simple.json`));

test('a commentary has its books, each chapter in both formats, and its profiles', () => {
  expect([...documents.keys()]).toEqual(
    [
      ...['books', 'GEN/1', 'GEN/1.simple', 'GEN/3', 'GEN/3.simple', 'TOB/2', 'TOB/2.simple'],
      ...['profiles', 'profiles/abel', 'profiles/cain', 'profiles/peace'],
    ].map((path) => `/api/c/small/${path}.json`),
  );
  expect(made.bookIds).toEqual(['GEN', 'EXO', 'TOB']);
  expect(made.counts).toEqual({ books: 3, chapters: 3, verses: 3 });
  expect([...made.documents].length).toBe(documents.size);
});

test('the commentary object is the same everywhere, and only the catalogue has its hash', () => {
  const { commentaries } = availableCommentariesSchema.parse(
    JSON.parse(String(availableCommentaries([{ ...made.catalogueEntry, id: 'z' }, made.catalogueEntry]))),
  );
  expect(commentaries.map(({ id }) => id)).toEqual(['small', 'z']);
  const [commentary] = commentaries;
  const { sha256, ...everywhere } = commentary!;
  for (const document of documents.values()) expect(document.commentary).toEqual(everywhere);
  expect(sha256).toMatch(/^[0-9a-f]{64}$/);
  expect(everywhere).toEqual({
    id: 'small',
    name: 'Small',
    englishName: 'Small Commentary',
    website: 'https://example.org',
    licenseUrl: 'https://example.org/license',
    licenseNotes: 'none',
    language: 'eng',
    languageName: 'English',
    languageEnglishName: 'English',
    textDirection: 'ltr',
    listOfBooksApiLink: '/api/c/small/books.json',
    listOfProfilesApiLink: '/api/c/small/profiles.json',
    availableFormats: ['json'],
    numberOfBooks: 3,
    totalNumberOfChapters: 3,
    totalNumberOfVerses: 3,
    totalNumberOfProfiles: 3,
  });
});

test('the licence notice is included if the edition has one', () => {
  const { catalogueEntry } = commentaryDocuments({ ...metadata, licenseNotice: 'By us' }, text);
  expect(catalogueEntry).toMatchObject({ licenseNotes: 'none', licenseNotice: 'By us' });
  expect(made.catalogueEntry).not.toContainKey('licenseNotice');
});

describe('a book', () => {
  const { books } = commentaryBooksSchema.parse(documents.get('/api/c/small/books.json'));

  test('has the name and introductions that the commentary gives, or its common name', () => {
    expect(books.map(({ name, commonName, order }) => [name, commonName, order])).toEqual([
      ['The Book of Genesis', 'Genesis', 1],
      ['Exodus', 'Exodus', 2],
      ['Tobit', 'Tobit', 67],
    ]);
    expect(books[0]).toMatchObject({ introduction: 'On Genesis', introductionSummary: 'Short' });
    expect(Object.keys(books[2]!)).not.toContain('introduction');
  });

  test('links to its first and last chapter', () => {
    expect(books[0]).toMatchObject({
      commentaryId: 'small',
      firstChapterNumber: 1,
      firstChapterApiLink: '/api/c/small/GEN/1.json',
      firstChapterReference: { commentaryId: 'small', book: 'GEN', chapter: 1 },
      lastChapterNumber: 3,
      lastChapterApiLink: '/api/c/small/GEN/3.json',
      lastChapterReference: { commentaryId: 'small', book: 'GEN', chapter: 3 },
      numberOfChapters: 2,
      totalNumberOfVerses: 1,
    });
  });

  test('without chapters has null links', () => {
    expect(books[1]).toMatchObject({
      firstChapterNumber: null,
      firstChapterApiLink: null,
      firstChapterReference: null,
      lastChapterNumber: null,
      lastChapterApiLink: null,
      lastChapterReference: null,
      numberOfChapters: 0,
      totalNumberOfVerses: 0,
    });
  });

  test('is the same in the list and in its chapters, except the hash', () => {
    const [genesis, , tobit] = books.map(({ sha256: _, ...book }) => book);
    expect(chapter('GEN/1').book).toEqual(genesis!);
    expect(simple('TOB/2').book).toEqual(tobit!);
  });

  test('has no English name next to its own if the commentary is not in English', () => {
    const { documents } = commentaryDocuments({ ...metadata, language: 'spa' }, text);
    const list = commentaryBooksSchema.parse(JSON.parse([...documents][0]![1]));
    expect(list.books.map(({ name, commonName }) => [name, commonName])).toEqual([
      ['The Book of Genesis', 'The Book of Genesis'],
      ['Exodus', 'Exodus'],
      ['Tobit', 'Tobit'],
    ]);
  });
});

describe('a chapter', () => {
  test('has a string for each note; simplified, one text', () => {
    expect(chapter('GEN/1').chapter).toEqual({
      number: 1,
      introduction: 'On 1',
      content: [{ type: 'verse', number: 1, content: ['One', 'Two\n\nmore'] }],
    });
    expect(simple('GEN/1').chapter).toEqual({
      number: 1,
      introduction: 'On 1',
      content: [{ type: 'verse', number: 1, text: 'One\n\nTwo\n\nmore', footnotes: [] }],
    });
    expect(chapter('GEN/3')).toMatchObject({ numberOfVerses: 0, chapter: { number: 3, content: [] } });
  });

  test('links to its neighbours of the same format, over books without chapters, and to its other format', () => {
    expect(chapter('GEN/3')).toMatchObject({
      thisChapterLink: '/api/c/small/GEN/3.json',
      thisChapterReference: { commentaryId: 'small', book: 'GEN', chapter: 3 },
      nextChapterApiLink: '/api/c/small/TOB/2.json',
      nextChapterReference: { commentaryId: 'small', book: 'TOB', chapter: 2 },
      previousChapterApiLink: '/api/c/small/GEN/1.json',
      previousChapterReference: { commentaryId: 'small', book: 'GEN', chapter: 1 },
      simpleChapterApiLink: '/api/c/small/GEN/3.simple.json',
    });
    expect(simple('GEN/3')).toMatchObject({
      thisChapterLink: '/api/c/small/GEN/3.simple.json',
      fullChapterApiLink: '/api/c/small/GEN/3.json',
      nextChapterApiLink: '/api/c/small/TOB/2.simple.json',
      previousChapterApiLink: '/api/c/small/GEN/1.simple.json',
    });
  });

  test('has no neighbour at the ends', () => {
    expect(chapter('GEN/1')).toMatchObject({ previousChapterApiLink: null, previousChapterReference: null });
    expect(simple('TOB/2')).toMatchObject({ nextChapterApiLink: null, nextChapterReference: null });
  });
});

describe('profiles', () => {
  test('link to the chapter of their reference where the commentary has it', () => {
    const { profiles } = commentaryProfilesSchema.parse(documents.get('/api/c/small/profiles.json'));
    expect(profiles.map(({ id, referenceChapterLink }) => [id, referenceChapterLink])).toEqual([
      ['abel', '/api/c/small/GEN/3.json'],
      ['cain', null],
      ['peace', null],
    ]);
    const abel = commentaryProfileSchema.parse(documents.get(profiles[0]!.thisProfileLink));
    expect(abel).toMatchObject({ profile: profiles[0]!, content: ['a', 'b'] });
  });

  test('are an empty list without profiles', () => {
    const { documents } = commentaryDocuments(metadata, { ...text, profiles: [] });
    const found = [...documents].filter(([path]) => path.includes('profiles'));
    expect(found.map(([path, json]) => [path, JSON.parse(json).profiles])).toEqual([
      ['/api/c/small/profiles.json', []],
    ]);
  });
});
