import fs from 'node:fs';
import { dirname } from 'node:path';
import { parsedJson } from '../lib/json-text.ts';
import { writeFully } from '../lib/staged-file.ts';

/** A possibly incomplete download. A second file next to it contains the validators of its state on the server. */
export class PartialFile {
  readonly path: string;
  readonly #statePath: string;

  constructor(path: string) {
    this.path = path;
    this.#statePath = `${path}.json`;
  }

  get size(): number {
    return fs.statSync(this.path, { throwIfNoEntry: false })?.size ?? 0;
  }

  get validators(): Validators | undefined {
    if (this.size === 0) return undefined;
    const { etag, lastModified } = Object(readJsonFile(this.#statePath)) as Partial<Validators>;
    const isText = (value: unknown) => value === null || typeof value === 'string';
    return isText(etag) && isText(lastModified) ? ({ etag, lastModified } as Validators) : undefined;
  }

  /** Starts again. Truncates the file first, so that validators never describe bytes of another state. */
  begin({ etag, lastModified }: Validators): void {
    fs.mkdirSync(dirname(this.path), { recursive: true });
    fs.writeFileSync(this.path, '');
    fs.writeFileSync(this.#statePath, JSON.stringify({ etag, lastModified }));
  }

  async append<T>(fill: (write: (bytes: Uint8Array) => void) => Promise<T>): Promise<T> {
    const fd = fs.openSync(this.path, 'a');
    try {
      return await fill((bytes) => writeFully(fd, bytes));
    } finally {
      fs.closeSync(fd);
    }
  }

  remove(): void {
    fs.rmSync(this.path, { force: true });
    fs.rmSync(this.#statePath, { force: true });
  }
}

export interface Validators {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

/**
 * A download may be resumed only if all bytes are certain to be of the same state (RFC 9110, 8.8.1 and
 * 13.1.5).
 */
export function strongValidator({ etag, lastModified }: Validators): string | null {
  return etag !== null && !etag.startsWith('W/') ? etag : lastModified;
}

export function conditionalHeaders({ etag, lastModified }: Validators): Record<string, string> {
  if (etag !== null) return { 'If-None-Match': etag };
  return lastModified === null ? {} : { 'If-Modified-Since': lastModified };
}

/** Ignores a Last-Modified less than a second before the response, because the file may change again within it. */
export function validatorsOf(headers: Headers): Validators {
  const lastModified = headers.get('last-modified');
  const age = Date.parse(headers.get('date') ?? '') - Date.parse(lastModified ?? '');
  return { etag: headers.get('etag'), lastModified: age >= 1000 ? lastModified : null };
}

/** Undefined if the file does not exist or was truncated while it was written. @throws system errors */
function readJsonFile(path: string): unknown {
  return fs.existsSync(path) ? parsedJson(fs.readFileSync(path, 'utf8')) : undefined;
}
