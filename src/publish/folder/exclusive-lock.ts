import { Database } from 'bun:sqlite';
import { closeSync, fstatSync, openSync, statSync } from 'node:fs';
import { PublishError } from '../../release/publish-error.ts';

/** Those of this process: a lock is the process's, and closing a second descriptor of the file would give it up. */
const taken = new Set<string>();

/**
 * A file that one process at a time has locked. The kernel takes the lock back when the process ends in whatever way,
 * so nobody has to clean up after a kill. SQLite is used for nothing but its lock, which Bun has no call for.
 */
export class ExclusiveLock implements Disposable {
  readonly #file: string;
  readonly #database: Database;
  readonly #descriptor: number;

  private constructor(file: string, database: Database, descriptor: number) {
    this.#file = file;
    this.#database = database;
    this.#descriptor = descriptor;
    taken.add(file);
  }

  /**
   * @param file an absolute path.
   * @throws PublishError with `message` when another process has it, or this one.
   */
  static take(file: string, message: string): ExclusiveLock {
    if (taken.has(file)) throw new PublishError(message);
    // Kept open: closing any descriptor of a file gives up the locks that its process has on it (POSIX)
    const descriptor = openSync(file, 'a');
    let database: Database | undefined;
    try {
      database = new Database(file);
      database.run('PRAGMA locking_mode = EXCLUSIVE');
      database.run('BEGIN EXCLUSIVE');
      // The file may have been removed by the one that had the lock, and made anew by a third
      if (statSync(file).ino !== fstatSync(descriptor).ino) throw new PublishError(message);
      return new ExclusiveLock(file, database, descriptor);
    } catch (error) {
      database?.close();
      closeSync(descriptor);
      const { code } = error as { code?: string };
      if (code?.startsWith('SQLITE_BUSY') || code === 'ENOENT')
        throw new PublishError(message, { cause: error });
      throw error;
    }
  }

  [Symbol.dispose](): void {
    this.#database.close();
    closeSync(this.#descriptor);
    taken.delete(this.#file);
  }
}
