/**
 * Generates the files that a package contains and a clone does not, for `npm pack` and `npm publish`. It
 * needs the packages from `npm ci`, but no generated files.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { keepReachedTypes } from '../client/scripts/keep-reached-types.ts';
import { packedStarter } from '../starter/packed-starter.ts';
import { starterEditions } from '../starter/starter-editions.ts';
import { notices } from './notices.ts';

const repository = join(import.meta.dir, '..');

/** Builds the reader, the explorer, the modules for programs and the starter content, next to their sources. */
async function makePackageFiles(): Promise<void> {
  notices.check();
  const at = (...names: string[]) => join(repository, ...names);
  rmSync(at('dist'), { recursive: true, force: true });
  rmSync(at('web/dist'), { recursive: true, force: true });
  await run(at('web/build.ts'));
  await run(at('node_modules/typescript/bin/tsc'), '-p', at('packaging/tsconfig.library.json'));
  keepReachedTypes(
    at('dist'),
    ['formats', 'references'].map((name) => `entry-points/${name}.d.ts`),
  );
  await Bun.build({
    entrypoints: [at('packaging/mcp-sdk.ts')],
    outdir: at('dist'),
    target: 'bun',
    external: ['zod'],
    minify: true,
  });
  packedStarter.write(starterEditions(), packedStarter.folder);
}

async function run(...words: string[]): Promise<void> {
  // Standard output is for `npm pack --json`
  const child = Bun.spawn([process.execPath, ...words], { cwd: repository, stdio: ['ignore', 2, 'inherit'] });
  if ((await child.exited) !== 0) throw new Error(`${words.join(' ')} failed.`);
}

if (import.meta.main) await makePackageFiles();
