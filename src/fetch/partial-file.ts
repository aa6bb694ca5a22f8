import { closeSync, mkdirSync, openSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { readJsonFile } from './origin-record.ts';
import type { Validators } from './validators.ts';

/** A download that may have been cut: its bytes so far, and in a file beside it of which state of the source they are. */
export class PartialFile {
  readonly path: string;
  readonly #statePath: string;

  constructor(path: string) {
    this.path = path;
    this.#statePath = `${path}.json`;
  }

  get size(): number {
    return statSync(this.path, { throwIfNoEntry: false })?.size ?? 0;
  }

  /** Undefined when there is nothing to resume. */
  get validators(): Validators | undefined {
    if (this.size === 0) return undefined;
    const { etag, lastModified } = Object(readJsonFile(this.#statePath)) as Partial<Validators>;
    const isText = (value: unknown) => value === null || typeof value === 'string';
    return isText(etag) && isText(lastModified) ? ({ etag, lastModified } as Validators) : undefined;
  }

  /** Starts again. The bytes go first: a state must never stand beside bytes of another. */
  begin({ etag, lastModified }: Validators): void {
    mkdirSync(dirname(this.path), { recursive: true });
    writeFileSync(this.path, '');
    writeFileSync(this.#statePath, JSON.stringify({ etag, lastModified }));
  }

  /** Calls `fill` with what appends bytes to the file. */
  async append<T>(fill: (write: (bytes: Uint8Array) => void) => Promise<T>): Promise<T> {
    const fd = openSync(this.path, 'a');
    try {
      return await fill((bytes) => {
        for (let done = 0; done < bytes.length; ) done += writeSync(fd, bytes, done);
      });
    } finally {
      closeSync(fd);
    }
  }

  remove(): void {
    rmSync(this.path, { force: true });
    rmSync(this.#statePath, { force: true });
  }
}
