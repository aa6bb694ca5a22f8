import { expect, test } from 'bun:test';
import fc from 'fast-check';
import type { EditionMetadata } from '../../model/edition-metadata.ts';
import { packVerse, unpackVerse } from '../../model/packed-verse.ts';
import { type DatasetBooks, datasetBooksSchema, datasetSchema } from '../dataset/dataset-schema.ts';
import { type CrossReferenceChapter, crossReferenceChapterSchema } from './cross-reference-chapter-schema.ts';
import { crossReferenceDocuments, numberingOfReferences } from './cross-reference-documents.ts';

const metadata: EditionMetadata = {
  id: 'refs',
  name: 'References',
  englishName: 'References',
  shortName: 'refs',
  language: 'eng',
  direction: 'ltr',
  website: 'https://example.org',
  licenseUrl: 'https://example.org/license',
  licenseNotes: null,
  licenseNotice: null,
};

type Verse = readonly [book: string, chapter: number, verse: number];
type Row = readonly [source: Verse, target: Verse, end: Verse | null, score: number];

const packed = ([book, chapter, verse]: Verse) => packVerse({ book, chapter, verse });

function documentsOf(rows: readonly Row[]) {
  const references = {
    sources: Int32Array.from(rows, ([source]) => packed(source)),
    targets: Int32Array.from(rows, ([, target]) => packed(target)),
    targetEnds: Int32Array.from(rows, ([, , end]) => (end ? packed(end) : 0)),
    scores: Float64Array.from(rows, ([, , , score]) => score),
  };
  const edition = crossReferenceDocuments(metadata, references, numberingOfReferences(references));
  const documents = new Map(edition.documents);
  const read = <Document>(path: string) => JSON.parse(documents.get(path)!) as Document;
  return {
    edition,
    documents,
    books: () => read<DatasetBooks>('/api/d/refs/books.json'),
    chapter: (place: string) => read<CrossReferenceChapter>(`/api/d/refs/${place}.json`),
  };
}

const sample = documentsOf([
  [['GEN', 1, 1], ['PSA', 96, 5], null, 58],
  [['GEN', 1, 1], ['PSA', 89, 11], ['PSA', 89, 12], -3],
  [['GEN', 1, 1], ['HEB', 6, 20], ['HEB', 7, 3], Number.NaN],
  [['GEN', 1, 5], ['REV', 22, 5], null, 0],
  [['GEN', 3, 2], ['GEN', 2, 16], null, 0.5],
  [['REV', 22, 21], ['ROM', 16, 20], null, 7],
]);

test('a verse lists its references in order, ranges with their last verse, and its chapter if it is another', () => {
  const { chapter, numberOfVerses, numberOfReferences } = sample.chapter('GEN/1');
  expect(chapter).toEqual({
    number: 1,
    content: [
      {
        verse: 1,
        references: [
          { book: 'PSA', chapter: 96, verse: 5, score: 58 },
          { book: 'PSA', chapter: 89, verse: 11, endVerse: 12, score: -3 },
          { book: 'HEB', chapter: 6, verse: 20, endChapter: 7, endVerse: 3 },
        ],
      },
      { verse: 5, references: [{ book: 'REV', chapter: 22, verse: 5, score: 0 }] },
    ],
  });
  expect([numberOfVerses, numberOfReferences]).toEqual([2, 4]);
});

test('chapters link to the next and the previous that have references, over the ends of books', () => {
  const links = (place: string) => {
    const { thisChapterLink, nextChapterApiLink, previousChapterApiLink } = sample.chapter(place);
    return [previousChapterApiLink, thisChapterLink, nextChapterApiLink];
  };
  const [first, second, third] = ['GEN/1', 'GEN/3', 'REV/22'].map((place) => `/api/d/refs/${place}.json`);
  expect(links('GEN/1')).toEqual([null, first!, second!]);
  expect(links('GEN/3')).toEqual([first!, second!, third!]);
  expect(links('REV/22')).toEqual([second!, third!, null]);
});

test('references to chapters are null exactly where the links are', () => {
  const { thisChapterReference, nextChapterReference, previousChapterReference } = sample.chapter('REV/22');
  expect(thisChapterReference).toEqual({ datasetId: 'refs', book: 'REV', chapter: 22 });
  expect(previousChapterReference).toEqual({ datasetId: 'refs', book: 'GEN', chapter: 3 });
  expect(nextChapterReference).toBeNull();
});

test('books count the chapters, verses and references they have', () => {
  expect(sample.books().books).toEqual([
    {
      id: 'GEN',
      datasetId: 'refs',
      order: 1,
      firstChapterNumber: 1,
      firstChapterApiLink: '/api/d/refs/GEN/1.json',
      firstChapterReference: { datasetId: 'refs', book: 'GEN', chapter: 1 },
      lastChapterNumber: 3,
      lastChapterApiLink: '/api/d/refs/GEN/3.json',
      lastChapterReference: { datasetId: 'refs', book: 'GEN', chapter: 3 },
      numberOfChapters: 2,
      totalNumberOfVerses: 3,
      totalNumberOfReferences: 5,
    },
    expect.objectContaining({ id: 'REV', order: 66, firstChapterNumber: 22, totalNumberOfReferences: 1 }),
  ]);
});

test('the dataset is the same in every document and in the catalogue', () => {
  const { edition, documents } = sample;
  expect(edition.catalogueEntry).toMatchObject({
    numberOfBooks: 2,
    totalNumberOfChapters: 3,
    totalNumberOfVerses: 4,
    totalNumberOfReferences: 6,
  });
  expect(edition.bookIds).toEqual(['GEN', 'REV']);
  for (const json of documents.values()) expect(JSON.parse(json).dataset).toEqual(edition.catalogueEntry);
});

test('documents can be iterated twice', () => {
  expect([...sample.edition.documents]).toEqual([...sample.edition.documents]);
});

const anyVerse = fc.tuple(fc.constantFrom('GEN', 'PSA', 'SIR'), fc.integer({ min: 1, max: 3 }), fc.nat(4));
const anyRow = fc
  .tuple(anyVerse, anyVerse, fc.nat(2), fc.constantFrom(-1, 0, 2.5, Number.NaN))
  .map(([source, target, length, score]): Row => {
    const [start, end] = [0, length].map((more): Verse => [target[0], target[1], target[2] + 1 + more]);
    return [[source[0], source[1], source[2] + 1], start!, length === 0 ? null : end!, score];
  });

test('every document matches its schema, and together they contain every row once', () => {
  fc.assert(
    fc.property(fc.array(anyRow, { minLength: 1, maxLength: 20 }), (unsorted) => {
      const rows = unsorted.toSorted(([a], [b]) => packed(a) - packed(b));
      const { edition, documents, books } = documentsOf(rows);
      datasetSchema.parse(edition.catalogueEntry);
      datasetBooksSchema.parse(books());
      const chapters = [...documents]
        .filter(([path]) => !path.endsWith('/books.json'))
        .map(([path, json]) => [path, crossReferenceChapterSchema.parse(JSON.parse(json))] as const);
      const served = chapters.flatMap(([path, { book, chapter, thisChapterLink }]) => {
        expect(thisChapterLink).toBe(path);
        return chapter.content.flatMap(({ verse, references }) =>
          references.map((reference) => ({ source: [book.id, chapter.number, verse], reference })),
        );
      });
      expect(served.map(({ source, reference }) => [source, reference.score ?? Number.NaN])).toEqual(
        rows.map(([source, , , score]) => [[...source], score]),
      );
      expect(served.map(({ reference }) => packVerse(reference)).map(unpackVerse)).toEqual(
        rows.map(([, [book, chapter, verse]]) => ({ book, chapter, verse })),
      );
      expect(served.map(({ reference }) => reference.endVerse ?? null)).toEqual(
        rows.map(([, , end]) => end?.[2] ?? null),
      );
    }),
  );
});
