import { resolve } from 'node:path';
import { isLibrary, openLibrary } from '../library/library.ts';
import { startServer } from '../server/start-server.ts';
import { ContentBuilds } from './content-builds.ts';
import { welcome } from './welcome.ts';

export interface ServeOptions {
  readonly port: number;
  readonly host: string;
  readonly cacheControl: string;
  /** Folder of the library of a content folder. */
  readonly library?: string;
}

/** Serves a library, or compiles a content folder and serves that, until SIGINT or SIGTERM. */
export async function serveFolder(folder: string, options: ServeOptions): Promise<void> {
  const isContent = !isLibrary(folder);
  const directory = isContent ? (options.library ?? `${resolve(folder)}.library`) : folder;
  const running = new AsyncDisposableStack();
  const stop = () => running.disposeAsync().then(() => process.exit(0));
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  try {
    const builds = isContent ? new ContentBuilds(folder, directory) : undefined;
    running.defer(() => builds?.stop());
    const isBuilt = (await builds?.start()) ?? true;
    if (isBuilt || isLibrary(directory)) await serveLibrary(directory, isBuilt, options, running);
    else await fail(running);
  } catch (error) {
    await running.disposeAsync();
    throw error;
  }
}

async function serveLibrary(
  directory: string,
  isBuilt: boolean,
  { host, port, cacheControl }: ServeOptions,
  running: AsyncDisposableStack,
): Promise<void> {
  const library = openLibrary(directory, { readOnly: true });
  running.defer(() => library.close());
  if (!isBuilt && library.editions().length === 0) {
    console.error('scriptorium: no edition could be compiled, so there is nothing to serve.');
    return fail(running);
  }
  const server = await startServer({ library, host, port, cacheControl });
  running.defer(() => server.stop());
  console.log(welcome(server.url, library));
}

function fail(running: AsyncDisposableStack): Promise<void> {
  process.exitCode = 1;
  return running.disposeAsync();
}
