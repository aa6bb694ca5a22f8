import { Command } from 'commander';
import { exitCodes } from '../../lib/user-error.ts';
import type { ReleaseDiff } from '../../release/diff/release-diff.ts';
import { addBucketOptions, type BucketOptions } from '../options.ts';
import { reportFailure } from '../report/problems.ts';
import { printable } from '../report/terminal.ts';

interface DiffOptions extends BucketOptions {
  readonly json?: true;
  readonly verses?: true;
  readonly manifestsOnly?: boolean;
}

const details = `
A (old) and B (new) are each a library, a published directory or zip, the URL of a server or static
host, s3://bucket/prefix, or a manifest (.json; then only manifests are compared).
docs/verifying.md describes the JSON.
Exit code, as for diff(1): 0 when they are equal, 1 when they differ, 2 for a usage error or when
they could not be compared.`;

export function diffCommand(): Command {
  const command = new Command('diff')
    .description('compare two releases: editions, chapters, verses')
    .argument('<a>', 'old release: library, published directory or zip, URL, or manifest')
    .argument('<b>', 'new release')
    .option('--json', 'print one JSON object')
    .option('--verses', 'show the changes in each verse')
    .option(
      '--manifests-only',
      'compare only manifests: fast, but also reports documents whose text is the same',
    )
    .addHelpText('after', details);
  return addBucketOptions(command).action(async (a: string, b: string, options: DiffOptions) => {
    try {
      await diff(a, b, options);
    } catch (error) {
      reportFailure(error);
      if (process.exitCode !== exitCodes.bug) process.exitCode = exitCodes.usage;
    }
  });
}

async function diff(
  whereA: string,
  whereB: string,
  { json, verses, manifestsOnly = false, ...bucket }: DiffOptions,
): Promise<void> {
  const [{ openReleaseSource }, { diffReleases }, { diffLines }] = await Promise.all([
    import('../../release/open-release-source.ts'),
    import('../../release/diff/diff-releases.ts'),
    import('../../release/diff/diff-lines.ts'),
  ]);
  await using a = closing(await openReleaseSource(whereA, bucket));
  await using b = closing(await openReleaseSource(whereB, bucket));
  const found = await diffReleases(a.value, b.value, { manifestsOnly });
  if (json) console.log(JSON.stringify(verses ? found : withoutVerses(found), null, 2));
  else for (const line of diffLines(found, { withVerses: verses ?? false })) console.log(printable(line));
  process.exitCode = found.isEqual ? exitCodes.done : exitCodes.failed;
}

function closing<Value extends { close(): Promise<void> }>(value: Value) {
  return { value, [Symbol.asyncDispose]: () => value.close() };
}

function withoutVerses(found: ReleaseDiff): ReleaseDiff {
  const editions = found.editions.map((edition) => {
    const chapters = edition.chapters.map(({ verses: _, ...chapter }) => chapter);
    return { ...edition, chapters };
  });
  return { ...found, editions };
}
