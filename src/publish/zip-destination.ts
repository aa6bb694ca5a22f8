import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { brotliBody } from '../compile/brotli-body.ts';
import { links } from '../documents/links.ts';
import { ZipFileWriter } from '../lib/zip-writer.ts';
import { PublishError } from '../release/publish-error.ts';
import { publishablePath } from '../release/publishable-path.ts';
import type { PublishedBodies, PublishedObject } from '../release/published-object.ts';
import type { ReleaseSource } from '../release/release-source.ts';
import { openZipReleaseSource } from '../release/sources/zip-source.ts';
import type { Destination } from './destination.ts';
import { ExclusiveLock } from './folder/exclusive-lock.ts';
import { fileError } from './folder/file-error.ts';
import type { DirectoryOptions } from './folder/open-folder.ts';
import { type SiblingCoding, siblingSuffixes } from './folder/published-files.ts';

/** Of a manifest or another file that is read back. */
const mostBytes = 2 ** 30;

/**
 * Opens a zip to publish to. It is made beside the one that is there, and takes its place when it is whole. The same
 * release gives the same bytes.
 * @throws PublishError when it cannot be written, when another process makes it, or when what is there is no published zip.
 */
export async function openZip(file: string, options: DirectoryOptions): Promise<Destination> {
  const { siblings, isForced = false, isDryRun = false } = options;
  const before = await publishedZip(file, isForced);
  if (isDryRun) return new ZipDestination(file, { siblings, before, work: undefined });
  try {
    // A link stays one, and leads to the new zip
    const target = existsSync(file) ? realpathSync(file) : resolve(file);
    const folder = dirname(target);
    mkdirSync(folder, { recursive: true });
    const beside = join(folder, `.${basename(target)}`);
    const lock = ExclusiveLock.take(
      `${beside}.lock`,
      `Another publication to ${file} is going on. Publish again when it has ended.`,
    );
    return new ZipDestination(file, { siblings, before, work: { target, beside, lock } });
  } catch (error) {
    throw fileError(error, file, 'Nothing was published.');
  }
}

interface ZipWork {
  readonly target: string;
  /** What the names of files begin with that lie beside it while it is made. */
  readonly beside: string;
  readonly lock: ExclusiveLock;
}

class ZipDestination implements Destination {
  readonly name: string;
  readonly isMadeAnew = true;
  readonly #siblings: ReadonlySet<SiblingCoding>;
  readonly #before: ReleaseSource | undefined;
  readonly #work: ZipWork | undefined;
  #writer: ZipFileWriter | undefined;

  constructor(
    file: string,
    options: {
      readonly siblings: ReadonlySet<SiblingCoding>;
      readonly before: ReleaseSource | undefined;
      readonly work: ZipWork | undefined;
    },
  ) {
    this.name = file;
    this.#siblings = options.siblings;
    this.#before = options.before;
    this.#work = options.work;
  }

  async read(path: string): Promise<Uint8Array | undefined> {
    try {
      return (await this.#before?.read(path, mostBytes))?.bytes;
    } catch (cause) {
      const fault = `${path} in ${this.name} ${(cause as Error).message}`;
      throw new PublishError(`${fault}. With --all everything is put anew.`, { cause });
    }
  }

  async present(): Promise<ReadonlySet<string>> {
    return new Set();
  }

  async put(object: PublishedObject): Promise<number> {
    const name = publishablePath(object.path).slice(1);
    const bodies = await object.load();
    try {
      this.#writer ??= new ZipFileWriter(this.#part);
      await this.#writer.addGzip(name, bodies.gzip);
      let bytes = bodies.gzip.length;
      const siblings = object.isIncompressible ? new Set<SiblingCoding>() : this.#siblings;
      for (const [suffix, content] of siblingFiles(bodies, siblings)) {
        await this.#writer.addGzip(name + suffix, Bun.gzipSync(content));
        bytes += content.length;
      }
      return bytes;
    } catch (error) {
      throw fileError(error, this.name, 'What was there is as it was.');
    }
  }

  async commit(): Promise<void> {
    try {
      await this.#writer!.end();
      this.#writer!.close();
      this.#writer = undefined;
      const descriptor = openSync(this.#part, 'r+');
      fsyncSync(descriptor);
      closeSync(descriptor);
      renameSync(this.#part, this.#work!.target);
    } catch (error) {
      throw fileError(error, this.name, 'What was there is as it was.');
    }
  }

  async remove(): Promise<void> {}

  async close(): Promise<void> {
    this.#writer?.close();
    await this.#before?.close();
    if (!this.#work) return;
    rmSync(this.#part, { force: true });
    rmSync(`${this.#work.beside}.lock`, { force: true });
    this.#work.lock[Symbol.dispose]();
  }

  get #part(): string {
    if (!this.#work) throw new Error('This zip was opened for comparing only.');
    return `${this.#work.beside}.part`;
  }
}

function* siblingFiles(
  { gzip, brotli }: PublishedBodies,
  siblings: ReadonlySet<SiblingCoding>,
): Iterable<readonly [suffix: string, content: Uint8Array<ArrayBuffer>]> {
  if (siblings.has('br')) {
    const content = brotli ?? (brotliBody(Bun.gunzipSync(gzip)) as Uint8Array<ArrayBuffer>);
    yield [siblingSuffixes.br, content];
  }
  if (siblings.has('gzip')) yield [siblingSuffixes.gzip, gzip];
}

async function publishedZip(file: string, isForced: boolean): Promise<ReleaseSource | undefined> {
  if (!existsSync(file)) return undefined;
  if (!statSync(file).isFile()) throw new PublishError(`${file} is not a file. Give another name.`);
  try {
    const source = await openZipReleaseSource(file);
    if (source.paths?.()?.has(links.manifest)) return source;
    await source.close();
  } catch (error) {
    if (!isForced && !(error instanceof PublishError)) throw error;
  }
  if (isForced) return undefined;
  throw new PublishError(
    `${file} is there, and is not a zip that was published. Give another name, or --force to replace it.`,
  );
}
