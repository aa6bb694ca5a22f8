import { BlobReader, type FileEntry, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js';
import { links } from '../../documents/links.ts';
import { reasonOf } from '../../lib/system-fault.ts';
import { CorruptObjectError, ReleaseError } from '../release-error.ts';
import type { ReleaseSource } from '../release-source.ts';
import { decodeBody, tooLarge } from '../untrusted-bytes.ts';

/** Deflate adds less than this to incompressible bytes. A larger entry has wrong sizes. */
const slackBytes = 64 * 1024;
const codings: Readonly<Record<number, string>> = { 0: 'identity', 8: 'deflate-raw' };

/** A published site in a zip. @throws ReleaseError if the file is not a readable zip. */
export async function openZipSource(file: string): Promise<ReleaseSource> {
  const zip = new ZipReader(new BlobReader(Bun.file(file)));
  const entries = await zip.getEntries().catch((error: unknown) => {
    throw new ReleaseError(`${file} cannot be read as a zip: ${zipFault(error)}.`, { cause: error });
  });
  const files = new Map<string, FileEntry>();
  for (const entry of entries) if (!entry.directory) files.set(`/${entry.filename}`, entry);
  return {
    name: file,
    manifestPath: links.manifest,
    hasDocuments: true,
    async read(path, maxBytes) {
      const entry = files.get(path);
      if (!entry) return undefined;
      if (entry.encrypted) throw new CorruptObjectError('is encrypted');
      if (entry.uncompressedSize > maxBytes || entry.compressedSize > maxBytes + slackBytes)
        throw tooLarge(maxBytes);
      const coding = codings[entry.compressionMethod] ?? `zip ${entry.compressionMethod}`;
      const packed = await entry
        .getData(new Uint8ArrayWriter(), { passThrough: true, useWebWorkers: false })
        .catch((error: unknown) => {
          throw new CorruptObjectError(`cannot be read from the zip (${zipFault(error)})`);
        });
      return { bytes: decodeBody(packed, coding, maxBytes) };
    },
    paths: () => new Set([...files.keys()].filter((path) => path.startsWith('/api/'))),
    close: () => zip.close(),
  };
}

/**
 * The reason why zip.js rejects an archive: an Error with a sentence, or a RangeError if sizes in it are
 * wrong.
 * @throws the error itself if it comes neither from zip.js nor from the system: a bug.
 */
function zipFault(error: unknown): string {
  const isOfZip = error instanceof RangeError || (error instanceof Error && error.constructor === Error);
  return isOfZip && !('code' in error) ? error.message : reasonOf(error);
}
