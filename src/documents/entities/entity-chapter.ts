import type { Entity } from '../../model/entities.ts';
import type { DatasetBook } from '../dataset/dataset-book-schema.ts';
import { type DatasetChapterPlace, datasetNavigation } from '../dataset/dataset-navigation.ts';
import type { Dataset } from '../dataset/dataset-schema.ts';
import { links } from '../links.ts';
import type { ChapterMention, ChapterMentions } from './entity-chapter-index.ts';
import type { EntityChapter } from './entity-chapter-schema.ts';

/** The chapter document of a dataset of entities; its lists are sorted by first verse, then as in the source. */
export function entityChapter(
  dataset: Dataset,
  book: DatasetBook,
  mentions: ChapterMentions,
  next: DatasetChapterPlace | null,
  previous: DatasetChapterPlace | null,
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
