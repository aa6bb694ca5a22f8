import type { EditionManifest } from '../../documents/manifest/manifest-schema.ts';

/** What is different between two releases, A (old) and B (new). `scriptorium diff --json` prints it as it is. */
export interface ReleaseDiff {
  readonly format: 1;
  readonly isEqual: boolean;
  readonly a: DiffSide;
  readonly b: DiffSide;
  /** The catalogues. */
  readonly shared: PathChanges;
  /** Those that differ, sorted by id. */
  readonly editions: readonly EditionDiff[];
}

export interface DiffSide {
  readonly name: string;
  /** SHA-256 of its manifest. */
  readonly sha256: string;
  readonly documents: number;
}

/** Paths, sorted. */
export interface PathChanges {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly string[];
}

export interface EditionDiff {
  readonly id: string;
  readonly kind: EditionManifest['kind'];
  readonly status: 'added' | 'removed' | 'changed';
  /** How many documents A and B have of it; 0 where it is not in one. */
  readonly documents: { readonly a: number; readonly b: number };
  /** null for an edition that was added or removed as a whole, or whose manifests could not be had. */
  readonly paths: PathChanges | null;
  /** Whether documents were read. If not, `chapters` and `others` say of which the bytes differ. */
  readonly isCompared: boolean;
  /** In the order of the books. */
  readonly chapters: readonly ChapterDiff[];
  /** Paths of documents other than chapters. */
  readonly others: PathChanges;
  /** Changed documents that say something else only of the edition, of the book or of their neighbours. */
  readonly sameContent: number;
}

export interface ChapterDiff {
  /** Its id, such as `JHN`. */
  readonly book: string;
  readonly chapter: number;
  readonly status: 'added' | 'removed' | 'changed';
  /** What differs: `text`, `footnotes`, `words`, `headings`, `audio`...; kinds of documents where none was read. */
  readonly parts: readonly string[];
  /** Only with `--verses`, and where both sides have documents: those that differ, in their order; 0 is a title. */
  readonly verses?: readonly VerseDiff[];
}

export interface VerseDiff {
  readonly verse: number;
  readonly status: 'added' | 'removed' | 'changed';
  /** Each only where it differs; '' or [] on a side that has none. */
  readonly text?: Change<string>;
  readonly footnotes?: Change<readonly string[]>;
  /** Each word as its text and what is said of it: `world strongs=G2889`. */
  readonly words?: Change<readonly string[]>;
  /** Cross references as `JHN 1:1-3`. */
  readonly references?: Change<readonly string[]>;
  /** Poetry, words of Jesus, headings in the verse: as JSON. */
  readonly formatting?: Change<string>;
}

export interface Change<Value> {
  readonly a: Value;
  readonly b: Value;
}
