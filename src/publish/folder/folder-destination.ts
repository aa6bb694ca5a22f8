import { readFileSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { sha256Of } from '../../lib/sha256-of.ts';
import { PublishError } from '../../release/publish-error.ts';
import { publishablePath } from '../../release/publishable-path.ts';
import type { PublishedObject } from '../../release/published-object.ts';
import type { Destination } from '../destination.ts';
import { fileError } from './file-error.ts';
import { fileTime } from './file-time.ts';
import { plannedMoves } from './planned-moves.ts';
import { type SiblingCoding, siblingCodings, siblingSuffixes } from './published-files.ts';
import { parentOf, RealFolders } from './real-folders.ts';
import type { Workplace } from './workplace.ts';

const untouched = 'What was published is as it was.';
const halfDone = 'Publish again to go on: until then some documents are of the new release, some of the old.';

/** Plain files for any web server; each with its compressed siblings. */
export class DirectoryDestination implements Destination {
  readonly name: string;
  readonly #root: string;
  readonly #siblings: ReadonlySet<SiblingCoding>;
  /** undefined while nothing may be written. */
  readonly #workplace: Workplace | undefined;
  readonly #folders: RealFolders;
  #staged: { path: string; stale: readonly string[] }[] = [];

  /** @param root a real path. */
  constructor(
    root: string,
    options: {
      readonly name: string;
      readonly siblings: ReadonlySet<SiblingCoding>;
      readonly workplace: Workplace | undefined;
    },
  ) {
    this.name = options.name;
    this.#root = root;
    this.#siblings = options.siblings;
    this.#workplace = options.workplace;
    this.#folders = new RealFolders(root);
  }

  async read(path: string): Promise<Uint8Array | undefined> {
    return this.#readFile(publishablePath(path));
  }

  async present(objects: readonly PublishedObject[]): Promise<ReadonlySet<string>> {
    const present = new Set<string>();
    for (const object of objects) if (await this.#isPresent(object)) present.add(object.path);
    return present;
  }

  async put(object: PublishedObject): Promise<number> {
    const path = publishablePath(object.path).slice(1);
    const bodies = await object.load();
    const { staged } = this.#place();
    const siblings = this.#siblingsOf(object);
    this.#staged.push(...this.#filesOf(path, siblings));
    try {
      return await staged.write(path, { seconds: fileTime(object.sha256), bodies, siblings });
    } catch (error) {
      throw fileError(error, this.name, untouched);
    }
  }

  async commit(): Promise<void> {
    const { staged, journal } = this.#place();
    try {
      const moves = plannedMoves(this.#root, this.#folders, this.#staged);
      if (moves.length > 0) journal.commit(moves);
    } catch (error) {
      throw fileError(error, this.name, journal.exists() ? halfDone : untouched);
    }
    this.#staged = [];
    this.#folders.forget();
    staged.clear();
  }

  async remove(paths: readonly string[]): Promise<void> {
    try {
      const emptied = new Set<string>();
      for (const path of paths) {
        const file = publishablePath(path).slice(1);
        if (this.#folders.missing(file) !== undefined) continue;
        for (const suffix of ['', ...Object.values(siblingSuffixes)]) {
          rmSync(join(this.#root, file + suffix), { force: true });
        }
        emptied.add(parentOf(file));
      }
      for (const folder of emptied) this.#removeEmpty(folder);
    } catch (error) {
      throw fileError(
        error,
        this.name,
        'The new release is published, the old documents are not all removed.',
      );
    } finally {
      this.#folders.forget();
    }
  }

  async close(): Promise<void> {
    this.#workplace?.close();
  }

  #place(): Workplace {
    if (!this.#workplace) throw new Error('This directory was opened for comparing only.');
    return this.#workplace;
  }

  #siblingsOf({ isIncompressible }: PublishedObject): ReadonlySet<SiblingCoding> {
    return isIncompressible ? new Set() : this.#siblings;
  }

  /** The plain file comes last; what stands in for an older text goes before the first. */
  #filesOf(path: string, siblings: ReadonlySet<SiblingCoding>): { path: string; stale: readonly string[] }[] {
    const suffixes = siblingCodings
      .filter((coding) => siblings.has(coding))
      .map((coding) => siblingSuffixes[coding]);
    return [...suffixes, ''].map((suffix, at) => ({
      path: path + suffix,
      stale: at === 0 ? staleSiblings(path, siblings) : [],
    }));
  }

  #readFile(path: string): Uint8Array<ArrayBuffer> | undefined {
    try {
      if (this.#folders.missing(path.slice(1)) !== undefined) return undefined;
      return new Uint8Array(readFileSync(join(this.#root, path)));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error instanceof PublishError
        ? error
        : new PublishError(`${this.name}${path} cannot be read: ${(error as Error).message}`, {
            cause: error,
          });
    }
  }

  async #isPresent(object: PublishedObject): Promise<boolean> {
    const plain = this.#readFile(publishablePath(object.path));
    if (!plain || sha256Of(plain) !== object.sha256) return false;
    const time = fileTime(object.sha256);
    const isTimed = (suffix: string) =>
      Math.round(statSync(join(this.#root, object.path + suffix)).mtimeMs / 1000) === time;
    if (!isTimed('')) return false;
    const siblings = this.#siblingsOf(object);
    if (staleSiblings(object.path, siblings).some((path) => this.#readFile(path))) return false;
    for (const coding of siblings) {
      const suffix = siblingSuffixes[coding];
      const sibling = this.#readFile(object.path + suffix);
      if (!sibling || !isTimed(suffix)) return false;
      const { gzip, brotli } = await object.load();
      const stored = coding === 'gzip' ? gzip : brotli;
      if (stored ? !Buffer.from(stored).equals(sibling) : !isBrotliOf(sibling, plain)) return false;
    }
    return true;
  }

  #removeEmpty(folder: string): void {
    for (let at = folder; at !== ''; at = parentOf(at)) {
      try {
        rmdirSync(join(this.#root, at));
      } catch {
        // Not empty, or gone already
        return;
      }
    }
  }
}

function staleSiblings(path: string, siblings: ReadonlySet<SiblingCoding>): string[] {
  return siblingCodings.flatMap((coding) => (siblings.has(coding) ? [] : [path + siblingSuffixes[coding]]));
}

function isBrotliOf(coded: Uint8Array<ArrayBuffer>, plain: Uint8Array): boolean {
  try {
    return Buffer.from(brotliDecompressSync(coded)).equals(plain);
  } catch {
    return false;
  }
}
