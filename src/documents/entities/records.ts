import type {
  EntityReference,
  EntityVerse,
  PeopleGroup,
  Person,
  ScriptureEvent,
  ScripturePlace,
} from '../../model/entities.ts';
import type { Dataset } from '../dataset/dataset-schema.ts';
import { links } from '../links.ts';
import type {
  EntityReferenceObject,
  EventRecord,
  GroupRecord,
  PersonRecord,
  PlaceRecord,
  VerseReference,
} from './entity-schema.ts';

export function personRecord(dataset: Dataset, person: Person): PersonRecord {
  const { reference, references, texts } = recordMembers(dataset.id);
  return {
    dataset,
    person: {
      id: person.id,
      name: person.name,
      alsoCalled: texts(person.alsoCalled),
      isProperName: person.isProperName,
      gender: person.gender,
      description: texts(person.description),
      birthYear: person.birthYear,
      deathYear: person.deathYear,
      minYear: person.minYear,
      maxYear: person.maxYear,
      birthPlace: reference(person.birthPlace),
      deathPlace: reference(person.deathPlace),
      father: references(person.father),
      mother: references(person.mother),
      partners: references(person.partners),
      children: references(person.children),
      siblings: references(person.siblings),
      halfSiblingsSameMother: references(person.halfSiblingsSameMother),
      halfSiblingsSameFather: references(person.halfSiblingsSameFather),
      memberOf: references(person.memberOf),
      events: references(person.events),
      references: verseReferences(person.verses),
    },
    thisPersonApiLink: links.entity(dataset.id, 'people', person.id),
  };
}

export function placeRecord(dataset: Dataset, place: ScripturePlace): PlaceRecord {
  const { reference, references, texts } = recordMembers(dataset.id);
  return {
    dataset,
    place: {
      id: place.id,
      name: place.name,
      kjvName: place.kjvName,
      esvName: place.esvName,
      aliases: texts(place.aliases),
      featureType: place.featureType,
      featureSubType: place.featureSubType,
      latitude: place.latitude,
      longitude: place.longitude,
      precision: place.precision,
      description: texts(place.description),
      comment: place.comment,
      rootPlace: reference(place.rootPlace),
      duplicateOf: reference(place.duplicateOf),
      people: references(place.people),
      peopleBorn: references(place.peopleBorn),
      peopleDied: references(place.peopleDied),
      events: references(place.events),
      references: verseReferences(place.verses),
    },
    thisPlaceApiLink: links.entity(dataset.id, 'places', place.id),
  };
}

export function eventRecord(dataset: Dataset, event: ScriptureEvent): EventRecord {
  const { reference, references } = recordMembers(dataset.id);
  return {
    dataset,
    event: {
      id: event.id,
      name: event.name,
      startDate: event.startDate,
      duration: event.duration,
      participants: references(event.participants),
      locations: references(event.locations),
      groups: references(event.groups),
      partOf: reference(event.partOf),
      predecessor: reference(event.predecessor),
      references: verseReferences(event.verses),
    },
    thisEventApiLink: links.entity(dataset.id, 'events', event.id),
  };
}

export function groupRecord(dataset: Dataset, group: PeopleGroup): GroupRecord {
  const { references } = recordMembers(dataset.id);
  return {
    dataset,
    group: {
      id: group.id,
      name: group.name,
      members: references(group.members),
      events: references(group.events),
      references: verseReferences(group.verses),
    },
    thisPeopleGroupApiLink: links.entity(dataset.id, 'groups', group.id),
  };
}

function recordMembers(datasetId: string) {
  const one = (reference: EntityReference) => entityReferenceObject(datasetId, reference);
  return {
    reference: (reference: EntityReference | undefined): EntityReferenceObject | undefined =>
      reference && one(reference),
    references: (references: readonly EntityReference[]): EntityReferenceObject[] | undefined =>
      references.length > 0 ? references.map(one) : undefined,
    texts: (texts: readonly string[]): string[] | undefined => (texts.length > 0 ? [...texts] : undefined),
  };
}

function entityReferenceObject(
  datasetId: string,
  { id, type, name }: EntityReference,
): EntityReferenceObject {
  return { id, type, name, apiLink: links.entity(datasetId, type, id) };
}

/** Merges consecutive verses of one chapter. `verses` must be unique and in canonical order. */
function verseReferences(verses: readonly EntityVerse[]): VerseReference[] {
  const references: VerseReference[] = [];
  for (const { book, chapter, verse } of verses) {
    const last = references.at(-1);
    const isNext =
      last?.book === book && last.chapter === chapter && (last.endVerse ?? last.verse) + 1 === verse;
    if (last && isNext) last.endVerse = verse;
    else references.push({ book, chapter, verse });
  }
  return references;
}
