import { jsonObject, RawJson } from '../../lib/json-text.ts';
import type { CrossReferences } from '../../model/cross-references.ts';
import type { EditionMetadata } from '../../model/edition-metadata.ts';
import { unpackVerse } from '../../model/packed-verse.ts';
import type { SchemeName } from '../../references/reference.ts';
import {
  type NumberingOfVerses,
  numberingOfVerses,
} from '../../references/versification/numbering-of-verses.ts';
import {
  type DatasetBookSummary,
  datasetBook,
  datasetBooks,
  datasetNavigation,
  datasetObject,
} from '../dataset/dataset.ts';
import type { Dataset } from '../dataset/dataset-schema.ts';
import type { EditionDocuments } from '../edition-documents.ts';
import { links } from '../links.ts';
import { datasetVersification } from '../versification/versification.ts';
import { chapterReferences, type ReferenceChapter, referenceChapters } from './chapters.ts';
import type { CrossReferenceChapter } from './cross-reference-chapter-schema.ts';

export function crossReferenceDocuments(
  metadata: EditionMetadata,
  references: CrossReferences,
  numbering: NumberingOfVerses,
): EditionDocuments {
  const chapters = referenceChapters(references);
  const books = bookSummaries(chapters);
  const counts = {
    books: books.length,
    chapters: chapters.length,
    verses: chapters.reduce((total, { verses }) => total + verses, 0),
  };
  const dataset = datasetObject(metadata, { ...counts, references: references.sources.length });
  return {
    catalogueEntry: dataset,
    bookIds: books.map(({ id }) => id),
    counts,
    documents: { [Symbol.iterator]: () => documents(dataset, books, chapters, references) },
    extensions: [[links.versification(dataset.id), datasetVersification(dataset.id, numbering)]],
  };
}

export function numberingOfReferences(
  { sources, targets, targetEnds }: CrossReferences,
  declared?: SchemeName,
): NumberingOfVerses {
  const packed = new Set<number>();
  for (const column of [sources, targets, targetEnds]) for (const verse of column) packed.add(verse);
  packed.delete(0);
  return numberingOfVerses([...packed].map(unpackVerse), declared);
}

function bookSummaries(chapters: readonly ReferenceChapter[]): DatasetBookSummary[] {
  return [...Map.groupBy(chapters, ({ book }) => book)].map(([id, ofBook]) => ({
    id,
    chapters: ofBook.map(({ chapter, verses, from, to }) => ({
      number: chapter,
      verses,
      references: to - from,
    })),
  }));
}

function* documents(
  dataset: Dataset,
  books: readonly DatasetBookSummary[],
  chapters: readonly ReferenceChapter[],
  references: CrossReferences,
): Generator<readonly [path: string, json: string]> {
  const bookObjects = books.map((book) => datasetBook(dataset.id, book));
  yield [links.datasetBooks(dataset.id), datasetBooks(dataset, bookObjects)];
  const datasetJson = new RawJson(JSON.stringify(dataset));
  const bookJson = new Map(bookObjects.map((book) => [book.id, new RawJson(JSON.stringify(book))]));
  for (const [index, place] of chapters.entries()) {
    const document: Members<CrossReferenceChapter> = {
      dataset: datasetJson,
      book: bookJson.get(place.book)!,
      ...datasetNavigation(dataset.id, place, chapters[index + 1] ?? null, chapters[index - 1] ?? null),
      numberOfVerses: place.verses,
      numberOfReferences: place.to - place.from,
      chapter: chapterReferences(references, place),
    };
    yield [links.datasetChapter(dataset.id, place.book, place.chapter), jsonObject(document)];
  }
}

type Members<Document> = { [Name in keyof Document]: Document[Name] | RawJson };
