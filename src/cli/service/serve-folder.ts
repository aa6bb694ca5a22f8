import { resolve } from 'node:path';
import { exitCodes } from '../../lib/user-error.ts';
import { isLibrary } from '../../library/library.ts';
import { damagedFile, setAside } from '../../library/library-folder.ts';
import { ServedLibrary } from '../../library/served-library.ts';
import { startServer } from '../../server/start-server.ts';
import { ContentBuilds } from './content-builds.ts';
import { type ServeOptions, startLibraryService, stopOnSignals } from './library-service.ts';
import { ServerWorkers } from './server-workers.ts';
import { webPages } from './web-pages.ts';
import { welcome } from './welcome.ts';

/** Serves a library, or compiles a content folder and serves that, until SIGINT or SIGTERM. */
export async function serveFolder(folder: string, options: ServeOptions): Promise<void> {
  const isContent = !isLibrary(folder);
  const directory = isContent ? (options.library ?? `${resolve(folder)}.library`) : folder;
  const running = new AsyncDisposableStack();
  stopOnSignals(running);
  try {
    if (isContent) setDamagedAside(directory);
    const builds = isContent
      ? new ContentBuilds(folder, directory, {
          output: options.log === 'off' ? 1 : 2,
          withBrotli: options.brotli,
        })
      : undefined;
    running.defer(() => builds?.stop());
    const buildCode = (await builds?.start()) ?? exitCodes.done;
    if (buildCode === exitCodes.done || isLibrary(directory)) {
      await serveLibrary(directory, buildCode, options, running);
    } else await fail(running, buildCode);
  } catch (error) {
    await running.disposeAsync();
    throw error;
  }
}

/** A library that can be built again is no reason not to serve. */
function setDamagedAside(directory: string): void {
  const damaged = damagedFile(directory);
  const path = damaged && setAside(directory, damaged.file);
  if (!damaged || !path) return;
  const what = `The library file ${damaged.file.path} ${damaged.problem}. It is kept as ${path}`;
  console.error(`scriptorium: ${what}; building the library again.`);
}

async function serveLibrary(
  directory: string,
  buildCode: number,
  options: ServeOptions,
  running: AsyncDisposableStack,
): Promise<void> {
  const served = new ServedLibrary(directory);
  running.defer(() => served.close());
  const { library } = served;
  if (buildCode !== exitCodes.done && library.editions().length === 0) {
    console.error('scriptorium: No edition could be compiled, so there is nothing to serve.');
    return fail(running, buildCode);
  }
  if (options.workers === 1) {
    const service = await startLibraryService(served, options);
    running.defer(() => service.stop());
    printer(options)(welcome(service.url, library));
    return makePages(running);
  }
  // Workers would share the port with any other server that shares: it must be free
  const probe = await startServer({ library, host: options.host, port: options.port });
  await probe.stop();
  const workers = new ServerWorkers(directory, { ...options, port: probe.port });
  running.defer(() => workers.stop());
  const workersCode = await workers.start();
  if (workersCode !== exitCodes.done) return fail(running, workersCode);
  printer(options)(welcome(probe.url + options.basePath, library));
  // Only the workers follow what is delivered: held open here, a library that was replaced would keep its disk space
  await served.close();
  makePages(running);
}

/** Only now: looking for what has changed in them keeps no first request waiting. */
function makePages(running: AsyncDisposableStack): void {
  const making = webPages.start();
  running.defer(() => void making?.kill());
}

/** Standard output is the access log's when there is one. */
function printer({ log }: ServeOptions): (text: string) => void {
  return log === 'off' ? console.log : console.error;
}

function fail(running: AsyncDisposableStack, exitCode: number): Promise<void> {
  process.exitCode = exitCode;
  return running.disposeAsync();
}
