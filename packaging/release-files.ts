/**
 * Writes the files of a release into a folder: `node bin/bun.mjs packaging/release-files.ts FOLDER`. Both
 * packages, the test vectors for ports, a bill of materials, and `SHA256SUMS` of all files that are in the folder then, such as the single
 * files of other systems. The changes of this version go to `FOLDER-notes.md`.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sha256Of } from '../src/lib/sha256.ts';
import { UsageError } from '../src/lib/user-error.ts';
import { ZipFileWriter } from '../src/lib/zip-file-writer.ts';

const repository = join(import.meta.dir, '..');
const checksums = 'SHA256SUMS';

export function changesOf(changelog: string, version: string): string {
  const start = changelog.indexOf(`\n## [${version}]`);
  if (start < 0) throw new UsageError(`CHANGELOG.md has no section for ${version}. Make the release first.`);
  const from = changelog.indexOf('\n', start + 1) + 1;
  const end = changelog.indexOf('\n## [', from);
  return `${changelog.slice(from, end < 0 ? undefined : end).trim()}\n`;
}

export function checksumsOf(folder: string): string {
  const names = readdirSync(folder).filter((name) => name !== checksums);
  return names
    .sort()
    .map((name) => `${sha256Of(readFileSync(join(folder, name)))}  ${name}\n`)
    .join('');
}

/** CycloneDX, written by npm: all that `npm install` adds. Returns the number of packages. */
export async function writeBillOfMaterials(folder: string, version: string): Promise<number> {
  const text = await output(
    'npm',
    'sbom',
    '--sbom-format',
    'cyclonedx',
    '--omit',
    'dev',
    '--package-lock-only',
  );
  writeFileSync(join(folder, `scriptorium-${version}.cdx.json`), text);
  const { components } = JSON.parse(text) as { readonly components: readonly unknown[] };
  return components.length;
}

export async function writeVectors(folder: string, version: string): Promise<string> {
  const file = join(folder, `scriptorium-vectors-${version}.zip`);
  using zip = new ZipFileWriter(file);
  const vectors = join(repository, 'test/vectors');
  for (const name of readdirSync(vectors).sort()) {
    if (/\.(?:json|md)$/.test(name)) await zip.addText(name, readFileSync(join(vectors, name), 'utf8'));
  }
  await zip.end();
  return file;
}

async function writeReleaseFiles(folder: string): Promise<void> {
  const { version } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as {
    version: string;
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    `${folder}-notes.md`,
    changesOf(readFileSync(join(repository, 'CHANGELOG.md'), 'utf8'), version),
  );
  for (const source of ['.', './client'])
    await output('npm', 'pack', source, '--silent', '--pack-destination', folder);
  await writeBillOfMaterials(folder, version);
  await writeVectors(folder, version);
  writeFileSync(join(folder, checksums), checksumsOf(folder));
  console.log(readFileSync(join(folder, checksums), 'utf8').trimEnd());
}

export async function output(...words: string[]): Promise<string> {
  const child = Bun.spawn(words, { cwd: repository, stdio: ['ignore', 'pipe', 'inherit'] });
  const text = await child.stdout.text();
  if ((await child.exited) !== 0) throw new UsageError(`"${words.join(' ')}" failed; nothing was released.`);
  return text;
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2);
  try {
    if (!folder) throw new UsageError('Usage: node bin/bun.mjs packaging/release-files.ts FOLDER');
    await writeReleaseFiles(resolve(folder));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exitCode = error.exitCode;
  }
}
