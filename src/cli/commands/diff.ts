import { Command } from 'commander';
import { exitCodes } from '../../lib/user-error.ts';
import { addBucketOptions, type BucketOptions } from './bucket-options.ts';

interface DiffOptions extends BucketOptions {
  readonly json?: true;
  readonly verses?: true;
  readonly manifestsOnly?: true;
}

const details = `
A (old) and B (new) are each a library, a published directory or zip, the address of a server or of
a static host, s3://bucket/prefix, or a manifest (.json; then only manifests are compared).
The JSON is described in docs/verifying.md.
Exit code, as of diff(1): 0 when they are equal, 1 when they differ, 2 when something went wrong.`;

/** `scriptorium diff A B [--json] [--verses] [--manifests-only]` */
export function diffCommand(): Command {
  const command = new Command('diff')
    .description('tell what is different between two releases: editions, chapters, verses')
    .argument('<a>', 'the old one: library, published directory or zip, address, or manifest')
    .argument('<b>', 'the new one')
    .option('--json', 'print one JSON object')
    .option('--verses', 'tell what changed in each verse')
    .option('--manifests-only', 'read no documents: quick, but also tells of those whose text is the same')
    .addHelpText('after', details);
  return addBucketOptions(command).action(async (a: string, b: string, options: DiffOptions) => {
    try {
      const { printDiff } = await import('./print-diff.ts');
      await printDiff(a, b, options);
    } catch (error) {
      const { reportFailure } = await import('../report/report-failure.ts');
      reportFailure(error);
      if (process.exitCode !== exitCodes.bug) process.exitCode = exitCodes.usage;
    }
  });
}
