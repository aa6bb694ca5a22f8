import { join } from 'node:path';
import type { ServerOptions } from '../../src/server/start-server.ts';
import { hardeningLibrary } from './hardening-library.ts';

export interface Holdings {
  readonly memory: number;
  readonly files: number;
}

export class ServingProcess implements AsyncDisposable {
  readonly #child: Bun.Subprocess;
  #message = Promise.withResolvers<unknown>();
  port = 0;

  private constructor(library: string, limits: ServerOptions['limits']) {
    const script = join(import.meta.dir, 'serving.fixture.ts');
    this.#child = Bun.spawn([process.execPath, script, library, JSON.stringify(limits ?? {})], {
      stdio: ['ignore', 'inherit', 'inherit'],
      ipc: (message) => this.#message.resolve(message),
      onExit: () => this.#message.reject(new Error('The server ended.')),
    });
  }

  static async start(limits?: ServerOptions['limits']): Promise<ServingProcess> {
    const serving = new ServingProcess(await hardeningLibrary(), limits);
    serving.port = (await serving.#next<{ port: number }>()).port;
    return serving;
  }

  async holdings(): Promise<Holdings> {
    this.#child.send('holdings');
    return await this.#next<Holdings>();
  }

  async hasReleased(files: number): Promise<void> {
    while ((await this.holdings()).files > files) await Bun.sleep(20);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#message.promise.catch(() => {});
    this.#child.kill('SIGKILL');
    await this.#child.exited;
  }

  async #next<Message>(): Promise<Message> {
    const message = await this.#message.promise;
    this.#message = Promise.withResolvers();
    return message as Message;
  }
}
