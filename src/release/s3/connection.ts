import type { S3ClientConfig } from '@aws-sdk/client-s3';
import { shownUrl } from '../../lib/secrets.ts';
import { UsageError } from '../../lib/user-error.ts';

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

/**
 * Options for connecting to a store. Missing members default to the SDK's own settings, then to the values
 * named here.
 */
export interface S3Connection {
  /** URL of a store other than Amazon's. Default: `AWS_ENDPOINT_URL_S3`. */
  readonly endpoint?: string | undefined;
  /** Default: `AWS_REGION`, the region of the profile, or us-east-1. */
  readonly region?: string | undefined;
  /**
   * Puts the bucket in the path of requests instead of the host name. Default: true if an endpoint is set.
   */
  readonly pathStyle?: boolean | undefined;
  readonly concurrency: number;
  /** Attempts per request. Default: `AWS_MAX_ATTEMPTS`, or 5. */
  readonly attempts?: number | undefined;
  /** Seconds after which a silent connection is given up. Default: 60. */
  readonly idleSeconds?: number | undefined;
}

export const defaultIdleSeconds = 60;
const defaultAttempts = 5;

/**
 * The configuration of the SDK's client. @throws UsageError for an endpoint that is not a URL, or has a user
 * name.
 */
export function s3ClientConfig(connection: S3Connection): S3ClientConfig {
  const endpoint = checkedEndpoint(connection.endpoint);
  checkUserInfo(s3Endpoint(connection));
  const { region, concurrency, idleSeconds = defaultIdleSeconds } = connection;
  const pathStyle = connection.pathStyle ?? s3Endpoint(connection) !== undefined;
  const attempts = connection.attempts ?? (process.env.AWS_MAX_ATTEMPTS ? undefined : defaultAttempts);
  const agent = { keepAlive: true, maxSockets: concurrency };
  return {
    ...(endpoint !== undefined && { endpoint }),
    ...(region !== undefined && { region }),
    ...(attempts !== undefined && { maxAttempts: attempts }),
    forcePathStyle: pathStyle,
    retryMode: 'standard',
    // Every store supports Content-MD5, but not the newer checksums with their chunked encoding
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    expectContinueHeader: false,
    requestHandler: {
      httpAgent: agent,
      httpsAgent: agent,
      connectionTimeout: Math.min(10, idleSeconds) * 1000,
      socketTimeout: idleSeconds * 1000,
      // The only one of these timeouts that ends an unanswered TLS handshake
      requestTimeout: idleSeconds * 1000,
      throwOnRequestTimeout: true,
    },
  };
}

export function s3Endpoint({ endpoint }: Pick<S3Connection, 'endpoint'>): string | undefined {
  return endpoint ?? process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL;
}

function checkedEndpoint(endpoint: string | undefined): string | undefined {
  if (endpoint === undefined || (/^https?:\/\//.test(endpoint) && URL.canParse(endpoint))) return endpoint;
  const example = shownUrl(`https://${endpoint.replace(/^(\w*:)?\/+/, '')}`);
  const hint = URL.canParse(example)
    ? `Did you mean ${example}?`
    : 'It must look like https://s3.example.org.';
  throw new UsageError(
    `${JSON.stringify(shownUrl(endpoint))} is not the endpoint of an object store. ${hint}`,
  );
}

function checkUserInfo(endpoint: string | undefined): void {
  const url = endpoint === undefined ? null : URL.parse(endpoint);
  if (url && (url.username !== '' || url.password !== ''))
    throw new UsageError(`The endpoint ${shownUrl(endpoint!)} has a user name. ${noCredentials}`);
}
