import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatedContent } from '../generated-content.ts';
import { isLong } from '../long-tests.ts';
import { newFolder } from '../new-folder.ts';
import { namelessArchive } from './add-command-archives.ts';
import { AddCommandServer, fileAnswer } from './add-command-server.ts';
import { runCommand } from './command-line.ts';
import { faultyProgram } from './faulty-program.ts';

setDefaultTimeout(600_000);

const commandLine = join(import.meta.dir, '../../src/cli/index.ts');
const secret = 'hunter2sEcret';
const content = generatedContent();
const library = newFolder();
await runCommand('build', content, '--library', library);

interface Run {
  readonly words: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly program?: string;
}

async function tracesOf({ words, env = {}, program = commandLine }: Run): Promise<string> {
  const cwd = newFolder();
  const child = Bun.spawn([process.execPath, program, ...words], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b', ...env },
  });
  const printed = await Promise.all([child.stdout.text(), child.stderr.text()]);
  await child.exited;
  const entries = readdirSync(cwd, { recursive: true, withFileTypes: true });
  const written = entries.map((entry) => {
    const path = join(entry.parentPath, entry.name);
    return entry.isFile() ? path + readFileSync(path, 'latin1') : path;
  });
  return [...printed, ...written].join('\n');
}

const addresses = {
  'as it should be': `https://me:${secret}@127.0.0.1:1/x`,
  'as a user name': `http://${secret}@127.0.0.1:1/x`,
  'not encoded': `https://me:a/b?${secret}@127.0.0.1:1/x`,
  'with a space': `https://me:a ${secret}@127.0.0.1:1/x`,
  'that begins with digits': `https://me:12/${secret}@127.0.0.1:1/x`,
  'without a scheme': `me:${secret}@127.0.0.1:1`,
  'of another scheme': `ftp://me:${secret}@127.0.0.1:1/x`,
  'of a bucket': `s3://me:${secret}@bucket/prefix`,
  'of a bucket, not encoded': `s3://me:a/${secret}@bucket/prefix`,
} as const;

/** All commands are tried with these: one can be parsed as a URL, the other cannot. */
const thorough: readonly string[] = ['as it should be', 'that begins with digits'];
/**
 * Only these are tried with the other addresses, because they parse addresses differently. Long tests try all
 * commands.
 */
const quick: readonly string[] = ['add URL', 'verify URL', 'publish --endpoint URL', 'an unknown option'];

describe.each(Object.entries(addresses))(
  'a password in a URL %s is neither printed nor written by',
  (spelling, url) => {
    const commands: readonly (readonly [string, readonly string[]])[] = [
      ['add URL', ['add', url, 'content']],
      ['add --from URL', ['add', 'ebible:engwebp', 'content', '--from', url, '--retries', '0']],
      ['build URL', ['build', url, '--library', 'library']],
      ['build --library URL', ['build', content, '--library', url]],
      ['check URL', ['check', url]],
      ['serve URL', ['serve', url, '--port', '0']],
      ['serve --host URL', ['serve', library, '--host', url, '--port', '0']],
      ['serve --cors URL', ['serve', library, '--cors', url, '--port', '0']],
      ['verify URL', ['verify', url]],
      ['verify --endpoint URL', ['verify', 's3://bucket', '--endpoint', url]],
      ['diff URL URL', ['diff', url, url]],
      ['publish URL', ['publish', library, url, '--no-host-files', '--dry-run']],
      [
        'publish --endpoint URL',
        ['publish', library, 's3://bucket/prefix', `--endpoint=${url}`, '--no-host-files'],
      ],
      ['bundle LIBRARY URL', ['bundle', library, url]],
      ['mcp URL', ['mcp', url]],
      ['an unknown command', [url]],
      ['an argument too many', ['check', content, url]],
      ['an unknown option', ['verify', library, `--endpiont=${url}`]],
    ];
    const isTried = ([name]: readonly [string, unknown]) =>
      isLong || thorough.includes(spelling) || quick.includes(name);
    test.each(commands.filter(isTried))('%s', async (_, words) => {
      expect(await tracesOf({ words })).not.toContain(secret);
    });
  },
);

describe('a password in the environment is not printed', () => {
  const url = addresses['as it should be'];

  test.each([
    [
      'of a proxy',
      { HTTPS_PROXY: `http://me:${secret}@127.0.0.1:1` },
      ['add', 'https://example.org/x.zip', 'content', '--retries', '0'],
    ],
    [
      'of a proxy that is not a URL',
      { HTTPS_PROXY: `me:${secret}@127.0.0.1:1` },
      ['verify', 'https://example.org/'],
    ],
    ['of a mirror', { SCRIPTORIUM_MIRROR: url }, ['add', 'theographic', 'content']],
    [
      'of an object store',
      { AWS_ENDPOINT_URL_S3: url },
      ['publish', library, 's3://bucket', '--no-host-files'],
    ],
    ['of every service', { AWS_ENDPOINT_URL: url }, ['verify', 's3://bucket']],
  ] as const)('%s', async (_, env, words) => {
    expect(await tracesOf({ words, env })).not.toContain(secret);
  });
});

test('a bug is reported with the command line, without secrets from it or from the environment', async () => {
  const url = addresses['as it should be'];
  const traces = await tracesOf({
    words: ['bundle', library, 'GENERATED', '--out', 'a.zip', '--format', 'zip'],
    env: { FAULT: 'store cannot be read', HTTPS_PROXY: url },
    program: join(faultyProgram(), 'src/cli/index.ts'),
  });
  expect(traces).toContain(`scriptorium bundle ${library} GENERATED --out a.zip`);
  expect(traces).not.toContain(secret);
  const withUrl = await tracesOf({
    words: ['bundle', library, url],
    env: { FAULT: 'main thread forgets a rejection' },
    program: join(faultyProgram(), 'src/cli/index.ts'),
  });
  expect(withUrl).toContain('scriptorium bundle');
  expect(withUrl).toContain('https://***@127.0.0.1:1/x');
  expect(withUrl).not.toContain(secret);
});

test('content from an address with a key is stored and published without the key', async () => {
  await using server = await AddCommandServer.start((asked) => fileAnswer(asked, namelessArchive));
  const cwd = newFolder();
  const url = `${server.url}/text.zip?id=7&X-Amz-Signature=${secret}&token=${secret}`;
  const add = () => runCommand('add', url, join(cwd, 'content'));
  const first = await add();
  expect(first).toMatchObject({ exitCode: 0, stderr: '' });
  expect(server.asked[0]!.path).toContain(secret);
  const second = await runCommand('add', url.replaceAll(secret, `${secret}2`), join(cwd, 'content'));
  expect(second).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('is up to date') });
  const build = await runCommand('build', join(cwd, 'content'), '--library', join(cwd, 'library'));
  expect(build.exitCode).toBe(0);
  await runCommand('publish', join(cwd, 'library'), join(cwd, 'site'), '--no-reader', '--siblings', 'none');
  const files = readdirSync(cwd, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const texts = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1'));
  expect([...texts, first.stdout, second.stdout, second.stderr].join('\n')).not.toContain(secret);
  expect(texts.join('\n')).toContain(`${server.url}/text.zip?id=7`);
});
