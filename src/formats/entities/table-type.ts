import { type EntityType, entityTypes } from '../../model/entity-type.ts';
import { decodeSource } from '../decode-source.ts';

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
export function tableType(bytes: Uint8Array<ArrayBuffer>): EntityType | undefined {
  const head = bytes.subarray(0, headLength);
  const header = decodedHead(head)
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

/** A table that got damaged behind its header is still a table. */
function decodedHead(head: Uint8Array<ArrayBuffer>): string {
  const ignore = () => {};
  return decodeSource(head, ignore) ?? decodeSource(head.subarray(0, head.indexOf(0)), ignore) ?? '';
}
