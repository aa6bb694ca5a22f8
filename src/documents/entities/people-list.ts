import type { Person } from '../../model/entities.ts';
import type { Dataset } from '../dataset/dataset-schema.ts';
import { links } from '../links.ts';
import type { PeopleList } from './people-list-schema.ts';

/** `people.json`, in the order of the source. */
export function peopleList(dataset: Dataset, people: readonly Person[]): PeopleList {
  return {
    dataset,
    people: people.map(({ id, name, isProperName, gender, verses }) => ({
      id,
      name,
      isProperName,
      gender,
      numberOfReferences: verses.length,
      thisPersonApiLink: links.entity(dataset.id, 'people', id),
    })),
  };
}
