import { entityTypes } from '../../model/entity-type.ts';
import { entityColumns } from './entity-columns.ts';

const ofTypes = entityTypes.map((type) => {
  const more = entityColumns[type].map(({ column, type }) => `,\n  ${column} ${type}`).join('');
  return `
CREATE TABLE ${type} (
  id TEXT PRIMARY KEY,
  position INTEGER NOT NULL UNIQUE,
  name TEXT NOT NULL${more}
) WITHOUT ROWID;`;
});

export const entityTables = `${ofTypes.join('')}
CREATE TABLE entity_texts (
  type TEXT NOT NULL,
  entity_id TEXT NOT NULL,
  kind TEXT NOT NULL,
  position INTEGER NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (type, entity_id, kind, position)
) WITHOUT ROWID;
CREATE TABLE entity_relations (
  type TEXT NOT NULL,
  entity_id TEXT NOT NULL,
  relation TEXT NOT NULL,
  position INTEGER NOT NULL,
  to_type TEXT NOT NULL,
  to_id TEXT NOT NULL,
  to_name TEXT NOT NULL,
  PRIMARY KEY (type, entity_id, relation, position)
) WITHOUT ROWID;
CREATE TABLE mentions (
  type TEXT NOT NULL,
  entity_id TEXT NOT NULL,
  position INTEGER NOT NULL,
  book_id TEXT NOT NULL,
  chapter INTEGER NOT NULL,
  verse INTEGER NOT NULL,
  end_verse INTEGER NOT NULL,
  PRIMARY KEY (type, entity_id, position)
) WITHOUT ROWID;`;

export const entityIndexes = `
CREATE INDEX entity_relations_by_target ON entity_relations (to_type, to_id);
CREATE INDEX mentions_by_place ON mentions (book_id, chapter, verse);`;
