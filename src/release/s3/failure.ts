import { ReleaseError } from '../release-error.ts';
import { S3Error } from './s3-error.ts';

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

/** @throws the error itself if it is a bug rather than a fault of the store or the network. */
export function s3Failure(cause: unknown, request: S3Request): ReleaseError {
  if (cause instanceof ReleaseError) return cause;
  if (!(cause instanceof S3Error)) throw cause;
  const fault =
    credentialsFault(cause, request) ??
    regionFault(cause, request) ??
    permissionFault(cause, request) ??
    networkFault(cause, request) ??
    responseFault(cause, request);
  return new S3Failure(request.name, { isRetryable: cause.isTemporary, ...fault }, cause);
}

export function notAStore({ name, endpoint }: Omit<S3Request, 'action'>): S3Failure {
  return new S3Failure(name, notAStoreFault(endpoint));
}

function credentialsFault({ code, message }: S3Error, { endpoint }: S3Request): Fault | undefined {
  const store = endpoint ?? 'Amazon S3';
  switch (code) {
    case 'NoCredentials':
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
      return { problem: 'the credentials have expired', advice: 'Log in again, or renew AWS_SESSION_TOKEN.' };
    case 'RequestTimeTooSkewed':
      return { problem: `the clocks of this machine and ${store} differ too much`, advice: 'Set the clock.' };
  }
  return undefined;
}

const redirectNames = new Set([
  'PermanentRedirect',
  'TemporaryRedirect',
  'IllegalLocationConstraintException',
]);
const redirectStatuses = new Set([301, 302, 303, 307, 308]);

function regionFault(error: S3Error, { bucket, endpoint, region }: S3Request): Fault | undefined {
  if (error.code === 'NoSuchBucket')
    return {
      problem: `there is no bucket "${bucket}" at ${endpoint ?? 'Amazon S3'}`,
      advice: 'Create it, or check its name and --endpoint.',
    };
  const rightRegion = error.region;
  const isElsewhere =
    redirectNames.has(error.code) ||
    redirectStatuses.has(error.status ?? 0) ||
    (error.code === 'AuthorizationHeaderMalformed' && rightRegion !== undefined);
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

function permissionFault(error: S3Error, { action, key, bucket }: S3Request): Fault | undefined {
  const { code, message, status } = error;
  if (!refusals.includes(code) && status !== 401 && status !== 403) return undefined;
  const [what, permission] = permissions[action];
  const all = Object.values(permissions).map(([, permission]) => permission);
  const said = message === '' ? '' : ` The store says: ${plain(message)}.`;
  return {
    problem: `these credentials may not ${what}${key === undefined ? '' : ` ${key}`}`,
    advice: `Allow ${permission} on bucket "${bucket}"; a publication needs ${all.join(', ')}.${said}`,
  };
}

const certificateCode = /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)/;

function networkFault(error: S3Error, { action, endpoint, region }: S3Request): Fault | undefined {
  const { code, status, message, attempts } = error;
  if (status !== undefined) return undefined;
  const store = endpoint ?? `Amazon S3 (region ${region})`;
  if (certificateCode.test(code))
    return {
      problem: `the certificate of ${store} cannot be trusted (${code})`,
      advice: 'If it is your own, name its authority in NODE_EXTRA_CA_CERTS.',
    };
  if (code === 'EPROTO')
    return {
      problem: `${store} does not use HTTPS`,
      advice: 'Begin --endpoint with http:// if that is intended.',
    };
  const checks = `Check ${endpoint === undefined ? '--region' : '--endpoint'} and the connection.`;
  return {
    problem: `${store} cannot be reached${triedTimes(attempts)} (${plain(message)})`,
    advice: isChange(action) ? `${checks} ${publishAgain}` : checks,
  };
}

export const publishAgain = 'Publish again: it continues where it stopped.';

function isChange(action: S3Request['action']): boolean {
  return action === 'put' || action === 'remove';
}

const damaged = ['BadDigest', 'InvalidDigest', 'XAmzContentSHA256Mismatch'];

function responseFault(error: S3Error, { action, endpoint, key }: S3Request): Fault {
  const store = endpoint ?? 'Amazon S3';
  const { code, status, requestId, attempts } = error;
  if (damaged.includes(code))
    return { problem: `${key ?? 'a request'} was damaged in transit (${code})`, advice: publishAgain };
  if (error.isTemporary)
    return {
      problem: `${store} answers ${status} ${code}${triedTimes(attempts)}`,
      advice: `${isChange(action) ? publishAgain : 'Try again later.'} A smaller --concurrency may help.`,
    };
  if (status === 507 || /StorageFull|QuotaExceeded|InsufficientStorage/.test(code))
    return { problem: `${store} is full (${code})`, advice: 'Make room, then publish again.' };
  if (status === 404 && action !== 'put') return notAStoreFault(endpoint);
  const facts = [`${code}: ${plain(error.message)}`, `HTTP ${status}`, requestId && `request ${requestId}`];
  const object = key === undefined ? '' : ` ${key}`;
  return { problem: `cannot ${permissions[action][0]}${object} (${facts.filter(Boolean).join(', ')})` };
}

function notAStoreFault(endpoint = 'Amazon S3'): Fault {
  return {
    problem: `the server at ${endpoint} does not look like an object store`,
    advice: 'Check --endpoint.',
  };
}

function triedTimes(attempts: number): string {
  return attempts > 1 ? ` after ${attempts} attempts` : '';
}

function plain(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim().replace(/\.$/, '') || 'no reason was given';
  return line.length > 200 ? `${line.slice(0, 199)}…` : line;
}
