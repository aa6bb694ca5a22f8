import { Database } from 'bun:sqlite';
import { closeSync, fstatSync, openSync, statSync } from 'node:fs';

const held = new Set<string>();

/**
 * A file locked by one process at a time. The kernel releases the lock whenever the process ends, so a kill
 * needs no cleanup. Uses SQLite only for its file lock, because Bun has no call for that.
 */
export class ExclusiveLock implements Disposable {
  readonly #file: string;
  readonly #database: Database;
  readonly #descriptor: number;

  private constructor(file: string, database: Database, descriptor: number) {
    this.#file = file;
    this.#database = database;
    this.#descriptor = descriptor;
    held.add(file);
  }

  /**
   * Takes the lock without waiting.
   * @param file an absolute path; created if missing.
   * @returns undefined if another process or this one already holds the lock, or if the folder was removed.
   */
  static take(file: string): ExclusiveLock | undefined {
    if (held.has(file)) return undefined;
    // Kept open: closing any descriptor of a file releases all locks of the process on it (POSIX)
    let descriptor: number | undefined;
    let database: Database | undefined;
    const close = () => {
      database?.close();
      if (descriptor !== undefined) closeSync(descriptor);
    };
    try {
      descriptor = openSync(file, 'a');
      database = new Database(file);
      database.run('PRAGMA locking_mode = EXCLUSIVE');
      database.run('BEGIN EXCLUSIVE');
      if (isAt(file, descriptor)) return new ExclusiveLock(file, database, descriptor);
    } catch (error) {
      const { code } = error as { code?: string };
      const isHeld = code?.startsWith('SQLITE_BUSY') || code === 'ENOENT';
      // SQLite reports a removed file as an I/O error
      if (!isHeld && (descriptor === undefined || isAt(file, descriptor))) {
        close();
        throw error;
      }
    }
    close();
    return undefined;
  }

  [Symbol.dispose](): void {
    this.#database.close();
    closeSync(this.#descriptor);
    held.delete(this.#file);
  }
}

/** False if the previous holder has removed the file meanwhile, and possibly a third process created a new one. */
function isAt(file: string, descriptor: number): boolean {
  return statSync(file, { throwIfNoEntry: false })?.ino === fstatSync(descriptor).ino;
}
