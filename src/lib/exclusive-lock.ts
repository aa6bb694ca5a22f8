import { Database } from 'bun:sqlite';
import { closeSync, fstatSync, openSync, statSync } from 'node:fs';

/** Locks of this process: a second one would succeed, as the kernel gives locks to processes. */
const held = new Set<string>();

/**
 * A file that one process at a time has locked. The kernel releases the lock when the process ends, however it ends, so
 * nobody has to clean up after a kill. SQLite is used for its file lock alone, for which Bun has no call.
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
   * @param file an absolute path; made when it is missing.
   * @returns undefined when another process holds the lock, or this one does already.
   */
  static take(file: string): ExclusiveLock | undefined {
    if (held.has(file)) return undefined;
    // Kept open: closing any descriptor of a file releases every lock that the process has on it (POSIX)
    const descriptor = openSync(file, 'a');
    let database: Database | undefined;
    const giveUp = () => {
      database?.close();
      closeSync(descriptor);
    };
    try {
      database = new Database(file);
      database.run('PRAGMA locking_mode = EXCLUSIVE');
      database.run('BEGIN EXCLUSIVE');
      // The previous holder may have removed the file meanwhile, and a third process made a new one
      if (statSync(file).ino === fstatSync(descriptor).ino) {
        return new ExclusiveLock(file, database, descriptor);
      }
      giveUp();
      return undefined;
    } catch (error) {
      giveUp();
      const { code } = error as { code?: string };
      if (code?.startsWith('SQLITE_BUSY') || code === 'ENOENT') return undefined;
      throw error;
    }
  }

  [Symbol.dispose](): void {
    this.#database.close();
    closeSync(this.#descriptor);
    held.delete(this.#file);
  }
}
