import { closeSync, openSync, writeSync } from 'node:fs';
import { configure, Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js';
import { gzipMember } from './gzip-member.ts';

/** The first day that a zip archive can name, in local time as zip archives have it. */
const FIRST_DAY = new Date(1980, 0, 1);
const BUFFER_BYTES = 1 << 18;
const DEFLATE = 8;
const FILE_MODE = 0o644;

configure({ useWebWorkers: false });

/** Writes a zip archive into a new or empty file, entry after entry. The same entries give the same bytes. */
export class ZipFileWriter {
  readonly #descriptor: number;
  readonly #zip: ZipWriter<unknown>;
  readonly #buffer = Buffer.allocUnsafe(BUFFER_BYTES);
  #filled = 0;

  constructor(file: string) {
    this.#descriptor = openSync(file, 'w');
    const sink = new WritableStream<Uint8Array>({ write: (bytes) => this.#write(bytes) });
    this.#zip = new ZipWriter(sink, {
      lastModDate: FIRST_DAY,
      extendedTimestamp: false,
      dataDescriptor: false,
      keepOrder: true,
      unixMode: FILE_MODE,
      msDosCompatible: false,
    });
  }

  /** Adds a body as a library holds it; its deflate stream is taken over as it is. @param name without a leading slash. */
  async addGzip(name: string, gzip: Uint8Array): Promise<void> {
    const { deflated, crc32, size } = gzipMember(gzip);
    await this.#zip.add(name, new Uint8ArrayReader(deflated), {
      passThrough: true,
      compressionMethod: DEFLATE,
      uncompressedSize: size,
      crc32,
    });
  }

  /** Writes the directory of the archive. */
  async end(): Promise<void> {
    await this.#zip.close();
    this.#flush();
  }

  /** To be called once, also after an error. */
  close(): void {
    closeSync(this.#descriptor);
  }

  /** Entries come in small pieces, which are gathered. */
  #write(bytes: Uint8Array): void {
    if (this.#filled + bytes.length > BUFFER_BYTES) this.#flush();
    if (bytes.length > BUFFER_BYTES) return writeAll(this.#descriptor, bytes);
    this.#buffer.set(bytes, this.#filled);
    this.#filled += bytes.length;
  }

  #flush(): void {
    writeAll(this.#descriptor, this.#buffer.subarray(0, this.#filled));
    this.#filled = 0;
  }
}

function writeAll(descriptor: number, bytes: Uint8Array): void {
  for (let written = 0; written < bytes.length; ) {
    written += writeSync(descriptor, bytes, written, bytes.length - written);
  }
}
