/**
 * Preloaded by `npm run test:quick` into test processes and the programs they start: records which modules of
 * `src/` they load, so that the run can list those that no test loads.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dir, '..');
const run = process.env.SCRIPTORIUM_TEST_RUN;

function folderOf(run: string): string {
  return join(run, 'loaded-modules');
}

export function modulesNeverLoaded(run: string): readonly string[] {
  const loaded = new Set(
    readdirSync(folderOf(run)).flatMap((name) => readFileSync(join(folderOf(run), name), 'utf8').split('\n')),
  );
  const transpiler = new Bun.Transpiler({ loader: 'ts' });
  const read = (file: string) => readFileSync(file, 'utf8');
  for (const file of loaded) {
    if (!file.endsWith('.ts')) continue;
    for (const { kind, path } of transpiler.scanImports(read(file)))
      if (kind === 'import-statement' && path.startsWith('.')) loaded.add(join(dirname(file), path));
  }
  return [...new Bun.Glob('src/**/*.ts').scanSync(root)]
    .filter((file) => !/\.(?:test|fixture|make|rows)\.ts$/.test(file) && !loaded.has(join(root, file)))
    .filter((file) => transpiler.transformSync(read(join(root, file))).trim() !== '')
    .sort();
}

/** The modules that worker threads start with: a thread has no exit event, and its cache cannot be read from here. */
const workers = new Set<string>();

function record(run: string): void {
  const loaded = [...Object.keys(require.cache), ...workers].filter((path) =>
    path.startsWith(`${root}/src/`),
  );
  mkdirSync(folderOf(run), { recursive: true });
  writeFileSync(join(folderOf(run), String(process.pid)), loaded.join('\n'));
}

async function recordThisProcess(run: string): Promise<void> {
  const PlainWorker = Worker;
  globalThis.Worker = class extends PlainWorker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      workers.add(Bun.fileURLToPath(new URL(url)));
    }
  };
  if (/\.test\.tsx?$/.test(Bun.main)) {
    const { afterAll } = await import('bun:test');
    afterAll(() => record(run));
  } else process.on('exit', () => record(run));
}

if (run && process.env.BUN_OPTIONS?.includes(import.meta.path)) await recordThisProcess(run);
