import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { count, sizeText } from '../../lib/count.ts';
import { installation } from '../installation.ts';

const details = `
These are the starter content with its library, and the unpacked files of an executable (a single file). Both are
made again when they are needed. Your content folders and libraries are elsewhere and stay.
Exit code: 0; 1 if something could not be deleted.`;

const ownNames = /^(?:starter|program-[\da-z-]+)$/i;

export function cleanCommand(): Command {
  return new Command('clean')
    .description('delete what this program keeps in its cache folder')
    .option('-n, --dry-run', 'only list what would be deleted', false)
    .addHelpText('after', details)
    .action(({ dryRun }: { readonly dryRun: boolean }) => clean(installation.cacheFolder(), dryRun));
}

function clean(folder: string, isDryRun: boolean): void {
  const found = namesIn(folder).filter((name) => ownNames.test(name));
  let bytes = 0;
  for (const name of found) {
    const path = join(folder, name);
    const size = bytesIn(path);
    if (!isDryRun) rmSync(path, { recursive: true, force: true });
    console.log(`${isDryRun ? 'Would delete' : 'Deleted'} ${path} (${sizeText(size)})`);
    bytes += size;
  }
  if (found.length === 0) console.log(`${folder} contains nothing to delete.`);
  else if (found.length > 1) console.log(`${count(found.length, 'folder')}, ${sizeText(bytes)}`);
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function bytesIn(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + Bun.file(join(parentPath, name)).size, 0);
}
