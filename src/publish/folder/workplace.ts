import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ExclusiveLock } from '../../lib/exclusive-lock.ts';
import { ReleaseError } from '../../release/release-error.ts';
import { workplaceName } from '../../release/release-source.ts';
import { announcePublisher, publicationInProgress } from '../publisher.ts';
import { FileWriters } from './file-writers.ts';
import { parentOf } from './real-folders.ts';
import type { WriteTask } from './write-object.ts';

/** The temporary files of a running publication. Only one process at a time can own them. */
export class Workplace {
  readonly staged: StagedTree;
  readonly #folder: string;
  readonly #lock: ExclusiveLock;

  constructor(root: string) {
    this.#folder = join(root, workplaceName);
    mkdirSync(this.#folder, { recursive: true });
    const lock = ExclusiveLock.take(join(this.#folder, 'lock'));
    const publisher = join(this.#folder, 'publisher.json');
    if (!lock) throw new ReleaseError(publicationInProgress(root, publisher));
    this.#lock = lock;
    announcePublisher(publisher);
    this.staged = new StagedTree(join(this.#folder, 'staged'));
    try {
      this.staged.clear();
    } catch (error) {
      this.close();
      throw error;
    }
  }

  close(): void {
    this.staged.stop();
    try {
      rmSync(this.#folder, { recursive: true, force: true });
    } finally {
      this.#lock[Symbol.dispose]();
    }
  }
}

class StagedTree {
  readonly root: string;
  readonly #folders = new Set<string>();
  readonly #writers = new FileWriters();

  constructor(root: string) {
    this.root = root;
  }

  /**
   * @param path of the plain file, relative to the root of the tree. @returns the bytes of all files written.
   */
  write(path: string, content: Omit<WriteTask, 'file'>): Promise<number> {
    return this.#writers.write({ ...content, file: this.place(path) });
  }

  place(path: string): string {
    this.#makeFolder(parentOf(path));
    return join(this.root, path);
  }

  clear(): void {
    rmSync(this.root, { recursive: true, force: true });
    this.#folders.clear();
  }

  stop(): void {
    this.#writers.stop();
  }

  #makeFolder(folder: string): void {
    if (this.#folders.has(folder)) return;
    mkdirSync(join(this.root, folder), { recursive: true });
    this.#folders.add(folder);
  }
}
