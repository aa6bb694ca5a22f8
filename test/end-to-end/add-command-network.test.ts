import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { existsSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '../new-folder.ts';
import { zipOf } from '../zip-of.ts';
import { ebibleArchive } from './add-command-archives.ts';
import { AddCommandServer, type Answer, type AskedFor, fileAnswer } from './add-command-server.ts';
import { runCommand, startCommand } from './command-line.ts';

setDefaultTimeout(600_000);

function largeArchive(seed: number): Promise<Uint8Array> {
  let state = seed;
  const noise = Uint8Array.from({ length: 500_000 }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) | 0;
    return state >>> 16;
  });
  return zipOf({ 'GEN.usfm': `\\id GEN\n\\c 1\n\\p\n\\v 1 Words of ${seed}.\n`, 'noise.bin': noise });
}

const large = await largeArchive(1);
const cutAfter = 300_000;

async function addFrom(
  answer: (asked: AskedFor, times: number) => Answer,
  { content = join(newFolder(), 'content'), path = 'large.zip', more = [] as string[] } = {},
) {
  await using server = await AddCommandServer.start(answer, content);
  const result = await runCommand('add', `${server.url}/${path}`, content, ...more);
  return { ...result, content, host: new URL(server.url).host, asked: server.asked };
}

const verse = (content: string) => readFileSync(join(content, 'translations/large/GEN.usfm'), 'utf8');
const rangesOf = (asked: readonly AskedFor[]) => asked.map(({ headers }) => headers.get('range'));

describe('a cut download', () => {
  test('resumes automatically where it stopped', async () => {
    const { exitCode, stdout, stderr, asked, host, content } = await addFrom((asked, times) => ({
      ...fileAnswer(asked, large),
      ...(times === 1 ? { cutAfter } : {}),
    }));
    expect([exitCode, stderr]).toEqual([0, '']);
    expect(rangesOf(asked)).toEqual([null, `bytes=${cutAfter}-`]);
    expect(asked[1]!.headers.get('if-range')).toMatch(/^"\w+"$/);
    expect(stdout).toContain(
      `${host} cut the connection; trying again in 0.3 s\nResuming at 300.0 kB: http://`,
    );
    expect(verse(content)).toContain('Words of 1.');
  });

  test('continues as long as each try receives bytes, even with few retries', async () => {
    const { exitCode, asked } = await addFrom(
      (asked, times) => ({ ...fileAnswer(asked, large), ...(times < 3 ? { cutAfter: 100_000 } : {}) }),
      { more: ['--retries', '1'] },
    );
    expect([exitCode, rangesOf(asked)]).toEqual([0, [null, 'bytes=100000-', 'bytes=200000-']]);
  });

  test('resumes with the next call and leaves no partial edition in between', async () => {
    const content = join(newFolder(), 'content');
    let isCut = true;
    const answer = (asked: AskedFor) => ({ ...fileAnswer(asked, large), ...(isCut ? { cutAfter } : {}) });
    await using server = await AddCommandServer.start(answer, content);
    const add = () => runCommand('add', `${server.url}/large.zip`, content, '--retries', '0');
    const { exitCode, stderr } = await add();
    expect([exitCode, stderr]).toEqual([
      1,
      `scriptorium: ${new URL(server.url).host} cut the connection. The partial download is kept: run the command again to resume.\n`,
    ]);
    expect(readdirSync(content)).toEqual(['.downloads']);
    isCut = false;
    expect((await add()).exitCode).toBe(0);
    expect(rangesOf(server.asked)).toEqual([null, `bytes=${cutAfter}-`]);
    expect(readdirSync(content)).toEqual(['translations']);
  });

  test('starts again when the file changed on the server', async () => {
    const other = await largeArchive(2);
    const { exitCode, asked, content } = await addFrom((asked, times) =>
      times === 1 ? { ...fileAnswer(asked, large), cutAfter } : fileAnswer(asked, other),
    );
    expect([exitCode, rangesOf(asked)]).toEqual([0, [null, `bytes=${cutAfter}-`]]);
    expect(verse(content)).toContain('Words of 2.');
  });

  test('starts again when a server gives a range of another state', async () => {
    const other = await largeArchive(2);
    const { exitCode, asked, content } = await addFrom((asked, times) => {
      if (times === 1) return { ...fileAnswer(asked, large), cutAfter };
      if (times > 2) return fileAnswer(asked, other);
      const range = { 'Content-Range': `bytes ${cutAfter}-${other.length - 1}/${other.length}` };
      return { status: 206, headers: { ETag: '"other"', ...range }, body: other.subarray(cutAfter) };
    });
    expect([exitCode, rangesOf(asked)]).toEqual([0, [null, `bytes=${cutAfter}-`, null]]);
    expect(verse(content)).toContain('Words of 2.');
  });

  test.each([
    ['without ranges', { ETag: '"same"' }, `bytes=${cutAfter}-`],
    ['that does not tell states apart', {}, null],
    ['whose ETag is weak', { ETag: 'W/"weak"' }, null],
    [
      'with nothing but a date',
      { 'Last-Modified': 'Mon, 01 Jan 2024 00:00:00 GMT', Date: 'Tue, 02 Jan 2024 00:00:00 GMT' },
      `bytes=${cutAfter}-`,
    ],
  ])('from a server %s is whole in the end', async (_, headers, range) => {
    const { exitCode, asked, content } = await addFrom((_, times) => ({
      headers,
      body: large,
      ...(times === 1 ? { cutAfter } : {}),
    }));
    expect([exitCode, rangesOf(asked)]).toEqual([0, [null, range]]);
    expect(verse(content)).toContain('Words of 1.');
  });

  test('that is complete but could not be installed is not downloaded again', async () => {
    const content = newFolder({ 'translations/large/GEN.usfm': 'mine' });
    await using server = await AddCommandServer.start((asked) => fileAnswer(asked, large));
    const add = () => runCommand('add', `${server.url}/large.zip`, content);
    const { exitCode, stderr } = await add();
    expect([exitCode, stderr]).toEqual([
      1,
      expect.stringMatching(/large already exists and does not come from/),
    ]);
    expect(verse(content)).toBe('mine');
    renameSync(join(content, 'translations/large'), join(content, 'mine'));
    expect((await add()).stdout).toStartWith('Added large in ');
    expect(rangesOf(server.asked)).toEqual([null, `bytes=${large.length}-`]);
  });

  test('is kept on Ctrl-C', async () => {
    const content = join(newFolder(), 'content');
    await using server = await AddCommandServer.start((asked, times) => ({
      ...fileAnswer(asked, large),
      ...(times === 1 ? { cutAfter, hangs: true } : {}),
    }));
    const command = startCommand('add', `${server.url}/large.zip`, content);
    const partial = () =>
      existsSync(join(content, '.downloads')) &&
      readdirSync(join(content, '.downloads')).find((name) => name.endsWith('.zip'));
    const size = () => (partial() ? Bun.file(join(content, '.downloads', partial() as string)).size : 0);
    while (size() < cutAfter) await Bun.sleep(10);
    command.kill('SIGINT');
    const [stdout, exitCode] = [await command.stdout.text(), await command.exited];
    expect([exitCode, stdout]).toEqual([
      130,
      expect.stringContaining('Stopped. The partial download is kept'),
    ]);
    expect(readdirSync(content)).toEqual(['.downloads']);
    expect((await runCommand('add', `${server.url}/large.zip`, content)).exitCode).toBe(0);
    expect(rangesOf(server.asked)).toEqual([null, `bytes=${cutAfter}-`]);
    expect(readdirSync(content)).toEqual(['translations']);
  });
});

describe('a server that fails', () => {
  test('is asked again, when it says', async () => {
    const { exitCode, stdout, host } = await addFrom((asked, times) =>
      times < 3 ? { status: 503, headers: { 'Retry-After': '0' } } : fileAnswer(asked, large),
    );
    expect(exitCode).toBe(0);
    expect(stdout).toStartWith(`${host} answers with status 503; trying again in 0.0 s\n`.repeat(2));
  });

  const cases: [string, (asked: AskedFor) => Answer, string | RegExp][] = [
    [
      'that asks to wait too long',
      () => ({ status: 429, headers: { 'Retry-After': '7200' } }),
      'status 429 and asks to wait for 7200 s. ',
    ],
    ['that has no such file', () => ({ status: 404 }), 'has no /large.zip. Check the address.'],
    ['that forbids it', () => ({ status: 403 }), /refuses http:\S+ \(status 403\)\./],
    [
      'that sends a page',
      () => ({ headers: { 'Content-Type': 'text/html; charset=utf-8' }, body: '<p>' }),
      'is not a zip or a source file: its type is text/html.',
    ],
    [
      'that sends a page as a zip',
      () => ({ headers: { 'Content-Type': 'application/zip' }, body: '<!doctype html>' }),
      'is not a zip or a source file: it does not begin like one.',
    ],
    [
      'that sends nothing',
      () => ({ body: '' }),
      'is not a zip or a source file: it does not begin like one.',
    ],
    [
      'that compresses the file',
      () => ({ headers: { 'Content-Encoding': 'gzip' }, body: large }),
      'in a content coding that was not requested.',
    ],
    ['that is silent', () => ({ body: large, cutAfter: 0, hangs: true }), 'sent nothing for 0.3 s. '],
    [
      'that leads to an insecure address',
      () => ({ status: 302, headers: { Location: 'http://example.org/' } }),
      'redirects to http://example.org, which is not safe to follow.',
    ],
    [
      'that leads to no web address',
      () => ({ status: 302, headers: { Location: 'file:///etc/passwd' } }),
      'which is not safe to follow.',
    ],
    [
      'that leads in a circle',
      () => ({ status: 301, headers: { Location: '/large.zip' } }),
      'redirects more than 5 times.',
    ],
    ['that is none of the web', () => ({ headers: { 'Content-Length': '-5' } }), /^scriptorium: .*\n$/],
  ];

  test.each(cases)('%s gets one clear line', async (name, answer, message) => {
    const more = ['--retries', '0', '--timeout', name === 'that is silent' ? '0.3' : '60'];
    const { exitCode, stderr, content } = await addFrom(answer, { more });
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(/^scriptorium: .*\.\n$/);
    if (typeof message === 'string') expect(stderr).toContain(message);
    else expect(stderr).toMatch(message);
    expect(stderr).not.toContain('This is a bug');
    expect(existsSync(join(content, 'translations'))).toBe(false);
  });

  test('is followed to another address on this computer', async () => {
    const { exitCode } = await addFrom((asked) =>
      asked.path === '/moved/large.zip'
        ? fileAnswer(asked, large)
        : { status: 307, headers: { Location: '/moved/large.zip' } },
    );
    expect(exitCode).toBe(0);
  });

  test('of eBible.org with an unknown id is reported with the place of the list of ids', async () => {
    await using server = await AddCommandServer.start(() => ({ status: 404 }));
    const { exitCode, stderr } = await runCommand('add', 'ebible:nosuch', newFolder(), '--from', server.url);
    expect(exitCode).toBe(1);
    expect(stderr).toContain(
      'has no translation "nosuch". The ids are listed at https://ebible.org/download.php.',
    );
  });
});

describe('without a network', () => {
  test.each([
    ['a refused connection', 'http://127.0.0.1:1/x.zip', '127.0.0.1:1 refused the connection. '],
    [
      'an unknown host',
      'https://no-such-host.invalid/x.zip',
      /^scriptorium: no-such-host\.invalid (was not found|cannot be reached).*\n$/,
    ],
  ])('%s is reported in one line, and no folder is made', async (_, address, message) => {
    const content = join(newFolder(), 'content');
    const { exitCode, stdout, stderr } = await runCommand('add', address, content);
    expect([exitCode, stdout]).toEqual([1, '']);
    if (typeof message === 'string')
      expect(stderr).toBe(`scriptorium: ${message}Check the connection and run the command again.\n`);
    else expect(stderr).toMatch(message);
    expect(existsSync(content)).toBe(false);
  });
});

describe('a checksum', () => {
  test('that fits is accepted', async () => {
    const hash = new Bun.CryptoHasher('sha256').update(large).digest('hex').toUpperCase();
    const { exitCode } = await addFrom((asked) => fileAnswer(asked, large), { more: ['--sha256', hash] });
    expect(exitCode).toBe(0);
  });

  test('that does not fit refuses the download, and leaves nothing of it', async () => {
    const more = ['--sha256', 'a'.repeat(64)];
    const { exitCode, stderr, content } = await addFrom((asked) => fileAnswer(asked, large), { more });
    expect([exitCode, stderr]).toEqual([
      1,
      expect.stringMatching(/^scriptorium: The checksum is wrong: .*\n$/),
    ]);
    expect(existsSync(content)).toBe(false);
  });
});

test('a download that is too large is rejected, with or without a declared size', async () => {
  const more = ['--max-bytes', '400000'];
  const { stderr, content } = await addFrom((asked) => fileAnswer(asked, large), { more });
  expect(stderr).toContain('The file is larger than 400,000 bytes; --max-bytes allows more.');
  expect(existsSync(content)).toBe(false);
  const chunked = `7a120\r\n${'PK\x03\x04'}${'x'.repeat(499_996)}\r\n0\r\n\r\n`;
  const unsized = await addFrom(() => ({ headers: { 'Transfer-Encoding': 'chunked' }, body: chunked }), {
    more,
  });
  expect([unsized.exitCode, unsized.stderr]).toEqual([
    1,
    expect.stringContaining('--max-bytes allows more.'),
  ]);
});

test('a large download prints its progress in plain lines', async () => {
  const noise = Buffer.alloc(11_000_000, 'x');
  const { stdout } = await addFrom(() => ({ body: Buffer.concat([Buffer.from('PK\x03\x04'), noise]) }));
  expect(stdout).toMatch(/^ {2}http:\S+large\.zip: \d+\.\d MB, \d+ %$/m);
  expect(stdout).not.toMatch(/[\r\x1b]/);
});

test('an archive that is cut off in the middle is reported as such', async () => {
  const half = (await ebibleArchive()).subarray(0, 300);
  const { exitCode, stderr, content } = await addFrom(() => ({ body: half }));
  expect([exitCode, stderr]).toEqual([1, expect.stringContaining('The archive is cut off or is not a zip')]);
  expect(existsSync(content)).toBe(false);
});

describe('a server that never stops sending', () => {
  /** Sends a byte now and then, so that the idle limit never ends the download. */
  const startTrickle = (type: string, beginning: Uint8Array) => {
    let requests = 0;
    const server = Bun.serve({
      hostname: '127.0.0.1',
      port: 0,
      idleTimeout: 0,
      fetch() {
        requests++;
        const trickle = async function* () {
          yield beginning;
          for (;;) {
            await Bun.sleep(20);
            yield new Uint8Array([0x20]);
          }
        };
        return new Response(trickle() as never, { headers: { ETag: '"one"', 'Content-Type': type } });
      },
    });
    return { requests: () => requests, url: server.url.href, stop: () => server.stop(true) };
  };

  test.each([
    ['an archive', 'application/zip', large.slice(0, 1000), (url: string) => [`${url}large.zip`]],
    [
      'a catalogue of the public API',
      'application/json',
      Buffer.from('{"translations":['),
      (url: string) => ['helloao:lang/eng', '--from', url],
    ],
  ])('is given up after --max-time, with what to do: %s', async (_, type, beginning, words) => {
    const trickle = startTrickle(type, beginning);
    const [source, ...more] = words(trickle.url);
    const content = join(newFolder(), 'content');
    const limits = ['--max-time', '1', '--timeout', '60'];
    const { exitCode, stderr } = await runCommand('add', source!, content, ...more, ...limits);
    trickle.stop();
    expect(stderr).toMatch(/^scriptorium: The download took longer than 1 s in all\. .* --max-time\.\n$/);
    expect(exitCode).toBe(1);
    expect(trickle.requests()).toBeLessThanOrEqual(1);
  });
});
