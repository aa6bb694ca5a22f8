import { type EntityType, entityTypes } from '../../model/entity-type.ts';
import { textHead } from '../decode-source.ts';

/** A table is told by these columns, whatever its file's name. */
const tellingColumns: Readonly<Record<EntityType, readonly string[]>> = {
  people: ['personLookup'],
  places: ['placeLookup'],
  events: ['title', 'ID'],
  groups: ['groupName'],
};

/** So many bytes hold any header. */
const headLength = 0x10000;

/** What a file is a table of; undefined for anything else (books, periods, a licence, a picture). */
export function tableType(bytes: Uint8Array): EntityType | undefined {
  const header = textHead(bytes, headLength)
    .split(/[\r\n]/)
    .find((line) => line.trim() !== '');
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
