import { closeSync, openSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { configure, Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js';
import { writeFully } from './staged-file.ts';

/** The earliest date in a zip archive, in local time as zip requires. */
const firstDay = new Date(1980, 0, 1);
const bufferBytes = 1 << 18;
const deflate = 8;
const fileMode = 0o644;

configure({ useWebWorkers: false });

/** Writes a zip archive to a new or empty file, entry by entry. The same entries give the same bytes. */
export class ZipFileWriter implements Disposable {
  readonly #descriptor: number;
  readonly #zip: ZipWriter<unknown>;
  readonly #buffer = Buffer.allocUnsafe(bufferBytes);
  #filled = 0;

  constructor(file: string) {
    this.#descriptor = openSync(file, 'w');
    const sink = new WritableStream<Uint8Array>({ write: (bytes) => this.#write(bytes) });
    this.#zip = new ZipWriter(sink, {
      lastModDate: firstDay,
      extendedTimestamp: false,
      dataDescriptor: false,
      keepOrder: true,
      unixMode: fileMode,
      msDosCompatible: false,
    });
  }

  /**
   * Adds a gzip body by copying its deflate stream, without compressing it again.
   * @param name without a leading slash.
   */
  async addGzip(name: string, gzip: Uint8Array): Promise<void> {
    const { deflated, crc32, size } = gzipMember(gzip);
    await this.#zip.add(name, new Uint8ArrayReader(deflated), {
      passThrough: true,
      compressionMethod: deflate,
      uncompressedSize: size,
      crc32,
    });
  }

  async addText(name: string, text: string): Promise<void> {
    await this.addGzip(name, gzipSync(text, { level: 9 }));
  }

  async addStored(name: string, bytes: Uint8Array): Promise<void> {
    await this.#zip.add(name, new Uint8ArrayReader(bytes), { level: 0 });
  }

  async end(): Promise<void> {
    await this.#zip.close();
    this.#flush();
  }

  [Symbol.dispose](): void {
    closeSync(this.#descriptor);
  }

  #write(bytes: Uint8Array): void {
    if (this.#filled + bytes.length > bufferBytes) this.#flush();
    if (bytes.length > bufferBytes) return writeFully(this.#descriptor, bytes);
    this.#buffer.set(bytes, this.#filled);
    this.#filled += bytes.length;
  }

  #flush(): void {
    writeFully(this.#descriptor, this.#buffer.subarray(0, this.#filled));
    this.#filled = 0;
  }
}

interface GzipMember {
  readonly deflated: Uint8Array;
  readonly crc32: number;
  readonly size: number;
}

const headerBytes = 10;
const trailerBytes = 8;

/**
 * Parses a gzip file with one member and no optional header fields (RFC 1952). The parts are views of it.
 * @throws RangeError for any other bytes.
 */
export function gzipMember(gzip: Uint8Array): GzipMember {
  const isPlain = gzip[0] === 0x1f && gzip[1] === 0x8b && gzip[2] === deflate && gzip[3] === 0;
  if (!isPlain || gzip.length < headerBytes + trailerBytes) {
    throw new RangeError('This is not a gzip file with one member and no optional header fields.');
  }
  const trailer = new DataView(gzip.buffer, gzip.byteOffset + gzip.length - trailerBytes, trailerBytes);
  return {
    deflated: gzip.subarray(headerBytes, gzip.length - trailerBytes),
    crc32: trailer.getUint32(0, true),
    size: trailer.getUint32(4, true),
  };
}
