import { describe, expect, test } from 'bun:test';
import { ReleaseError } from '../release-error.ts';
import { type S3Request, s3Failure } from './failure.ts';
import { S3Error } from './s3-error.ts';

const request: S3Request = {
  action: 'put',
  name: 's3://bible/v1',
  bucket: 'bible',
  endpoint: undefined,
  region: 'us-east-1',
  key: 'v1/api/BSB/GEN/1.json',
};

interface Answered {
  readonly code?: string;
  readonly message?: string;
  readonly status?: number;
  readonly region?: string;
  readonly requestId?: string;
}

function failure(
  { code = 'Odd', message = '', ...facts }: Answered,
  more: Partial<S3Request> = {},
): ReleaseError {
  return s3Failure(new S3Error(code, message, facts), { ...request, ...more });
}

const status = (number: number) => ({ status: number });

describe('a failure of a store', () => {
  test.each([
    [{ code: 'NoCredentials', message: 'nothing has any' }, 'Set AWS_ACCESS_KEY_ID'],
    [{ code: 'InvalidAccessKeyId', ...status(403) }, 'Amazon S3 does not know the access key'],
    [{ code: 'SignatureDoesNotMatch', ...status(403) }, 'Check AWS_SECRET_ACCESS_KEY'],
    [{ code: 'ExpiredToken', ...status(400) }, 'the credentials have expired'],
    [{ code: 'RequestTimeTooSkewed', ...status(403) }, 'the clocks of this machine'],
    [{ code: 'NoSuchBucket', ...status(404) }, 'there is no bucket "bible" at Amazon S3'],
    [
      {
        code: 'PermanentRedirect',
        ...status(301),
        region: 'eu-west-1',
      },
      'the bucket is in region eu-west-1, not us-east-1. Add --region eu-west-1.',
    ],
    [
      {
        code: 'AuthorizationHeaderMalformed',
        message: "the region 'us-east-1' is wrong; expecting 'eu-west-1'",
        region: 'eu-west-1',
        ...status(400),
      },
      'Add --region eu-west-1.',
    ],
    [{ code: 'TemporaryRedirect', ...status(307) }, 'is not in region us-east-1'],
    [
      { code: 'AccessDenied', message: 'Access Denied.', ...status(403) },
      'may not put v1/api/BSB/GEN/1.json. Allow s3:PutObject',
    ],
    [{ code: 'Status403', ...status(403) }, 'Allow s3:PutObject'],
    [{ code: 'ECONNREFUSED', message: 'connect ECONNREFUSED' }, 'cannot be reached'],
    [{ code: 'ENOTFOUND', message: 'getaddrinfo ENOTFOUND' }, 'Check --region and the connection'],
    [{ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }, 'NODE_EXTRA_CA_CERTS'],
    [{ code: 'EPROTO' }, 'does not use HTTPS. Begin --endpoint with http://'],
    [{ code: 'SlowDown', ...status(503) }, 'answers 503 SlowDown. Publish again'],
    [{ code: 'BadDigest', ...status(400) }, 'was damaged in transit'],
    [{ code: 'XMinioStorageFull', ...status(507) }, 'is full'],
    [
      { code: 'InvalidArgument', message: 'odd', requestId: 'R1', ...status(400) },
      'cannot put v1/api/BSB/GEN/1.json (InvalidArgument: odd, HTTP 400, request R1).',
    ],
  ])('%j says what to do', (error, text) => {
    const failed = failure(error);
    expect(failed).toBeInstanceOf(ReleaseError);
    expect(failed.message).toStartWith('s3://bible/v1: ');
    expect(failed.message).toContain(text);
    expect(failed.message).not.toMatch(/undefined|\n|\.\./);
    expect(failed.cause).toBeInstanceOf(S3Error);
  });

  test.each([
    ['list', 's3:ListBucket'],
    ['read', 's3:GetObject'],
    ['put', 's3:PutObject'],
    ['remove', 's3:DeleteObject'],
  ] as const)('when someone may not %s names the permission for that', (action, permission) => {
    expect(failure({ code: 'AccessDenied' }, { action }).message).toContain(
      `Allow ${permission} on bucket "bible"`,
    );
  });

  test('names the store that is asked', () => {
    const endpoint = 'https://s3.example.org';
    for (const error of [{ code: 'ECONNRESET' }, { code: 'NoSuchBucket' }, { code: 'InvalidAccessKeyId' }]) {
      expect(failure(error, { endpoint }).message).toContain(endpoint);
    }
  });

  test('is retryable only for network errors and a busy store', () => {
    const passing = [{ code: 'ECONNRESET' }, { code: 'TimeoutError' }, status(500), status(503), status(429)];
    const lasting = [
      { code: 'NoSuchBucket', ...status(404) },
      { code: 'AccessDenied' },
      status(400),
      status(501),
    ];
    expect(passing.map((error) => failure(error).isRetryable)).toEqual(passing.map(() => true));
    expect(lasting.map((error) => failure(error).isRetryable)).toEqual(lasting.map(() => false));
  });

  test('that is already reported stays unchanged', () => {
    const told = new ReleaseError('The library no longer has it.');
    expect(s3Failure(told, request)).toBe(told);
  });

  test('that is not from an object store says so', () => {
    const message = failure({ code: 'NotFound', ...status(404) }, { action: 'list', key: undefined }).message;
    expect(message).toContain('does not look like an object store');
  });

  test('is reported in one line, however much the store says', () => {
    const { message } = failure({ code: 'Odd', message: `a\n${'b'.repeat(5000)}` });
    expect(message.length).toBeLessThan(400);
    expect(message).not.toContain('\n');
  });
});
