import { resolve } from 'node:path';
import { isLibrary, openLibrary } from '../library/library.ts';
import { startServer } from '../server/start-server.ts';
import { ContentBuilds } from './content-builds.ts';
import { welcome } from './welcome.ts';

export interface ServeOptions {
  readonly port: number;
  readonly host: string;
  /** Folder of the library of a content folder. */
  readonly library?: string;
}

/** Serves a library, or compiles a content folder and serves that, until SIGINT or SIGTERM. */
export async function serveFolder(folder: string, options: ServeOptions): Promise<void> {
  const isContent = !isLibrary(folder);
  const directory = isContent ? (options.library ?? `${resolve(folder)}.library`) : folder;
  const builds = isContent ? new ContentBuilds(folder, directory) : undefined;
  const isBuilt = (await builds?.build()) ?? true;
  if (!isBuilt && !isLibrary(directory)) {
    process.exitCode = 1;
    return;
  }
  const library = openLibrary(directory, { readOnly: true });
  if (!isBuilt && library.editions().length === 0) {
    console.error('scriptorium: no edition could be compiled, so there is nothing to serve.');
    process.exitCode = 1;
    return library.close();
  }
  const server = await startServer({ library, host: options.host, port: options.port }).catch(
    async (error) => {
      await library.close();
      throw error;
    },
  );
  console.log(welcome(server.url, library));
  builds?.watch();
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    builds?.stop();
    await server.stop();
    await library.close();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
