import { Command } from 'commander';
import { count, sizeText } from '../../lib/count.ts';
import { optionValues } from '../options.ts';
import { addWriteOptions, Output, type WriteOptions } from '../report/output.ts';

interface DeliverOptions extends WriteOptions {
  readonly allowEmpty: boolean;
}

const details = `
A server that serves FOLDER opens the new library within two seconds and drops no request. The copy
is consistent even while a build writes to LIBRARY, so this also backs up a library in use.
Exit code: 0 when FOLDER has the library, 1 when it does not, 2 for a usage error.`;

export function deliverCommand(): Command {
  const { localPath } = optionValues;
  const command = new Command('deliver')
    .description('replace the library in a folder with a copy of another one')
    .argument('<library>', 'library folder', localPath)
    .argument('<folder>', 'folder to deliver to; created if it does not exist', localPath)
    .option('--allow-empty', 'deliver a library without editions', false)
    .addHelpText('after', details);
  return addWriteOptions(command).action(deliver);
}

async function deliver(
  library: string,
  folder: string,
  { dryRun: isDryRun = false, allowEmpty: isEmptyAllowed, ...shown }: DeliverOptions,
): Promise<void> {
  const { deliverLibrary } = await import('../../library/deliver-library.ts');
  const { isNew, editions, bytes } = await deliverLibrary(library, folder, { isDryRun, isEmptyAllowed });
  const outcome = !isNew ? 'already there' : isDryRun ? 'would be delivered' : 'delivered';
  const output = new Output(shown);
  output.news(`${folder}: ${outcome}, ${count(editions, 'edition')}, ${sizeText(bytes)}`);
  output.result({ folder, outcome, editions, bytes });
}
