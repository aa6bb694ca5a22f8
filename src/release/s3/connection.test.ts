import { afterAll, beforeEach, describe, expect, test } from 'bun:test';
import { UsageError } from '../../lib/user-error.ts';
import { parseS3Address, s3ClientConfig, s3Endpoint } from './connection.ts';

const names = ['AWS_MAX_ATTEMPTS', 'AWS_ENDPOINT_URL', 'AWS_ENDPOINT_URL_S3'];
const kept = new Map(names.map((name) => [name, process.env[name]]));

beforeEach(() => {
  for (const name of names) delete process.env[name];
});
afterAll(() => {
  for (const [name, value] of kept) if (value !== undefined) process.env[name] = value;
});

describe('how a store is spoken to', () => {
  test('leaves missing settings to the SDK', () => {
    const config = s3ClientConfig({ concurrency: 8 });
    expect(config).not.toContainAnyKeys(['endpoint', 'region', 'credentials']);
    expect(config.forcePathStyle).toBe(false);
    expect(config.maxAttempts).toBe(5);
  });

  test('has the bucket in the path for stores other than Amazon’s by default', () => {
    const endpoint = 'https://s3.example.org';
    expect(s3ClientConfig({ concurrency: 8, endpoint }).forcePathStyle).toBe(true);
    expect(s3ClientConfig({ concurrency: 8, endpoint, pathStyle: false }).forcePathStyle).toBe(false);
    process.env.AWS_ENDPOINT_URL_S3 = endpoint;
    expect(s3Endpoint({})).toBe(endpoint);
    expect(s3ClientConfig({ concurrency: 8 }).forcePathStyle).toBe(true);
    // The SDK reads it from the environment
    expect(s3ClientConfig({ concurrency: 8 })).not.toContainKey('endpoint');
  });

  test('reads the number of attempts from the environment by default', () => {
    process.env.AWS_MAX_ATTEMPTS = '9';
    expect(s3ClientConfig({ concurrency: 8 })).not.toContainKey('maxAttempts');
    expect(s3ClientConfig({ concurrency: 8, attempts: 2 }).maxAttempts).toBe(2);
  });

  test.each(['https://me:secret@s3.example.org', 'https://secret@s3.example.org'])(
    'refuses an endpoint with a name or password, as the SDK would drop them: %s',
    (endpoint) => {
      const message =
        'The endpoint https://***@s3.example.org has a user name. Remove the user name and password';
      expect(() => s3ClientConfig({ concurrency: 8, endpoint })).toThrow(message);
      process.env.AWS_ENDPOINT_URL_S3 = endpoint;
      expect(() => s3ClientConfig({ concurrency: 8 })).toThrow(message);
    },
  );

  test.each([
    ['minio.local:9000', 'Did you mean https://minio.local:9000?'],
    ['127.0.0.1:9000', 'Did you mean https://127.0.0.1:9000?'],
    ['//s3.example.org', 'Did you mean https://s3.example.org?'],
    ['ftp://s3.example.org', 'Did you mean https://s3.example.org?'],
    ['https://', 'It must look like https://s3.example.org.'],
    ['', 'It must look like https://s3.example.org.'],
  ])('refuses the endpoint %j', (endpoint, hint) => {
    expect(() => s3ClientConfig({ concurrency: 8, endpoint })).toThrow(hint);
  });
});

describe('the address of an object store', () => {
  test('is a bucket and a prefix, which may be empty', () => {
    expect(parseS3Address('s3://bible')).toEqual({ name: 's3://bible', bucket: 'bible', prefix: '' });
    expect(parseS3Address('s3://bible/')).toEqual(parseS3Address('s3://bible'));
    expect(parseS3Address('s3://my.bible-1/v1/texts')).toEqual({
      name: 's3://my.bible-1/v1/texts',
      bucket: 'my.bible-1',
      prefix: 'v1/texts/',
    });
    expect(parseS3Address('s3://bible/v1/')).toEqual(parseS3Address('s3://bible/v1'));
    expect(parseS3Address('s3://bible/библия').prefix).toBe('библия/');
  });

  test.each([
    ['s3://', 'bucket is missing'],
    ['s3:///prefix', 'bucket is missing'],
    ['s3:/bible', 'must look like s3://bucket/prefix'],
    ['https://bible.example', 'must look like s3://bucket/prefix'],
    ['s3://b', '"b" cannot be the name of a bucket'],
    [
      's3://key:secret@bible',
      's3://***@bible" is not the address of a bucket. Remove the user name and password',
    ],
    ['s3://bible/../other', '".."'],
    ['s3://bible/a/./b', '"."'],
    ['s3://bible//a', 'empty part'],
    ['s3://bible/a//', 'empty part'],
    ['s3://bible/a b', 'white space'],
    ['s3://bible/a?region=x', '?'],
    ['s3://bible/a\nb', 'white space'],
    ['s3://bible/a\u0000', 'character'],
  ])('is not %j', (url, reason) => {
    expect(() => parseS3Address(url)).toThrow(UsageError);
    expect(() => parseS3Address(url)).toThrow(reason);
  });
});
