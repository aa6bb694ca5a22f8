import fs from 'node:fs';
import { dirname, join } from 'node:path';
import { isRunning } from '../lib/system-fault.ts';
import { FetchError } from '../net/network-fault.ts';

/** The dot excludes it from the editions. */
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

  /** @throws FetchError if another process uses the folder. */
  constructor(content: string) {
    this.#content = content;
    this.#folder = join(content, folderName);
    this.#madeContent = !fs.existsSync(content);
    fs.mkdirSync(this.#folder, { recursive: true });
    this.#lock();
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

  /** Moves a finished folder to its place, such as `translations/BSB`, and replaces an existing one. */
  moveIn(finished: string, place: string): void {
    const target = join(this.#content, place);
    const old = this.path(`replaced-${place.replace('/', '-')}`);
    fs.mkdirSync(dirname(target), { recursive: true });
    if (fs.existsSync(target)) fs.renameSync(target, old);
    fs.renameSync(finished, target);
    fs.rmSync(old, { recursive: true, force: true });
  }

  [Symbol.dispose](): void {
    fs.rmSync(this.#lockPath, { force: true });
    removeIfEmpty(this.#folder);
    if (this.#madeContent) removeIfEmpty(this.#content);
  }

  get #lockPath(): string {
    return this.path('lock');
  }

  #lock(): void {
    const holder = readHolder(this.#lockPath);
    if (holder !== undefined && holder !== process.pid && isRunning(holder))
      throw new FetchError(
        `Another "add" (process ${holder}) is working on ${this.#content}. Wait until it is done.`,
      );
    fs.rmSync(this.#lockPath, { force: true });
    fs.writeFileSync(this.#lockPath, String(process.pid), { flag: 'wx' });
  }

  /**
   * Restores editions that are missing because the process was killed between the two renames of `moveIn`.
   */
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

function readHolder(path: string): number | undefined {
  let text: string;
  try {
    text = fs.readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
  const pid = Number(text);
  return Number.isInteger(pid) && pid > 0 ? pid : undefined;
}

function removeIfEmpty(folder: string): void {
  try {
    fs.rmdirSync(folder);
  } catch {
    // The folder is not empty
  }
}
