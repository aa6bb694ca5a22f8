import { BlobReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js';
import { links } from '../../documents/links.ts';
import { decodeBody, tooLarge } from '../decode-body.ts';
import { PublishError } from '../publish-error.ts';
import type { ReleaseSource } from '../release-source.ts';
import { UnsoundObject } from '../unsound-object.ts';

/** Deflate adds no more than this to what it cannot shrink, whatever the size; beyond it, the sizes are false. */
const slackBytes = 64 * 1024;
const codings: Readonly<Record<number, string>> = { 0: 'identity', 8: 'deflate-raw' };

/** A published site in one zip. @throws PublishError when it cannot be read. */
export async function openZipReleaseSource(file: string): Promise<ReleaseSource> {
  const zip = new ZipReader(new BlobReader(Bun.file(file)));
  const entries = await zip.getEntries().catch((error: Error) => {
    throw new PublishError(`${file} cannot be read as a zip: ${error.message}.`);
  });
  const files = new Map(
    entries
      .filter((entry) => !entry.directory)
      .map((entry) => [String(`/${entry.filename}`), entry] as const),
  );
  return {
    name: file,
    manifestPath: links.manifest,
    hasDocuments: true,
    async read(path, maxBytes) {
      const entry = files.get(path);
      if (!entry) return undefined;
      if (entry.encrypted) throw new UnsoundObject('is encrypted');
      if (entry.uncompressedSize > maxBytes || entry.compressedSize > maxBytes + slackBytes)
        throw tooLarge(maxBytes);
      const coding = codings[entry.compressionMethod] ?? `zip ${entry.compressionMethod}`;
      const packed = await entry
        .getData(new Uint8ArrayWriter(), { passThrough: true, useWebWorkers: false })
        .catch((error: Error) => {
          throw new UnsoundObject(`cannot be read out of the zip (${error.message})`);
        });
      return { bytes: decodeBody(packed, coding, maxBytes) };
    },
    paths: () => new Set([...files.keys()].filter((path) => path.startsWith('/api/'))),
    close: () => zip.close(),
  };
}
