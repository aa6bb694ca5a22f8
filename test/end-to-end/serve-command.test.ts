import { afterEach, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { existsSync, truncateSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { storeFile } from '../../src/library/store.ts';
import { copyLibrary } from '../compiled.ts';
import { generatedContent, writeGeneratedVersion } from '../generated-content.ts';
import { newFolder } from '../new-folder.ts';
import { type ServedCommand, type ServeOptions, startServe } from '../start-serve.ts';
import { until } from '../until.ts';
import { writeFiles } from '../write-files.ts';
import { runCommand, startCommand } from './command-line.ts';

setDefaultTimeout(600_000);

const started: ServedCommand[] = [];
afterEach(async () => {
  for (const { process } of started.splice(0)) {
    process.kill('SIGTERM');
    await process.exited;
  }
});

async function serve(folder: string, options?: ServeOptions): Promise<ServedCommand> {
  const served = await startServe(folder, options);
  started.push(served);
  return served;
}

async function versionOf(url: string, path: string): Promise<string | undefined> {
  const response = await fetch(url + path);
  expect(response.status).toBe(200);
  return /Version (\d+)/.exec(await response.text())?.[1];
}

const chapter = '/api/GENERATED/REV/8.json';

const builtContent = generatedContent();
const built = await runCommand('build', builtContent, '--library', `${builtContent}.library`);
expect(built.exitCode).toBe(0);

function builtLibrary(copy = newFolder()): string {
  copyLibrary(`${builtContent}.library`, copy);
  return copy;
}

function builtFolder(): string {
  const content = generatedContent();
  builtLibrary(`${content}.library`);
  return content;
}

test('compiles a content folder into a library next to it, serves it, and prints a working URL', async () => {
  const content = generatedContent();
  const { url, printed } = await serve(content);
  expect(printed()).toMatch(/^Serving 1 edition \(GENERATED\) at http:\/\/127\.0\.0\.1:\d+$/m);
  const tryUrls = printed()
    .match(/^ +http:\S+$/gm)!
    .map((line) => line.trim());
  expect(tryUrls).toContain(`${url}/api/available_translations.json`);
  for (const tryUrl of tryUrls) expect((await fetch(tryUrl)).status).toBe(200);
  expect((await runCommand('verify', `${content}.library`)).exitCode).toBe(0);
});

test('serves a library without compiling', async () => {
  const { url, printed } = await serve(builtLibrary());
  expect(printed()).not.toContain('compiled');
  expect(await versionOf(url, chapter)).toBe('1');
});

test('warns of options for content folders when it serves a library', async () => {
  const { printed } = await serve(builtLibrary(), { more: ['--brotli', '--library', newFolder()] });
  expect(printed()).toContain('is a library, so these options have no effect: --library, --brotli.');
});

test('with --check the report of the sources is shown, and is another after a change', async () => {
  const content = generatedContent();
  const { url } = await serve(content, { more: ['--check', '--editor', 'vscode'] });
  const report = async () => (await fetch(`${url}/check/GENERATED`)).text();
  await until(async () => (await report()).includes('Check of the sources'));
  expect(await report()).not.toContain('data-code="left-over-text"');
  const [file] = [...new Bun.Glob('translations/*/*.usfm').scanSync(content)];
  const text = await Bun.file(join(content, file!)).text();
  writeFileSync(join(content, file!), text.replace('\\v 2 ', '\\v 2 TODO '));
  await until(async () => (await report()).includes('data-code="left-over-text"'));
  expect(await report()).toContain(`href="vscode://file${join(content, file!)}:`);
  const { url: plain } = await serve(builtLibrary());
  expect((await fetch(`${plain}/check/`)).status).toBe(404);
});

test('with --brotli a content folder is compiled and answered in brotli', async () => {
  const { url } = await serve(generatedContent(), { more: ['--brotli'] });
  const headers = { 'Accept-Encoding': 'gzip, deflate, br' };
  const response = await fetch(url + chapter, { headers, decompress: false });
  expect(response.headers.get('content-encoding')).toBe('br');
  const body = brotliDecompressSync(new Uint8Array(await response.arrayBuffer()));
  const identity = await fetch(url + chapter, { headers: { 'Accept-Encoding': 'identity' } });
  expect(String(body)).toBe(await identity.text());
});

describe('while a content folder is served', () => {
  test('an edit of a source changes the answer', async () => {
    const content = builtFolder();
    const { url } = await serve(content);
    expect(await versionOf(url, chapter)).toBe('1');
    writeGeneratedVersion(content, 2);
    await until(async () => (await versionOf(url, chapter)) === '2');
    expect(await versionOf(url, '/api/available_translations.json')).toBe('2');
  });

  test('an edit that breaks an edition is reported, and its old answers stay until it is fixed', async () => {
    const content = builtFolder();
    const edition = join(content, 'translations/generated');
    const { url, printed } = await serve(content);
    writeFiles(edition, { 'edition.json': '{ "id": ' });
    await until(() => printed().includes('1 edition (1 failed)'));
    expect(printed()).toMatch(/^translations\/generated\/edition\.json:1:\d+: error: /m);
    expect(await versionOf(url, chapter)).toBe('1');
    expect(await versionOf(url, '/api/available_translations.json')).toBe('1');
    writeGeneratedVersion(content, 2);
    await until(async () => (await versionOf(url, chapter)) === '2');
  });

  test('serves an edition after its folder appears, and 404 after it is removed', async () => {
    const content = builtFolder();
    const { url } = await serve(content);
    const status = async (path: string) => (await fetch(url + path)).status;
    writeFiles(content, { 'translations/other/GEN.usfm': '\\id GEN\n\\c 1\n\\p\n\\v 1 Words.\n' });
    await until(async () => (await status('/api/other/GEN/1.json')) === 200);
    await Bun.$`rm -r ${join(content, 'translations/other')}`;
    await until(async () => (await status('/api/other/GEN/1.json')) === 404);
    expect(await versionOf(url, chapter)).toBe('1');
  });
});

test('an edition that fails at the start leaves the others served', async () => {
  const content = generatedContent(1);
  writeFiles(content, { 'translations/bad/edition.json': '{', 'translations/bad/GEN.usfm': '' });
  const { url, printed } = await serve(content);
  expect(printed()).toContain('bad (translations/bad): failed');
  expect(await versionOf(url, chapter)).toBe('1');
});

test('does not serve a content folder that cannot be compiled: one line, exit code 1', async () => {
  const content = newFolder({ 'translations/bad/edition.json': '{', 'translations/bad/GEN.usfm': '' });
  const { exitCode, stderr } = await runCommand('serve', content, '--port', '0');
  expect(exitCode).toBe(1);
  expect(stderr).toBe('scriptorium: No edition could be compiled, so there is nothing to serve.\n');
});

test('a port in use gives one clear line and exit code 1', async () => {
  const library = builtLibrary();
  const { url } = await serve(library);
  const { port } = new URL(url);
  const { exitCode, stdout, stderr } = await runCommand('serve', library, '--port', port);
  expect([exitCode, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^scriptorium: .+\n$/);
  expect(stderr).toContain(port);
  expect(stderr).toMatch(/in use/i);
});

test.each(['SIGTERM', 'SIGINT'] as const)('%s stops serve with exit code 0', async (signal) => {
  const { url, process } = await serve(builtFolder());
  process.kill(signal);
  expect(await process.exited).toBe(0);
  expect(fetch(url)).rejects.toThrow();
});

test('SIGTERM to the launcher that npm runs stops serve too', async () => {
  const launcher = join(import.meta.dir, '../../bin/bun.mjs');
  const { url, process } = await serve(builtLibrary(), { through: ['node', launcher] });
  process.kill('SIGTERM');
  expect(await process.exited).toBe(0);
  expect(fetch(url)).rejects.toThrow();
});

test('SIGTERM during the first build ends both, and no library half made is served afterwards', async () => {
  const content = generatedContent();
  const child = startCommand('serve', content, '--port', '0');
  await until(() => existsSync(`${content}.library`));
  child.kill('SIGTERM');
  expect(await child.exited).toBe(0);
  const { url } = await serve(content);
  expect(await versionOf(url, chapter)).toBe('1');
});

test('an edit during the first build is not missed', async () => {
  const content = generatedContent(1);
  const serving = serve(content);
  await until(() => existsSync(`${content}.library`));
  writeGeneratedVersion(content, 2);
  const { url } = await serving;
  await until(async () => (await versionOf(url, chapter)) === '2');
});

test.each(['::1', '[::1]'])('--host %s listens on that address of IPv6', async (host) => {
  const hasIpv6 = Object.values(networkInterfaces()).some((all) =>
    all?.some(({ address }) => address === '::1'),
  );
  if (!hasIpv6) return;
  const { url } = await serve(builtLibrary(), { more: ['--host', host] });
  expect(url).toStartWith('http://[::1]:');
  expect(await versionOf(url, chapter)).toBe('1');
});

test('--host 0.0.0.0 prints an address that browsers of this machine open', async () => {
  const { url, printed } = await serve(builtLibrary(), { more: ['--host', '0.0.0.0'] });
  expect(printed()).toContain(`Serving 1 edition (GENERATED) on every network, here at ${url}\n`);
  expect(url).toStartWith('http://127.0.0.1:');
  expect(await versionOf(url, chapter)).toBe('1');
});

test('warns of a public address without the base path', async () => {
  const more = ['--base-path', '/bible', '--public-url'];
  const { printed } = await serve(builtLibrary(), { more: [...more, 'https://example.org/'] });
  expect(printed()).toContain('--public-url https://example.org does not end with the base path, /bible');
  const other = await serve(builtLibrary(), { more: [...more, 'https://example.org/bible/'] });
  expect(other.printed()).not.toContain('--public-url');
});

test('a content folder that is a file, or not there, is refused before anything listens', async () => {
  for (const folder of [join(newFolder({ file: '' }), 'file'), join(newFolder(), 'missing')]) {
    const { exitCode, stdout, stderr } = await runCommand('serve', folder, '--port', '0');
    expect([exitCode, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^scriptorium: .+\n$/);
    expect(stderr).toContain(folder);
  }
});

test('pages have a content security policy, even before they are built', async () => {
  const { url } = await serve(generatedContent());
  for (const path of ['/', '/docs']) {
    const response = await fetch(url + path);
    expect([path, response.status]).toEqual([path, 200]);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none';.* frame-ancestors 'self'$/,
    );
  }
});

test('every document has the value of --cache-control', async () => {
  const { url } = await serve(builtLibrary(), { more: ['--cache-control', 'no-store'] });
  for (const path of [chapter, '/api/available_translations.json']) {
    expect((await fetch(url + path)).headers.get('cache-control')).toBe('no-store');
  }
});

test.each([
  ['cut off', (file: string) => truncateSync(file, 3000)],
  ['zeroed', (file: string) => writeFileSync(file, Buffer.alloc(100_000))],
  ['not a library', (file: string) => writeFileSync(file, 'text '.repeat(1000))],
])('a library of content that is %s is set aside and built again', async (_, spoil) => {
  const content = generatedContent();
  const library = builtLibrary(`${content}.library`);
  spoil(storeFile(library));
  const served = await serve(content);
  expect((await fetch(`${served.url}/api/available_translations.json`)).status).toBe(200);
  expect(served.printed()).toMatch(
    /^scriptorium: The library file \S+ is .+\. It is kept as \S+damaged-\S+; building the library again\.$/m,
  );
  expect((await runCommand('verify', library)).exitCode).toBe(0);
});
