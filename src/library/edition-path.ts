import { editionId } from '../model/edition-id.ts';
import type { EditionRecord } from './edition-record.ts';
import { LibraryError } from './library-error.ts';

/** `/api/c/` and `/api/d/`. A library may hold an edition "x", which no build accepts any more. */
const pathsOfKinds = /^[cd]$/i;

/**
 * The prefix that every document of an edition has and no other document has.
 * @throws LibraryError for an id that could not be told from the rest of the path space.
 */
export function editionPath({ id, kind }: Pick<EditionRecord, 'id' | 'kind'>): string {
  if (!editionId.pattern.test(id)) {
    throw new LibraryError(`"${id}" is no edition id. Use letters, digits, "_" and "-" only.`);
  }
  if (pathsOfKinds.test(id)) {
    throw new LibraryError(`"${id}" is a reserved edition id (/api/${id.toLowerCase()}/). Choose another.`);
  }
  if (kind === 'translation') return `/api/${id}/`;
  return kind === 'commentary' ? `/api/c/${id}/` : `/api/d/${id}/`;
}
