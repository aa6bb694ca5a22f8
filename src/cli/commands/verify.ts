import { Command } from 'commander';
import { count } from '../../lib/count.ts';
import { UsageError } from '../../lib/user-error.ts';
import { optionValues } from '../option-values.ts';
import { addBucketOptions, type BucketOptions } from './bucket-options.ts';

interface VerifyOptions extends BucketOptions {
  readonly key?: string;
  readonly concurrency: number;
  readonly sample?: number;
}

const details = `
WHERE is a library, a published directory or zip, the address of a server or of a static host, or
s3://bucket/prefix. What is published is compared with its manifest: every document's size and
SHA-256, compressed copies, the manifests themselves; in a directory also files that are in no
manifest. docs/verifying.md tells more, also how to do it without this program.
Exit code: 0 when all is well, 1 when something is not or could not be read, 2 for a usage error.`;

/** `scriptorium verify LIBRARY|DEST_OR_URL` */
export function verifyCommand(): Command {
  const command = new Command('verify')
    .description('check that every document of a library or of a published place is what was written')
    .argument('<where>', 'library, published directory or zip, or address')
    .option(
      '--key <file>',
      'public key (PEM, Ed25519): the release must be signed with its private one',
      optionValues.localPath,
    )
    .option('--concurrency <n>', 'how many documents are read at a time', optionValues.connections, 16)
    .option('--sample <n>', 'read only so many documents, taken at random', optionValues.connections)
    .addHelpText('after', details);
  return addBucketOptions(command).action(async (where: string, options: VerifyOptions) => {
    const { isLibrary } = await import('../../library/library.ts');
    if (!isLibrary(where)) {
      const { verifyPublished } = await import('./verify-published.ts');
      await verifyPublished(where, options);
    } else if (options.key !== undefined || options.sample !== undefined) {
      throw new UsageError('--key and --sample are for what is published; a library is not signed.');
    } else {
      await verifyLibrary(where);
    }
  });
}

async function verifyLibrary(directory: string): Promise<void> {
  const { openLibrary } = await import('../../library/library.ts');
  const library = openLibrary(directory, { readOnly: true });
  let problems = 0;
  for (const { path, problem } of library.verify()) {
    problems++;
    console.log(`${path}: ${problem}`);
  }
  const documents = [...library.paths()].length;
  console.log(`${count(documents, 'document')}, ${count(problems, 'problem')}`);
  if (problems > 0) process.exitCode = 1;
  await library.close();
}
