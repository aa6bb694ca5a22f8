import { rmSync } from 'node:fs';
import { join } from 'node:path';

const repository = join(import.meta.dir, '../..');
const compiler = join(repository, 'node_modules/typescript/bin/tsc');

/**
 * Builds the package in `folder`: a module and its types per source file of the client and of what it has in common with the
 * service (`client/src/`, `src/`), and `bundle.js`, which has all but the languages in one minified file.
 * @throws Error with the output of the compiler.
 */
export async function buildClient(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const project = join(repository, 'client');
  const compiled = Bun.spawn([process.execPath, compiler, '-p', project, '--outDir', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output = await new Response(compiled.stdout).text();
  if ((await compiled.exited) !== 0) throw new Error(output);
  await Bun.build({
    entrypoints: [join(project, 'src/index.ts')],
    outdir: folder,
    // The tables of all numberings are a separate file, loaded where they are needed
    splitting: true,
    naming: { entry: 'bundle.js', chunk: 'bundle-[hash].js' },
    target: 'browser',
    format: 'esm',
    minify: true,
  });
}

if (import.meta.main) {
  const folder = join(repository, 'client/dist');
  await buildClient(folder);
  console.log(`The client library is in ${folder}`);
}
