import type { PeopleGroup } from '../../model/entities.ts';
import type { Dataset } from '../dataset/dataset-schema.ts';
import { links } from '../links.ts';
import type { GroupRecord } from './group-record-schema.ts';
import { recordMembers } from './record-members.ts';
import { verseReferences } from './verse-references.ts';

/** `groups/{id}.json`. */
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
