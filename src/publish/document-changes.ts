import type { ManifestEntry } from '../documents/manifest/manifest-schema.ts';
import type { Release } from '../release/release.ts';
import { type PutPhase, phaseOfChanged, putPhases } from './put-phase.ts';

/** A document that may not lie at the destination as the new release has it. */
export interface DocumentChange {
  readonly entry: ManifestEntry;
  readonly phase: PutPhase;
  /** Against the last whole release; `same` where only an interrupted publication may have put another. */
  readonly kind: 'added' | 'changed' | 'same';
}

export interface DocumentChanges {
  /** Sorted by phase, then by path. */
  readonly puts: readonly DocumentChange[];
  /** Paths that the new release has no more, sorted. */
  readonly removals: readonly string[];
}

/**
 * What must be put and removed to have the documents of `to`, and of no other release, where those of `before` may lie.
 * Manifests of editions that are the same in all of them are not read.
 * @param before the last whole release first (one without documents for an empty destination), then those whose
 *   publication began and did not end.
 * @param isRepair every document is to be put, and a manifest of `before` that cannot be read has none.
 */
export async function documentChanges(
  to: Release,
  before: readonly Release[],
  { isRepair }: { readonly isRepair: boolean },
): Promise<DocumentChanges> {
  const puts: DocumentChange[] = [];
  const removals: string[] = [];
  const compare = (
    wanted: readonly ManifestEntry[],
    others: (readonly ManifestEntry[])[],
    areShared: boolean,
  ) => {
    const hashes = others.map((entries) => new Map(entries.map(({ path, sha256 }) => [path, sha256])));
    for (const entry of wanted) {
      const found = hashes.map((of) => of.get(entry.path));
      for (const of of hashes) of.delete(entry.path);
      if (!isRepair && found.every((sha256) => sha256 === entry.sha256)) continue;
      const phase = areShared ? putPhases.catalogues : phaseOf(entry.path, found);
      const kind = found[0] === undefined ? 'added' : found[0] === entry.sha256 ? 'same' : 'changed';
      puts.push({ entry, phase, kind });
    }
    for (const of of hashes) removals.push(...of.keys());
  };

  const all = [to, ...before];
  compare(
    to.root.shared,
    before.map(({ root }) => root.shared),
    true,
  );
  for (const id of new Set(all.flatMap(({ root }) => root.editions.map((edition) => edition.id)))) {
    const manifests = new Set(all.map((release) => release.edition(id)?.manifest.sha256));
    if (manifests.size === 1 && !isRepair) continue;
    const others = before.map(async (release) => {
      const documents = release.documentsOf(id);
      return isRepair ? documents.catch(() => []) : documents;
    });
    compare(await to.documentsOf(id), await Promise.all(others), false);
  }
  const order = (a: DocumentChange, b: DocumentChange) =>
    a.phase - b.phase || (a.entry.path < b.entry.path ? -1 : 1);
  return { puts: puts.sort(order), removals: [...new Set(removals)].sort() };
}

/** @param found its hash in each release that may lie there; undefined where that has none of it. */
function phaseOf(path: string, found: readonly (string | undefined)[]): PutPhase {
  const isAnywhere = found.some((sha256) => sha256 !== undefined);
  const phase = phaseOfChanged(path);
  // A list that only some of them have may be there and be read: it must not come before what it lists
  if (isAnywhere && phase === putPhases.changedLists) return phase;
  return found.every((sha256) => sha256 !== undefined) ? phase : putPhases.added;
}
