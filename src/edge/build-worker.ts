import { join } from 'node:path';
import { gzipSync } from 'bun';
import { UserError } from '../lib/user-error.ts';

interface BuiltWorker {
  readonly text: string;
  readonly gzipBytes: number;
}

const at = (name: string) => join(import.meta.dir, name);

/** Bundles the worker into one module that uses only the web platform. @throws UserError */
export async function buildWorker(): Promise<BuiltWorker> {
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
  return { text, gzipBytes: gzipSync(text, { level: 9 }).length };
}

const publishedTables: Bun.BunPlugin = {
  name: 'published tables',
  setup(build) {
    const filter = /generated\/(?:book-names|simplified-characters)\.ts$/;
    build.onResolve({ filter }, () => ({ path: at('published-tables.ts') }));
  },
};
