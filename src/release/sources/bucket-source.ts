import { links } from '../../documents/links.ts';
import { NetworkFault } from '../../net/network-fault.ts';
import type { ReleaseSource } from '../release-source.ts';
import { parseS3Address, type S3Connection } from '../s3/connection.ts';
import { S3Failure } from '../s3/failure.ts';
import { S3Store } from '../s3/store.ts';
import { tooLarge } from '../untrusted-bytes.ts';

/**
 * A site in a bucket, read with the credentials for publishing.
 * @param url `s3://bucket/prefix`
 * @throws ReleaseError if the bucket cannot be listed.
 */
export async function openBucketSource(url: string, connection: S3Connection = {}): Promise<ReleaseSource> {
  const address = parseS3Address(url);
  const store = await S3Store.open(address, connection);
  return {
    name: address.name,
    manifestPath: links.manifest,
    hasDocuments: true,
    async read(path, maxBytes) {
      const bytes = await store.read(address.prefix + path.slice(1)).catch(asNetworkFault);
      if (bytes && bytes.length > maxBytes) throw tooLarge(maxBytes);
      return bytes && { bytes };
    },
    close: async () => undefined,
  };
}

/** If a store was busy or unreachable, the state of its objects is unknown. */
function asNetworkFault(error: unknown): never {
  if (error instanceof S3Failure && error.isRetryable) throw new NetworkFault(error.problem);
  throw error;
}
