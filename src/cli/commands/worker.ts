import { Command, Option } from 'commander';
import type { WorkerHost } from '../../edge/build-worker.ts';
import { sizeText } from '../../lib/count.ts';
import { optionValues } from '../options.ts';

/** Repeats the names in `build-worker.ts`, which is only loaded when it is used. */
const hosts = ['cloudflare', 'deno', 'bun', 'node', 'lambda'] as const satisfies readonly WorkerHost[];

const details = `
worker.js answers every question (/api/x/passage, /api/x/search, ...) from published files, which it
reads from a bucket, a folder or another host: see docs/edge.md. It contains no documents, so it only
changes with the version of Scriptorium.
Exit code: 0 when the files were written, 1 when they were not, 2 for a usage error.`;

interface WorkerCommandOptions {
  readonly out: string;
  readonly for?: WorkerHost;
}

export function workerCommand(): Command {
  return new Command('worker')
    .description('write a module that answers questions at the edge, from published files')
    .requiredOption('-o, --out <folder>', 'folder to write worker.js into', optionValues.localPath)
    .addOption(
      new Option(
        '--for <host>',
        'also write the files for a host, unless they exist: a configuration or a main module',
      ).choices(hosts),
    )
    .addHelpText('after', details)
    .action(({ out, for: host }: WorkerCommandOptions) => writeWorkerFiles(out, host));
}

export async function writeWorkerFiles(
  folder: string,
  host?: WorkerHost,
  print: (line: string) => void = console.log,
): Promise<void> {
  const { writeWorker } = await import('../../edge/build-worker.ts');
  const { file, gzipBytes, copied } = await writeWorker(folder, host);
  print(`${file}: ${sizeText(gzipBytes)} compressed`);
  for (const name of copied) print(`${folder}/${name}`);
}
