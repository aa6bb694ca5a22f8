import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stemmerNames } from '../../src/search/forms/stemmers.ts';
import clientJson from '../package.json' with { type: 'json' };
import { keepReachedTypes } from './keep-reached-types.ts';

const repository = join(import.meta.dir, '../..');
const compiler = join(repository, 'node_modules/typescript/bin/tsc');

const entryModules = ['index', 'components', 'languages', 'react', 'references'] as const;

/**
 * Builds the package in `folder`: a module and its types per source file of the client and of the code shared
 * with the service (`client/src/`, `src/`), the same in `cjs/` for `require`, and `bundle/`, minified, for
 * pages without a bundler: a file per module of the package, and separate files for shared and lazy code. Stemmers
 * are copied into `stemmers/`, so that the package needs no other one.
 * @throws Error with the output of the compiler.
 */
export async function buildClient(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const project = join(repository, 'client');
  await Promise.all([
    compile(join(project, 'tsconfig.json'), folder),
    compile(join(project, 'tsconfig.cjs.json'), join(folder, 'cjs')),
  ]);
  const imports = JSON.stringify(clientJson.imports).replaceAll('./dist/', './');
  writeFileSync(join(folder, 'cjs/package.json'), `{ "type": "commonjs", "imports": ${imports} }\n`);
  for (const base of [folder, join(folder, 'cjs')]) importByCondition(base);
  const entries = entryModules.map((name) => `client/src/${name}.d.ts`);
  // Both kinds of modules have the same types. Only ES modules may import the others
  for (const name of entryModules)
    writeFileSync(
      join(folder, `client/src/${name}.d.ts`),
      `export * from '../../cjs/client/src/${name}.js';\n`,
    );
  keepReachedTypes(folder, entries);
  copyStemmers(folder, 'js');
  copyStemmers(join(folder, 'cjs'), 'cjs');
  await Bun.build({
    entrypoints: entryModules.map((name) => join(project, `src/${name}.ts`)),
    outdir: join(folder, 'bundle'),
    external: ['react'],
    splitting: true,
    naming: { entry: '[name].js', chunk: 'shared-[hash].js' },
    target: 'browser',
    format: 'esm',
    minify: true,
  });
}

/** Lets a condition of bundlers select the module without the tables of versifications. */
function importByCondition(folder: string): void {
  const importers = ['passages', 'quotations', 'from-documents'].map((name) => `client/src/${name}`);
  for (const name of [...importers, 'src/questions/reference-data']) {
    const file = join(folder, `${name}.js`);
    const text = readFileSync(file, 'utf8');
    const changed = text.replace(/(['"])[./\w]*\/numbering\.js\1/g, "'#numbering'");
    if (changed === text) throw new Error(`${name} does not import numbering.js any more.`);
    writeFileSync(file, changed);
  }
}

const stemmers = join(repository, 'node_modules/@orama/stemmers');

/** Copies the stemmers into a compiled package, and makes it import these copies. @param ending of their files. */
function copyStemmers(folder: string, ending: 'js' | 'cjs'): void {
  const { exports } = JSON.parse(readFileSync(join(stemmers, 'package.json'), 'utf8'));
  mkdirSync(join(folder, 'stemmers'));
  copyFileSync(join(stemmers, 'LICENSE.md'), join(folder, 'stemmers/LICENSE.md'));
  for (const name of stemmerNames) {
    const file = exports[`./${name}`][ending === 'js' ? 'import' : 'require'];
    const text = readFileSync(join(stemmers, file), 'utf8').replace(/\n\/\/# sourceMappingURL=.*/, '');
    writeFileSync(join(folder, `stemmers/${name}.js`), text);
  }
  const importer = join(folder, 'client/src/stemmers.js');
  const compiled = readFileSync(importer, 'utf8');
  writeFileSync(importer, compiled.replace(/@orama\/stemmers\/(\w+)/g, '../../stemmers/$1.js'));
}

async function compile(project: string, folder: string): Promise<void> {
  const compiled = Bun.spawn([process.execPath, compiler, '-p', project, '--outDir', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output = await new Response(compiled.stdout).text();
  if ((await compiled.exited) !== 0) throw new Error(output);
}

if (import.meta.main) {
  const folder = join(repository, 'client/dist');
  await buildClient(folder);
  copyFileSync(join(repository, 'LICENSE'), join(repository, 'client/LICENSE'));
  // Standard output is reserved for `npm pack --json`
  console.error(`The client library is in ${folder}`);
}
