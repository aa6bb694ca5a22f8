import { links } from '../documents/links.ts';
import type { Releases } from '../documents/manifest/manifest-schema.ts';
import { forEachInFlight } from '../lib/for-each-in-flight.ts';
import { sha256Of } from '../lib/sha256.ts';
import { parseRelease } from '../release/release.ts';
import { insteadOfUnreadable } from '../release/release-error.ts';
import { mediaTypes } from '../site/fields.ts';
import type { Destination } from './destination.ts';
import { keptReleases } from './destination-state.ts';
import type { PublicationPlan } from './plan.ts';
import type { PublishedObject } from './published-object.ts';

export interface NextReleases {
  readonly file: Releases;
  /** Hashes of the releases that the list no longer has. */
  readonly dropped: readonly string[];
}

/** The list of releases after a publication. @returns undefined where it stays as it is. */
export function nextReleases(
  { to, state, changes, signature, isNewRelease, isSignatureNew }: PublicationPlan,
  now: Date,
): NextReleases | undefined {
  if (!isNewRelease && !isSignatureNew) return undefined;
  const kinds = changes.puts.map(({ kind }) => kind);
  const before = state.history.find(({ sha256 }) => sha256 === to.sha256);
  const entry = {
    sha256: to.sha256,
    publishedAt: now.toISOString(),
    documents: to.root.documents,
    size: to.root.size,
    added: kinds.filter((kind) => kind === 'added').length,
    changed: kinds.filter((kind) => kind === 'changed').length,
    deleted: changes.removals.length,
    isSigned: signature !== undefined || before?.isSigned === true,
  };
  const own = isNewRelease || !before ? entry : { ...before, isSigned: entry.isSigned };
  const releases = [own, ...state.history.filter(({ sha256 }) => sha256 !== to.sha256)];
  return {
    file: { format: 1, releases: releases.slice(0, keptReleases) },
    dropped: releases.slice(keptReleases).map(({ sha256 }) => sha256),
  };
}

const atOnce = 16;

/** The manifests and signatures of earlier releases, as they are at a destination that is written in full. */
export async function earlierManifests(
  { to }: PublicationPlan,
  { releases }: Releases,
  destination: Destination,
): Promise<readonly PublishedObject[]> {
  const found = new Map<string, PublishedObject>();
  const add = async (path: string, contentType: string) => {
    const bytes = await destination.read(path);
    if (!bytes) return undefined;
    const load = async () => ({
      gzip: Bun.gzipSync((await destination.read(path)) as Uint8Array<ArrayBuffer>),
    });
    found.set(path, { path, contentType, sha256: sha256Of(bytes), load });
    return bytes;
  };
  const editions = new Set<string>();
  await forEachInFlight(releases, atOnce, async ({ sha256, isSigned }) => {
    if (isSigned) await add(links.releaseSignature(sha256), mediaTypes.text);
    if (sha256 === to.sha256) return;
    const bytes = await add(links.release(sha256), mediaTypes.json);
    if (!bytes) return;
    try {
      for (const { manifest } of parseRelease(bytes).manifest.editions) editions.add(manifest.path);
    } catch (error) {
      insteadOfUnreadable(undefined)(error);
    }
  });
  const own = new Set(to.root.editions.map(({ manifest }) => manifest.path));
  await forEachInFlight(
    [...editions].filter((path) => !own.has(path)),
    atOnce,
    async (path) => {
      await add(path, mediaTypes.json);
    },
  );
  return [...found.values()];
}
