import { links } from '../../documents/links.ts';
import type { ManifestEntry } from '../../documents/manifest/manifest-schema.ts';
import { sha256Of } from '../../lib/sha256-of.ts';
import type { ParsedRelease } from '../release.ts';
import { UnsoundObject } from '../release-error.ts';
import type { FoundObject, ReleaseSource } from '../release-source.ts';
import { readLimits } from '../untrusted-bytes.ts';
import { checkCopies } from './check-documents.ts';
import type { EntriesByPath } from './publication.ts';

type OnProblem = (path: string, problem: string) => void;

/**
 * Checks the files of a place that can be listed, besides the documents: every file belongs to a release, compressed copies
 * of manifests match them, and manifests of older releases match their names.
 * @param paths of all files below `/api/`.
 */
export async function checkFiles(
  source: ReleaseSource,
  paths: ReadonlySet<string>,
  {
    release,
    listed,
    others,
  }: {
    readonly release: FoundObject & ParsedRelease;
    readonly listed: readonly ManifestEntry[];
    readonly others: EntriesByPath;
  },
  onProblem: OnProblem,
): Promise<void> {
  const known = new Set(listed.map(({ path }) => path));
  const isListed = (path: string) => known.has(path) || others.has(path);
  for (const path of unlistedFiles(paths, isListed)) onProblem(path, 'is in no manifest');
  const { bytes, sha256, manifest } = release;
  const current = [
    ...[links.manifest, links.release(sha256)].map((path) => ({ path, sha256, size: bytes.length })),
    ...manifest.editions.map((edition) => edition.manifest),
  ];
  for (const entry of current) await checkCopies(source, paths, entry, onProblem);
  const checked = new Set(current.map(({ path }) => path));
  const kept = [...paths].filter((path) => !checked.has(path));
  await checkNames(source, kept, onProblem);
}

const manifestPath = /^\/api\/x\/manifests\/(?:[A-Za-z0-9_-]+\/)?([0-9a-f]{64})\.json$/;
const signaturePath = /^(\/api\/x\/manifests\/[0-9a-f]{64})\.sig$/;
const notes: readonly string[] = [links.manifest, links.releases, links.publishing];

/** Files below `/api/` that no release put there. Manifests of older releases are kept; a copy goes with its document. */
function unlistedFiles(paths: ReadonlySet<string>, isListed: (path: string) => boolean): readonly string[] {
  const belongs = (path: string): boolean =>
    isListed(path) ||
    notes.includes(path) ||
    manifestPath.test(path) ||
    paths.has(`${signaturePath.exec(path)?.[1]}.json`);
  return [...paths].filter((path) => !belongs(path) && !belongs(path.replace(/\.(?:gz|br)$/, ''))).sort();
}

/** Reads those of the files that are manifests and compares them with the hashes in their names. */
async function checkNames(
  source: ReleaseSource,
  paths: readonly string[],
  onProblem: OnProblem,
): Promise<void> {
  for (const path of paths) {
    const name = manifestPath.exec(path)?.[1];
    if (!name) continue;
    try {
      const found = await source.read(path, readLimits.manifest);
      if (found && sha256Of(found.bytes) !== name) onProblem(path, 'does not match the hash in its name');
    } catch (error) {
      if (!(error instanceof UnsoundObject)) throw error;
      onProblem(path, error.message);
    }
  }
}
