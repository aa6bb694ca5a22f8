import fs from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { links } from '../../documents/links.ts';
import { sha256Of } from '../../lib/sha256.ts';
import { explain } from '../../lib/system-fault.ts';
import { isLibrary } from '../../library/library.ts';
import { publishablePath } from '../../release/release.ts';
import { ReleaseError } from '../../release/release-error.ts';
import { workplaceName } from '../../release/release-source.ts';
import { fileError, type LiveDestination } from '../destination.ts';
import type { PublishedObject, SiblingCoding } from '../published-object.ts';
import { siblingCodings, siblingSuffixes, siblingsOf, sizeAsFiles } from '../published-object.ts';
import { makeMoves, plannedMoves, type StagedFileMove, syncDisk } from './moves.ts';
import { parentOf, RealFolders } from './real-folders.ts';
import { ReleasesFolder } from './releases-folder.ts';
import { Workplace } from './workplace.ts';

export interface FolderOptions {
  readonly siblings: ReadonlySet<SiblingCoding>;
  /** Accepts a folder that contains other files, which are not changed. */
  readonly isForced?: boolean;
  readonly isDryRun?: boolean;
}

/**
 * Opens a folder to publish to: plain files for any web server. Creates the folder if it is missing.
 * @throws ReleaseError if the folder is unsuitable, or another process publishes there.
 */
export function openFolderDestination(folder: string, options: FolderOptions): LiveDestination {
  const { siblings, isForced = false, isDryRun = false } = options;
  try {
    checkIsPublishable(folder);
    if (ReleasesFolder.isOne(folder))
      throw new ReleaseError(`${folder} is a folder of releases. Publish there with --releases.`);
    if (!isForced) checkIsOurs(folder);
    if (isDryRun) {
      const root = fs.existsSync(folder) ? fs.realpathSync(folder) : resolve(folder);
      return new FolderDestination(root, { name: folder, siblings, workplace: undefined });
    }
    fs.mkdirSync(folder, { recursive: true });
    const root = fs.realpathSync(folder);
    return new FolderDestination(root, { name: folder, siblings, workplace: new Workplace(root) });
  } catch (error) {
    throw fileError(error, folder, 'Nothing was published.');
  }
}

export function checkIsPublishable(folder: string): void {
  if (isLibrary(folder))
    throw new ReleaseError(`${folder} is a library, not a place to publish to. Choose another folder.`);
  if (fs.existsSync(folder) && !fs.statSync(folder).isDirectory())
    throw new ReleaseError(`${folder} is a file. Give a folder, or a name that ends in .zip.`);
  const around = ReleasesFolder.around(folder);
  if (around !== undefined)
    throw new ReleaseError(
      `${folder} is a release in ${around}. Publish to ${around} with --releases: a release never changes.`,
    );
}

const manifestsFolder = dirname(links.release(''));
const ofFileSystems = new Set(['lost+found', '.DS_Store']);

function checkIsOurs(folder: string): void {
  const found = fs.statSync(folder, { throwIfNoEntry: false });
  if (!found) return;
  // A first publication that was stopped has left only some manifests
  if ([links.manifest, manifestsFolder].some((path) => fs.existsSync(join(folder, path)))) return;
  const names = fs.readdirSync(folder).filter((name) => !ofFileSystems.has(name));
  if (names.length === 0 || names.includes(workplaceName)) return;
  throw new ReleaseError(
    `${folder} is not empty, and was not published to (it contains ${names[0]}). Give an empty folder, or publish next to the existing files with --force.`,
  );
}

const unchanged = 'The published files have not changed.';
const halfDone = 'Publish again to continue: until then, documents of the new and the old release are mixed.';

class FolderDestination implements LiveDestination {
  readonly kind = 'live';
  readonly name: string;
  readonly #root: string;
  readonly #siblings: ReadonlySet<SiblingCoding>;
  /** Undefined in a dry run. */
  readonly #workplace: Workplace | undefined;
  readonly #folders: RealFolders;
  #staged: StagedFileMove[] = [];

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
    const { staged } = this.#work();
    const siblings = siblingsOf(object, this.#siblings);
    this.#staged.push(...movesOf(path, siblings));
    try {
      return await staged.write(path, { seconds: fileTime(object.sha256), bodies, siblings });
    } catch (error) {
      throw fileError(error, this.name, unchanged);
    }
  }

  async sizeOf(object: PublishedObject): Promise<number> {
    return sizeAsFiles(object, this.#siblings);
  }

  async commit(): Promise<void> {
    const { staged } = this.#work();
    let state = unchanged;
    try {
      const moves = plannedMoves(this.#root, this.#folders, this.#staged);
      if (moves.length > 0) syncDisk(this.#root);
      state = halfDone;
      makeMoves(staged.root, this.#root, moves);
    } catch (error) {
      throw fileError(error, this.name, state);
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
          fs.rmSync(join(this.#root, file + suffix), { force: true });
        }
        emptied.add(parentOf(file));
      }
      for (const folder of emptied) this.#removeIfEmpty(folder);
    } catch (error) {
      const state = 'The new release is published, but not all old documents were removed.';
      throw fileError(error, this.name, state);
    } finally {
      this.#folders.forget();
    }
  }

  async close(): Promise<void> {
    this.#workplace?.close();
  }

  #work(): Workplace {
    if (!this.#workplace) throw new Error('This folder was opened for comparison only.');
    return this.#workplace;
  }

  #readFile(path: string): Uint8Array<ArrayBuffer> | undefined {
    try {
      if (this.#folders.missing(path.slice(1)) !== undefined) return undefined;
      return new Uint8Array(fs.readFileSync(join(this.#root, path)));
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      if (cause instanceof ReleaseError) throw cause;
      throw new ReleaseError(`${this.name}${path} cannot be read: ${explain(cause)}`, { cause });
    }
  }

  async #isPresent(object: PublishedObject): Promise<boolean> {
    const plain = this.#readFile(publishablePath(object.path));
    if (!plain || sha256Of(plain) !== object.sha256) return false;
    const time = fileTime(object.sha256);
    const hasTime = (suffix: string) =>
      Math.round(fs.statSync(join(this.#root, object.path + suffix)).mtimeMs / 1000) === time;
    if (!hasTime('')) return false;
    const siblings = siblingsOf(object, this.#siblings);
    if (staleSiblings(object.path, siblings).some((path) => this.#readFile(path))) return false;
    for (const coding of siblings) {
      const suffix = siblingSuffixes[coding];
      const sibling = this.#readFile(object.path + suffix);
      if (!sibling || !hasTime(suffix)) return false;
      const { gzip, brotli } = await object.load();
      const stored = coding === 'gzip' ? gzip : brotli;
      if (stored ? !Buffer.from(stored).equals(sibling) : !isBrotliOf(sibling, plain)) return false;
    }
    return true;
  }

  #removeIfEmpty(folder: string): void {
    for (let at = folder; at !== ''; at = parentOf(at)) {
      try {
        fs.rmdirSync(join(this.#root, at));
      } catch {
        return;
      }
    }
  }
}

const firstTime = Date.UTC(1980, 0, 1) / 1000;
/** In the past for every correct clock: a time in the future confuses backups, make, and caches. */
const lastTime = Date.UTC(2020, 0, 1) / 1000;

/**
 * The modification time of a published file, in seconds, derived from the hash of its content. nginx and
 * Caddy make entity tags from time and size. These tags are thus the same on every replica, and change with
 * the content.
 */
export function fileTime(sha256: string): number {
  return firstTime + (Number.parseInt(sha256.slice(0, 12), 16) % (lastTime - firstTime));
}

function movesOf(path: string, siblings: ReadonlySet<SiblingCoding>): StagedFileMove[] {
  const suffixes = siblingCodings
    .filter((coding) => siblings.has(coding))
    .map((coding) => siblingSuffixes[coding]);
  return [...suffixes, ''].map((suffix, at) => ({
    path: path + suffix,
    stale: at === 0 ? staleSiblings(path, siblings) : [],
  }));
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
