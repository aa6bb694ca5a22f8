import type { CanonCounts } from './canon-counts.ts';

/** All that is served of a commentary or of a dataset. */
export interface EditionDocuments {
  /** Its entry in the catalogue: the `Commentary` or `Dataset` object. */
  readonly catalogueEntry: { readonly id: string; readonly name: string } & Readonly<Record<string, unknown>>;
  /** In canonical order. */
  readonly bookIds: readonly string[];
  readonly counts: CanonCounts;
  /** Each document is made when it is taken, so that never all of them are in memory. */
  readonly documents: Iterable<readonly [path: string, json: string]>;
}
