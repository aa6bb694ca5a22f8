import type {
  Dataset,
  DatasetEntityRef,
  DatasetEvent,
  DatasetPeopleGroup,
  DatasetPerson,
  DatasetPlace,
  VerseRef,
} from '../../../client/src/documents.ts';
import { dateLabel, durationLabel, lifeSpan } from './year-label.ts';

/** The document of a person, place, event or people group: it has one of them. */
export interface EntityRecord {
  readonly dataset: Dataset;
  readonly person?: DatasetPerson;
  readonly place?: DatasetPlace;
  readonly event?: DatasetEvent;
  readonly group?: DatasetPeopleGroup;
}

/** A record of any kind, ready to show. */
interface RecordView {
  readonly name: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly paragraphs: readonly string[];
  readonly relations: readonly (readonly [name: string, others: readonly DatasetEntityRef[]])[];
  readonly references: readonly VerseRef[];
}

type Maybe<T> = T | undefined;
type Relation = readonly [name: string, others: Maybe<DatasetEntityRef | readonly DatasetEntityRef[]>];

export function recordView({ person, place, event, group }: EntityRecord): RecordView | undefined {
  if (person) return personView(person);
  if (place) return placeView(place);
  if (event) return eventView(event);
  return group && groupView(group);
}

function personView(person: DatasetPerson): RecordView {
  const { alsoCalled, gender, birthYear, deathYear, description } = person;
  return view(
    person,
    [
      ['Also called', alsoCalled?.join(', ')],
      ['Lived', lifeSpan(birthYear, deathYear)],
      ['Gender', gender],
    ],
    description,
    [
      ['Born in', person.birthPlace],
      ['Died in', person.deathPlace],
      ['Father', person.father],
      ['Mother', person.mother],
      ['Partners', person.partners],
      ['Children', person.children],
      ['Siblings', person.siblings],
      ['Half-siblings (same mother)', person.halfSiblingsSameMother],
      ['Half-siblings (same father)', person.halfSiblingsSameFather],
      ['Member of', person.memberOf],
      ['Events', person.events],
    ],
  );
}

function placeView(place: DatasetPlace): RecordView {
  const { name, kjvName, esvName, aliases = [], featureType, featureSubType, precision } = place;
  const names = new Set([kjvName, esvName, ...aliases].filter((each) => each && each !== name));
  return view(
    place,
    [
      ['Also called', [...names].join(', ')],
      ['Kind', [featureType, featureSubType].filter(Boolean).join(', ')],
      ['Position', precision],
    ],
    [...(place.description ?? []), ...(place.comment ? [place.comment] : [])],
    [
      ['Part of', place.rootPlace],
      ['The same as', place.duplicateOf],
      ['People', place.people],
      ['Born here', place.peopleBorn],
      ['Died here', place.peopleDied],
      ['Events', place.events],
    ],
  );
}

function eventView(event: DatasetEvent): RecordView {
  const { startDate, duration } = event;
  return view(
    event,
    [
      ['When', startDate && dateLabel(startDate)],
      ['How long', duration && durationLabel(duration)],
    ],
    [],
    [
      ['Who', event.participants],
      ['Where', event.locations],
      ['Groups', event.groups],
      ['Part of', event.partOf],
      ['After', event.predecessor],
    ],
  );
}

function groupView(group: DatasetPeopleGroup): RecordView {
  return view(
    group,
    [],
    [],
    [
      ['Members', group.members],
      ['Events', group.events],
    ],
  );
}

function view(
  { name, references }: { readonly name: string; readonly references: readonly VerseRef[] },
  facts: readonly (readonly [string, Maybe<string>])[],
  paragraphs: readonly string[] = [],
  relations: readonly Relation[] = [],
): RecordView {
  return {
    name,
    facts: facts.flatMap(([key, value]) => (value ? [[key, value] as const] : [])),
    paragraphs,
    relations: relations.flatMap(([key, others]) => {
      const list = [others ?? []].flat();
      return list.length > 0 ? [[key, list] as const] : [];
    }),
    references,
  };
}
