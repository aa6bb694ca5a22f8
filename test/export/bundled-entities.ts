import type { Database } from 'bun:sqlite';
import { links } from '../../src/documents/links.ts';
import type { EntityType } from '../../src/model/entities.ts';

const single = ['birthPlace', 'deathPlace', 'rootPlace', 'duplicateOf', 'partOf', 'predecessor'];

interface Row {
  readonly id: string;
  readonly [column: string]: string | number | null;
}

export function bundledEntities(db: Database, type: EntityType, dataset: string): Record<string, unknown>[] {
  const texts = db.query<Row, [string]>('SELECT * FROM entity_texts WHERE type = ? ORDER BY position');
  const relations = db.query<Row, [string]>(
    'SELECT * FROM entity_relations WHERE type = ? ORDER BY position',
  );
  const mentions = db.query<Row, [string]>('SELECT * FROM mentions WHERE type = ? ORDER BY position');
  const own = (rows: readonly Row[]) => Map.groupBy(rows, ({ entity_id }) => entity_id);
  const [textsOf, relationsOf, mentionsOf] = [texts, relations, mentions].map((query) =>
    own(query.all(type)),
  );
  return db
    .query<Row, []>(`SELECT * FROM ${type} ORDER BY position`)
    .all()
    .map(({ position: _, ...row }) => {
      const record: Record<string, unknown> = {};
      for (const [column, value] of Object.entries(row)) {
        if (value !== null) record[memberOf(column)] = column === 'is_proper_name' ? value === 1 : value;
      }
      for (const { kind, text } of textsOf!.get(row.id!) ?? []) push(record, String(kind), text);
      for (const { relation, to_type, to_id, to_name } of relationsOf!.get(row.id!) ?? []) {
        const apiLink = links.entity(dataset, to_type as EntityType, String(to_id));
        const reference = { id: to_id, type: to_type, name: to_name, apiLink };
        if (single.includes(String(relation))) record[String(relation)] = reference;
        else push(record, String(relation), reference);
      }
      const verses = (mentionsOf!.get(row.id!) ?? []).map(({ book_id, chapter, verse, end_verse }) => ({
        book: book_id,
        chapter,
        verse,
        ...(end_verse !== verse && { endVerse: end_verse }),
      }));
      return { ...record, references: verses };
    });
}

function memberOf(column: string): string {
  return column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function push(record: Record<string, unknown>, member: string, value: unknown): void {
  record[member] = [...((record[member] as unknown[] | undefined) ?? []), value];
}
