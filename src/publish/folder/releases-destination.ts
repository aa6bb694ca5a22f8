import fs from 'node:fs';
import { join, resolve } from 'node:path';
import { links } from '../../documents/links.ts';
import { forEachInFlight } from '../../lib/for-each-in-flight.ts';
import { explain } from '../../lib/system-fault.ts';
import { publishablePath } from '../../release/release.ts';
import { ReleaseError } from '../../release/release-error.ts';
import { workplaceName } from '../../release/release-source.ts';
import { type ArchiveDestination, type ArchivedObject, fileError } from '../destination.ts';
import type { PublishedObject, SiblingCoding } from '../published-object.ts';
import { siblingSuffixes, siblingsOf, sizeAsFiles } from '../published-object.ts';
import { FileWriters } from './file-writers.ts';
import { checkIsPublishable, fileTime } from './folder-destination.ts';
import { syncDisk } from './moves.ts';
import { ReleasesFolder } from './releases-folder.ts';
import { Workplace } from './workplace.ts';

interface ReleasesOptions {
  readonly siblings: ReadonlySet<SiblingCoding>;
  readonly keep: number;
  readonly isForced?: boolean;
  readonly isDryRun?: boolean;
}

/**
 * Opens a folder of releases to publish to. Unchanged files are hard links to those of the previous release.
 * @throws ReleaseError if the folder is unsuitable, or another process publishes there.
 */
export function openReleasesDestination(folder: string, options: ReleasesOptions): ArchiveDestination {
  try {
    checkIsPublishable(folder);
    if (!options.isForced) checkIsOurs(folder);
    if (options.isDryRun) {
      const root = fs.existsSync(folder) ? fs.realpathSync(folder) : resolve(folder);
      return new ReleasesDestination(folder, new ReleasesFolder(root), undefined, options);
    }
    fs.mkdirSync(folder, { recursive: true });
    const root = fs.realpathSync(folder);
    return new ReleasesDestination(folder, new ReleasesFolder(root), new Workplace(root), options);
  } catch (error) {
    throw fileError(error, folder, 'Nothing was published.');
  }
}

function checkIsOurs(folder: string): void {
  if (!fs.existsSync(folder) || ReleasesFolder.isOne(folder)) return;
  if (fs.existsSync(join(folder, links.manifest)))
    throw new ReleaseError(
      `${folder} was published without --releases. Give another folder, or publish without that option.`,
    );
  const names = fs.readdirSync(folder).filter((name) => name !== workplaceName && name !== 'lost+found');
  // Left if a publication was killed between its last two steps
  if (names.length === 0 || names.every((name) => name === 'releases')) return;
  throw new ReleaseError(
    `${folder} is not empty, and contains no releases (but ${names[0]}). Give an empty folder, or publish next to the existing files with --force.`,
  );
}

const unchanged = 'The published files have not changed.';

class ReleasesDestination implements ArchiveDestination {
  readonly kind = 'archive';
  readonly hasHistory = true;
  readonly name: string;
  readonly #folder: ReleasesFolder;
  readonly #workplace: Workplace | undefined;
  readonly #options: ReleasesOptions;
  readonly #before: string | undefined;

  constructor(
    name: string,
    folder: ReleasesFolder,
    workplace: Workplace | undefined,
    options: ReleasesOptions,
  ) {
    this.name = name;
    this.#folder = folder;
    this.#workplace = workplace;
    this.#options = options;
    try {
      this.#before = folder.current();
    } catch (error) {
      workplace?.close();
      throw error;
    }
  }

  async read(path: string): Promise<Uint8Array | undefined> {
    if (this.#before === undefined) return undefined;
    try {
      return new Uint8Array(fs.readFileSync(join(this.#before, publishablePath(path))));
    } catch (cause) {
      const { code } = cause as NodeJS.ErrnoException;
      if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
      if (cause instanceof ReleaseError) throw cause;
      throw new ReleaseError(`${this.name}${path} cannot be read: ${explain(cause)}`, { cause });
    }
  }

  async write(
    objects: readonly ArchivedObject[],
    onWritten: (object: PublishedObject, bytes: number) => Promise<void>,
  ): Promise<void> {
    if (!this.#workplace) throw new Error('This folder was opened for comparison only.');
    const { staged } = this.#workplace;
    const manifest = objects.find(({ object }) => object.path === links.manifest)!.object;
    try {
      await forEachInFlight(objects, FileWriters.concurrency, async (archived) => {
        const { object } = archived;
        const path = publishablePath(object.path).slice(1);
        const siblings = siblingsOf(object, this.#options.siblings);
        if (this.#canLink(archived)) {
          for (const suffix of this.#suffixes(object)) this.#link(path + suffix);
          return onWritten(object, 0);
        }
        const bodies = await object.load();
        const seconds = fileTime(object.sha256);
        await onWritten(object, await staged.write(path, { seconds, bodies, siblings }));
      });
      syncDisk(this.#folder.root);
      this.#folder.add(staged.root, manifest.sha256);
    } catch (error) {
      throw fileError(error, this.name, unchanged);
    }
    try {
      this.#folder.prune(this.#options.keep);
    } catch (error) {
      throw fileError(error, this.name, 'The new release is published, but not all old ones were removed.');
    }
  }

  async sizeOf(archived: ArchivedObject): Promise<number> {
    return this.#canLink(archived) ? 0 : sizeAsFiles(archived.object, this.#options.siblings);
  }

  async close(): Promise<void> {
    this.#workplace?.close();
  }

  #suffixes(object: PublishedObject): string[] {
    const siblings = siblingsOf(object, this.#options.siblings);
    return ['', ...[...siblings].map((coding) => siblingSuffixes[coding])];
  }

  /** True if the previous release has all files of an object exactly as they would be written. */
  #canLink({ object, isUnchanged }: ArchivedObject): boolean {
    const before = this.#before;
    if (!isUnchanged || before === undefined) return false;
    return this.#suffixes(object).every((suffix) => {
      const found = fs.lstatSync(join(before, object.path + suffix), { throwIfNoEntry: false });
      if (!found?.isFile()) return false;
      const isWhole = suffix !== '' || found.size === object.size;
      return isWhole && Math.round(found.mtimeMs / 1000) === fileTime(object.sha256);
    });
  }

  /**
   * Copies a file that cannot be linked: it may have the maximum number of links (65,000 on ext4), and some
   * file systems support none.
   */
  #link(path: string): void {
    const [from, to] = [join(this.#before!, path), this.#workplace!.staged.place(path)];
    try {
      fs.linkSync(from, to);
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (!['EMLINK', 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'EXDEV'].includes(code)) throw error;
      fs.copyFileSync(from, to);
      const { atime, mtime } = fs.statSync(from);
      fs.utimesSync(to, atime, mtime);
    }
  }
}
