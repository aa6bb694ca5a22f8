import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { temporaryFileFault, temporaryFolder } from '../lib/system-fault.ts';

/** Bytes of records to buffer in memory. A check of a few Bibles never writes a file. */
const defaultPendingBytes = 8_000_000;

/**
 * A list of records in bounded memory: beyond a limit, records are stored in a temporary file, and only their
 * index stays in memory. Records must be structured-cloneable.
 */
export class SpilledRecords<Record> implements Disposable {
  readonly #maxPendingBytes: number;
  readonly #ends: number[] = [];
  #pending: Uint8Array[] = [];
  #pendingBytes = 0;
  #file: TemporaryFile | undefined;

  constructor(maxPendingBytes = defaultPendingBytes) {
    this.#maxPendingBytes = maxPendingBytes;
  }

  get length(): number {
    return this.#ends.length;
  }

  /** @returns the index of the record. @throws UserError if the temporary file cannot be written. */
  add(record: Record): number {
    const bytes = new Uint8Array(serialize(record));
    this.#pending.push(bytes);
    this.#pendingBytes += bytes.length;
    this.#ends.push(this.#endOf(this.length - 1) + bytes.length);
    if (this.#pendingBytes > this.#maxPendingBytes) this.#spill();
    return this.length - 1;
  }

  get(index: number): Record {
    const inFile = this.length - this.#pending.length;
    if (index >= inFile) return deserialize(this.#pending[index - inFile]!);
    const from = this.#endOf(index - 1);
    return deserialize(this.#file!.read(from, this.#endOf(index) - from));
  }

  *[Symbol.iterator](): Iterator<Record> {
    for (let index = 0; index < this.length; index++) yield this.get(index);
  }

  [Symbol.dispose](): void {
    this.#file?.[Symbol.dispose]();
    this.#file = undefined;
    this.#pending = [];
  }

  #endOf(index: number): number {
    return this.#ends[index] ?? 0;
  }

  #spill(): void {
    this.#file ??= new TemporaryFile();
    for (const bytes of this.#pending) this.#file.append(bytes);
    this.#pending = [];
    this.#pendingBytes = 0;
  }
}

class TemporaryFile implements Disposable {
  readonly #folder: string;
  readonly #file: number;

  constructor() {
    this.#folder = temporaryFolder('scriptorium-check-');
    try {
      this.#file = openSync(join(this.#folder, 'records'), 'w+');
      // Leave no file if the check is killed. Windows cannot remove an open file
      if (process.platform !== 'win32') rmSync(this.#folder, { recursive: true });
    } catch (error) {
      throw temporaryFileFault(error);
    }
  }

  append(bytes: Uint8Array): void {
    try {
      for (let from = 0; from < bytes.length; )
        from += writeSync(this.#file, bytes, from, bytes.length - from);
    } catch (error) {
      throw temporaryFileFault(error);
    }
  }

  read(from: number, length: number): Uint8Array {
    const bytes = new Uint8Array(length);
    for (let done = 0; done < length; ) done += readSync(this.#file, bytes, done, length - done, from + done);
    return bytes;
  }

  [Symbol.dispose](): void {
    closeSync(this.#file);
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
