import { rmSync } from 'node:fs';
import { watchContent } from '../../compile/watch-content.ts';
import { threadsBesideServer } from '../../compile/workers/build-limits.ts';
import { failureOf } from '../../lib/failure.ts';
import { explain, temporaryFolder } from '../../lib/system-fault.ts';
import type { BuildProgress } from '../../server/observe/build-figures.ts';
import { programLog } from '../report/program-log.ts';
import { commandLine, spawnChild } from './child.ts';

interface ContentBuildsOptions {
  readonly output: 1 | 2;
  readonly withBrotli: boolean;
  readonly withSearch: boolean;
  readonly onProgress?: (progress: BuildProgress) => void;
  readonly onBuilt: (built: ContentBuilt) => void;
}

export interface BuildMessage {
  readonly failed: readonly (string | undefined)[];
  readonly errors: number;
  readonly warnings: number;
}

export interface ContentBuilt extends BuildMessage {
  readonly exitCode: number;
  readonly seconds: number;
}

/** The settings of `bin/bun.mjs` for a build, instead of those for a server. */
export const buildEnvironment = {
  BUN_JSC_useFTLJIT: '0',
  BUN_JSC_forceRAMSize: '150000000',
  MIMALLOC_PURGE_HOLES: '0',
};

/**
 * Builds a content folder in a separate process, so that the memory and the crashes of a build never affect
 * the server, and builds again when files change. The server detects the new library state automatically.
 */
export class ContentBuilds {
  readonly #content: string;
  readonly #library: string;
  readonly #options: ContentBuildsOptions;
  #running: Bun.Subprocess | undefined;
  #exitCode = 0;
  #isStopped = false;
  #stopWatching: (() => void) | undefined;

  constructor(content: string, library: string, options: ContentBuildsOptions) {
    this.#content = content;
    this.#library = library;
    this.#options = options;
  }

  /**
   * Starts watching, so that no change is missed, and then the first build. Changes during the build are
   * compiled too.
   * @returns the exit code of the build: 0 if every edition was compiled.
   */
  async start(): Promise<number> {
    this.#watch();
    await this.#build();
    return this.#exitCode;
  }

  stop(): void {
    this.#stopWatching?.();
    this.#isStopped = true;
    this.#running?.kill();
  }

  #watch(): void {
    try {
      this.#stopWatching = watchContent(this.#content, this.#library, {
        onChange: () => void this.#onChange(),
        onFault: (error) => programLog.warning(`Changes in one folder are not noticed: ${explain(error)}`),
      });
    } catch (error) {
      const advice = 'Changes are compiled after a restart.';
      programLog.warning(`${this.#content} cannot be watched: ${explain(error)} ${advice}`);
    }
  }

  #onChange(): Promise<void> {
    programLog.print(`Files in ${this.#content} changed; compiling.`, this.#options.output);
    return this.again();
  }

  async again(): Promise<void> {
    // A build that cannot start does not stop the server
    await this.#build().catch((error) => console.error(failureOf(error).text));
  }

  readonly #build = coalesced(async () => {
    if (this.#isStopped) return;
    const { output, withBrotli, withSearch } = this.#options;
    const settings = [...(withBrotli ? ['--brotli'] : []), ...(withSearch ? [] : ['--no-search'])];
    const threads = ['--threads', String(threadsBesideServer())];
    const words = ['build', this.#content, '--library', this.#library, ...threads, ...settings];
    const started = performance.now();
    let message: BuildMessage = { failed: [], errors: 0, warnings: 0 };
    this.#running = spawnChild([commandLine, ...words], {
      stdio: ['ignore', output, 'inherit'],
      name: 'build',
      env: buildEnvironment,
      ipc: (data) => {
        const sent = data as BuildMessage | { readonly progress: BuildProgress };
        if ('progress' in sent) this.#options.onProgress?.(sent.progress);
        else message = sent;
      },
    });
    this.#exitCode = await this.#running.exited;
    const seconds = (performance.now() - started) / 1000;
    this.#options.onBuilt({ ...message, exitCode: this.#exitCode, seconds });
  });
}

/**
 * Checks a content folder after each build, in a separate process. Keeps the pages of the last check in a
 * folder for the server.
 */
export class ContentChecks {
  readonly folder = temporaryFolder('scriptorium-check-pages-');
  readonly #content: string;
  readonly #editor: readonly string[];
  #running: Bun.Subprocess | undefined;
  #isStopped = false;

  constructor(content: string, editor: string | undefined) {
    this.#content = content;
    this.#editor = editor === undefined ? [] : ['--editor', editor];
  }

  readonly again = coalesced(async () => {
    if (this.#isStopped) return;
    const threads = ['--threads', String(threadsBesideServer())];
    const words = ['check', this.#content, '--html', this.folder, ...threads, ...this.#editor];
    this.#running = spawnChild([commandLine, ...words], {
      stdio: ['ignore', 'ignore', 'inherit'],
      name: 'check',
      env: buildEnvironment,
    });
    await this.#running.exited;
  });

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#running?.kill();
    await this.#running?.exited;
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Runs work once at a time. Any number of calls during a run cause one more run. */
export function coalesced(work: () => Promise<void>): () => Promise<void> {
  let isRunning = false;
  let isStale = false;
  return async () => {
    isStale = true;
    if (isRunning) return;
    isRunning = true;
    try {
      while (isStale) {
        isStale = false;
        await work();
      }
    } finally {
      isRunning = false;
    }
  };
}
