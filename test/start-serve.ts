import { join } from 'node:path';

const commandLine = join(import.meta.dir, '../src/cli/index.ts');

export interface ServeOptions {
  readonly through?: readonly string[];
  readonly command?: string;
  readonly more?: readonly string[];
  readonly environment?: Readonly<Record<string, string | undefined>>;
  readonly port?: readonly string[];
}

export interface ServedCommand {
  readonly url: string;
  readonly process: Bun.Subprocess;
  readonly printed: () => string;
}

export function startServe(folder: string, options: ServeOptions = {}): Promise<ServedCommand> {
  return startServing(['serve', folder], options);
}

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
