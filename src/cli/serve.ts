import { Command, InvalidArgumentError } from 'commander';
import { defaultCacheControl } from '../server/default-cache-control.ts';
import type { ServeOptions } from './serve-folder.ts';

/** `scriptorium serve CONTENT_OR_LIBRARY` */
export function serveCommand(): Command {
  const command = new Command('serve')
    .description('compile a content folder and serve it, or serve a library')
    .argument('<folder>', 'content folder (compiled first, again when files change) or library')
    .addHelpText('after', '\nStops on Ctrl-C or SIGTERM after the requests under way are answered.');
  return addServeOptions(command).action(async (folder: string, options: ServeOptions) => {
    const { serveFolder } = await import('./serve-folder.ts');
    await serveFolder(folder, options);
  });
}

/** The options of every command that serves. */
export function addServeOptions(command: Command, defaultLibrary = 'CONTENT.library beside it'): Command {
  return command
    .option('-p, --port <number>', 'port to listen on; 0 takes a free one', parsePort, 8080)
    .option('--host <address>', 'address to listen on; 0.0.0.0 is every network', '127.0.0.1')
    .option('--cache-control <value>', 'Cache-Control of every document', defaultCacheControl)
    .option('-l, --library <dir>', `where to keep the compiled library (default: ${defaultLibrary})`);
}

function parsePort(value: string): number {
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65535)
    throw new InvalidArgumentError('A port is a number from 0 to 65535.');
  return port;
}
