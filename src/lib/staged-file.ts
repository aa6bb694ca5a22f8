import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Longer than any run takes: a younger staged file may belong to a run that is still going on. */
const abandonedAfterMs = 3_600_000;

/**
 * A new version of a file, written beside it under a hidden name (`.NAME.xxxxxxxx.part`) and renamed into place when it
 * is complete: whoever reads the file sees the old version or the new one, never half of either.
 *
 *     using staged = new StagedFile('bible.zip');
 *     writeFileSync(staged.path, bytes);
 *     staged.commit();
 *
 * Without `commit` the old version stays, and the staged file is removed at the end of the block.
 */
export class StagedFile implements Disposable {
  /** Where to write the new version. An empty file is there already. */
  readonly path: string;
  readonly #target: string;

  /**
   * Makes the folder of `target` when it is missing, and removes what killed runs have left there.
   * @param abandonedAfter milliseconds after which a staged file of another run counts as left by a killed one; 0 where a
   *   lock guarantees that no other run is going on.
   * @throws what the file system says, before any work is done for a place that cannot be written to.
   */
  constructor(target: string, { abandonedAfter = abandonedAfterMs } = {}) {
    mkdirSync(dirname(target), { recursive: true });
    sweep(target, abandonedAfter);
    this.#target = target;
    this.path = join(dirname(target), `.${basename(target)}.${randomBytes(4).toString('hex')}.part`);
    closeSync(openSync(this.path, 'wx'));
  }

  /** Waits until the new version is on the disk, so that a loss of power after `commit` cannot leave an empty file. */
  sync(): void {
    const descriptor = openSync(this.path, 'r+');
    try {
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
  }

  /** Syncs the new version and puts it in the place of the old one. */
  commit(): void {
    this.sync();
    renameSync(this.path, this.#target);
  }

  [Symbol.dispose](): void {
    // SQLite keeps a journal beside a database that it writes
    for (const end of ['', '-journal']) removeIfPossible(this.path + end);
  }
}

/** Writes all of the bytes: one call of `writeSync` may take only some of them. */
export function writeFully(descriptor: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(descriptor, bytes, at);
}

function sweep(target: string, abandonedAfter: number): void {
  const start = `.${basename(target)}.`;
  for (const name of readdirSync(dirname(target))) {
    if (!name.startsWith(start)) continue;
    if (!/^[0-9a-f]{8}\.part(?:-journal)?$/.test(name.slice(start.length))) continue;
    const leftover = join(dirname(target), name);
    const writtenAt = statSync(leftover, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY;
    const age = Math.max(0, Date.now() - writtenAt);
    if (age >= abandonedAfter) rmSync(leftover, { force: true });
  }
}

/** For files that a failure left: one that cannot be removed could not be written either, which is the error to report. */
export function removeIfPossible(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {}
}
