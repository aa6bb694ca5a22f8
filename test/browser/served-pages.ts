import { join } from 'node:path';
import type { Library } from '../../src/library/library.ts';
import { type RunningServer, startServer } from '../../src/server/start-server.ts';
import { folderOfRun } from '../compiled.ts';

const build = join(import.meta.dir, '../../web/build.ts');

let made: Promise<string> | undefined;

export function pagesFolder(): Promise<string> {
  made ??= folderOfRun('pages', async (folder) => {
    const child = Bun.spawn([process.execPath, build, folder], { stdio: ['ignore', 'ignore', 'inherit'] });
    if ((await child.exited) !== 0) throw new Error('web/build.ts failed.');
  });
  return made;
}

const shared = new Map<Library, Map<string, Promise<RunningServer>>>();

export function sharedServer(library: Library, basePath = ''): Promise<RunningServer> {
  const servers = shared.getOrInsertComputed(library, () => new Map());
  return servers.getOrInsertComputed(basePath, () => servePages(library, basePath));
}

/**
 * Without `stale-while-revalidate`: Chromium reports the end of such a revalidation 30 s late, which would
 * delay tests that wait until nothing is loading.
 */
const cacheControl = 'public, max-age=300';

export async function servePages(library: Library, basePath = ''): Promise<RunningServer> {
  return startServer({ library, port: 0, basePath, cacheControl, pagesFolder: await pagesFolder() });
}
