import { copyFileSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StagedFile } from '../lib/staged-file.ts';
import { UserError } from '../lib/user-error.ts';

const folderBucket = 'folder-bucket.mjs';

/** Files of `deploy/edge/` that a host needs in addition to the worker. The first one is the configuration. */
const hostFiles = {
  cloudflare: ['wrangler.toml'],
  deno: ['deno.mjs', folderBucket],
  bun: ['bun.mjs', folderBucket],
  node: ['node.mjs', folderBucket],
  lambda: ['lambda.mjs', folderBucket],
} as const;

export type WorkerHost = keyof typeof hostFiles;

interface WrittenWorker {
  readonly file: string;
  readonly gzipBytes: number;
  readonly copied: readonly string[];
}

/**
 * Writes `worker.js` into a folder, with the files of a host. Existing files of a host stay, because operators edit
 * them.
 * @throws UserError
 */
export async function writeWorker(folder: string, host?: WorkerHost): Promise<WrittenWorker> {
  const text = await buildWorker();
  const file = join(folder, 'worker.js');
  using staged = new StagedFile(file);
  writeFileSync(staged.path, text);
  staged.commit();
  const names: readonly string[] = host ? hostFiles[host] : [];
  const copied = names.filter((name) => !existsSync(join(folder, name)));
  for (const name of copied)
    copyFileSync(join(import.meta.dir, '../../deploy/edge', name), join(folder, name));
  return { file, gzipBytes: Bun.gzipSync(text, { level: 9 }).length, copied };
}

/** Bundles the worker into one module that uses only the web platform. @throws UserError */
export async function buildWorker(): Promise<string> {
  const { success, outputs, logs } = await Bun.build({
    entrypoints: [at('worker.ts')],
    target: 'browser',
    format: 'esm',
    minify: true,
    throw: false,
    plugins: [publishedTables],
  });
  const text = await outputs[0]?.text();
  if (!success || text === undefined) throw new UserError(`The worker cannot be built: ${logs.join(' ')}`);
  return text;
}

const at = (name: string) => join(import.meta.dir, name);

const publishedTables: Bun.BunPlugin = {
  name: 'published tables',
  setup(build) {
    const filter = /generated\/(?:book-names|simplified-characters)\.ts$/;
    const from = JSON.stringify(at('published-tables.ts'));
    const names = '{ bookNames: bookNamesTable, simplifiedCharacters }';
    const contents = `import { languageTables } from ${from}; export const ${names} = languageTables;`;
    build.onLoad({ filter }, () => ({ loader: 'js', contents }));
  },
};
