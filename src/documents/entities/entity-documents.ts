import type { EditionMetadata } from '../../model/edition-metadata.ts';
import {
  type Entities,
  type Entity,
  type EntityType,
  type EntityVerse,
  entityTypes,
} from '../../model/entities.ts';
import type { SchemeName } from '../../references/reference.ts';
import {
  type NumberingOfVerses,
  numberingOfVerses,
} from '../../references/versification/numbering-of-verses.ts';
import { datasetBook, datasetBooks, datasetObject } from '../dataset/dataset.ts';
import type { Dataset, DatasetBook } from '../dataset/dataset-schema.ts';
import type { EditionDocuments, EntityName } from '../edition-documents.ts';
import { links } from '../links.ts';
import { ReferenceFinder } from '../references/text-references.ts';
import { entityText, recordTexts, type SearchedTexts } from '../search/search-entries.ts';
import { datasetVersification } from '../versification/versification.ts';
import { type ChapterEntities, entityBooks, entityChapter, entityChapterIndex } from './chapters.ts';
import { eventsList, groupsList, peopleList, placesList } from './lists.ts';
import { eventRecord, groupRecord, personRecord, placeRecord } from './records.ts';

export function entityDocuments(
  metadata: EditionMetadata,
  entities: Entities,
  numbering: NumberingOfVerses = numberingOfMentions(entities, metadata.versification),
): EditionDocuments {
  const { people, places, events, groups } = entities;
  const chapters = entityChapterIndex(entities);
  const books = entityBooks(chapters).map((book) => datasetBook(metadata.id, book));
  const counts = {
    books: books.length,
    chapters: chapters.length,
    verses: books.reduce((total, book) => total + book.totalNumberOfVerses, 0),
  };
  const references = books.reduce((total, book) => total + book.totalNumberOfReferences, 0);
  const dataset = datasetObject(
    metadata,
    { ...counts, references },
    { people: people.length, places: places.length, events: events.length, groups: groups.length },
  );
  return {
    catalogueEntry: dataset,
    bookIds: books.map(({ id }) => id),
    counts,
    names: () => spellingsOfEntities(entities),
    searched: () => [searchedNames(entities)],
    documents: {
      *[Symbol.iterator]() {
        yield [links.datasetBooks(dataset.id), datasetBooks(dataset, books)];
        yield* chapterDocuments(dataset, books, chapters);
        yield* listsAndRecords(dataset, entities);
        yield* referenceDocuments(dataset, entities, new ReferenceFinder(metadata));
      },
    },
    extensions: [[links.versification(dataset.id), datasetVersification(dataset.id, numbering)]],
  };
}

function searchedNames(entities: Entities): SearchedTexts {
  const kinds = entityTypes.map((type) => ({
    id: type,
    records: entities[type].map((entity) => ({ id: entity.id, ...entityText(entity) })),
  }));
  return recordTexts('names', kinds);
}

function spellingsOfEntities({ people, places, groups }: Entities): EntityName[] {
  return [...people, ...places, ...groups].flatMap((entity) => {
    const spellings = [
      entity.name,
      ...('alsoCalled' in entity ? entity.alsoCalled : []),
      ...('aliases' in entity ? [...entity.aliases, entity.kjvName ?? '', entity.esvName ?? ''] : []),
    ];
    const words = new Set(spellings.flatMap((name) => name.match(/\p{L}[\p{L}\p{M}]+/gu) ?? []));
    const chapters = [...new Set(entity.verses.map(({ book, chapter }) => `${book} ${chapter}`))];
    return [...words].map((name) => ({ name, chapters }));
  });
}

export function numberingOfMentions(
  { people, places, events, groups }: Entities,
  declared?: SchemeName,
): NumberingOfVerses {
  const verses = new Map<string, EntityVerse>();
  for (const { verses: mentioned } of [...people, ...places, ...events, ...groups]) {
    for (const place of mentioned) verses.set(`${place.book} ${place.chapter}:${place.verse}`, place);
  }
  return numberingOfVerses(verses.values(), declared);
}

type Document = readonly [path: string, json: string];

function* chapterDocuments(
  dataset: Dataset,
  books: readonly DatasetBook[],
  chapters: readonly ChapterEntities[],
): Generator<Document> {
  const booksById = new Map(books.map((book) => [book.id, book]));
  for (const [index, mentions] of chapters.entries()) {
    const { book, chapter } = mentions;
    const next = chapters[index + 1] ?? null;
    const previous = chapters[index - 1] ?? null;
    const document = entityChapter(dataset, booksById.get(book)!, mentions, next, previous);
    yield [links.datasetChapter(dataset.id, book, chapter), JSON.stringify(document)];
  }
}

function* listsAndRecords(
  dataset: Dataset,
  { people, places, events, groups }: Entities,
): Generator<Document> {
  yield* listAndRecords(dataset, 'people', people, peopleList, personRecord);
  yield* listAndRecords(dataset, 'places', places, placesList, placeRecord);
  yield* listAndRecords(dataset, 'events', events, eventsList, eventRecord);
  yield* listAndRecords(dataset, 'groups', groups, groupsList, groupRecord);
}

function* listAndRecords<Kind extends Entity>(
  dataset: Dataset,
  type: EntityType,
  entities: readonly Kind[],
  list: (dataset: Dataset, entities: readonly Kind[]) => object,
  record: (dataset: Dataset, entity: Kind) => object,
): Generator<Document> {
  if (entities.length === 0) return;
  yield [links.entities(dataset.id, type), JSON.stringify(list(dataset, entities))];
  for (const entity of entities) {
    yield [links.entity(dataset.id, type, entity.id), JSON.stringify(record(dataset, entity))];
  }
}

function* referenceDocuments(
  { id: dataset }: Dataset,
  { people, places }: Entities,
  finder: ReferenceFinder,
): Generator<Document> {
  const documentsOf = (
    type: 'people' | 'places',
    member: string,
    { id, description, comment }: Described,
  ) => {
    const paragraphs = description.map((text, index) => ({ at: `/${member}/description/${index}`, text }));
    const texts =
      comment === undefined ? paragraphs : [...paragraphs, { at: `/${member}/comment`, text: comment }];
    const document = links.entity(dataset, type, id);
    return finder.inArticle(links.entityReferences(dataset, type, id), document, undefined, texts);
  };
  for (const person of people) yield* documentsOf('people', 'person', person);
  for (const place of places) yield* documentsOf('places', 'place', place);
}

interface Described {
  readonly id: string;
  readonly description: readonly string[];
  readonly comment?: string | undefined;
}
