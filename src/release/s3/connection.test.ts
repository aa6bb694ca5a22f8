import { afterAll, beforeEach, describe, expect, test } from 'bun:test';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UsageError } from '../../lib/user-error.ts';
import { attemptsOf, bucketLocation, parseS3Address, type S3Connection, urlOfKey } from './connection.ts';

const names = [
  'AWS_MAX_ATTEMPTS',
  'AWS_ENDPOINT_URL',
  'AWS_ENDPOINT_URL_S3',
  'AWS_REGION',
  'AWS_PROFILE',
  'AWS_CONFIG_FILE',
  'AWS_SHARED_CREDENTIALS_FILE',
];
const kept = new Map(names.map((name) => [name, process.env[name]]));
const folder = mkdtempSync(join(tmpdir(), 'aws-'));

beforeEach(() => {
  for (const name of names) delete process.env[name];
  process.env.AWS_CONFIG_FILE = join(folder, 'none');
  process.env.AWS_SHARED_CREDENTIALS_FILE = join(folder, 'none');
});
afterAll(() => {
  for (const [name, value] of kept) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
  rmSync(folder, { recursive: true });
});

const urlOf = (bucket: string, connection: S3Connection, key = 'v1/a.json') =>
  urlOfKey(bucketLocation(bucket, connection), key).href;

describe('the URL of an object', () => {
  test('has the bucket in the host name at Amazon', () => {
    expect(urlOf('bible', {})).toBe('https://bible.s3.us-east-1.amazonaws.com/v1/a.json');
    expect(urlOf('bible', { region: 'eu-west-1' }, '')).toBe('https://bible.s3.eu-west-1.amazonaws.com/');
    expect(urlOf('bible', { region: 'cn-north-1' })).toStartWith(
      'https://bible.s3.cn-north-1.amazonaws.com.cn/',
    );
    expect(urlOf('my.bible', {})).toBe('https://s3.us-east-1.amazonaws.com/my.bible/v1/a.json');
  });

  test('has the bucket in the path at other stores by default', () => {
    const endpoint = 'https://s3.example.org:9000';
    expect(urlOf('bible', { endpoint })).toBe(`${endpoint}/bible/v1/a.json`);
    expect(urlOf('bible', { endpoint }, '')).toBe(`${endpoint}/bible`);
    expect(urlOf('bible', { endpoint: `${endpoint}/store/` })).toBe(`${endpoint}/store/bible/v1/a.json`);
    expect(urlOf('bible', { endpoint, pathStyle: false })).toBe(
      'https://bible.s3.example.org:9000/v1/a.json',
    );
  });

  test('encodes what a path cannot contain', () => {
    const path = new URL(urlOf('bible', {}, 'библия/a+b c%?#.json')).pathname;
    expect(path).toBe('/%D0%B1%D0%B8%D0%B1%D0%BB%D0%B8%D1%8F/a%2Bb%20c%25%3F%23.json');
  });
});

describe('settings that are not given', () => {
  test('come from the environment', () => {
    process.env.AWS_ENDPOINT_URL = 'https://all.example.org';
    expect(bucketLocation('bible', {})).toMatchObject({
      endpoint: 'https://all.example.org',
      pathStyle: true,
    });
    process.env.AWS_ENDPOINT_URL_S3 = 'https://s3.example.org';
    process.env.AWS_REGION = 'eu-west-1';
    expect(bucketLocation('bible', {})).toMatchObject({
      endpoint: 'https://s3.example.org',
      region: 'eu-west-1',
    });
    expect(bucketLocation('bible', { region: 'auto' }).region).toBe('auto');
  });

  test('come from the profile otherwise', () => {
    process.env.AWS_CONFIG_FILE = join(folder, 'config');
    const text = `[default]\nregion=eu-west-2\n\n[profile r2]\nregion = auto # of R2
s3 =
  addressing_style = path
endpoint_url = https://r2.example.org\n`;
    writeFileSync(process.env.AWS_CONFIG_FILE, text);
    expect(bucketLocation('bible', {})).toMatchObject({ region: 'eu-west-2', endpoint: undefined });
    process.env.AWS_PROFILE = 'r2';
    expect(bucketLocation('bible', {})).toMatchObject({
      region: 'auto',
      endpoint: 'https://r2.example.org',
    });
  });

  test('include the number of attempts', () => {
    expect([attemptsOf({}), attemptsOf({ attempts: 2 })]).toEqual([5, 2]);
    process.env.AWS_MAX_ATTEMPTS = '9';
    expect([attemptsOf({}), attemptsOf({ attempts: 2 })]).toEqual([9, 2]);
  });
});

describe('an endpoint', () => {
  test.each(['https://me:secret@s3.example.org', 'https://secret@s3.example.org'])(
    'has no name or password: %s',
    (endpoint) => {
      const message =
        'The endpoint https://***@s3.example.org has a user name. Remove the user name and password';
      expect(() => bucketLocation('bible', { endpoint })).toThrow(message);
      process.env.AWS_ENDPOINT_URL_S3 = endpoint;
      expect(() => bucketLocation('bible', {})).toThrow(message);
    },
  );

  test.each([
    ['minio.local:9000', 'Did you mean https://minio.local:9000?'],
    ['127.0.0.1:9000', 'Did you mean https://127.0.0.1:9000?'],
    ['//s3.example.org', 'Did you mean https://s3.example.org?'],
    ['ftp://s3.example.org', 'Did you mean https://s3.example.org?'],
    ['https://', 'It must look like https://s3.example.org.'],
    ['', 'It must look like https://s3.example.org.'],
  ])('is not %j', (endpoint, hint) => {
    expect(() => bucketLocation('bible', { endpoint })).toThrow(hint);
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
