import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { FileWriters } from './file-writers.ts';
import { parentOf } from './real-folders.ts';
import type { WriteTask } from './write-object.ts';

/** Files that wait to be moved into place. */
export class StagedTree {
  readonly #root: string;
  readonly #folders = new Set<string>();
  readonly #writers = new FileWriters();

  constructor(root: string) {
    this.#root = root;
  }

  /** @param path of the plain file, relative to the root of the tree. @returns the bytes of all its files. */
  write(path: string, content: Omit<WriteTask, 'file'>): Promise<number> {
    this.#makeFolder(parentOf(path));
    return this.#writers.write({ ...content, file: join(this.#root, path) });
  }

  clear(): void {
    rmSync(this.#root, { recursive: true, force: true });
    this.#folders.clear();
  }

  /** To be called once, when nothing is being written. */
  stop(): void {
    this.#writers.stop();
  }

  #makeFolder(folder: string): void {
    if (this.#folders.has(folder)) return;
    mkdirSync(join(this.#root, folder), { recursive: true });
    this.#folders.add(folder);
  }
}
