import { gunzipSync } from 'node:zlib';
import { sha256Of } from '../../src/lib/sha256.ts';
import type { LiveDestination } from '../../src/publish/destination.ts';
import type { PublishedObject } from '../../src/publish/published-object.ts';

export class MemoryDestination implements LiveDestination {
  readonly kind = 'live';
  readonly name = 'memory';
  readonly files = new Map<string, Uint8Array>();
  readonly steps: string[] = [];
  before: (step: string) => void = () => {};
  after: (step: string) => void = () => {};

  async read(path: string): Promise<Uint8Array | undefined> {
    return this.files.get(path);
  }

  async present(objects: readonly PublishedObject[]): Promise<ReadonlySet<string>> {
    const isThere = ({ path, sha256 }: PublishedObject) => {
      const found = this.files.get(path);
      return found !== undefined && sha256Of(found) === sha256;
    };
    return new Set(objects.filter(isThere).map(({ path }) => path));
  }

  async put(object: PublishedObject): Promise<number> {
    this.#step(`put ${object.path}`);
    const { gzip } = await object.load();
    this.files.set(object.path, gunzipSync(gzip));
    this.after(`put ${object.path}`);
    return gzip.length;
  }

  async sizeOf(object: PublishedObject): Promise<number> {
    return (await object.load()).gzip.length;
  }

  async copy(from: string, to: string): Promise<void> {
    const found = this.files.get(from);
    if (!found) return;
    this.#step(`copy ${from}`);
    this.files.set(to, found);
    this.after(`copy ${from}`);
  }

  async commit(): Promise<void> {}

  async remove(paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      this.#step(`remove ${path}`);
      this.files.delete(path);
      this.after(`remove ${path}`);
    }
  }

  async close(): Promise<void> {}

  #step(step: string): void {
    this.before(step);
    this.steps.push(step);
  }
}
