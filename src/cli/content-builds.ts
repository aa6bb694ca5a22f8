import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { watchContent } from '../compile/watch-content.ts';

const commandLine = fileURLToPath(new URL('index.ts', import.meta.url));

export interface ContentBuildsOptions {
  /** Where what builds tell goes: standard output or standard error. */
  readonly output: 1 | 2;
  readonly withBrotli: boolean;
}

/**
 * Builds a content folder in a process of its own, so that the memory and the crashes of a build never
 * reach the server, and builds again when files change. The server sees the library's new state by itself.
 */
export class ContentBuilds {
  readonly #content: string;
  readonly #library: string;
  readonly #options: ContentBuildsOptions;
  #running: Bun.Subprocess | undefined;
  #changedMeanwhile = false;
  #stopWatching: (() => void) | undefined;

  constructor(content: string, library: string, options: ContentBuildsOptions) {
    this.#content = content;
    this.#library = library;
    this.#options = options;
  }

  /**
   * The first build; true when every edition was compiled. Watching begins before it, so that no change is
   * missed; what changes meanwhile is compiled too.
   */
  start(): Promise<boolean> {
    const isFolder = statSync(this.#content, { throwIfNoEntry: false })?.isDirectory();
    if (isFolder) {
      this.#stopWatching = watchContent(this.#content, this.#library, {
        onChange: () => void this.#onChange(),
        onFault: ({ message }) =>
          console.error(`scriptorium: changes in one folder are not noticed (${message}).`),
      });
    }
    return this.#build();
  }

  stop(): void {
    this.#stopWatching?.();
    this.#changedMeanwhile = false;
    this.#running?.kill();
  }

  async #onChange(): Promise<void> {
    (this.#options.output === 1 ? console.log : console.error)(
      `Files in ${this.#content} changed; compiling.`,
    );
    if (this.#running) this.#changedMeanwhile = true;
    else await this.#build();
  }

  /** Builds until nothing changed during the build; true when every edition was compiled. */
  async #build(): Promise<boolean> {
    // As bin/bun.mjs does it for a build
    const env = { ...process.env, BUN_JSC_useFTLJIT: '0' };
    const { output, withBrotli } = this.#options;
    const words = ['build', this.#content, '--library', this.#library, ...(withBrotli ? ['--brotli'] : [])];
    const command = [process.execPath, commandLine, ...words];
    let exitCode: number;
    do {
      this.#changedMeanwhile = false;
      this.#running = Bun.spawn(command, { stdio: ['ignore', output, 'inherit'], env });
      exitCode = await this.#running.exited;
      this.#running = undefined;
    } while (this.#changedMeanwhile);
    return exitCode === 0;
  }
}
