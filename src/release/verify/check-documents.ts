import type { ManifestEntry } from '../../documents/manifest/manifest-schema.ts';
import { forEachInFlight } from '../../lib/for-each-in-flight.ts';
import { NetworkFault } from '../../net/network-fault.ts';
import type { ReleaseSource } from '../release-source.ts';
import { UnsoundObject } from '../unsound-object.ts';
import { checkCopies } from './check-copies.ts';
import { documentProblem } from './document-problem.ts';
import type { VerifyOptions } from './verify-options.ts';

/** Few of these at a time, so that they fit in memory. */
const largeBytes = 8 * 1024 * 1024;
const largeAtATime = 2;
/** A server that was not reached for so many documents in a row is not asked for the others. */
const mostUnreached = 32;

export interface CheckedDocuments {
  readonly checked: number;
  /** Of the documents that were right, decoded. */
  readonly bytes: number;
  /** How many are of the other release of a publication that is not finished. */
  readonly ofOther: number;
  /** How many were right once the base path of a live server was taken off their links. */
  readonly mounted: number;
  /** How many the network did not give, and why; undefined when it gave all. */
  readonly unreached: { readonly documents: number; readonly reason: string } | undefined;
}

export interface CheckedPlace {
  /** Of all files, where there is a list of them. */
  readonly paths: ReadonlySet<string> | undefined;
  /** What documents may also be. */
  readonly others: ReadonlyMap<string, readonly ManifestEntry[]>;
}

/** Reads documents and compares them with what a manifest says of them. */
export async function checkDocuments(
  source: ReleaseSource,
  entries: readonly ManifestEntry[],
  { paths, others }: CheckedPlace,
  { concurrency, onProblem, onProgress }: VerifyOptions,
): Promise<CheckedDocuments> {
  let [checked, bytes, ofOther, mounted, unreachedInARow] = [0, 0, 0, 0, 0];
  let reason = '';

  const compare = async (entry: ManifestEntry) => {
    const mayBe = others.get(entry.path) ?? [];
    const found = await source.read(entry.path, documentProblem.mostBytes(entry, ...mayBe));
    const problem = documentProblem.of(found, entry);
    if (problem && found && mayBe.some((other) => !documentProblem.of(found, other))) {
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
  await forEachInFlight(large, Math.min(largeAtATime, concurrency), check, isOver);
  const documents = entries.length - checked;
  return { checked, bytes, ofOther, mounted, unreached: documents > 0 ? { documents, reason } : undefined };
}
