import type { EditionManifest, ManifestEntry } from '../../documents/manifest/manifest-schema.ts';

/**
 * The differences between two releases, A (old) and B (new). `scriptorium diff --json` prints this object
 * unchanged.
 */
export interface ReleaseDiff {
  readonly format: 1;
  readonly isEqual: boolean;
  readonly a: DiffSide;
  readonly b: DiffSide;
  readonly shared: PathChanges;
  /** Browser files, host configurations and pages of chapters; null unless both sides list theirs. */
  readonly pages: PathChanges | null;
  readonly editions: readonly EditionDiff[];
}

interface DiffSide {
  readonly name: string;
  readonly sha256: string;
  readonly documents: number;
}

export type ChangeStatus = 'added' | 'removed' | 'changed';

export type PathChanges = Readonly<Record<ChangeStatus, readonly string[]>>;

export interface EditionDiff {
  readonly id: string;
  readonly kind: EditionManifest['kind'];
  readonly status: ChangeStatus;
  readonly documents: { readonly a: number; readonly b: number };
  /** null if the edition was added or removed as a whole, or if its manifests could not be read. */
  readonly paths: PathChanges | null;
  /** True if documents were read. If not, `chapters` and `others` name those whose bytes differ. */
  readonly isCompared: boolean;
  readonly chapters: readonly ChapterDiff[];
  readonly others: PathChanges;
  /** Changed documents with changes only in shared metadata: of the edition, the book or their neighbours. */
  readonly sameContent: number;
}

export interface ChapterDiff {
  readonly book: string;
  readonly chapter: number;
  readonly status: ChangeStatus;
  /** The differing parts: `text`, `footnotes`, `words`, `headings`, `audio`...; kinds of documents if none was read. */
  readonly parts: readonly string[];
  /** The differing verses in order; 0 is a title. Only with `--verses`, and if both sides have documents. */
  readonly verses?: readonly VerseDiff[];
}

export interface VerseDiff {
  readonly verse: number;
  readonly status: ChangeStatus;
  /** All following members are only present if they differ. '' or [] is used for a side without a value. */
  readonly text?: Change<string>;
  readonly footnotes?: Change<readonly string[]>;
  /** Each word with its annotations: `world strongs=G2889`. */
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

type HashedPath = Pick<ManifestEntry, 'path' | 'sha256'>;

export function pathChanges(a: readonly HashedPath[], b: readonly HashedPath[]): PathChanges {
  const old = new Map(a.map(({ path, sha256 }) => [path, sha256]));
  const added: string[] = [];
  const changed: string[] = [];
  for (const { path, sha256 } of b) {
    const before = old.get(path);
    old.delete(path);
    if (before === undefined) added.push(path);
    else if (before !== sha256) changed.push(path);
  }
  return { added: added.sort(), removed: [...old.keys()].sort(), changed: changed.sort() };
}
