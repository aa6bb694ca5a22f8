import { fileURLToPath } from 'node:url';
import { watchContent } from '../compile/watch-content.ts';

const commandLine = fileURLToPath(new URL('index.ts', import.meta.url));

/**
 * Builds a content folder in a process of its own, so that the memory and the crashes of a build never
 * reach the server, and builds again when files change. The server sees the library's new state by itself.
 */
export class ContentBuilds {
  readonly #content: string;
  readonly #library: string;
  #running: Bun.Subprocess | undefined;
  #changedMeanwhile = false;
  #stopWatching: (() => void) | undefined;

  constructor(content: string, library: string) {
    this.#content = content;
    this.#library = library;
  }

  /** True when every edition was compiled. */
  async build(): Promise<boolean> {
    const command = [process.execPath, commandLine, 'build', this.#content, '--library', this.#library];
    this.#running = Bun.spawn(command, { stdio: ['ignore', 'inherit', 'inherit'] });
    const exitCode = await this.#running.exited;
    this.#running = undefined;
    return exitCode === 0;
  }

  watch(): void {
    this.#stopWatching = watchContent(this.#content, this.#library, () => this.#rebuild());
  }

  stop(): void {
    this.#stopWatching?.();
    this.#running?.kill();
  }

  async #rebuild(): Promise<void> {
    if (this.#running) {
      this.#changedMeanwhile = true;
      return;
    }
    do {
      this.#changedMeanwhile = false;
      console.log(`Files in ${this.#content} changed; compiling.`);
      await this.build();
    } while (this.#changedMeanwhile);
  }
}
