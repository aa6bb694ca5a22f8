import { randomBytes } from 'node:crypto';
import { mkdirSync, realpathSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { links } from '../documents/links.ts';
import { removeIfPossible } from '../lib/staged-file.ts';
import { explain, writeFault } from '../lib/system-fault.ts';
import { isLibrary, type Library, openVerifiedLibrary } from './library.ts';
import { DamagedLibraryError, LibraryError } from './library-errors.ts';
import { adopt, currentFile, installFile, removeReplaced } from './library-folder.ts';
import { pageProblem } from './pages.ts';
import { checkIsLibraryFolder } from './store.ts';

interface Delivery {
  readonly isNew: boolean;
  readonly editions: number;
  readonly bytes: number;
}

interface DeliveryOptions {
  /** Only reports what would be delivered. */
  readonly isDryRun?: boolean;
  readonly isEmptyAllowed?: boolean;
}

/**
 * Atomically replaces the library in another folder with a copy, for a server that runs on it. The copy is of
 * one state, even if a build writes to `from` meanwhile, and has no free pages.
 * @throws LibraryError; the folder is then unchanged.
 */
export async function deliverLibrary(
  from: string,
  to: string,
  { isDryRun = false, isEmptyAllowed = false }: DeliveryOptions = {},
): Promise<Delivery> {
  if (resolve(from) === resolve(to) || (isLibrary(to) && realpathSync(from) === realpathSync(to)))
    throw new LibraryError(`${to} is the library itself. Give another folder.`);
  checkIsLibraryFolder(to);
  const source = openVerifiedLibrary(from);
  try {
    const editions = source.editions().length;
    if (editions === 0 && !isEmptyAllowed)
      throw new LibraryError(
        `${from} has no editions, so nothing was delivered. If this is intended, deliver it with --allow-empty.`,
      );
    const bytes = await sameStateIn(to, source);
    if (bytes !== undefined) return { isNew: false, editions, bytes };
    return { isNew: true, editions, bytes: isDryRun ? source.file.bytes : await copyInto(to, source) };
  } finally {
    await source.close();
  }
}

async function sameStateIn(folder: string, source: Library): Promise<number | undefined> {
  if (!isLibrary(folder)) return undefined;
  let present: Library;
  try {
    present = openVerifiedLibrary(folder);
  } catch (error) {
    // Damaged libraries are replaced
    if (error instanceof LibraryError) return undefined;
    throw error;
  }
  try {
    const [theirs, ours] = [present, source].map((library) => library.get(links.manifest)?.hash);
    const isSame = theirs !== undefined && ours !== undefined && Buffer.from(theirs).equals(ours);
    return isSame && present.hasBrotli() === source.hasBrotli() ? present.file.bytes : undefined;
  } finally {
    await present.close();
  }
}

async function copyInto(folder: string, source: Library): Promise<number> {
  const unfinished = join(folder, `library-${randomBytes(4).toString('hex')}.new`);
  try {
    mkdirSync(folder, { recursive: true });
    await source.copyTo(unfinished);
    await save(unfinished);
    const problem = pageProblem(unfinished);
    if (problem !== undefined) throw new DamagedLibraryError(folder, unfinished, problem);
    // Otherwise a file that was copied here by hand and never opened would count as the later one
    const before = currentFile(folder);
    if (before && !before.isInPlace) adopt(folder, before);
    const file = installFile(folder, unfinished);
    await save(folder);
    removeReplaced(folder, file);
    return file.bytes;
  } catch (error) {
    removeIfPossible(unfinished);
    if (error instanceof LibraryError) throw error;
    const reason = explain(writeFault(error, folder));
    throw new LibraryError(
      `The library could not be delivered to ${folder}: ${reason} It is as it was before.`,
      { cause: error },
    );
  }
}

async function save(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
