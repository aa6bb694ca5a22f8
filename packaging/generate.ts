/** Runs every `.make.ts` script and formats the generated files: `npm run generate`. */
import { join } from 'node:path';

const repository = join(import.meta.dir, '..');

/** In the order of dependence: the client's types and some pages of docs are derived from the OpenAPI document. */
const folders = ['src', 'client', 'web', 'test'] as const;

export const makeScripts: readonly string[] = folders.flatMap((folder) =>
  [...new Bun.Glob(`${folder}/**/*.make.ts`).scanSync(repository)]
    .filter((file) => !file.includes('node_modules'))
    .sort(),
);

async function run(...command: readonly string[]): Promise<void> {
  console.log(command.join(' '));
  const child = Bun.spawn([process.execPath, ...command], {
    cwd: repository,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if ((await child.exited) !== 0) throw new Error(`"${command.join(' ')}" failed.`);
}

if (import.meta.main) {
  for (const script of makeScripts) await run(script);
  await run('node_modules/@biomejs/biome/bin/biome', 'format', '--write');
}
