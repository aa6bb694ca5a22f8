import { addToGroup } from '../../lib/group-by.ts';
import { bookInfo } from '../../model/books.ts';
import type { Entities, Entity, Person, ScriptureEvent, ScripturePlace } from '../../model/entities.ts';
import {
  type DatasetBookSummary,
  type DatasetChapterSummary,
  datasetNavigation,
} from '../dataset/dataset.ts';
import type { Dataset, DatasetBook } from '../dataset/dataset-schema.ts';
import { type ChapterOfBook, links } from '../links.ts';
import type { EntityChapter } from './entity-schema.ts';

/** The chapter document of an entity dataset. Its lists are sorted by first verse, then in source order. */
export function entityChapter(
  dataset: Dataset,
  book: DatasetBook,
  mentions: ChapterEntities,
  next: ChapterOfBook | null,
  previous: ChapterOfBook | null,
): EntityChapter {
  const { people, places, events } = mentions;
  return {
    dataset,
    book,
    ...datasetNavigation(dataset.id, mentions, next, previous),
    numberOfPeople: people.length,
    numberOfPlaces: places.length,
    numberOfEvents: events.length,
    chapter: {
      number: mentions.chapter,
      people: byFirstVerse(people).map(({ entity, verses }) => ({
        id: entity.id,
        name: entity.name,
        isProperName: entity.isProperName,
        gender: entity.gender,
        birthYear: entity.birthYear,
        deathYear: entity.deathYear,
        apiLink: links.entity(dataset.id, 'people', entity.id),
        verses,
      })),
      places: byFirstVerse(places).map(({ entity, verses }) => ({
        id: entity.id,
        name: entity.name,
        featureType: entity.featureType,
        latitude: entity.latitude,
        longitude: entity.longitude,
        apiLink: links.entity(dataset.id, 'places', entity.id),
        verses,
      })),
      events: byFirstVerse(events).map(({ entity, verses }) => ({
        id: entity.id,
        name: entity.name,
        startDate: entity.startDate,
        apiLink: links.entity(dataset.id, 'events', entity.id),
        verses,
      })),
    },
  };
}

function byFirstVerse<Kind extends Entity>(mentions: readonly ChapterMention<Kind>[]) {
  return mentions.toSorted((a, b) => a.verses[0]! - b.verses[0]!);
}

interface ChapterMention<Kind extends Entity> {
  readonly entity: Kind;
  readonly verses: number[];
}

export interface ChapterEntities {
  readonly book: string;
  readonly chapter: number;
  readonly people: ChapterMention<Person>[];
  readonly places: ChapterMention<ScripturePlace>[];
  readonly events: ChapterMention<ScriptureEvent>[];
}

/**
 * Every chapter that mentions an entity, in canonical order. A group's own verses do not count, because
 * chapters do not list groups.
 */
export function entityChapterIndex({ people, places, events }: Entities): ChapterEntities[] {
  const chapters = new Map<string, ChapterEntities>();
  const chapterDraft = (book: string, chapter: number) => {
    const key = `${book} ${chapter}`;
    const known = chapters.get(key);
    if (known) return known;
    const made: ChapterEntities = { book, chapter, people: [], places: [], events: [] };
    chapters.set(key, made);
    return made;
  };
  addMentions(people, (book, chapter) => chapterDraft(book, chapter).people);
  addMentions(places, (book, chapter) => chapterDraft(book, chapter).places);
  addMentions(events, (book, chapter) => chapterDraft(book, chapter).events);
  return [...chapters.values()].sort(
    (a, b) => bookInfo(a.book)!.order - bookInfo(b.book)!.order || a.chapter - b.chapter,
  );
}

function addMentions<Kind extends Entity>(
  entities: readonly Kind[],
  mentionsIn: (book: string, chapter: number) => ChapterMention<Kind>[],
): void {
  for (const entity of entities) {
    for (const { book, chapter, verse } of entity.verses) {
      const mentions = mentionsIn(book, chapter);
      const last = mentions.at(-1);
      if (last?.entity === entity) last.verses.push(verse);
      else mentions.push({ entity, verses: [verse] });
    }
  }
}

/**
 * The books that mention an entity. `references` counts each entity once per verse, `verses` counts each
 * verse once.
 */
export function entityBooks(chapters: readonly ChapterEntities[]): DatasetBookSummary[] {
  const books = new Map<string, DatasetChapterSummary[]>();
  for (const mentions of chapters) {
    const verses = [...mentions.people, ...mentions.places, ...mentions.events].flatMap(
      ({ verses }) => verses,
    );
    const summary = { number: mentions.chapter, verses: new Set(verses).size, references: verses.length };
    addToGroup(books, mentions.book, summary);
  }
  return Array.from(books, ([id, chapters]) => ({ id, chapters }));
}
