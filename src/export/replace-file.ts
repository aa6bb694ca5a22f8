import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { sha256OfFile } from '../lib/sha256-of-file.ts';
import { PublishError } from '../release/publish-error.ts';
import { removeLeftovers } from './remove-leftovers.ts';

export interface ReplacedFile {
  readonly bytes: number;
  readonly sha256: string;
}

/**
 * Has `write` fill a file beside `file`, then puts it in its place, with a `.sha256` file that `sha256sum -c` reads.
 * What stood there stays whole when anything fails. No checksum is there while file and checksum might not fit.
 * @throws PublishError when the place cannot be written to, or the disk is full.
 */
export async function replaceFile(
  file: string,
  write: (temporary: string) => void | Promise<void>,
): Promise<ReplacedFile> {
  const checksum = `${file}.sha256`;
  const temporary = join(dirname(file), `.${basename(file)}.${randomBytes(4).toString('hex')}.part`);
  try {
    for (const target of [file, checksum]) refuseFolder(target);
    mkdirSync(dirname(file), { recursive: true });
    removeLeftovers(file);
    // Asked first, so that no work is done for a place that cannot be written to
    closeSync(openSync(temporary, 'wx'));
    await write(temporary);
    const replaced = { bytes: statSync(temporary).size, sha256: await sha256OfFile(temporary) };
    flush(temporary);
    writeFileSync(`${temporary}.sha256`, `${replaced.sha256}  ${basename(file)}\n`, { flush: true });
    rmSync(checksum, { force: true });
    renameSync(temporary, file);
    renameSync(`${temporary}.sha256`, checksum);
    return replaced;
  } catch (error) {
    throw forPeople(error, file);
  } finally {
    for (const end of ['', '-journal', '.sha256']) removeIfThere(temporary + end);
  }
}

function refuseFolder(file: string): void {
  if (!statSync(file, { throwIfNoEntry: false })?.isDirectory()) return;
  throw new PublishError(`${file} is a folder. Name a file with --out.`);
}

/** What cannot be removed could not be written either: that is the error to tell. */
function removeIfThere(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {}
}

function flush(file: string): void {
  const descriptor = openSync(file, 'r+');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

const FILE_FAULT = /^(?:E[A-Z0-9]+|SQLITE_(?:FULL|IOERR|CANTOPEN|READONLY|PERM).*)$/;
const DISK_FULL = /^(?:ENOSPC|EDQUOT|SQLITE_FULL)$/;

function forPeople(error: unknown, file: string): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  if (error instanceof PublishError || !FILE_FAULT.test(code ?? '')) return error;
  const advice = DISK_FULL.test(code!) ? 'Make room on the disk' : 'Check the folder and its permissions';
  return new PublishError(
    `${file} could not be written: ${message}. ${advice}, or name another file with --out.`,
  );
}
