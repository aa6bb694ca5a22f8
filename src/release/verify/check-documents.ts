import { randomInt } from 'node:crypto';
import { links } from '../../documents/links.ts';
import type { ManifestEntry } from '../../documents/manifest/manifest-schema.ts';
import { forEachInFlight } from '../../lib/for-each-in-flight.ts';
import { sha256Of } from '../../lib/sha256.ts';
import { NetworkFault } from '../../net/network-fault.ts';
import type { ParsedRelease } from '../release.ts';
import { UnsoundObject } from '../release-error.ts';
import type { FoundObject, ReleaseSource } from '../release-source.ts';
import { decodeBody, readLimits } from '../untrusted-bytes.ts';
import type { EntriesByPath } from './publication.ts';

export interface CheckedDocuments {
  /** The number of documents that were read. */
  readonly checked: number;
  /** Of the documents that were right, decoded. */
  readonly bytes: number;
  /** The number of documents of the other release of an unfinished publication. */
  readonly ofOther: number;
  /** The number of documents that were right once the base path of a live server was removed from their links. */
  readonly mounted: number;
  /** How many the network did not deliver, and why; undefined when it delivered all. */
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
  /** The number of documents to check, chosen at random; all of them when left out. */
  readonly sample?: number | undefined;
  readonly onProblem: OnProblem;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

/** The files that exist at a place that can be listed. */
type ListedPaths = Pick<ReadonlySet<string>, 'has'>;

/** Only a few large documents at once, so that they fit in memory. */
const largeBytes = 8 * 1024 * 1024;
const largeAtOnce = 2;
/** When so many documents in a row were not reached, the others are not requested. */
const mostUnreached = 32;

/**
 * Reads documents and compares them with their manifest.
 * @param paths of all files, where they can be listed: compressed copies are checked too then.
 * @param others what documents may also be while a publication is in progress.
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
    const found = await source.read(entry.path, mostBytes(entry, ...alternatives));
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
      if (!(error instanceof UnsoundObject)) throw error;
      onProblem(entry.path, error.message);
    }
    unreachedInARow = 0;
    checked++;
    onProgress?.(checked, entries.length);
  };

  const isOver = () => unreachedInARow >= mostUnreached;
  const large = entries.filter(({ size }) => size > largeBytes);
  const small = entries.filter(({ size }) => size <= largeBytes);
  await forEachInFlight(small, concurrency, check, isOver);
  await forEachInFlight(large, Math.min(largeAtOnce, concurrency), check, isOver);
  const documents = entries.length - checked;
  return { checked, bytes, ofOther, mounted, unreached: documents > 0 ? { documents, reason } : undefined };
}

/** `count` of the items at random, in their order; all of them when there are not more. */
export function sampleOf<Item>(items: readonly Item[], count: number): readonly Item[] {
  let wanted = count;
  return items.filter((_, at) => {
    // Selection sampling (Knuth, The Art of Computer Programming 3.4.2 S)
    const isTaken = wanted > 0 && (wanted >= items.length - at || randomInt(items.length - at) < wanted);
    if (isTaken) wanted--;
    return isTaken;
  });
}

/** What is wrong with what was found for a document; undefined when it is right. */
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

/** Room for older versions of a document that are a little longer: they get a better message than "is larger". */
const slackBytes = 64 * 1024;

/** How much to read of a document, whatever size a manifest claims. */
export function mostBytes(...entries: readonly ManifestEntry[]): number {
  return Math.min(Math.max(...entries.map(({ size }) => size)) + slackBytes, readLimits.document);
}

const copies: readonly (readonly [suffix: string, coding: string])[] = [
  ['.gz', 'gzip'],
  ['.br', 'br'],
];

/** Checks the compressed copies that a web server may send in place of a file. */
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
      const found = await source.read(path, mostBytes(entry));
      const problem =
        found && documentProblem({ bytes: decodeBody(found.bytes, coding, mostBytes(entry)) }, entry);
      if (problem) onProblem(path, problem);
    } catch (error) {
      if (!(error instanceof UnsoundObject)) throw error;
      onProblem(path, error.message);
    }
  }
}

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
    pages,
    listed,
    others,
  }: {
    readonly release: FoundObject & ParsedRelease;
    readonly pages: { readonly sha256: string; readonly bytes: Uint8Array } | undefined;
    readonly listed: readonly ManifestEntry[];
    readonly others: EntriesByPath;
  },
  onProblem: OnProblem,
): Promise<void> {
  const known = new Set(listed.map(({ path }) => path));
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

/** Manifests, and documents that are kept of earlier releases. */
const hashedPath = /^\/api\/x\/(?:manifests\/(?:[A-Za-z0-9_-]+\/)?|kept\/)([0-9a-f]{64})\.json$/;
const signaturePath = /^(\/api\/x\/manifests\/[0-9a-f]{64})\.sig$/;
const notes: readonly string[] = [
  links.manifest,
  links.pages,
  links.releases,
  links.publishing,
  links.publisher,
];

/** Files below `/api/` that no release put there. Manifests of older releases are kept; a copy goes with its document. */
function unlistedFiles(paths: ReadonlySet<string>, isListed: (path: string) => boolean): readonly string[] {
  const belongs = (path: string): boolean =>
    isListed(path) ||
    notes.includes(path) ||
    hashedPath.test(path) ||
    paths.has(`${signaturePath.exec(path)?.[1]}.json`);
  return [...paths].filter((path) => !belongs(path) && !belongs(path.replace(/\.(?:gz|br)$/, ''))).sort();
}

/** Reads those of the files that are named by their hash and compares them with the hashes in their names. */
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
      if (!(error instanceof UnsoundObject)) throw error;
      onProblem(path, error.message);
    }
  }
}
