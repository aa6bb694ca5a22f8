import type {
  Dataset,
  DatasetEntityRef,
  DatasetEvent,
  DatasetPeopleGroup,
  DatasetPerson,
  DatasetPlace,
  VerseRef,
} from '../../../client/src/documents.ts';
import { recordText } from '../../strings/texts.ts';
import { dateLabel, durationLabel, lifeSpan } from './year-label.ts';

export interface EntityRecord {
  readonly dataset: Dataset;
  readonly person?: DatasetPerson;
  readonly place?: DatasetPlace;
  readonly event?: DatasetEvent;
  readonly group?: DatasetPeopleGroup;
}

interface RecordView {
  readonly name: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly paragraphs: readonly string[];
  readonly relations: readonly (readonly [name: string, others: readonly DatasetEntityRef[]])[];
  readonly references: readonly VerseRef[];
}

type Maybe<T> = T | undefined;
type Name = Exclude<keyof typeof recordText.english, 'before' | 'since' | 'born' | 'died' | 'monthOf'>;
type Relation = readonly [name: Name, others: Maybe<DatasetEntityRef | readonly DatasetEntityRef[]>];

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
      ['alsoCalled', alsoCalled?.join(', ')],
      ['lived', lifeSpan(birthYear, deathYear)],
      ['gender', gender],
    ],
    description,
    [
      ['bornIn', person.birthPlace],
      ['diedIn', person.deathPlace],
      ['father', person.father],
      ['mother', person.mother],
      ['partners', person.partners],
      ['children', person.children],
      ['siblings', person.siblings],
      ['halfSiblingsOfMother', person.halfSiblingsSameMother],
      ['halfSiblingsOfFather', person.halfSiblingsSameFather],
      ['memberOf', person.memberOf],
      ['events', person.events],
    ],
  );
}

function placeView(place: DatasetPlace): RecordView {
  const { name, kjvName, esvName, aliases = [], featureType, featureSubType, precision } = place;
  const names = new Set([kjvName, esvName, ...aliases].filter((each) => each && each !== name));
  return view(
    place,
    [
      ['alsoCalled', [...names].join(', ')],
      ['kind', [featureType, featureSubType].filter(Boolean).join(', ')],
      ['position', precision],
    ],
    [...(place.description ?? []), ...(place.comment ? [place.comment] : [])],
    [
      ['partOf', place.rootPlace],
      ['sameAs', place.duplicateOf],
      ['people', place.people],
      ['bornHere', place.peopleBorn],
      ['diedHere', place.peopleDied],
      ['events', place.events],
    ],
  );
}

function eventView(event: DatasetEvent): RecordView {
  const { startDate, duration } = event;
  return view(
    event,
    [
      ['when', startDate && dateLabel(startDate)],
      ['howLong', duration && durationLabel(duration)],
    ],
    [],
    [
      ['who', event.participants],
      ['where', event.locations],
      ['groups', event.groups],
      ['partOf', event.partOf],
      ['after', event.predecessor],
    ],
  );
}

function groupView(group: DatasetPeopleGroup): RecordView {
  return view(
    group,
    [],
    [],
    [
      ['members', group.members],
      ['events', group.events],
    ],
  );
}

function view(
  { name, references }: { readonly name: string; readonly references: readonly VerseRef[] },
  facts: readonly (readonly [Name, Maybe<string>])[],
  paragraphs: readonly string[] = [],
  relations: readonly Relation[] = [],
): RecordView {
  return {
    name,
    facts: facts.flatMap(([key, value]) => (value ? [[recordText(key), value] as const] : [])),
    paragraphs,
    relations: relations.flatMap(([key, others]) => {
      const list = [others ?? []].flat();
      return list.length > 0 ? [[recordText(key), list] as const] : [];
    }),
    references,
  };
}
