import type { versificationTable } from '../generated/versification-table.ts';
import type { License } from './license.ts';

/** What an edition says of itself, whatever shape its metadata file had. */
export interface EditionMetadata {
  readonly id: string;
  readonly name: string;
  readonly englishName: string;
  readonly shortName: string;
  /** ISO 639-3. */
  readonly language: string;
  readonly direction: TextDirection;
  readonly website: string;
  readonly licenseUrl: string;
  readonly licenseNotes: string | null;
  readonly licenseNotice: string | null;
  /** Absent where the metadata does not give the terms; those of a well-known address apply then. */
  readonly license?: License | null;
  /** ISO 15924 code, where the script is not the usual one of the language. */
  readonly script?: string;
  /** The standard versification that the edition follows, where the metadata names one. */
  readonly versification?: keyof typeof versificationTable;
  /** Label of the encoding of the sources, where the metadata gives one: `windows-1251`. */
  readonly encoding?: string;
}

export type TextDirection = 'ltr' | 'rtl';

/** `/api/c/` and `/api/d/` are the paths of commentaries and datasets, `/api/x/` that of extensions of the contract. */
const reserved = /^[cdx]$/i;
const longest = 64;

export const editionId = {
  longest,

  /** The characters an id may have. */
  pattern: /^[A-Za-z0-9_-]+$/,

  /** What an id may be, for messages. */
  rule: `letters, digits, "_" and "-", ${longest} at most; not "c", "d" or "x"`,

  isReserved(id: string): boolean {
    return reserved.test(id);
  },

  isValid(id: string): boolean {
    return editionId.pattern.test(id) && id.length <= longest && !reserved.test(id);
  },

  /** Ids with the same key must not stand side by side: some file systems hold them for one, object stores do not. */
  keyOf(id: string): string {
    return id.toLowerCase();
  },

  /** An id made of a name: what no id may have is left out; `fallback` is used where nothing usable is left. */
  from(name: string, fallback: string): string {
    const id = name.replace(/[^A-Za-z0-9_-]+/g, '').slice(0, longest) || fallback;
    return reserved.test(id) ? `${fallback}-${id}` : id;
  },
};

/** What the sources of an edition are. Cross references and entities are both served as datasets. */
export type ContentKind = 'translation' | 'commentary' | 'cross-references' | 'entities' | 'lexicon';
