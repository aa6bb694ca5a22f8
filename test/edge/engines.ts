import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeWorker } from '../../src/edge/build-worker.ts';
import { newFolder } from '../new-folder.ts';

const repository = join(import.meta.dir, '../..');
const packages = join(repository, 'node_modules');
const deno =
  [...new Bun.Glob('@deno/*/deno').scanSync(packages)].map((file) => join(packages, file))[0] ?? '';

export interface Engine {
  readonly name: string;
  /** Program and arguments, for a folder with the worker and a folder with published files. */
  readonly command: (worker: string, published: string) => readonly string[];
  readonly isInstalled: boolean;
}

export const engines: readonly Engine[] = [
  {
    name: 'workerd',
    command: (worker, published) => [
      'node',
      join(import.meta.dir, 'miniflare-host.mjs'),
      join(worker, 'worker.js'),
      published,
    ],
    isInstalled: existsSync(join(packages, 'miniflare')),
  },
  { name: 'bun', command: (worker) => [process.execPath, join(worker, 'bun.mjs')], isInstalled: true },
  {
    name: 'deno',
    command: (worker) => [
      deno,
      'run',
      '--allow-net',
      '--allow-env',
      '--allow-read',
      join(worker, 'deno.mjs'),
    ],
    isInstalled: existsSync(deno),
  },
  { name: 'node', command: (worker) => ['node', join(worker, 'node.mjs')], isInstalled: true },
];

export interface RunningEngine {
  readonly url: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

export async function startEngine(
  { name, command }: Engine,
  published: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<RunningEngine> {
  const worker = newFolder();
  await writeWorker(worker, name === 'workerd' ? 'cloudflare' : (name as 'bun'));
  const child = Bun.spawn([...command(worker, published)], {
    env: {
      ...process.env,
      FOLDER: published,
      PORT: '0',
      // Termux sets it for its own purposes
      PREFIX: '/data/data/com.termux/files/usr',
      NODE_EXTRA_CA_CERTS: undefined,
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    child.kill();
    await child.exited;
  };
  const listening = Promise.withResolvers<string>();
  const read = async () => {
    let printed = '';
    const decoder = new TextDecoder();
    for await (const chunk of child.stdout) {
      printed += decoder.decode(chunk, { stream: true });
      const port = / listens at http:\/\/[^/]+:(\d+)\//.exec(printed)?.[1];
      if (port !== undefined) listening.resolve(`http://127.0.0.1:${port}`);
    }
    listening.reject(new Error(`${name} ended before it listened:\n${printed}`));
  };
  void read();
  return { url: await listening.promise, pid: child.pid, stop };
}
