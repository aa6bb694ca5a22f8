import { closestId } from '../lib/closest.ts';
import type { EditionRecord } from '../library/edition-record.ts';
import { parseStored } from '../library/stored-document.ts';
import { type EditionNames, onlyEditionNamed } from '../questions/named-translations.ts';
import { ReleaseError } from '../release/release-error.ts';

export interface ExportedLibrary {
  editions(): readonly EditionRecord[];
  get(path: string): { readonly gzip: Uint8Array } | undefined;
}

export function bundledEdition(library: ExportedLibrary, id: string): EditionRecord {
  const editions = library.editions();
  const edition = editions.find((known) => known.id === id);
  if (edition) return edition;
  const ids = editions.map((known) => known.id);
  throw new ReleaseError(`The library has no edition "${id}". ${advice(id, ids)}`);
}

/** The ids of editions that are written as ids in any case, or as names. @throws ReleaseError */
export function idsOfNamed(library: ExportedLibrary, written: readonly string[]): string[] {
  const known = library.editions().map(({ id, catalogueEntry }): EditionNames => {
    const { name = id, englishName = id, shortName = id, language = '' } = catalogueEntry;
    return {
      id,
      name: String(name),
      englishName: String(englishName),
      shortName: String(shortName),
      language: String(language),
    };
  });
  return written.map((name) => (onlyEditionNamed(known, name) ?? bundledEdition(library, name)).id);
}

const maxListedIds = 20;

function advice(id: string, ids: readonly string[]): string {
  if (ids.length === 0) return 'It is empty.';
  const closest = closestId(id, ids);
  if (closest !== undefined) return `Did you mean ${closest}?`;
  const more = ids.length > maxListedIds ? ` and ${ids.length - maxListedIds} more` : '';
  return `It has ${ids.slice(0, maxListedIds).join(', ')}${more}.`;
}

export type Documents = Pick<DocumentReader, 'find' | 'read'>;

export class DocumentReader {
  readonly #library: Pick<ExportedLibrary, 'get'>;

  constructor(library: Pick<ExportedLibrary, 'get'>) {
    this.#library = library;
  }

  find<Document>(path: string): Document | undefined {
    const stored = this.#library.get(path);
    return stored && parseStored<Document>(stored.gzip);
  }

  read<Document>(path: string): Document {
    const document = this.find<Document>(path);
    if (document !== undefined) return document;
    throw new ReleaseError(`The library has no ${path}, though other documents link to it. Build it again.`);
  }
}
