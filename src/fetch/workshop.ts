import fs from 'node:fs';
import { join, resolve } from 'node:path';
import { ExclusiveLock } from '../lib/exclusive-lock.ts';
import { replaceFolder } from '../lib/staged-file.ts';
import { FetchError } from '../net/network-fault.ts';

const folderName = '.downloads';
const replaced = /^replaced-([a-z]+)-(.+)$/;

/**
 * A folder below the content folder for downloads and unfinished editions. It is on the same disk, so that a
 * finished edition can be installed by renaming. Only one process at a time uses it.
 */
export class Workshop implements Disposable {
  readonly #content: string;
  readonly #folder: string;
  readonly #madeContent: boolean;
  readonly #lock: ExclusiveLock;

  constructor(content: string) {
    this.#content = content;
    this.#folder = join(content, folderName);
    this.#madeContent = !fs.existsSync(content);
    makeFolder(this.#folder);
    const lock = ExclusiveLock.take(this.#lockPath);
    if (!lock) throw new FetchError(`Another "add" is working on ${content}. Wait until it is done.`);
    this.#lock = lock;
    this.#finishReplacing();
  }

  path(name: string): string {
    return join(this.#folder, name);
  }

  emptyFolder(name: string): string {
    const path = this.path(name);
    fs.rmSync(path, { recursive: true, force: true });
    fs.mkdirSync(path);
    return path;
  }

  remove(name: string): void {
    fs.rmSync(this.path(name), { recursive: true, force: true });
  }

  install(finished: string, place: string): void {
    const old = this.path(`replaced-${place.replace('/', '-')}`);
    replaceFolder(finished, join(this.#content, place), old);
    fs.rmSync(old, { recursive: true, force: true });
  }

  [Symbol.dispose](): void {
    fs.rmSync(this.#lockPath, { force: true });
    this.#lock[Symbol.dispose]();
    removeIfEmpty(this.#folder);
    if (this.#madeContent) removeIfEmpty(this.#content);
  }

  get #lockPath(): string {
    return resolve(this.path('add.lock'));
  }

  /** Restores editions that are missing because the process was killed between the two renames of `install`. */
  #finishReplacing(): void {
    for (const entry of fs.readdirSync(this.#folder)) {
      const [, room, name] = replaced.exec(entry) ?? [];
      if (!room || !name) continue;
      const target = join(this.#content, room, name);
      if (fs.existsSync(target)) fs.rmSync(this.path(entry), { recursive: true });
      else fs.renameSync(this.path(entry), target);
    }
  }
}

function makeFolder(folder: string): void {
  try {
    fs.mkdirSync(folder, { recursive: true });
  } catch (error) {
    // Another process removed the folder meanwhile, so that taking the lock fails
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

function removeIfEmpty(folder: string): void {
  try {
    fs.rmdirSync(folder);
  } catch {}
}
