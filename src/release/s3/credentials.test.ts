import { afterAll, beforeEach, describe, expect, test } from 'bun:test';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { credentialsSource, findCredentials } from './credentials.ts';

const before = { ...process.env };
const folder = mkdtempSync(join(tmpdir(), 'aws-'));
const tokenFile = join(folder, 'token');
const servers: Bun.Server<undefined>[] = [];

function serve(answer: (request: Request, url: URL) => Response | Promise<Response>): string {
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: (request) => answer(request, new URL(request.url)),
  });
  servers.push(server);
  return server.url.origin;
}

beforeEach(() => {
  for (const name of Object.keys(process.env)) if (name.startsWith('AWS_')) delete process.env[name];
  rmSync(join(folder, '.aws'), { recursive: true, force: true });
  mkdirSync(join(folder, '.aws'));
  writeFileSync(tokenFile, 'signed-token\n');
  Object.assign(process.env, { HOME: folder, AWS_EC2_METADATA_DISABLED: 'true' });
});
afterAll(() => {
  for (const name of Object.keys(process.env)) if (name.startsWith('AWS_')) delete process.env[name];
  Object.assign(process.env, before);
  for (const server of servers) server.stop(true);
  rmSync(folder, { recursive: true });
});

const find = () => findCredentials('eu-west-1');
const keys = (name: string) => ({ accessKeyId: `KEY-${name}`, secretAccessKey: `secret-${name}` });
const writeShared = (file: 'config' | 'credentials', text: string) =>
  writeFileSync(join(folder, '.aws', file), text);
const shared = (name: string) => `aws_access_key_id = KEY-${name}\naws_secret_access_key = secret-${name}\n`;
const expiration = '2040-01-01T00:00:00Z';
const json = (name: string, more: object = {}) =>
  JSON.stringify({ Version: 1, AccessKeyId: `KEY-${name}`, SecretAccessKey: `secret-${name}`, ...more });

describe('credentials come from', () => {
  test('the environment', async () => {
    Object.assign(process.env, {
      AWS_ACCESS_KEY_ID: 'KEY-env',
      AWS_SECRET_ACCESS_KEY: 'secret-env',
      AWS_SESSION_TOKEN: 'session',
    });
    expect(await find()).toEqual({ ...keys('env'), sessionToken: 'session' });
    writeShared('credentials', `[default]\n${shared('default')}[other]\n${shared('other')}`);
    expect(await find()).toMatchObject(keys('env'));
    process.env.AWS_PROFILE = 'other';
    expect(await find()).toMatchObject(keys('other'));
  });

  test('the shared files', async () => {
    writeShared('config', `[default]\n${shared('config')}region = x\n[profile other]\n${shared('other')}`);
    expect(await find()).toMatchObject(keys('config'));
    writeShared('credentials', `# mine\n[default]\n${shared('file')}aws_session_token = session\n`);
    expect(await find()).toMatchObject({ ...keys('file'), sessionToken: 'session' });
    process.env.AWS_PROFILE = 'other';
    expect(await find()).toMatchObject(keys('other'));
  });

  test.skipIf(process.platform === 'win32')('a program that the profile names', async () => {
    writeFileSync(
      join(folder, 'answer.json'),
      json('program', { SessionToken: 's', Expiration: expiration }),
    );
    writeShared('config', `[default]\ncredential_process = cat "${join(folder, 'answer.json')}"\n`);
    const found = { ...keys('program'), sessionToken: 's', expiresAt: Date.parse(expiration) };
    expect(await find()).toEqual(found);
  });

  test.skipIf(process.platform === 'win32')("Amazon's command line, for a login and for roles", async () => {
    const program = join(folder, 'aws');
    writeFileSync(program, `#!/bin/sh\n[ "$*" = "$EXPECTED" ] && echo '${json('login')}'\n`);
    chmodSync(program, 0o755);
    process.env.EXPECTED = 'configure export-credentials --profile team --format process';
    process.env.AWS_PROFILE = 'team';
    process.env.PATH = `${folder}:${before.PATH}`;
    for (const line of ['sso_session = mine', 'role_arn = arn:x\nsource_profile = default']) {
      writeShared('config', `[profile team]\n${line}\n`);
      expect(await find()).toMatchObject(keys('login'));
    }
    process.env.PATH = '/nowhere';
    await expect(find()).rejects.toThrow('"aws" is not installed');
    process.env.PATH = before.PATH;
  });

  test('a web identity', async () => {
    let asked = '';
    process.env.AWS_ENDPOINT_URL_STS = serve(async (request) => {
      asked = await request.text();
      return new Response(`<AssumeRoleWithWebIdentityResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/">
        <AssumeRoleWithWebIdentityResult><Credentials><SessionToken>s</SessionToken>
        <SecretAccessKey>secret-role</SecretAccessKey><Expiration>${expiration}</Expiration>
        <AccessKeyId>KEY-role</AccessKeyId></Credentials></AssumeRoleWithWebIdentityResult>
        </AssumeRoleWithWebIdentityResponse>`);
    });
    Object.assign(process.env, { AWS_WEB_IDENTITY_TOKEN_FILE: tokenFile, AWS_ROLE_ARN: 'arn:role' });
    const found = { ...keys('role'), sessionToken: 's', expiresAt: Date.parse(expiration) };
    expect(await find()).toEqual(found);
    expect(Object.fromEntries(new URLSearchParams(asked))).toEqual({
      Action: 'AssumeRoleWithWebIdentity',
      Version: '2011-06-15',
      RoleArn: 'arn:role',
      RoleSessionName: 'scriptorium',
      WebIdentityToken: 'signed-token',
    });
    delete process.env.AWS_WEB_IDENTITY_TOKEN_FILE;
    writeShared('config', `[default]\nrole_arn = arn:role\nweb_identity_token_file = ${tokenFile}\n`);
    expect(await find()).toEqual(found);
  });

  test('a container', async () => {
    const origin = serve(({ headers }) =>
      headers.get('authorization') === 'signed-token'
        ? new Response(json('container', { Token: 's', Expiration: expiration }))
        : new Response('', { status: 403 }),
    );
    process.env.AWS_CONTAINER_CREDENTIALS_FULL_URI = `${origin}/keys`;
    await expect(find()).rejects.toThrow('the credentials service of the container refuses: status 403');
    process.env.AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE = tokenFile;
    expect(await find()).toMatchObject({ ...keys('container'), sessionToken: 's' });
    process.env.AWS_CONTAINER_CREDENTIALS_FULL_URI = 'http://example.org/keys';
    await expect(find()).rejects.toThrow('unsafe address http://example.org/keys');
  });

  test('the machine', async () => {
    delete process.env.AWS_EC2_METADATA_DISABLED;
    process.env.AWS_EC2_METADATA_SERVICE_ENDPOINT = serve(({ method, headers }, { pathname }) => {
      if (method === 'PUT' && pathname === '/latest/api/token') return new Response('T');
      if (headers.get('x-aws-ec2-metadata-token') !== 'T') return new Response('', { status: 401 });
      return new Response(pathname.endsWith('/publisher') ? json('machine', { Token: 's' }) : 'publisher');
    });
    expect(await find()).toMatchObject({ ...keys('machine'), sessionToken: 's' });
  });
});

describe('without credentials', () => {
  test.each<[string, Record<string, string>, string]>([
    ['at all', {}, 'neither the environment nor ~/.aws has any'],
    ['for a profile that does not exist', { AWS_PROFILE: 'nobody' }, 'there is no profile "nobody"'],
    ['in a profile', { AWS_PROFILE: 'empty' }, 'profile "empty" has no keys'],
    [
      'because a token is missing',
      { AWS_WEB_IDENTITY_TOKEN_FILE: '/nowhere/token', AWS_ROLE_ARN: 'arn:x' },
      'the token /nowhere/token cannot be read: there is no such file or folder',
    ],
    [
      'because the container does not answer',
      { AWS_CONTAINER_CREDENTIALS_FULL_URI: 'http://127.0.0.1:1/' },
      'the credentials service of the container cannot be reached: ECONNREFUSED',
    ],
    [
      'on a machine without a metadata service',
      { AWS_EC2_METADATA_DISABLED: '', AWS_EC2_METADATA_SERVICE_ENDPOINT: 'http://127.0.0.1:1' },
      'neither the environment nor ~/.aws has any',
    ],
  ])('%s, says so', async (_, environment, message) => {
    writeShared('config', '[profile empty]\nregion = x\n');
    Object.assign(process.env, environment);
    const error = await find().catch((thrown) => thrown);
    expect(error).toMatchObject({ code: 'NoCredentials', message });
  });

  test.skipIf(process.platform === 'win32')('reports what a program said', async () => {
    writeShared('config', '[default]\ncredential_process = echo "Log in." >&2; exit 1\n');
    await expect(find()).rejects.toThrow('credential_process of profile "default" failed: Log in.');
    writeShared('config', '[default]\ncredential_process = echo hello\n');
    await expect(find()).rejects.toThrow('does not answer with JSON');
    writeShared('config', '[default]\ncredential_process = echo {}\n');
    await expect(find()).rejects.toThrow('does not answer with keys');
  });
});

test('temporary credentials are renewed before they expire, and others are kept', async () => {
  let lifetime = 3_600_000;
  let count = 0;
  process.env.AWS_CONTAINER_CREDENTIALS_FULL_URI = serve(
    () => new Response(json(String(++count), { Expiration: new Date(Date.now() + lifetime).toISOString() })),
  );
  const long = credentialsSource('eu-west-1');
  expect([await long(), await long()].map(({ accessKeyId }) => accessKeyId)).toEqual(['KEY-1', 'KEY-1']);
  lifetime = 60_000;
  const short = credentialsSource('eu-west-1');
  expect([await short(), await short()].map(({ accessKeyId }) => accessKeyId)).toEqual(['KEY-2', 'KEY-3']);
});
