import { randomInt } from 'node:crypto';
import { links } from '../../documents/links.ts';
import type { ManifestEntry, PageManifest } from '../../documents/manifest/manifest-schema.ts';
import { forEachInFlight } from '../../lib/for-each-in-flight.ts';
import { sha256Of } from '../../lib/sha256.ts';
import { NetworkFault } from '../../net/network-fault.ts';
import type { ParsedRelease } from '../release.ts';
import { CorruptObjectError } from '../release-error.ts';
import type { FoundObject, ReleaseSource } from '../release-source.ts';
import { decodeBody, readLimits } from '../untrusted-bytes.ts';
import type { EntriesByPath } from './publication.ts';

export interface CheckedDocuments {
  readonly checked: number;
  readonly bytes: number;
  readonly ofOther: number;
  /** Number of documents that are correct after removing the base path of a live server from their links. */
  readonly mounted: number;
  /** Number of documents that could not be reached, and the reason; undefined if all could. */
  readonly unreached: { readonly documents: number; readonly reason: string } | undefined;
}

export const noDocuments: CheckedDocuments = {
  checked: 0,
  bytes: 0,
  ofOther: 0,
  mounted: 0,
  unreached: undefined,
};

/** Receives each problem: a predicate whose subject is the path, such as "is missing". */
export type OnProblem = (path: string, problem: string) => void;

interface CheckOptions {
  readonly concurrency: number;
  readonly sample?: number | undefined;
  readonly onProblem: OnProblem;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

type ListedPaths = Pick<ReadonlySet<string>, 'has'>;

/** Few large documents are read at the same time, so that they fit in memory. */
const largeBytes = 8 * 1024 * 1024;
const largeAtOnce = 2;
/** After this many unreachable documents in a row, no further ones are requested. */
const maxUnreachedInARow = 32;

/**
 * Reads documents and compares them with their manifest.
 * @param paths of all files, or undefined if the place cannot list them. If given, compressed copies are
 * checked too.
 * @param others documents that are also valid while a publication is in progress.
 */
export async function checkDocuments(
  source: ReleaseSource,
  listed: readonly ManifestEntry[],
  { paths, others }: { readonly paths: ListedPaths | undefined; readonly others: EntriesByPath },
  { concurrency, sample, onProblem, onProgress }: CheckOptions,
): Promise<CheckedDocuments> {
  const entries = sampleOf(listed, sample ?? listed.length);
  let [checked, bytes, ofOther, mounted, unreachedInARow] = [0, 0, 0, 0, 0];
  let reason = '';

  const compare = async (entry: ManifestEntry) => {
    const alternatives = others.get(entry.path) ?? [];
    const found = await source.read(entry.path, maxBytesOf(entry, ...alternatives));
    const problem = documentProblem(found, entry);
    if (problem && found && alternatives.some((other) => !documentProblem(found, other))) {
      ofOther++;
    } else if (problem) {
      onProblem(entry.path, problem);
    } else {
      bytes += entry.size;
      if (found?.wasMounted) mounted++;
      if (paths) await checkCopies(source, paths, entry, onProblem);
    }
  };

  const check = async (entry: ManifestEntry) => {
    try {
      await compare(entry);
    } catch (error) {
      if (error instanceof NetworkFault) {
        unreachedInARow++;
        reason = error.message;
        return;
      }
      if (!(error instanceof CorruptObjectError)) throw error;
      onProblem(entry.path, error.message);
    }
    unreachedInARow = 0;
    checked++;
    onProgress?.(checked, entries.length);
  };

  const isOver = () => unreachedInARow >= maxUnreachedInARow;
  const large = entries.filter(({ size }) => size > largeBytes);
  const small = entries.filter(({ size }) => size <= largeBytes);
  await forEachInFlight(small, concurrency, check, isOver);
  await forEachInFlight(large, Math.min(largeAtOnce, concurrency), check, isOver);
  const documents = entries.length - checked;
  return { checked, bytes, ofOther, mounted, unreached: documents > 0 ? { documents, reason } : undefined };
}

export function sampleOf<Item>(items: readonly Item[], count: number): readonly Item[] {
  let wanted = count;
  return items.filter((_, at) => {
    // Selection sampling (Knuth, The Art of Computer Programming 3.4.2 S)
    const isTaken = wanted > 0 && (wanted >= items.length - at || randomInt(items.length - at) < wanted);
    if (isTaken) wanted--;
    return isTaken;
  });
}

export function documentProblem(
  found: FoundObject | undefined,
  { size, sha256 }: ManifestEntry,
): string | undefined {
  if (!found) return 'is missing';
  const { bytes, age } = found;
  const cached = age ? `; a cache has held it for ${age} s (Age): purge the cache, or wait` : '';
  const actual = sha256Of(bytes);
  if (bytes.length !== size)
    return `has ${bytes.length} bytes, not ${size}, and the hash ${actual}, not ${sha256}${cached}`;
  return actual === sha256 ? undefined : `has the hash ${actual}, not ${sha256}${cached}`;
}

/** Margin for longer, older versions of a document, which get a better message than "is larger". */
const slackBytes = 64 * 1024;

export function maxBytesOf(...entries: readonly ManifestEntry[]): number {
  return Math.min(Math.max(...entries.map(({ size }) => size)) + slackBytes, readLimits.document);
}

const copies: readonly (readonly [suffix: string, coding: string])[] = [
  ['.gz', 'gzip'],
  ['.br', 'br'],
];

async function checkCopies(
  source: ReleaseSource,
  paths: ListedPaths,
  entry: ManifestEntry,
  onProblem: OnProblem,
): Promise<void> {
  for (const [suffix, coding] of copies) {
    const path = entry.path + suffix;
    if (!paths.has(path)) continue;
    try {
      const found = await source.read(path, maxBytesOf(entry));
      const problem =
        found && documentProblem({ bytes: decodeBody(found.bytes, coding, maxBytesOf(entry)) }, entry);
      if (problem) onProblem(path, problem);
    } catch (error) {
      if (!(error instanceof CorruptObjectError)) throw error;
      onProblem(path, error.message);
    }
  }
}

/**
 * Checks the files other than documents in a place that can list them: every file belongs to a release,
 * compressed copies of manifests match them, and manifests of older releases match their names.
 * @param paths of all files below `/api/`.
 */
export async function checkFiles(
  source: ReleaseSource,
  paths: ReadonlySet<string>,
  {
    release,
    pages,
    listed,
    others,
  }: {
    readonly release: FoundObject & ParsedRelease;
    readonly pages:
      | (Pick<PageManifest, 'pages'> & { readonly sha256: string; readonly bytes: Uint8Array })
      | undefined;
    readonly listed: readonly ManifestEntry[];
    readonly others: EntriesByPath;
  },
  onProblem: OnProblem,
): Promise<void> {
  const known = new Set([...listed, ...(pages?.pages ?? [])].map(({ path }) => path));
  const pagesSignature = pages && links.releaseSignature(pages.sha256);
  const isListed = (path: string) => known.has(path) || others.has(path) || path === pagesSignature;
  for (const path of unlistedFiles(paths, isListed)) onProblem(path, 'is in no manifest');
  const { bytes, sha256, manifest } = release;
  const current = [
    ...[links.manifest, links.release(sha256)].map((path) => ({ path, sha256, size: bytes.length })),
    ...manifest.editions.map((edition) => edition.manifest),
    ...(pages ? [{ path: links.pages, sha256: pages.sha256, size: pages.bytes.length }] : []),
  ];
  for (const entry of current) await checkCopies(source, paths, entry, onProblem);
  const checked = new Set(current.map(({ path }) => path));
  const kept = [...paths].filter((path) => !checked.has(path));
  await checkNames(source, kept, onProblem);
}

const hashedPath = /^\/api\/x\/(?:manifests\/(?:[A-Za-z0-9_-]+\/)?|kept\/)([0-9a-f]{64})\.json$/;
const signaturePath = /^(\/api\/x\/manifests\/[0-9a-f]{64})\.sig$/;
const notes: readonly string[] = [
  links.manifest,
  links.pages,
  links.releases,
  links.publishing,
  links.publisher,
];

/**
 * Files below `/api/` that belong to no release. Manifests of older releases are kept; a copy belongs to its
 * document.
 */
function unlistedFiles(paths: ReadonlySet<string>, isListed: (path: string) => boolean): readonly string[] {
  const belongs = (path: string): boolean =>
    isListed(path) ||
    notes.includes(path) ||
    hashedPath.test(path) ||
    paths.has(`${signaturePath.exec(path)?.[1]}.json`);
  return [...paths].filter((path) => !belongs(path) && !belongs(path.replace(/\.(?:gz|br)$/, ''))).sort();
}

async function checkNames(
  source: ReleaseSource,
  paths: readonly string[],
  onProblem: OnProblem,
): Promise<void> {
  for (const path of paths) {
    const name = hashedPath.exec(path)?.[1];
    if (!name) continue;
    try {
      const found = await source.read(path, readLimits.document);
      if (found && sha256Of(found.bytes) !== name) onProblem(path, 'does not match the hash in its name');
    } catch (error) {
      if (!(error instanceof CorruptObjectError)) throw error;
      onProblem(path, error.message);
    }
  }
}
