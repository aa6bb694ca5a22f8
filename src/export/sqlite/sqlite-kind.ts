import type { EditionRecord } from '../../library/edition-record.ts';

/** What an edition is, as its bundle says: datasets are of two kinds with tables of their own. */
export type SqliteKind = 'translation' | 'commentary' | 'cross-references' | 'entities';

/** A dataset of entities links to a list of them; one of cross references to none. */
export function sqliteKind({ kind, catalogueEntry }: EditionRecord): SqliteKind {
  if (kind !== 'dataset') return kind;
  const lists = ['People', 'Places', 'Events', 'PeopleGroups'];
  return lists.some((name) => `listOf${name}ApiLink` in catalogueEntry) ? 'entities' : 'cross-references';
}
