import { diffLines } from '../release/diff/diff-lines.ts';
import { diffReleases } from '../release/diff/diff-releases.ts';
import type { ReleaseDiff } from '../release/diff/release-diff.ts';
import { openReleaseSource } from '../release/open-release-source.ts';
import type { BucketOptions } from './bucket-options.ts';
import { printable } from './printable.ts';

interface PrintDiffOptions extends BucketOptions {
  readonly json?: true;
  readonly verses?: true;
  readonly manifestsOnly?: boolean;
}

/** What `scriptorium diff` does; sets the exit code 0 or 1. @throws ReleaseError, LibraryError */
export async function printDiff(
  whereA: string,
  whereB: string,
  { json, verses, manifestsOnly = false, ...bucket }: PrintDiffOptions,
): Promise<void> {
  await using a = closing(await openReleaseSource(whereA, bucket));
  await using b = closing(await openReleaseSource(whereB, bucket));
  const diff = await diffReleases(a.value, b.value, { manifestsOnly });
  if (json) console.log(JSON.stringify(verses ? diff : withoutVerses(diff), null, 2));
  else for (const line of diffLines(diff, { withVerses: verses ?? false })) console.log(printable(line));
  process.exitCode = diff.isEqual ? 0 : 1;
}

function closing<Value extends { close(): Promise<void> }>(value: Value) {
  return { value, [Symbol.asyncDispose]: () => value.close() };
}

function withoutVerses(diff: ReleaseDiff): ReleaseDiff {
  const editions = diff.editions.map((edition) => {
    const chapters = edition.chapters.map(({ verses: _, ...chapter }) => chapter);
    return { ...edition, chapters };
  });
  return { ...diff, editions };
}
