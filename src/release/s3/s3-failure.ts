import { PublishError } from '../publish-error.ts';

/** What was asked of a store when it failed. */
export interface S3Request {
  readonly action: 'list' | 'read' | 'put' | 'remove';
  /** `s3://bucket/prefix` */
  readonly name: string;
  readonly bucket: string;
  /** Undefined for Amazon S3. */
  readonly endpoint: string | undefined;
  readonly region: string;
  /** Of the object, where there is one. */
  readonly key?: string | undefined;
}

/** What the SDK tells of a failure, as far as it is there. */
interface S3Error {
  readonly name?: string;
  readonly message?: string;
  readonly code?: string;
  readonly Region?: string;
  readonly $metadata?: {
    readonly httpStatusCode?: number;
    readonly requestId?: string;
    readonly attempts?: number;
  };
  readonly $response?: { readonly headers?: Readonly<Record<string, string>> };
}

const permissions = {
  list: ['list what lies there', 's3:ListBucket'],
  read: ['read', 's3:GetObject'],
  put: ['put', 's3:PutObject'],
  remove: ['remove', 's3:DeleteObject'],
} as const;

const hope = 'Publish again: it goes on where it stopped.';
const isNetworkCode =
  /^(ECONN|EHOST|ENET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_|EPROTO|ERR_(SSL|TLS)|CERT_|UNABLE_TO|SELF_SIGNED|DEPTH_ZERO)/;
const isCertificateCode = /^(ERR_TLS|CERT_|UNABLE_TO|SELF_SIGNED|DEPTH_ZERO)/;

/** What went wrong with a store, where, and what to do about it. */
export function s3Failure(cause: unknown, request: S3Request): PublishError {
  if (cause instanceof PublishError) return cause;
  const error = cause as S3Error;
  const { text, isRetryable = false } =
    credentialsFault(error, request) ??
    placeFault(error, request) ??
    permissionFault(error, request) ??
    networkFault(error, request) ??
    answerFault(error, request);
  return new PublishError(`${request.name}: ${text}`, { isRetryable, cause });
}

/** What answers is something else, such as a web server. */
export function noStore({ name, endpoint }: Omit<S3Request, 'action'>): PublishError {
  return new PublishError(`${name}: ${noStoreFault(endpoint).text}`);
}

interface Fault {
  readonly text: string;
  readonly isRetryable?: boolean;
}

function credentialsFault(error: S3Error, { endpoint }: S3Request): Fault | undefined {
  const store = endpoint ?? 'Amazon S3';
  switch (error.name) {
    case 'CredentialsProviderError':
    case 'TokenProviderError': {
      const advice = 'Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE, or log in again.';
      return { text: `there are no credentials to publish with (${plain(error.message)}). ${advice}` };
    }
    case 'InvalidAccessKeyId':
      return {
        text: `${store} does not know the access key. Check AWS_ACCESS_KEY_ID or the profile, and whether --endpoint names the store that the key belongs to.`,
      };
    case 'SignatureDoesNotMatch':
      return {
        text: `${store} refuses the signature: the secret access key is not that of the access key. Check AWS_SECRET_ACCESS_KEY or the profile.`,
      };
    case 'ExpiredToken':
    case 'ExpiredTokenException':
    case 'InvalidToken':
    case 'TokenRefreshRequired':
      return { text: 'the credentials have run out. Log in again, or renew AWS_SESSION_TOKEN.' };
    case 'RequestTimeTooSkewed':
      return { text: `the clock of this machine differs from that of ${store} by too much. Set it right.` };
  }
  return undefined;
}

const elsewhere = new Set(['PermanentRedirect', 'TemporaryRedirect', 'IllegalLocationConstraintException']);
const redirects = new Set([301, 302, 303, 307, 308]);

function placeFault(error: S3Error, { bucket, endpoint, region }: S3Request): Fault | undefined {
  if (error.name === 'NoSuchBucket') {
    const where = endpoint ?? 'Amazon S3';
    return { text: `there is no bucket "${bucket}" at ${where}. Make it, or check its name and --endpoint.` };
  }
  const rightRegion = error.Region ?? error.$response?.headers?.['x-amz-bucket-region'];
  const isElsewhere =
    elsewhere.has(error.name ?? '') ||
    redirects.has(error.$metadata?.httpStatusCode ?? 0) ||
    (error.name === 'AuthorizationHeaderMalformed' && rightRegion !== undefined);
  if (!isElsewhere) return undefined;
  return rightRegion && rightRegion !== region
    ? { text: `the bucket lies in region ${rightRegion}, not ${region}. Add --region ${rightRegion}.` }
    : { text: `the bucket does not lie in region ${region}. Check --region and --endpoint.` };
}

function permissionFault(error: S3Error, { action, key, bucket }: S3Request): Fault | undefined {
  const isRefused =
    ['AccessDenied', 'AllAccessDisabled', 'AccountProblem', 'Forbidden', 'Unauthorized'].includes(
      error.name ?? '',
    ) || [401, 403].includes(error.$metadata?.httpStatusCode ?? 0);
  if (!isRefused) return undefined;
  const [what, permission] = permissions[action];
  const object = key === undefined ? '' : ` ${key}`;
  const said =
    error.message && error.message !== 'UnknownError' ? ` The store says: ${plain(error.message)}.` : '';
  const all = Object.values(permissions).map(([, name]) => name);
  return {
    text: `these credentials may not ${what}${object}. Allow ${permission} on bucket "${bucket}"; a publication needs ${all.join(', ')}.${said}`,
  };
}

function networkFault(error: S3Error, { action, endpoint, region }: S3Request): Fault | undefined {
  const { name = '', code = '' } = error;
  if (!isNetworkCode.test(code) && !['TimeoutError', 'AbortError', 'DNSException'].includes(name)) {
    return undefined;
  }
  const store = endpoint ?? `Amazon S3 (region ${region})`;
  const detail = plain(error.message || code || name);
  if (isCertificateCode.test(code)) {
    const advice = 'Where it is one of your own, name its authority in NODE_EXTRA_CA_CERTS.';
    return { text: `the certificate of ${store} cannot be trusted (${detail}). ${advice}` };
  }
  if (/wrong.version/i.test(detail)) {
    return { text: `${store} does not speak HTTPS. Begin --endpoint with http:// if that is meant.` };
  }
  const advice = `Check ${endpoint === undefined ? '--region' : '--endpoint'} and the connection.${hopeAfter(action)}`;
  return { text: `${store} cannot be reached${triedTimes(error)} (${detail}). ${advice}`, isRetryable: true };
}

function answerFault(error: S3Error, { action, endpoint, key }: S3Request): Fault {
  const store = endpoint ?? 'Amazon S3';
  const { name = 'Error' } = error;
  const status = error.$metadata?.httpStatusCode;
  if (status === 429 || (status !== undefined && status >= 500 && status !== 501 && status !== 507)) {
    const advice = `${hope} A smaller --concurrency may help.`;
    return { text: `${store} answers ${status} ${name}${triedTimes(error)}. ${advice}`, isRetryable: true };
  }
  if (['BadDigest', 'InvalidDigest', 'XAmzContentSHA256Mismatch'].includes(name)) {
    return { text: `${key ?? 'A request'} was damaged on its way (${name}). ${hope}`, isRetryable: true };
  }
  if (status === 507 || /StorageFull|QuotaExceeded|InsufficientStorage/.test(name)) {
    return { text: `${store} has no room left (${name}). Make room; then publish again.` };
  }
  if (status === 404 && action !== 'put') return noStoreFault(endpoint);
  const object = key === undefined ? '' : ` ${key}`;
  const facts = [
    status && `HTTP ${status}`,
    error.$metadata?.requestId && `request ${error.$metadata.requestId}`,
  ];
  const told = [`${name}: ${plain(error.message)}`, ...facts.filter(Boolean)].join(', ');
  return { text: `cannot ${permissions[action][0]}${object} (${told}).` };
}

function noStoreFault(endpoint = 'Amazon S3'): Fault {
  return { text: `what answers at ${endpoint} does not look like an object store. Check --endpoint.` };
}

/** A publication that has put nothing yet has nothing to go on with. */
function hopeAfter(action: S3Request['action']): string {
  return action === 'put' || action === 'remove' ? ` ${hope}` : '';
}

function triedTimes({ $metadata }: S3Error): string {
  const attempts = $metadata?.attempts ?? 1;
  return attempts > 1 ? ` after ${attempts} attempts` : '';
}

/** In one line, without the dot at its end, and no longer than people read. */
function plain(message = 'no reason was given'): string {
  const line = message
    .replace(/^@smithy\/\S+ - (\[\w+\] )?/, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\.$/, '');
  return line.length > 200 ? `${line.slice(0, 199)}…` : line;
}
