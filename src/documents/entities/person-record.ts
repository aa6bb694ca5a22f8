import type { Person } from '../../model/entities.ts';
import type { Dataset } from '../dataset/dataset-schema.ts';
import { links } from '../links.ts';
import type { PersonRecord } from './person-record-schema.ts';
import { recordMembers } from './record-members.ts';
import { verseReferences } from './verse-references.ts';

/** `people/{person}.json`. */
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
