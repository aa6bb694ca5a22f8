import { links } from '../../documents/links.ts';
import { tooLarge } from '../decode-body.ts';
import type { ReleaseSource } from '../release-source.ts';
import { parseS3Address } from '../s3/s3-address.ts';
import type { S3Connection } from '../s3/s3-connection.ts';
import { S3Store } from '../s3/s3-store.ts';

/** What is published in a bucket, read with the credentials that publish to it. @param url `s3://bucket/prefix` */
export async function openBucketReleaseSource(
  url: string,
  connection: Partial<S3Connection> = {},
): Promise<ReleaseSource> {
  const { name, bucket, prefix } = parseS3Address(url);
  const store = await S3Store.open({ name, bucket, prefix }, { concurrency: 16, ...connection });
  return {
    name,
    manifestPath: links.manifest,
    hasDocuments: true,
    async read(path, maxBytes) {
      const bytes = await store.read(prefix + path.slice(1));
      if (bytes && bytes.length > maxBytes) throw tooLarge(maxBytes);
      return bytes && { bytes };
    },
    async close() {
      store.close();
    },
  };
}
