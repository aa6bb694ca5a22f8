import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildLibrary } from '../src/compile/build-library.fixture.ts';
import type { BuildOptions } from '../src/compile/build-library.ts';
import { type Library, openLibrary } from '../src/library/library.ts';
import { prepareStarter } from '../starter/prepare-starter.ts';
import { scratchFolder } from './scratch-folder.ts';
import { writeSharedContent } from './shared-content.ts';
import { sharedData } from './shared-data.ts';
import { writeSmallContent } from './small-content/small-content.ts';

export interface CompiledContent {
  readonly content: string;
  readonly directory: string;
  readonly library: Library;
}

type Options = Pick<BuildOptions, 'withBrotli' | 'withSearch' | 'align'>;

export const compiledSmallContent = onceInARun('small', writeSmallContent);

export const compiledSmallBrotli = onceInARun('small-brotli', writeSmallContent, { withBrotli: true });

/** The starter Bible (id KJV): a whole Bible that is always available. */
export const compiledStarter = onceInARun('starter', prepareStarter);

/** BSB, ENGWEBP and HBOMAS: three Bibles in USFM, common to all tests that span rooms. */
export const compiledSharedData = onceInARun('shared', (content) =>
  copyTranslations(content, ['bsb', 'engwebp', 'hbomas']),
);

/** AAB and WEBPUSX, a Bible and three books in USX, and the aligned samples. */
export const compiledOtherEditions = onceInARun('others', (content) =>
  copyTranslations(content, ['aab', 'webp-usx', 'ult-sample', 'ust-sample', 'ugnt-sample', 'uhb-sample']),
);

/** Ruth and 3 John with aligned words, and the first three chapters of three books in USX. */
export const compiledAligned = onceInARun('aligned', (content) => {
  copyTranslations(content, ['webp-usx', 'ult-sample', 'uhb-sample']);
  rmSync(join(content, 'translations/ult-sample/57-TIT.usfm'));
  const usx = join(content, 'translations/webp-usx');
  for (const name of readdirSync(usx).filter((each) => each.endsWith('.usx'))) {
    const text = readFileSync(join(usx, name), 'utf8');
    writeFileSync(join(usx, name), text.replace(/<chapter number="4"[\s\S]*(?=<\/usx>)/, ''));
  }
});

/** BSB with its timings, three annotated books, the study notes, the cross references and the entities. */
export const compiledSharedEverything = onceInARun('everything', (content) =>
  writeSharedContent(content, ['bsb', 'ult-sample']),
);

export async function compileContent(
  write: (content: string) => unknown,
  options: Options = {},
): Promise<CompiledContent> {
  const scratch = scratchFolder();
  await compileInto(scratch, write, options);
  return openCompiled(scratch);
}

/**
 * Copies the folder of a library, without LMDB's lock files: closing one of these releases all locks that
 * this process has on it (POSIX). Other processes would then treat its open libraries as libraries of a dead
 * process.
 */
export function copyLibrary(from: string, to: string): void {
  cpSync(from, to, { recursive: true, filter: (path) => !path.endsWith('-lock') });
}

export function compileSharedFolders(folders: readonly string[]): Promise<CompiledContent> {
  return compileContent((content) => copyTranslations(content, folders));
}

/** Compiles a content folder once per process, or with `npm test` once per run. */
export function onceInARun(name: string, write: (content: string) => unknown, options: Options = {}) {
  let compiled: Promise<CompiledContent> | undefined;
  return (): Promise<CompiledContent> => {
    compiled ??= folderOfRun(name, (folder) => compileInto(folder, write, options)).then(openCompiled);
    return compiled;
  };
}

/**
 * A new folder. With `npm test` it is shared: the process that creates it fills it, and the others wait.
 */
export async function folderOfRun(name: string, fill: (folder: string) => unknown): Promise<string> {
  const run = process.env.SCRIPTORIUM_TEST_RUN;
  const folder = run ? join(run, name) : scratchFolder();
  if (!run) {
    await fill(folder);
    return folder;
  }
  const outcome = `${folder}.outcome`;
  if (created(folder)) {
    try {
      await fill(folder);
      writeFileSync(outcome, '');
    } catch (error) {
      writeFileSync(outcome, String(error));
      throw error;
    }
  }
  while (!existsSync(outcome)) await Bun.sleep(50);
  const failure = readFileSync(outcome, 'utf8');
  if (failure !== '') throw new Error(`Another test process could not make "${name}": ${failure}`);
  return folder;
}

function created(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function compileInto(
  folder: string,
  write: (content: string) => unknown,
  options: Options,
): Promise<void> {
  const content = join(folder, 'content');
  mkdirSync(content);
  await write(content);
  await buildLibrary({ content, library: join(folder, 'library'), ...options });
}

function openCompiled(folder: string): CompiledContent {
  const directory = join(folder, 'library');
  return { content: join(folder, 'content'), directory, library: openLibrary(directory, { readOnly: true }) };
}

function copyTranslations(content: string, folders: readonly string[]): void {
  mkdirSync(join(content, 'translations'));
  for (const folder of folders) {
    const from = join(sharedData!, 'translations', folder);
    cpSync(from, join(content, 'translations', folder), { recursive: true });
  }
}
