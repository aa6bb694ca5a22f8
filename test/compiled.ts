import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildOptions, buildLibrary } from '../src/compile/build-library.ts';
import { type Library, openLibrary } from '../src/library/library.ts';
import { prepareStarter } from '../starter/prepare-starter.ts';
import { scratchFolder } from './scratch-folder.ts';
import { writeSharedContent } from './shared-content.ts';
import { sharedData } from './shared-data.ts';
import { writeSmallContent } from './small-content/small-content.ts';

export interface CompiledContent {
  /** The content folder. */
  readonly content: string;
  /** The library's folder. */
  readonly directory: string;
  readonly library: Library;
}

type Options = Pick<BuildOptions, 'withBrotli' | 'withSearch'>;

/** The hand-written editions of every kind. */
export const compiledSmallContent = onceInARun('small', writeSmallContent);

/** As `compiledSmallContent`, each document in brotli too. */
export const compiledSmallBrotli = onceInARun('small-brotli', writeSmallContent, { withBrotli: true });

/** The starter Bible (id KJV): a whole Bible that is always there. */
export const compiledStarter = onceInARun('starter', prepareStarter);

/** BSB, ENGWEBP and HBOMAS: three Bibles in USFM, for all wide tests together. */
export const compiledSharedData = onceInARun('shared', (content) =>
  copyTranslations(content, ['bsb', 'engwebp', 'hbomas']),
);

/** AAB and WEBPUSX, a Bible and three books in USX, and the aligned samples. */
export const compiledOtherEditions = onceInARun('others', (content) =>
  copyTranslations(content, ['aab', 'webp-usx', 'ult-sample', 'ust-sample', 'ugnt-sample', 'uhb-sample']),
);

/** BSB with its timings, three annotated books, the study notes, the cross references and the entities. */
export const compiledSharedEverything = onceInARun('everything', (content) =>
  writeSharedContent(content, ['bsb', 'ult-sample']),
);

/** Compiles the content folder that `write` fills, into a folder that is removed after this process ends. */
export async function compileContent(
  write: (content: string) => unknown,
  options: Options = {},
): Promise<CompiledContent> {
  const scratch = scratchFolder();
  await compileInto(scratch, write, options);
  return openCompiled(scratch);
}

/**
 * Copies the folder of a library, without LMDB's lock files. Whoever closes one of these gives up the locks that its process
 * holds on it: other processes then take the libraries that it has open for those of a process that has ended.
 */
export function copyLibrary(from: string, to: string): void {
  cpSync(from, to, { recursive: true, filter: (path) => !path.endsWith('-lock') });
}

/** Compiles these folders of ../shared/data/translations. */
export function compileSharedFolders(folders: readonly string[]): Promise<CompiledContent> {
  return compileContent((content) => copyTranslations(content, folders));
}

/**
 * Compiles a content folder once per process, and with `npm test`, which gives its processes a common folder, once per
 * run. Whoever creates the folder compiles; the others wait.
 */
export function onceInARun(name: string, write: (content: string) => unknown, options: Options = {}) {
  let compiled: Promise<CompiledContent> | undefined;
  return (): Promise<CompiledContent> => {
    const run = process.env.SCRIPTORIUM_TEST_RUN;
    compiled ??= run ? compileShared(join(run, name), write, options) : compileContent(write, options);
    return compiled;
  };
}

async function compileShared(
  folder: string,
  write: (content: string) => unknown,
  options: Options,
): Promise<CompiledContent> {
  const outcome = join(folder, 'outcome');
  if (created(folder)) {
    try {
      await compileInto(folder, write, options);
      writeFileSync(outcome, '');
    } catch (error) {
      writeFileSync(outcome, String(error));
      throw error;
    }
  }
  while (!existsSync(outcome)) await Bun.sleep(50);
  const failure = readFileSync(outcome, 'utf8');
  if (failure !== '') throw new Error(`The content was not compiled by another test process: ${failure}`);
  return openCompiled(folder);
}

/** False when the folder is there already. */
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
