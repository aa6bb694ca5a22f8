import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { runs } from '../../../test/long-tests.ts';
import { readEntities } from '../../formats/entities/read-entities.ts';
import { csvFile, smallFiles, smallTables } from '../../formats/entities/small-tables.fixture.ts';
import { mutatedText } from '../../formats/mutated-text.fixture.ts';
import type { SourceFile } from '../../formats/source-file.ts';
import { deadLinks } from './dead-links.fixture.ts';
import { entityDocuments } from './entity-documents.ts';
import { sampleDataset } from './sample-dataset.fixture.ts';
import { schemaOfPath } from './schema-of-path.fixture.ts';

function documentsOf(files: readonly SourceFile[]) {
  const { content } = readEntities(files);
  return content && entityDocuments(sampleDataset, content);
}

const edition = documentsOf(smallFiles)!;
const documents = new Map(edition.documents);
const document = (path: string) => JSON.parse(documents.get(`/api/d/sample/${path}.json`) ?? 'null');

test('there are books, chapters, lists and records, and nothing twice', () => {
  expect([...edition.documents].map(([path]) => path.slice('/api/d/sample/'.length))).toEqual([
    'books.json',
    'GEN/2.json',
    'GEN/3.json',
    'GEN/4.json',
    'people.json',
    'people/eve_1.json',
    'people/cain_2.json',
    'people/abel_3.json',
    'places.json',
    'places/eden_1.json',
    'places/nod_2.json',
    'events.json',
    'events/murder-of-a-brother_1.json',
    'events/exile_2.json',
    'groups.json',
    'groups/line-of-cain.json',
  ]);
});

test('every document matches its schema and every link resolves', () => {
  for (const [path, json] of documents) schemaOfPath('sample', path).parse(JSON.parse(json));
  expect(deadLinks(documents)).toEqual([]);
});

test('a verse is counted once, a mention once for each entity in it; groups are in no chapter', () => {
  expect(edition.counts).toEqual({ books: 1, chapters: 3, verses: 9 });
  expect(edition.bookIds).toEqual(['GEN']);
  expect(edition.catalogueEntry).toMatchObject({
    totalNumberOfVerses: 9,
    totalNumberOfReferences: 13,
    totalNumberOfPeople: 3,
    totalNumberOfPlaces: 2,
    totalNumberOfEvents: 2,
    totalNumberOfPeopleGroups: 1,
  });
  expect(document('books').books[0]).toMatchObject({ totalNumberOfVerses: 9, totalNumberOfReferences: 13 });
});

test('a chapter lists its people and places by first verse', () => {
  expect(document('GEN/4')).toMatchObject({
    thisChapterReference: { datasetId: 'sample', book: 'GEN', chapter: 4 },
    nextChapterApiLink: null,
    previousChapterApiLink: '/api/d/sample/GEN/3.json',
    numberOfPeople: 3,
    numberOfPlaces: 2,
    numberOfEvents: 2,
    chapter: {
      number: 4,
      people: [
        { id: 'eve_1', birthYear: -4004, verses: [1] },
        { id: 'cain_2', verses: [1, 2, 3, 5] },
        { id: 'abel_3', verses: [2] },
      ],
      places: [
        { id: 'eden_1', featureType: 'Region', latitude: 33.1, longitude: 44.2, verses: [16] },
        { id: 'nod_2', verses: [16] },
      ],
      events: [
        { id: 'murder-of-a-brother_1', verses: [8] },
        { id: 'exile_2', startDate: '0033-05-15', verses: [12, 16] },
      ],
    },
  });
});

test('consecutive verses are one reference; a list counts the verses', () => {
  expect(document('people/cain_2').person.references).toEqual([
    { book: 'GEN', chapter: 4, verse: 1, endVerse: 3 },
    { book: 'GEN', chapter: 4, verse: 5 },
  ]);
  expect(document('people').people[1].numberOfReferences).toBe(4);
});

test('members that are blank in the source are omitted', () => {
  expect(document('places/nod_2').place).toEqual({
    id: 'nod_2',
    name: 'Nod',
    kjvName: 'Nod',
    rootPlace: { id: 'eden_1', type: 'places', name: 'Eden', apiLink: '/api/d/sample/places/eden_1.json' },
    duplicateOf: { id: 'eden_1', type: 'places', name: 'Eden', apiLink: '/api/d/sample/places/eden_1.json' },
    events: [{ id: 'exile_2', type: 'events', name: 'Exile', apiLink: '/api/d/sample/events/exile_2.json' }],
    references: [{ book: 'GEN', chapter: 4, verse: 16 }],
  });
});

describe('a dataset without some of the tables', () => {
  test('neither links to nor serves their lists, and drops what refers to them', () => {
    const some = documentsOf(smallFiles.filter(({ file }) => /^(People|Places)\.csv$/.test(file)))!;
    const served = new Map(some.documents);
    expect([...served.keys()].filter((path) => /\/(events|groups)/.test(path))).toEqual([]);
    expect(Object.keys(some.catalogueEntry).filter((name) => /Events|Groups/.test(name))).toEqual([]);
    expect(JSON.parse(served.get('/api/d/sample/people/cain_2.json')!).person).not.toContainAnyKeys([
      'events',
      'memberOf',
    ]);
    expect(deadLinks(served)).toEqual([]);
  });

  test('or of references has lists and records, and no books', () => {
    const bare = documentsOf([csvFile('p.csv', 'personLookup,displayTitle,verses\na,A,\n')])!;
    expect(bare.counts).toEqual({ books: 0, chapters: 0, verses: 0 });
    expect([...bare.documents].map(([path]) => path)).toEqual([
      '/api/d/sample/books.json',
      '/api/d/sample/people.json',
      '/api/d/sample/people/a.json',
    ]);
  });
});

test('for any tables, documents match their schemas, paths differ and every link resolves', () => {
  const pieces = ['"', ',', '\n', 'eve_1', 'Gen.4.1', ',Rev.22.21', 'Tob.1.1', '-4004', '😀'];
  const tables = Object.entries(smallTables).map(([file, text]) =>
    mutatedText(text, pieces).map((mutated) => csvFile(file, mutated)),
  );
  fc.assert(
    fc.property(fc.tuple(...tables), (files) => {
      const found = documentsOf(files);
      if (!found) return;
      const all = [...found.documents];
      const byPath = new Map(all);
      expect(byPath.size).toBe(all.length);
      for (const [path, json] of all) {
        expect(schemaOfPath('sample', path).safeParse(JSON.parse(json)).error).toBeUndefined();
      }
      expect(deadLinks(byPath)).toEqual([]);
    }),
    { numRuns: runs(200) },
  );
});
