import type { PeopleGroup } from '../../model/entities.ts';
import type { Dataset } from '../dataset/dataset-schema.ts';
import { links } from '../links.ts';
import type { GroupsList } from './groups-list-schema.ts';

/** `groups.json`, in the order of the source. */
export function groupsList(dataset: Dataset, groups: readonly PeopleGroup[]): GroupsList {
  return {
    dataset,
    groups: groups.map(({ id, name, members }) => ({
      id,
      name,
      numberOfMembers: members.length,
      thisPeopleGroupApiLink: links.entity(dataset.id, 'groups', id),
    })),
  };
}
