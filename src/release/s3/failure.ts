import { ReleaseError } from '../release-error.ts';

export interface S3Request {
  readonly action: 'list' | 'read' | 'put' | 'remove';
  readonly name: string;
  readonly bucket: string;
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly key?: string | undefined;
}

/** A request to an object store failed. The message contains the place, the problem and a remedy. */
export class S3Failure extends ReleaseError {
  readonly problem: string;

  constructor(name: string, { problem, advice, isRetryable = false }: Fault, cause?: unknown) {
    super(`${name}: ${problem}.${advice === undefined ? '' : ` ${advice}`}`, { isRetryable, cause });
    this.problem = problem;
  }
}

interface Fault {
  readonly problem: string;
  readonly advice?: string;
  readonly isRetryable?: boolean;
}

/**
 * Describes an error of the SDK.
 * @throws the error itself if it is a bug rather than a fault of the store or the network.
 */
export function s3Failure(cause: unknown, request: S3Request): ReleaseError {
  if (cause instanceof ReleaseError) return cause;
  const error = cause as SdkError;
  if (isBug(error)) throw cause;
  const fault =
    credentialsFault(error, request) ??
    regionFault(error, request) ??
    permissionFault(error, request) ??
    networkFault(error, request) ??
    responseFault(error, request);
  return new S3Failure(request.name, fault, cause);
}

export function notAStore({ name, endpoint }: Omit<S3Request, 'action'>): S3Failure {
  return new S3Failure(name, notAStoreFault(endpoint));
}

interface SdkError {
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

/**
 * The language's own errors are bugs, unless they have a response (`$metadata`) or a network error (`code`)
 * as their cause.
 */
function isBug({ name = '', code, $metadata }: SdkError): boolean {
  const isOfLanguage = /^(?:Type|Range|Reference|Syntax|URI|Eval)Error$/.test(name);
  return isOfLanguage && $metadata === undefined && !networkCode.test(code ?? '');
}

function credentialsFault({ name, message }: SdkError, { endpoint }: S3Request): Fault | undefined {
  const store = endpoint ?? 'Amazon S3';
  switch (name) {
    case 'CredentialsProviderError':
    case 'TokenProviderError':
      return {
        problem: `there are no credentials (${plain(message)})`,
        advice: 'Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE, or log in again.',
      };
    case 'InvalidAccessKeyId':
      return {
        problem: `${store} does not know the access key`,
        advice:
          'Check AWS_ACCESS_KEY_ID or the profile, and that --endpoint names the store that the key belongs to.',
      };
    case 'SignatureDoesNotMatch':
      return {
        problem: `${store} refused the signature: the secret access key does not belong to the access key`,
        advice: 'Check AWS_SECRET_ACCESS_KEY or the profile.',
      };
    case 'ExpiredToken':
    case 'ExpiredTokenException':
    case 'InvalidToken':
    case 'TokenRefreshRequired':
      return {
        problem: 'the credentials have expired',
        advice: 'Log in again, or renew AWS_SESSION_TOKEN.',
      };
    case 'RequestTimeTooSkewed':
      return {
        problem: `the clocks of this machine and ${store} differ too much`,
        advice: 'Set it.',
      };
  }
  return undefined;
}

const redirectNames = new Set([
  'PermanentRedirect',
  'TemporaryRedirect',
  'IllegalLocationConstraintException',
]);
const redirectStatuses = new Set([301, 302, 303, 307, 308]);

function regionFault(error: SdkError, { bucket, endpoint, region }: S3Request): Fault | undefined {
  if (error.name === 'NoSuchBucket')
    return {
      problem: `there is no bucket "${bucket}" at ${endpoint ?? 'Amazon S3'}`,
      advice: 'Create it, or check its name and --endpoint.',
    };
  const rightRegion = error.Region ?? error.$response?.headers?.['x-amz-bucket-region'];
  const isElsewhere =
    redirectNames.has(error.name ?? '') ||
    redirectStatuses.has(error.$metadata?.httpStatusCode ?? 0) ||
    (error.name === 'AuthorizationHeaderMalformed' && rightRegion !== undefined);
  if (!isElsewhere) return undefined;
  return rightRegion && rightRegion !== region
    ? {
        problem: `the bucket is in region ${rightRegion}, not ${region}`,
        advice: `Add --region ${rightRegion}.`,
      }
    : { problem: `the bucket is not in region ${region}`, advice: 'Check --region and --endpoint.' };
}

const permissions = {
  list: ['list the bucket', 's3:ListBucket'],
  read: ['read', 's3:GetObject'],
  put: ['put', 's3:PutObject'],
  remove: ['remove', 's3:DeleteObject'],
} as const;

const refusals = ['AccessDenied', 'AllAccessDisabled', 'AccountProblem', 'Forbidden', 'Unauthorized'];

function permissionFault(error: SdkError, { action, key, bucket }: S3Request): Fault | undefined {
  const { name = '', message, $metadata } = error;
  if (!refusals.includes(name) && ![401, 403].includes($metadata?.httpStatusCode ?? 0)) return undefined;
  const [what, permission] = permissions[action];
  const all = Object.values(permissions).map(([, permission]) => permission);
  const said = message && message !== 'UnknownError' ? ` The store says: ${plain(message)}.` : '';
  return {
    problem: `these credentials may not ${what}${key === undefined ? '' : ` ${key}`}`,
    advice: `Allow ${permission} on bucket "${bucket}"; a publication needs ${all.join(', ')}.${said}`,
  };
}

const networkCode =
  /^(ECONN|EHOST|ENET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_|EPROTO|ERR_(SSL|TLS)|CERT_|UNABLE_TO|SELF_SIGNED|DEPTH_ZERO)/;
const certificateCode = /^(ERR_TLS|CERT_|UNABLE_TO|SELF_SIGNED|DEPTH_ZERO)/;

function networkFault(error: SdkError, { action, endpoint, region }: S3Request): Fault | undefined {
  const { name = '', code = '' } = error;
  if (!networkCode.test(code) && !['TimeoutError', 'AbortError', 'DNSException'].includes(name)) {
    return undefined;
  }
  const store = endpoint ?? `Amazon S3 (region ${region})`;
  const detail = plain(error.message || code || name);
  if (certificateCode.test(code))
    return {
      problem: `the certificate of ${store} cannot be trusted (${detail})`,
      advice: 'If it is your own, name its authority in NODE_EXTRA_CA_CERTS.',
    };
  if (/wrong.version/i.test(detail))
    return {
      problem: `${store} does not use HTTPS`,
      advice: 'Begin --endpoint with http:// if that is intended.',
    };
  const checks = `Check ${endpoint === undefined ? '--region' : '--endpoint'} and the connection.`;
  return {
    problem: `${store} cannot be reached${triedTimes(error)} (${detail})`,
    advice: isChange(action) ? `${checks} ${publishAgain}` : checks,
    isRetryable: true,
  };
}

export const publishAgain = 'Publish again: it continues where it stopped.';

function isChange(action: S3Request['action']): boolean {
  return action === 'put' || action === 'remove';
}

function responseFault(error: SdkError, { action, endpoint, key }: S3Request): Fault {
  const store = endpoint ?? 'Amazon S3';
  const { name = 'Error', $metadata } = error;
  const status = $metadata?.httpStatusCode;
  if (status === 429 || (status !== undefined && status >= 500 && status !== 501 && status !== 507))
    return {
      problem: `${store} answers ${status} ${name}${triedTimes(error)}`,
      advice: `${isChange(action) ? publishAgain : 'Try again later.'} A smaller --concurrency may help.`,
      isRetryable: true,
    };
  if (['BadDigest', 'InvalidDigest', 'XAmzContentSHA256Mismatch'].includes(name))
    return {
      problem: `${key ?? 'a request'} was damaged in transit (${name})`,
      advice: publishAgain,
      isRetryable: true,
    };
  if (status === 507 || /StorageFull|QuotaExceeded|InsufficientStorage/.test(name))
    return { problem: `${store} is full (${name})`, advice: 'Make room, then publish again.' };
  if (status === 404 && action !== 'put') return notAStoreFault(endpoint);
  const facts = [
    `${name}: ${plain(error.message)}`,
    status && `HTTP ${status}`,
    $metadata?.requestId && `request ${$metadata.requestId}`,
  ];
  const object = key === undefined ? '' : ` ${key}`;
  return { problem: `cannot ${permissions[action][0]}${object} (${facts.filter(Boolean).join(', ')})` };
}

function notAStoreFault(endpoint = 'Amazon S3'): Fault {
  return {
    problem: `the server at ${endpoint} does not look like an object store`,
    advice: 'Check --endpoint.',
  };
}

function triedTimes({ $metadata }: SdkError): string {
  const attempts = $metadata?.attempts ?? 1;
  return attempts > 1 ? ` after ${attempts} attempts` : '';
}

function plain(message = 'no reason was given'): string {
  const line = message
    .replace(/^@smithy\/\S+ - (\[\w+\] )?/, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\.$/, '');
  return line.length > 200 ? `${line.slice(0, 199)}…` : line;
}
