/** What a library remembers of one edition beside its documents. Stored as JSON under the edition's id. */
export interface EditionRecord {
  readonly id: string;
  readonly kind: EditionKind;
  /** Folder of the sources, relative to the content folder, as it was found by the build. */
  readonly folder: string;
  /** Hash over the sources, the metadata and the compiler; equal means nothing has to be compiled again. */
  readonly fingerprint: string;
  /** The edition's own entry in its catalogue (the `Translation` object for a translation). */
  readonly catalogueEntry: Readonly<Record<string, unknown>>;
  /** Ids of its books, in their order. */
  readonly bookIds: readonly string[];
  readonly counts: EditionCounts;
}

export type EditionKind = 'translation' | 'commentary' | 'dataset';

export interface EditionCounts {
  readonly books: number;
  readonly chapters: number;
  readonly verses: number;
  /** Audio files of chapters; left out where there are none. */
  readonly recordings?: number;
  readonly documents: number;
  /** Bytes of all documents as stored (gzip). */
  readonly bytes: number;
  /** Diagnostics of the build that made it, by code. */
  readonly diagnostics: Readonly<Record<string, number>>;
}
