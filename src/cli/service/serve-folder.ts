import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { exitCodes, UsageError } from '../../lib/user-error.ts';
import { isLibrary, type Library, openServedLibrary } from '../../library/library.ts';
import { OutdatedLibraryError } from '../../library/library-errors.ts';
import { currentFile, damagedFile, quarantine } from '../../library/library-folder.ts';
import { ServedLibrary } from '../../library/served-library.ts';
import type { BuildFigures, BuildResult } from '../../server/observe/build-figures.ts';
import { startServer } from '../../server/start-server.ts';
import { programLog } from '../report/program-log.ts';
import type { ContentBuilt } from './content-builds.ts';
import { type ServeOptions, startLibraryService } from './library-service.ts';
import { handleSignals } from './signals.ts';
import { webPages } from './web-pages.ts';
import { welcome } from './welcome.ts';

/**
 * Serves a library, or compiles a content folder and serves the result, until a signal stops it. Listens
 * first: with the existing library, or without one until the first build is done.
 */
export async function serveFolder(folder: string, given: ServeOptions): Promise<void> {
  const isContent = !isLibrary(folder);
  checkOptions(folder, given, isContent);
  const checks = given.check ? await checksOf(folder, given.editor) : undefined;
  const options = checks ? { ...given, reportsFolder: checks.folder } : given;
  const directory = isContent ? (options.library ?? `${resolve(folder)}.library`) : folder;
  const running = new AsyncDisposableStack();
  running.defer(() => checks?.stop());
  let reload = () => {};
  handleSignals({ stop: () => running.disposeAsync(), reload: () => reload() });
  try {
    if (isContent) quarantineDamaged(directory);
    const isBuilding = isContent && !hasEditions(directory);
    if (isBuilding && !statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
      const { editionFolders } = await import('../../compile/plan/plan-editions.ts');
      editionFolders(folder);
    }
    const service = await startService(directory, isBuilding, options, running);
    if (service === undefined) return;
    const output = options.log === 'off' ? 1 : 2;
    const greet = () =>
      withLibrary(directory, (library) => {
        const facts = { event: 'serving', url: service.url, editions: library.editions().length };
        programLog.print(welcome(service.url, library, options.host), output, facts);
      });
    reload = () => {
      programLog.info('SIGHUP: opening the library again.', { event: 'reload' });
      service.reload();
    };
    if (!isBuilding) greet();
    makePages(running);
    if (!isContent) return;
    const { ContentBuilds } = await import('./content-builds.ts');
    if (running.disposed) return;
    const builds = new ContentBuilds(folder, directory, {
      output,
      withBrotli: options.brotli,
      withSearch: options.search,
      onProgress: (progress) => service.builds.follow(progress),
      onBuilt: (built) => {
        service.builds.record(resultOf(built, directory));
        void checks?.again();
      },
    });
    running.defer(() => builds.stop());
    if (checks) programLog.print(`The sources are checked after each build: ${service.url}/check/`, output);
    if (isBuilding)
      programLog.print(
        `Compiling ${folder}. ${service.url}/ shows the progress; documents are available when it is done.`,
        output,
      );
    const buildCode = await builds.start();
    if (running.disposed) return;
    if (isBuilding && !hasEditions(directory)) {
      if (buildCode !== exitCodes.bug && hasLibrary(directory))
        programLog.error('No edition could be compiled, so there is nothing to serve.');
      return await fail(running, buildCode || exitCodes.failed);
    }
    if (isBuilding) {
      service.reload();
      greet();
    }
    const reopen = reload;
    reload = () => {
      reopen();
      void builds.again();
    };
  } catch (error) {
    await running.disposeAsync();
    throw error;
  }
}

function checkOptions(folder: string, given: ServeOptions, isContent: boolean): void {
  const { check, editor, library, brotli, search, publicUrl, basePath } = given;
  if (check && !isContent)
    throw new UsageError('--check requires a content folder: a library has no sources.');
  if (editor !== undefined && !check) throw new UsageError('--editor requires --check.');
  const ofBuilds = [
    ...(library === undefined ? [] : ['--library']),
    ...(brotli ? ['--brotli'] : []),
    ...(search ? [] : ['--no-search']),
  ];
  if (!isContent && ofBuilds.length > 0)
    programLog.warning(
      `${folder} is a library, so these options have no effect: ${ofBuilds.join(', ')}. They are for content folders.`,
    );
  if (publicUrl !== undefined && !publicUrl.endsWith(basePath))
    programLog.warning(
      `--public-url ${publicUrl} does not end with the base path, ${basePath}: links to pages will be broken.`,
    );
}

async function checksOf(folder: string, editor: string | undefined) {
  const { ContentChecks } = await import('./content-builds.ts');
  return new ContentChecks(folder, editor);
}

/** A damaged library can be rebuilt, so it does not prevent the service from starting. */
export function quarantineDamaged(directory: string): void {
  const damaged = damagedFile(directory);
  const path = damaged && quarantine(directory, damaged.file);
  if (!damaged || !path) return;
  const what = `The library file ${damaged.file.path} ${damaged.problem}. It is kept as ${path}`;
  programLog.warning(`${what}; building the library again.`);
}

const pagesMilliseconds = 100;

interface Service {
  readonly url: string;
  reload(): void;
  readonly builds: BuildFigures;
}

/** @returns undefined if a worker could not start and has reported the reason. */
async function startService(
  directory: string,
  isBuilding: boolean,
  options: ServeOptions,
  running: AsyncDisposableStack,
): Promise<Service | undefined> {
  if (options.workers === 1) {
    const service = await startLibraryService(new ServedLibrary(directory, { isBuilding }), options);
    running.defer(() => service.stop());
    return { url: service.url, reload: () => service.reload(), builds: service.metrics.builds };
  }
  if (!isBuilding) await withLibrary(directory, () => {});
  // Workers would share the port with any other server that also shares it, so make sure that it is free
  const probe = await startServer({ host: options.host, port: options.port });
  await probe.stop();
  const { ServerWorkers } = await import('./server-workers.ts');
  const workers = new ServerWorkers(directory, { ...options, port: probe.port }, isBuilding);
  running.defer(() => workers.stop());
  const exitCode = await workers.start();
  if (exitCode !== exitCodes.done) {
    await fail(running, exitCode);
    return undefined;
  }
  return { url: probe.url + options.basePath, reload: () => workers.reload(), builds: workers.builds };
}

function resultOf({ exitCode, failed, ...figures }: ContentBuilt, directory: string): BuildResult {
  const served = new Set(
    hasLibrary(directory) ? withLibrary(directory, (library) => library.editions().map(({ id }) => id)) : [],
  );
  const stale = failed.filter((id) => id !== undefined && served.has(id)).length;
  return { ...figures, isSuccess: exitCode === exitCodes.done, stale, failed: failed.length - stale };
}

/** False for the empty file left by a build that was killed while it created the library. */
function hasLibrary(directory: string): boolean {
  return currentFile(directory) !== undefined;
}

/**
 * False also for a library of an older version, which the first build replaces, and for one that a killed
 * build left without editions. @throws LibraryError
 */
export function hasEditions(directory: string): boolean {
  try {
    return hasLibrary(directory) && withLibrary(directory, (library) => library.editions().length > 0);
  } catch (error) {
    if (error instanceof OutdatedLibraryError) return false;
    throw error;
  }
}

function withLibrary<Result>(directory: string, use: (library: Library) => Result): Result {
  const library = openServedLibrary(directory);
  try {
    return use(library);
  } finally {
    void library.close();
  }
}

function makePages(running: AsyncDisposableStack): void {
  const timer = setTimeout(() => {
    if (running.disposed) return;
    const making = webPages.start();
    running.defer(() => void making?.kill());
  }, pagesMilliseconds);
  running.defer(() => clearTimeout(timer));
}

function fail(running: AsyncDisposableStack, exitCode: number): Promise<void> {
  process.exitCode = exitCode;
  return running.disposeAsync();
}
