import { afterEach, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { compiledSmallContent } from '../compiled.ts';
import { type ServedCommand, startServe } from '../start-serve.ts';
import { runCommand } from './command-line.ts';
import { crawl } from './crawl.ts';

setDefaultTimeout(600_000);

const catalogue = '/api/available_translations.json';
const catalogues = [catalogue, '/api/available_commentaries.json', '/api/available_datasets.json'];
let library: string;
beforeAll(async () => {
  library = (await compiledSmallContent()).directory;
});

const started: ServedCommand[] = [];
afterEach(async () => {
  for (const { process } of started.splice(0)) {
    process.kill('SIGTERM');
    await process.exited;
  }
});

async function serve(...more: string[]): Promise<ServedCommand> {
  const served = await startServe(library, { more });
  started.push(served);
  return served;
}

async function end({ process }: ServedCommand, signal: 'SIGTERM' | 'SIGINT' = 'SIGTERM'): Promise<number> {
  process.kill(signal);
  return process.exited;
}

const jsonLines = ({ printed }: ServedCommand) =>
  printed()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));

test('/metrics counts responses in the format of Prometheus', async () => {
  const { url } = await serve();
  for (const path of [catalogue, catalogue, '/api/none/books.json', '/health']) await fetch(url + path);
  const response = await fetch(`${url}/metrics`);
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const lines = (await response.text()).split('\n');
  expect(lines).toContain('scriptorium_requests_total{kind="translations",status="200"} 2');
  expect(lines).toContain('scriptorium_requests_total{kind="books",status="404"} 1');
  expect(lines).toContain('scriptorium_requests_total{kind="health",status="200"} 1');
  expect(lines).toContain('scriptorium_request_duration_seconds_count{kind="translations"} 2');
  expect(lines).toContain('scriptorium_library_editions 4');
});

describe('--base-path', () => {
  test('applies to everything: all links stay below it, and nothing is found without it', async () => {
    const { url, printed } = await serve('--base-path', '/some/bible/');
    const { origin, pathname } = new URL(url);
    expect(pathname).toBe('/some/bible');
    for (const tryUrl of printed().match(/^ +http:\S+$/gm)!)
      expect((await fetch(tryUrl.trim())).status).toBe(200);
    const { found } = await crawl((await serve()).url, catalogues);
    expect(found.size).toBeGreaterThan(50);
    for (const path of found) {
      const response = await fetch(url + path);
      expect([path, response.status]).toEqual([path, 200]);
      for (const [, link] of (await response.text()).matchAll(/"(\/[^"\\]*\.json)"/g)) {
        expect(link).toStartWith('/some/bible/api/');
        expect(found).toContain(link!.slice('/some/bible'.length));
      }
    }
    for (const path of [
      catalogue,
      '/health',
      '/metrics',
      '/some',
      '/some/bibleapi',
      `/Some/bible${catalogue}`,
    ]) {
      expect([path, (await fetch(origin + path)).status]).toEqual([path, 404]);
    }
    for (const path of ['/health', '/metrics', '/']) expect((await fetch(url + path)).status).toBe(200);
  });

  test('gives documents an entity tag of their own', async () => {
    const tagOf = async ({ url }: ServedCommand) => (await fetch(url + catalogue)).headers.get('etag');
    const [plain, one, other, oneAgain] = await Promise.all([
      serve().then(tagOf),
      serve('--base-path', '/one').then(tagOf),
      serve('--base-path', '/other').then(tagOf),
      serve('--base-path', '/one').then(tagOf),
    ]);
    expect(new Set([plain, one, other]).size).toBe(3);
    expect(oneAgain).toBe(one!);
  });
});

test.each([
  ['off', null],
  ['https://app.example.org', 'https://app.example.org'],
])('--cors %s', async (option, expected) => {
  const { url } = await serve('--cors', option);
  for (const path of [catalogue, '/nothing', '/health']) {
    expect((await fetch(url + path)).headers.get('access-control-allow-origin')).toBe(expected);
  }
});

describe('the access log', () => {
  test('is off by default', async () => {
    const served = await serve();
    await fetch(served.url + catalogue);
    await end(served);
    expect(served.printed()).not.toContain(`"${catalogue}"`);
  });

  test('has a line for every response until the end, and standard output for itself', async () => {
    const child = Bun.spawn(
      [process.execPath, 'src/cli/index.ts', 'serve', library, '--port', '0', '--log', 'json'],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    let told = '';
    for await (const chunk of child.stderr) {
      told += new TextDecoder().decode(chunk);
      if (told.includes('Ctrl-C')) break;
    }
    const url = / at (http:\/\/\S+)\n/.exec(told)![1]!;
    for (const path of [catalogue, '/nothing?a=b', '/health']) {
      await (await fetch(url + path, { headers: { 'User-Agent': 'a"b', 'X-Request-Id': 'r-1' } })).text();
    }
    child.kill('SIGTERM');
    const lines = (await child.stdout.text()).trimEnd().split('\n');
    expect(await child.exited).toBe(0);
    const records = lines.map((line) => JSON.parse(line));
    expect(records.map(({ path, status }) => [path, status])).toEqual([
      [catalogue, 200],
      ['/nothing', 404],
      ['/health', 200],
    ]);
    expect(records[0]).toMatchObject({
      method: 'GET',
      remote: '127.0.0.1',
      userAgent: 'a"b',
      requestId: 'r-1',
    });
  });

  test('believes X-Forwarded-For only with --trust-proxy', async () => {
    for (const [options, remote] of [
      [[], '127.0.0.1'],
      [['--trust-proxy'], '192.0.2.1'],
    ] as const) {
      const served = await serve('--log', 'json', ...options);
      await fetch(served.url + catalogue, { headers: { 'X-Forwarded-For': '6.6.6.6, 192.0.2.1' } });
      await end(served);
      expect(jsonLines(served).map((line) => line.remote)).toEqual([remote]);
    }
  });

  test('as text is in Common Log Format', async () => {
    const served = await serve('--log', 'text');
    await fetch(served.url + catalogue);
    await end(served);
    expect(served.printed()).toMatch(
      /^127\.0\.0\.1 - - \[\d\d\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d \+0000\] "GET \/api\/available_translations\.json HTTP\/1\.1" 200 \d+ [\d.]+$/m,
    );
  });
});

describe('--log-format json', () => {
  test('prints every message of the program as one JSON object per line', async () => {
    const command = ['serve', library, '--port', '0', '--log-format', 'json', '--workers', '2'];
    const child = Bun.spawn([process.execPath, 'src/cli/index.ts', ...command], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, SCRIPTORIUM_PROT: '81' },
    });
    let told = '';
    for await (const chunk of child.stderr) {
      told += new TextDecoder().decode(chunk);
      const isReloaded = told.includes('"reload"');
      if (told.includes('"serving"') && !isReloaded) child.kill('SIGHUP');
      if (isReloaded) child.kill('SIGTERM');
    }
    expect(await child.exited).toBe(0);
    expect(await child.stdout.text()).toBe('');
    const records = told
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(records.slice(0, 3)).toMatchObject([
      {
        level: 'warning',
        message: 'Unknown environment variable SCRIPTORIUM_PROT. Did you mean SCRIPTORIUM_PORT?',
      },
      { level: 'info', event: 'serving', url: expect.stringMatching(/^http:/), editions: 4 },
      { level: 'info', event: 'reload' },
    ]);
  });

  test('also of a service that cannot start', async () => {
    const { url } = await serve();
    const { exitCode, stderr } = await runCommand(
      ...['serve', library, '--port', new URL(url).port, '--log-format', 'json'],
    );
    expect(exitCode).toBe(1);
    expect(JSON.parse(stderr)).toMatchObject({ level: 'error', message: expect.stringContaining('use') });
  });
});

test('serve listens where the environment says, as --print-config shows', async () => {
  const environment = { ...process.env, SCRIPTORIUM_BASE_PATH: '/bible', SCRIPTORIUM_HOST: '127.0.0.2' };
  const served = await startServe(library, { environment });
  started.push(served);
  expect(served.url).toMatch(/^http:\/\/127\.0\.0\.2:\d+\/bible$/);
  expect((await fetch(`${served.url}/health`)).status).toBe(200);
  const { exitCode, stdout } = await runCommand('serve', library, '--host', '::1', '--print-config', 'json');
  expect(exitCode).toBe(0);
  const host = JSON.parse(stdout).options.find(({ option }: { option: string }) => option === '--host');
  expect(host).toMatchObject({ value: '::1', from: 'command line' });
});

test.each([
  ['--port', '70000'],
  ['--workers', '0'],
  ['--base-path', 'bible'],
  ['--cors', 'everyone'],
  ['--cache-control', 'a\nb'],
  ['--log', 'xml'],
  ['--max-connections', '0'],
  ['--head-timeout', '-1'],
  ['--idle-timeout', 'soon'],
  ['--write-timeout', '0'],
  ['--drain-timeout', '1e9'],
])('%s %j is refused with one clear line', async (option, value) => {
  const { exitCode, stdout, stderr } = await runCommand('serve', library, `${option}=${value}`);
  expect([exitCode, stdout]).toEqual([2, '']);
  const [line, ...rest] = stderr.replace('a\nb', 'a b').trimEnd().split('\n');
  expect(line).toContain(option);
  expect(rest).toEqual(['(add --help for usage)']);
});
