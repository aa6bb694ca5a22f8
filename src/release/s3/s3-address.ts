import { PublishError } from '../publish-error.ts';

/** Where in an object store a service lies. */
export interface S3Address {
  /** `s3://bucket/prefix`, without a slash at its end. */
  readonly name: string;
  readonly bucket: string;
  /** What every key begins with: empty, or ending with a slash. */
  readonly prefix: string;
}

const bucketName = /^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$/;

/**
 * Reads `s3://bucket` or `s3://bucket/prefix`. A slash at the end makes no difference.
 * @throws PublishError when it is anything else.
 */
export function parseS3Address(url: string): S3Address {
  const [, bucket, path] = /^s3:\/\/([^/]*)\/?(.*)$/s.exec(url) ?? [];
  if (bucket === undefined || path === undefined) throw wrong(url, 'It has to look like s3://bucket/prefix.');
  if (!bucketName.test(bucket)) {
    const reason = bucket === '' ? 'It names no bucket' : `"${bucket}" cannot be the name of a bucket`;
    throw wrong(url, `${reason}: it has to look like s3://bucket/prefix.`);
  }
  const prefix = path.replace(/\/$/, '');
  if (/[?#\\\s\p{Cc}]/u.test(prefix)) {
    throw wrong(url, 'Its prefix has a character that links cannot hold as it is (white space, ?, # or \\).');
  }
  if (prefix !== '' && prefix.split('/').some((part) => ['', '.', '..'].includes(part))) {
    throw wrong(url, 'Its prefix has an empty part, "." or "..".');
  }
  return {
    name: prefix === '' ? `s3://${bucket}` : `s3://${bucket}/${prefix}`,
    bucket,
    prefix: prefix === '' ? '' : `${prefix}/`,
  };
}

function wrong(url: string, reason: string): PublishError {
  return new PublishError(`${JSON.stringify(url)} is no address of an object store. ${reason}`);
}
