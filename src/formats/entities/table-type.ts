import { type EntityType, entityTypes } from '../../model/entity-type.ts';

/** A table is told by these columns, whatever its file's name. */
const tellingColumns: Readonly<Record<EntityType, readonly string[]>> = {
  people: ['personLookup'],
  places: ['placeLookup'],
  events: ['title', 'ID'],
  groups: ['groupName'],
};

/** What a file that begins so is a table of; undefined for anything else (books, periods, a licence, a picture). */
export function tableType(head: string): EntityType | undefined {
  const header = head.split(/[\r\n]/).find((line) => line.trim() !== '');
  const columns = new Set(
    header?.split(',').map((cell) =>
      cell
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .trim(),
    ),
  );
  return entityTypes.find((type) => tellingColumns[type].every((column) => columns.has(column)));
}
