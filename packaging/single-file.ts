/**
 * Builds an executable for this platform that contains the program, its packages and Bun: `node bin/bun.mjs
 * packaging/single-file.ts FILE`. It unpacks itself once into the user's cache folder and runs from there, so
 * that workers, child processes and LMDB's binary work as in an installation (docs/decisions/one-file.md).
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sizeText } from '../src/lib/count.ts';

const repository = join(import.meta.dir, '..');
/** Unpacking for a tenth of a second longer would be more noticeable than another megabyte. */
const level = 12;

/** Installed packages that Bun never loads: itself, and binaries for other runtimes. */
const unused =
  /^node_modules\/(?:@oven|bun|\.bin|@msgpackr-extract)\/|\.(?:abi\d+\.\w+|musl)\.node$|\.(?:md|map|d\.[cm]?ts)$/;

async function makeSingleFile(file: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'scriptorium-single-file-'));
  try {
    const tarball = (await run(repository, 'npm', 'pack', '--silent', '--pack-destination', folder))
      .trim()
      .split('\n')
      .at(-1)!;
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    const options = ['--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
    await run(folder, 'npm', 'install', ...options, join(folder, tarball));
    const archive = await archiveOf(folder);
    writeFileSync(join(folder, 'archive.tar.zst'), archive);
    writeFileSync(join(folder, 'main.ts'), main(Bun.hash(archive).toString(36)));
    await run(
      folder,
      process.execPath,
      'build',
      '--compile',
      '--compile-autoload-package-json',
      'main.ts',
      '--outfile',
      resolve(file),
    );
    console.log(
      `${file}: ${sizeText(Bun.file(file).size)}, including ${sizeText(archive.length)} for the program`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function archiveOf(folder: string): Promise<Uint8Array> {
  const files: Record<string, Uint8Array> = {};
  for (const name of new Bun.Glob('node_modules/**').scanSync({ cwd: folder, dot: true })) {
    if (!unused.test(name)) files[name] = await Bun.file(join(folder, name)).bytes();
  }
  return Bun.zstdCompressSync(await new Bun.Archive(files).bytes(), { level });
}

/** The source of the executable's entry module. */
function main(hash: string): string {
  return `import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import archive from './archive.tar.zst' with { type: 'file' };

const { SCRIPTORIUM_CACHE, XDG_CACHE_HOME, LOCALAPPDATA } = process.env;
const caches = SCRIPTORIUM_CACHE || join(XDG_CACHE_HOME || LOCALAPPDATA || join(homedir(), '.cache'), 'scriptorium');
const folder = join(caches, 'program-${hash}');
if (!existsSync(folder)) {
  mkdirSync(dirname(folder), { recursive: true });
  const fresh = mkdtempSync(folder + '-');
  await new Bun.Archive(Bun.zstdDecompressSync(await Bun.file(archive).bytes())).extract(fresh);
  try {
    renameSync(fresh, folder);
  } catch (error) {
    // Another process was faster
    rmSync(fresh, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}
// Processes that the program starts with this executable are Bun with a script
process.env.BUN_BE_BUN = '1';
await import(join(folder, 'node_modules/scriptorium/src/cli/index.ts'));
`;
}

async function run(cwd: string, ...words: string[]): Promise<string> {
  const child = Bun.spawn(words, { cwd, stdio: ['ignore', 'pipe', 'inherit'] });
  const output = await child.stdout.text();
  if ((await child.exited) !== 0) throw new Error(`${words.join(' ')} failed:\n${output}`);
  return output;
}

if (import.meta.main) await makeSingleFile(process.argv[2] ?? 'scriptorium');
