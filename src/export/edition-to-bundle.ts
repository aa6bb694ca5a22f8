import type { EditionRecord } from '../library/edition-record.ts';
import type { Library } from '../library/library.ts';
import { PublishError } from '../release/publish-error.ts';
import { closestId } from './closest-id.ts';

const mostListed = 20;

/** @throws PublishError for an id that the library does not have: it names the one that is meant, or all. */
export function editionToBundle(library: Library, id: string): EditionRecord {
  const edition = library.edition(id);
  if (edition) return edition;
  const ids = library.editions().map((known) => known.id);
  throw new PublishError(`The library has no edition "${id}". ${advice(id, ids)}`);
}

function advice(id: string, ids: readonly string[]): string {
  if (ids.length === 0) return 'It is empty.';
  const closest = closestId(id, ids);
  if (closest !== undefined) return `Did you mean ${closest}?`;
  const more = ids.length > mostListed ? ` and ${ids.length - mostListed} more` : '';
  return `It has ${ids.slice(0, mostListed).join(', ')}${more}.`;
}
