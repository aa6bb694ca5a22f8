import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { openLibrary } from '../library/library.ts';
import { sampleDocument, sampleRecord } from '../library/sample-edition.fixture.ts';
import { rawExchange, rawRequest } from './raw-request.fixture.ts';
import { sampleLibrary } from './sample-library.fixture.ts';
import { type RunningServer, responseMemory, startServer } from './start-server.ts';

const CHAPTER = '/api/BSB/GEN/1.json';
const DOWNLOAD = '/api/BSB/complete.json';
let directory: string;
let server: RunningServer;

beforeAll(async () => {
  directory = await sampleLibrary();
  server = await startServer({ library: directory, port: 0 });
});
afterAll(async () => {
  await server.stop();
  rmSync(directory, { recursive: true });
});

const get = (target: string, headers = {}) => rawRequest(server.port, 'GET', target, headers);

describe('the server', () => {
  test('answers pipelined requests in order', async () => {
    const one = (path: string, index: number) =>
      `GET ${path} HTTP/1.1\r\nHost: a\r\n${index === 3 ? 'Connection: close\r\n' : ''}\r\n`;
    const paths = [CHAPTER, '/api/BSB/GEN/2.json', '/nothing', '/api/BSB/GEN/3.json'];
    const bytes = String(await rawExchange(server.port, paths.map(one).join('')));
    expect([...(bytes.match(/HTTP\/1.1 \d+/g) ?? [])]).toEqual(
      ['200', '200', '404', '200'].map((code) => `HTTP/1.1 ${code}`),
    );
  });

  test.each([
    'garbage\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    `GET / HTTP/1.1\r\nHost: a\r\nX: ${'y'.repeat(100_000)}\r\n\r\n`,
    'GET / HTTP/1.1\r\n\r\n',
    '\0\0\0\0\r\n\r\n',
  ])('lives on after a malformed request (%#)', async (request) => {
    expect(String(await rawExchange(server.port, request))).not.toContain('HTTP/1.1 200');
    expect((await get(CHAPTER)).status).toBe(200);
  });

  test('lives on after a request that is never completed', async () => {
    const other = await startServer({ library: directory, port: 0, limits: { headSeconds: 1 } });
    const incomplete = `GET ${CHAPTER} HTTP/1.1\r\nHost: a\r\n`;
    expect(String(await rawExchange(other.port, incomplete))).toStartWith('HTTP/1.1 408');
    expect((await rawRequest(other.port, 'GET', CHAPTER)).status).toBe(200);
    await other.stop();
  });

  test('lives on when clients leave in the middle of an answer', async () => {
    for (let i = 0; i < 50; i++) {
      const socket = connect(server.port, '127.0.0.1');
      socket.on('error', () => {});
      socket.write(`GET ${DOWNLOAD} HTTP/1.1\r\nHost: a\r\n\r\n`, () => socket.destroy());
    }
    expect((await get(CHAPTER)).status).toBe(200);
  });

  test('answers /health and / ', async () => {
    const health = JSON.parse(String((await get('/health')).body));
    expect(health).toMatchObject({ status: 'ok', editions: 3 });
    expect(String((await get('/')).body)).toContain('/api/BSB/GEN/1.json');
  });

  test('says in one line that a port is in use', async () => {
    const second = startServer({ library: directory, port: server.port });
    await expect(second).rejects.toThrow(
      `Port ${server.port} on 127.0.0.1 is in use. Choose another with --port.`,
    );
  });

  test('serves documents committed after its start, and not removed ones', async () => {
    const library = openLibrary(directory);
    const path = '/api/NEW/GEN/1.json';
    const nextSnapshot = () => Bun.sleep(10);
    const put = (version: number) =>
      library.update((update) =>
        update.putEdition(sampleRecord('NEW'), [[path, sampleDocument({ version })]]),
      );
    for (const version of [1, 2]) {
      put(version);
      await nextSnapshot();
      expect(JSON.parse(String((await get(path)).body))).toEqual({ version });
    }
    library.update((update) => update.removeEdition('NEW'));
    await nextSnapshot();
    expect((await get(path)).status).toBe(404);
    await library.close();
  });

  test('lets a running request finish when it is stopped', async () => {
    const other = await startServer({ library: directory, port: 0 });
    const answer = rawRequest(other.port, 'GET', DOWNLOAD);
    let isAnswered = false;
    void answer.then(() => {
      isAnswered = true;
    });
    // On a busy machine, the answer may be complete before the connection is seen
    while (other.connections() === 0 && !isAnswered) await Bun.sleep(1);
    await other.stop();
    expect((await answer).status).toBe(200);
    expect((await rawExchange(other.port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n')).length).toBe(0);
  });
});

test.each([
  ['a container of 256 MiB', 256, 1, 16],
  ['a container of 512 MiB', 512, 1, 32],
  ['2 GiB', 2048, 1, 128],
  ['24 GiB', 24 * 1024, 1, 256],
  ['24 GiB with four workers', 24 * 1024, 4, 64],
  ['512 MiB with eight workers', 512, 8, 8],
])('the responses kept in memory take a bounded share of %s', (_, memory, processes, expected) => {
  const mebibyte = 1024 * 1024;
  expect(responseMemory(processes, memory * mebibyte)).toBe(expected * mebibyte);
});
