import { shownUrl } from '../../lib/secrets.ts';
import { UsageError } from '../../lib/user-error.ts';
import { readProfile } from './shared-files.ts';

export interface S3Address {
  /** `s3://bucket/prefix`, without a trailing slash. */
  readonly name: string;
  readonly bucket: string;
  /** The prefix of all keys: empty, or with a trailing slash. */
  readonly prefix: string;
}

export function isStoreAddress(name: string): boolean {
  return /^s3:\/\//i.test(name);
}

const bucketName = /^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$/;

/**
 * Parses `s3://bucket` or `s3://bucket/prefix`, with or without a trailing slash.
 * @throws UsageError for anything else.
 */
export function parseS3Address(url: string): S3Address {
  const [, bucket, path] = /^s3:\/\/([^/]*)\/?(.*)$/s.exec(url) ?? [];
  if (bucket === undefined || path === undefined)
    throw invalidAddress(url, 'It must look like s3://bucket/prefix.');
  if (/[:@]/.test(bucket)) throw invalidAddress(url, noCredentials);
  if (!bucketName.test(bucket)) {
    const reason = bucket === '' ? 'The bucket is missing' : `"${bucket}" cannot be the name of a bucket`;
    throw invalidAddress(url, `${reason}: it must look like s3://bucket/prefix.`);
  }
  const prefix = path.replace(/\/$/, '');
  if (/[?#\\\s\p{Cc}]/u.test(prefix)) {
    throw invalidAddress(
      url,
      'Its prefix has a character that links cannot contain (white space, ?, # or \\).',
    );
  }
  if (prefix !== '' && prefix.split('/').some((part) => ['', '.', '..'].includes(part))) {
    throw invalidAddress(url, 'Its prefix has an empty part, "." or "..".');
  }
  return {
    name: prefix === '' ? `s3://${bucket}` : `s3://${bucket}/${prefix}`,
    bucket,
    prefix: prefix === '' ? '' : `${prefix}/`,
  };
}

function invalidAddress(url: string, reason: string): UsageError {
  return new UsageError(`${JSON.stringify(shownUrl(url))} is not the address of a bucket. ${reason}`);
}

const noCredentials = 'Remove the user name and password: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.';

export interface S3Connection {
  /**
   * URL of a store other than Amazon's. Default: `AWS_ENDPOINT_URL_S3`, `AWS_ENDPOINT_URL`, or `endpoint_url`
   * of the profile.
   */
  readonly endpoint?: string | undefined;
  /** Default: `AWS_REGION`, the region of the profile, or us-east-1. */
  readonly region?: string | undefined;
  /** Puts the bucket in the path of requests instead of the host name. Default: true if an endpoint is set. */
  readonly pathStyle?: boolean | undefined;
  /** Attempts per request. Default: `AWS_MAX_ATTEMPTS`, or 5. */
  readonly attempts?: number | undefined;
  /** Seconds after which a silent connection is given up. Default: 60. */
  readonly idleSeconds?: number | undefined;
}

export interface BucketLocation {
  readonly bucket: string;
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly pathStyle: boolean;
}

/** @throws UsageError for an endpoint that is not a URL, or has a user name. */
export function bucketLocation(bucket: string, connection: S3Connection): BucketLocation {
  const profile = readProfile();
  const { AWS_ENDPOINT_URL_S3, AWS_ENDPOINT_URL, AWS_REGION } = process.env;
  const endpoint =
    connection.endpoint ?? (AWS_ENDPOINT_URL_S3 || AWS_ENDPOINT_URL || profile?.get('endpoint_url'));
  if (endpoint !== undefined) checkEndpoint(endpoint);
  return {
    bucket,
    endpoint,
    region: connection.region ?? (AWS_REGION || profile?.get('region') || 'us-east-1'),
    pathStyle: connection.pathStyle ?? endpoint !== undefined,
  };
}

const defaultAttempts = 5;

export function attemptsOf({ attempts }: S3Connection): number {
  return attempts ?? (Number(process.env.AWS_MAX_ATTEMPTS) || defaultAttempts);
}

/** Names that a certificate for `*.s3.amazonaws.com` covers. */
const isHostLabel = /^[a-z0-9-]+$/;

/** @param key empty for the bucket itself. */
export function urlOfKey({ bucket, endpoint, region, pathStyle }: BucketLocation, key: string): URL {
  const isChina = region.startsWith('cn-');
  const url = new URL(endpoint ?? `https://s3.${region}.amazonaws.com${isChina ? '.cn' : ''}`);
  const parts = key === '' ? [] : key.split('/').map(encodeURIComponent);
  const isInPath = pathStyle || !isHostLabel.test(bucket);
  if (!isInPath) url.hostname = `${bucket}.${url.hostname}`;
  const path = [url.pathname.replace(/\/$/, ''), ...(isInPath ? [bucket] : []), ...parts];
  url.pathname = path.join('/') || '/';
  return url;
}

function checkEndpoint(endpoint: string): void {
  const url = /^https?:\/\//.test(endpoint) ? URL.parse(endpoint) : null;
  if (!url) {
    const example = shownUrl(`https://${endpoint.replace(/^(\w*:)?\/+/, '')}`);
    const hint = URL.canParse(example)
      ? `Did you mean ${example}?`
      : 'It must look like https://s3.example.org.';
    throw new UsageError(
      `${JSON.stringify(shownUrl(endpoint))} is not the endpoint of an object store. ${hint}`,
    );
  }
  if (url.username !== '' || url.password !== '')
    throw new UsageError(`The endpoint ${shownUrl(endpoint)} has a user name. ${noCredentials}`);
}
