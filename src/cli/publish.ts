import { type Command, InvalidArgumentError, Option } from 'commander';
import type { SiblingCoding } from '../publish/published-object.ts';
import { defaultCacheControl } from '../site/fields.ts';
import { addBucketOptions } from './bucket-options.ts';
import { optionValues } from './option-values.ts';
import type { PublishCommandOptions } from './publish-command-options.ts';
import { StrictCommand } from './strict-command.ts';

const details = `
DEST is a folder, a file whose name ends in .zip, or s3://bucket/prefix of any S3-compatible store
(--endpoint for others than Amazon's; credentials are taken from AWS_ACCESS_KEY_ID and
AWS_SECRET_ACCESS_KEY, or wherever else the AWS SDK looks for them). Only what has changed since the
last time is sent. A publication that was interrupted goes on when the command is run again.
Exit code: 0 when DEST has the release, also when there was nothing to do; 1 when it failed; 2 for a
wrong call.`;

/** `scriptorium publish LIBRARY DEST` */
export function publishCommand(): Command {
  const command = new StrictCommand('publish')
    .description('write a library as static files: to a folder, a zip, or an object store')
    .argument('<library>', 'folder of the library')
    .argument('<dest>', 'folder, file.zip or s3://bucket/prefix')
    .option('-n, --dry-run', 'tell what would be done, and do nothing', false)
    .option('--json', 'tell the result, and with --dry-run every path, as JSON', false)
    .option('--sign <key>', 'sign the release: private key (PEM, Ed25519)')
    .option(
      '--siblings <codings>',
      'compressed files beside each plain one: gzip, br, "gzip,br" or none',
      siblings,
    )
    .addOption(
      new Option('--encoding <coding>', 'coding of the objects of a store')
        .choices(['gzip', 'br', 'identity'])
        .default('gzip'),
    )
    .option('--cache-control <value>', 'of every document', optionValues.cacheControl, defaultCacheControl)
    .option('--cors <origin>', 'whose pages may read: *, one origin or off', optionValues.corsOrigin, '*')
    .option('--no-reader', 'a plain list as front page instead of the reader and the API explorer')
    .option('--no-host-files', 'no front page, error pages and configurations beside the documents');
  return addBucketOptions(command)
    .option('--concurrency <n>', 'files at a time', optionValues.connections)
    .option('--all', 'put every file anew, after options have changed or files were damaged', false)
    .option('--force', 'use a folder or replace a zip that nothing was published to', false)
    .addHelpText('after', details)
    .action(async (library: string, destination: string, options: PublishCommandOptions) => {
      const { publishLibrary } = await import('./publish-library.ts');
      await publishLibrary(library, destination, options);
    });
}

function siblings(value: string): ReadonlySet<SiblingCoding> {
  const names = value === 'none' ? [] : value.split(',').map((name) => name.trim());
  const isCoding = (name: string): name is SiblingCoding => name === 'gzip' || name === 'br';
  if (!names.every(isCoding)) throw new InvalidArgumentError('Give gzip, br, "gzip,br" or none.');
  return new Set(names);
}
