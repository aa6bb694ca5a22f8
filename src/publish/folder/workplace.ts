import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ExclusiveLock } from '../../lib/exclusive-lock.ts';
import { ReleaseError } from '../../release/release-error.ts';
import { workplaceName } from '../../release/release-source.ts';
import { announcePublisher, publicationInProgress } from '../publisher.ts';
import { FileWriters } from './file-writers.ts';
import { MoveJournal } from './move-journal.ts';
import { parentOf } from './real-folders.ts';
import type { WriteTask } from './write-object.ts';

/** What a publication uses while it is in progress. One process at a time has it. */
export class Workplace {
  readonly staged: StagedTree;
  readonly journal: MoveJournal;
  readonly #folder: string;
  readonly #lock: ExclusiveLock;
  readonly #unannounce: () => void;

  /**
   * Completes a commit that was interrupted, and removes what else is left of earlier publications.
   * @throws ReleaseError when another process publishes there.
   */
  constructor(root: string) {
    this.#folder = join(root, workplaceName);
    mkdirSync(this.#folder, { recursive: true });
    const lock = ExclusiveLock.take(join(this.#folder, 'lock'));
    const publisher = join(this.#folder, 'publisher.json');
    if (!lock) throw new ReleaseError(publicationInProgress(root, publisher));
    this.#lock = lock;
    this.#unannounce = announcePublisher(publisher);
    const staged = join(this.#folder, 'staged');
    this.staged = new StagedTree(staged);
    this.journal = new MoveJournal(root, { file: join(this.#folder, 'moves.json'), staged });
    try {
      if (this.journal.exists()) this.journal.rollForward();
      this.staged.clear();
    } catch (error) {
      this.close();
      throw error;
    }
  }

  /** Removes everything but a commit that was begun. */
  close(): void {
    this.staged.stop();
    try {
      this.#unannounce();
      if (!this.journal.exists()) rmSync(this.#folder, { recursive: true, force: true });
    } finally {
      this.#lock[Symbol.dispose]();
    }
  }
}

/** Files that wait to be moved into place. */
class StagedTree {
  readonly root: string;
  readonly #folders = new Set<string>();
  readonly #writers = new FileWriters();

  constructor(root: string) {
    this.root = root;
  }

  /** @param path of the plain file, relative to the root of the tree. @returns the bytes of all files written. */
  write(path: string, content: Omit<WriteTask, 'file'>): Promise<number> {
    return this.#writers.write({ ...content, file: this.place(path) });
  }

  /** The name of a file in the tree, whose folder is made. */
  place(path: string): string {
    this.#makeFolder(parentOf(path));
    return join(this.root, path);
  }

  clear(): void {
    rmSync(this.root, { recursive: true, force: true });
    this.#folders.clear();
  }

  /** To be called once, when nothing is being written. */
  stop(): void {
    this.#writers.stop();
  }

  #makeFolder(folder: string): void {
    if (this.#folders.has(folder)) return;
    mkdirSync(join(this.root, folder), { recursive: true });
    this.#folders.add(folder);
  }
}
