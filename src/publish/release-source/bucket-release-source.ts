import { links } from '../../documents/links.ts';
import type { S3Connection } from '../s3/s3-connection.ts';
import { openS3Destination } from '../s3/s3-destination.ts';
import { tooLarge } from './decode-body.ts';
import type { ReleaseSource } from './release-source.ts';

/** What is published in a bucket, read with the credentials that publish to it. @param url `s3://bucket/prefix` */
export async function openBucketReleaseSource(
  url: string,
  connection: Partial<S3Connection> = {},
): Promise<ReleaseSource> {
  const bucket = await openS3Destination(url, {
    concurrency: 16,
    ...connection,
    encoding: 'gzip',
    cacheControl: () => '',
  });
  return {
    name: bucket.name,
    manifestPath: links.manifest,
    hasDocuments: true,
    async read(path, maxBytes) {
      const bytes = await bucket.read(path);
      if (bytes && bytes.length > maxBytes) throw tooLarge(maxBytes);
      return bytes && { bytes };
    },
    close: () => bucket.close(),
  };
}
