import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Longer than any run. A younger staged file may belong to a run that is still in progress. */
const abandonedAfterMs = 3_600_000;

/**
 * A new version of a file, written next to it under a hidden name (`.NAME.xxxxxxxx.part`) and renamed when it
 * is complete. A client reads either the old version or the new one, never a partial file.
 *
 *     using staged = new StagedFile('bible.zip');
 *     writeFileSync(staged.path, bytes);
 *     staged.commit();
 *
 * Without `commit`, the old version stays, and the staged file is removed at the end of the block.
 */
export class StagedFile implements Disposable {
  /** The path to write the new version to. An empty file already exists there. */
  readonly path: string;
  readonly #target: string;

  /**
   * Creates the folder of `target` if necessary, and removes leftovers of killed runs.
   * @param abandonedAfter age in milliseconds after which a staged file counts as a leftover; 0 if a lock
   * guarantees that no other run is in progress.
   * @throws file system errors, before any work for a path that is not writable.
   */
  constructor(target: string, { abandonedAfter = abandonedAfterMs } = {}) {
    fs.mkdirSync(dirname(target), { recursive: true });
    sweep(target, abandonedAfter);
    checkIsReplaceable(target);
    this.#target = target;
    this.path = join(dirname(target), `.${basename(target)}.${randomBytes(4).toString('hex')}.part`);
    fs.closeSync(fs.openSync(this.path, 'wx'));
  }

  /** Flushes the new version to disk, so that a power failure after `commit` cannot leave an empty file. */
  sync(): void {
    const descriptor = fs.openSync(this.path, 'r+');
    try {
      fs.fsyncSync(descriptor);
    } finally {
      fs.closeSync(descriptor);
    }
  }

  commit(): void {
    this.sync();
    fs.renameSync(this.path, this.#target);
  }

  [Symbol.dispose](): void {
    // SQLite keeps a journal next to an open database
    for (const end of ['', '-journal']) removeIfPossible(this.path + end);
  }
}

/** Renaming a file to `/dev/null` would replace the device for all programs, if root does it. */
function checkIsReplaceable(target: string): void {
  const found = fs.statSync(target, { throwIfNoEntry: false });
  if (!found || found.isFile() || found.isDirectory()) return;
  throw Object.assign(new Error(`${target} is not a regular file`), { code: 'EEXIST', path: target });
}

/**
 * Moves a finished folder to its place. An existing folder there is moved to `old` first: if the process is
 * killed between the two renames, it is found there. All paths are on one file system.
 */
export function replaceFolder(finished: string, place: string, old: string): void {
  fs.mkdirSync(dirname(place), { recursive: true });
  if (fs.existsSync(place)) fs.renameSync(place, old);
  fs.renameSync(finished, place);
}

/** Writes all bytes: a single `writeSync` may write fewer. */
export function writeFully(descriptor: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; ) at += fs.writeSync(descriptor, bytes, at);
}

function sweep(target: string, abandonedAfter: number): void {
  const start = `.${basename(target)}.`;
  for (const name of fs.readdirSync(dirname(target))) {
    if (!name.startsWith(start)) continue;
    if (!/^[0-9a-f]{8}\.part(?:-journal)?$/.test(name.slice(start.length))) continue;
    const leftover = join(dirname(target), name);
    const writtenAt = fs.statSync(leftover, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY;
    const age = Math.max(0, Date.now() - writtenAt);
    if (age >= abandonedAfter) fs.rmSync(leftover, { force: true });
  }
}

/** For files left by a failure. If removal fails too, the original failure is the error to report. */
export function removeIfPossible(file: string): void {
  try {
    fs.rmSync(file, { force: true });
  } catch {}
}
