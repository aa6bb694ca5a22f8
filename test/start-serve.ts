import { join } from 'node:path';

const commandLine = join(import.meta.dir, '../src/cli/index.ts');

export interface ServeOptions {
  /** What runs the command line; the Bun of the tests when left out. */
  readonly through?: readonly string[];
  /** The file that is run in place of the command line, and runs that. */
  readonly command?: string;
  /** Further words of the command line. */
  readonly more?: readonly string[];
  /** The environment of the tests by default. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** The words that choose the port; `--port 0` when left out. */
  readonly port?: readonly string[];
}

/** A `serve` that a test started as a separate process. */
export interface ServedCommand {
  /** Without a slash at its end. */
  readonly url: string;
  readonly process: Bun.Subprocess;
  /** What it has printed so far, on both streams. */
  readonly printed: () => string;
}

/** Starts `scriptorium serve FOLDER` on a free port and waits until it says where it listens. */
export function startServe(folder: string, options: ServeOptions = {}): Promise<ServedCommand> {
  return startServing(['serve', folder], options);
}

/** Starts a command that serves, as `startServe` does. */
export async function startServing(
  words: readonly string[],
  options: ServeOptions = {},
): Promise<ServedCommand> {
  const through = options.through ?? [process.execPath];
  const { command = commandLine, port = ['--port', '0'] } = options;
  const child = Bun.spawn([...through, command, ...words, ...port, ...(options.more ?? [])], {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(options.environment && { env: options.environment }),
  });
  let printed = '';
  const listening = Promise.withResolvers<string>();
  const read = async (stream: ReadableStream<Uint8Array>) => {
    const decoder = new TextDecoder();
    for await (const chunk of stream) {
      printed += decoder.decode(chunk, { stream: true });
      const url = / at (http:\/\/\S+)\n/.exec(printed)?.[1];
      if (url) listening.resolve(url);
    }
  };
  Promise.all([read(child.stdout), read(child.stderr)]).then(() =>
    listening.reject(new Error(`${words[0]} ended before it listened:\n${printed}`)),
  );
  return { url: await listening.promise, process: child, printed: () => printed };
}
