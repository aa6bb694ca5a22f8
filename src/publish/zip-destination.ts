import { existsSync, mkdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { links } from '../documents/links.ts';
import { ExclusiveLock } from '../lib/exclusive-lock.ts';
import { StagedFile } from '../lib/staged-file.ts';
import { ZipFileWriter } from '../lib/zip-file-writer.ts';
import { publishablePath } from '../release/release.ts';
import { CorruptObjectError, ReleaseError } from '../release/release-error.ts';
import type { ReleaseSource } from '../release/release-source.ts';
import { openZipSource } from '../release/sources/zip-source.ts';
import { type ArchiveDestination, type ArchivedObject, fileError } from './destination.ts';
import { type PublishedObject, type SiblingCoding, siblingFiles, siblingsOf } from './published-object.ts';
import { announcePublisher, publicationInProgress } from './publisher.ts';

export interface ZipOptions {
  readonly siblings: ReadonlySet<SiblingCoding>;
  readonly isForced?: boolean;
  readonly isDryRun?: boolean;
}

/**
 * Opens a zip to publish to. The same release gives the same bytes.
 * @throws ReleaseError if it cannot be written, if another process is writing it, or if the existing file is
 * not a published zip.
 */
export async function openZipDestination(file: string, options: ZipOptions): Promise<ArchiveDestination> {
  const { siblings, isForced = false, isDryRun = false } = options;
  const before = await publishedZip(file, isForced);
  if (isDryRun) return new ZipDestination(file, { siblings, before, target: undefined });
  try {
    return new ZipDestination(file, { siblings, before, target: lockedTarget(file) });
  } catch (error) {
    await before?.close();
    throw fileError(error, file, 'Nothing was published.');
  }
}

async function publishedZip(file: string, isForced: boolean): Promise<ReleaseSource | undefined> {
  if (!existsSync(file)) return undefined;
  if (!statSync(file).isFile()) throw new ReleaseError(`${file} is not a file. Choose another name.`);
  try {
    const source = await openZipSource(file);
    if (source.paths?.()?.has(links.manifest)) return source;
    await source.close();
  } catch (error) {
    if (!isForced && !(error instanceof ReleaseError)) throw error;
  }
  if (isForced) return undefined;
  throw new ReleaseError(
    `${file} exists and is not a published zip. Choose another name, or replace it with --force.`,
  );
}

interface Target {
  readonly file: string;
  readonly lockFile: string;
  readonly publisherFile: string;
  readonly lock: ExclusiveLock;
}

function lockedTarget(file: string): Target {
  const target = existsSync(file) ? realpathSync(file) : resolve(file);
  mkdirSync(dirname(target), { recursive: true });
  const lockFile = join(dirname(target), `.${basename(target)}.lock`);
  const lock = ExclusiveLock.take(lockFile);
  const publisherFile = join(dirname(target), `.${basename(target)}.publisher.json`);
  if (!lock) throw new ReleaseError(publicationInProgress(file, publisherFile));
  announcePublisher(publisherFile);
  return { file: target, lockFile, publisherFile, lock };
}

const maxFileBytes = 2 ** 30;

class ZipDestination implements ArchiveDestination {
  readonly kind = 'archive';
  readonly hasHistory = false;
  readonly name: string;
  readonly #siblings: ReadonlySet<SiblingCoding>;
  readonly #before: ReleaseSource | undefined;
  readonly #target: Target | undefined;

  constructor(
    file: string,
    options: {
      readonly siblings: ReadonlySet<SiblingCoding>;
      readonly before: ReleaseSource | undefined;
      readonly target: Target | undefined;
    },
  ) {
    this.name = file;
    this.#siblings = options.siblings;
    this.#before = options.before;
    this.#target = options.target;
  }

  async read(path: string): Promise<Uint8Array | undefined> {
    try {
      return (await this.#before?.read(path, maxFileBytes))?.bytes;
    } catch (cause) {
      if (!(cause instanceof CorruptObjectError)) throw cause;
      const fault = `${path} in ${this.name} ${cause.message}`;
      throw new ReleaseError(`${fault}. Publish with --all to write every file again.`, { cause });
    }
  }

  async write(
    objects: readonly ArchivedObject[],
    onWritten: (object: PublishedObject, bytes: number) => Promise<void>,
  ): Promise<void> {
    if (!this.#target) throw new Error('This zip was opened for comparison only.');
    try {
      // The lock is held, so existing files with such names were left by a killed publication
      using staged = new StagedFile(this.#target.file, { abandonedAfter: 0 });
      using zip = new ZipFileWriter(staged.path);
      for (const { object } of objects) await onWritten(object, await this.#add(zip, object));
      await zip.end();
      staged.commit();
    } catch (error) {
      throw fileError(error, this.name, 'The existing zip has not changed.');
    }
  }

  sizeOf({ object }: ArchivedObject): Promise<number> {
    return this.#add(undefined, object);
  }

  async close(): Promise<void> {
    await this.#before?.close();
    if (!this.#target) return;
    for (const file of [this.#target.publisherFile, this.#target.lockFile]) rmSync(file, { force: true });
    this.#target.lock[Symbol.dispose]();
  }

  async #add(zip: ZipFileWriter | undefined, object: PublishedObject): Promise<number> {
    const name = publishablePath(object.path).slice(1);
    const bodies = await object.load();
    await zip?.addGzip(name, bodies.gzip);
    let bytes = bodies.gzip.length;
    for (const [suffix, content] of siblingFiles(bodies, siblingsOf(object, this.#siblings))) {
      await zip?.addGzip(name + suffix, Bun.gzipSync(content));
      bytes += content.length;
    }
    return bytes;
  }
}
