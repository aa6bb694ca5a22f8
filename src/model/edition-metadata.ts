import type { versificationTable } from '../generated/versification-table.ts';
import type { License } from './license.ts';

export interface EditionMetadata {
  readonly id: string;
  readonly name: string;
  readonly englishName: string;
  readonly shortName: string;
  readonly language: string;
  readonly direction: TextDirection;
  readonly website: string;
  readonly licenseUrl: string;
  readonly licenseNotes: string | null;
  readonly licenseNotice: string | null;
  /** If undefined, the terms of a well-known licence address apply. */
  readonly license?: License | null;
  /** ISO 15924 code, if it is not the language's usual script. */
  readonly script?: string;
  readonly versification?: keyof typeof versificationTable;
  /** Encoding label of the sources from the metadata: `windows-1251`. */
  readonly encoding?: string;
  /** Custom markers of the sources, with the standard marker that each is read like. */
  readonly markers?: Readonly<Record<string, string>>;
  /** Align the words with the Hebrew and Greek editions of the library. */
  readonly alignment?: 'computed';
}

export type TextDirection = 'ltr' | 'rtl';

/**
 * Path segments of the service: `/api/c/` for commentaries, `/api/d/` for datasets, `/api/x/` for extensions
 * of the contract.
 */
const reserved = /^[cdx]$/i;
const maxLength = 64;

export const editionId = {
  maxLength,

  pattern: /^[A-Za-z0-9_-]+$/,

  rule: `letters, digits, "_" and "-", ${maxLength} at most; not "c", "d" or "x"`,

  isReserved(id: string): boolean {
    return reserved.test(id);
  },

  isValid(id: string): boolean {
    return editionId.pattern.test(id) && id.length <= maxLength && !reserved.test(id);
  },

  /** Ids with equal keys must not coexist: some file systems treat them as the same name, object stores do not. */
  keyOf(id: string): string {
    return id.toLowerCase();
  },

  /** Derives an id from a name by dropping invalid characters. `fallback` is used if nothing usable is left. */
  from(name: string, fallback: string): string {
    const id = name.replace(/[^A-Za-z0-9_-]+/g, '').slice(0, maxLength) || fallback;
    return reserved.test(id) ? `${fallback}-${id}` : id;
  },
};

export const contentKinds = [
  'translation',
  'commentary',
  'cross-references',
  'entities',
  'lexicon',
  'plan',
] as const;
export type ContentKind = (typeof contentKinds)[number];

export const editionKinds = ['translation', 'commentary', 'dataset', 'lexicon', 'plan'] as const;
export type EditionKind = (typeof editionKinds)[number];
