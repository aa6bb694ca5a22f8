import { expect, setDefaultTimeout, test } from 'bun:test';
import { startServe } from '../start-serve.ts';
import { chapterPath, downloadBytes, downloadPath, hardeningLibrary } from './hardening-library.ts';
import { limitedServer } from './limited-server.ts';
import { RawConnection } from './raw-connection.ts';

setDefaultTimeout(600_000);

const limits = { maxConnections: 4, headSeconds: 20, idleSeconds: 20, writeSeconds: 20 };

async function idleConnections(port: number, count: number): Promise<RawConnection[]> {
  const connections: RawConnection[] = [];
  for (let i = 0; i < count; i++) {
    const connection = await RawConnection.open(port);
    expect((await connection.get(chapterPath))?.status).toBe(200);
    connections.push(connection);
  }
  return connections;
}

async function expectRefused(port: number): Promise<void> {
  const refused = await RawConnection.open(port);
  const answer = await refused.get(chapterPath);
  expect(answer?.status).toBe(503);
  expect(answer?.fields.get('connection')?.toLowerCase()).toBe('close');
  expect(answer?.fields.get('retry-after')).toBe('1');
  expect(JSON.parse(String(answer?.body)).error.code).toBe('too_many_connections');
  await refused.closed;
}

test('when there are as many as may be, the longest idle makes room', async () => {
  await using server = await limitedServer(limits);
  const [first, second, third, fourth] = await idleConnections(server.port, 4);
  expect((await first!.get(chapterPath))?.status).toBe(200);
  const fifth = await RawConnection.open(server.port);
  expect((await fifth.get(chapterPath))?.status).toBe(200);
  await second!.closed;
  expect(second!.wasReset).toBe(false);
  for (const kept of [first, third, fourth, fifth]) expect((await kept!.get(chapterPath))?.status).toBe(200);
});

test('a connection on which nothing was ever sent makes room too', async () => {
  await using server = await limitedServer(limits);
  const silent = await Promise.all(Array.from({ length: 4 }, () => RawConnection.open(server.port)));
  const asking = await idleConnections(server.port, 4);
  await Promise.all(silent.map(({ closed }) => closed));
  for (const kept of asking) expect((await kept.get(chapterPath))?.status).toBe(200);
});

test.skipIf(process.platform !== 'linux')(
  'few file descriptors lower the cap, so that idle connections make room',
  async () => {
    const through = ['bash', '-c', 'ulimit -n 64; exec "$@"', 'bash', process.execPath];
    const { url, process: serving } = await startServe(await hardeningLibrary(), { through });
    try {
      const connections: RawConnection[] = [];
      for (let number = 0; number < 150; number++) {
        const connection = await RawConnection.open(Number(new URL(url).port));
        expect((await connection.get(chapterPath))?.status).toBe(200);
        connections.push(connection);
      }
      await connections[0]!.closed;
    } finally {
      serving.kill();
      await serving.exited;
    }
  },
);

test('requests half sent are not idle: a new connection gets 503 until one is done', async () => {
  await using server = await limitedServer(limits);
  const busy = await idleConnections(server.port, 4);
  for (const connection of busy) connection.send(`GET ${chapterPath} HTTP/1.1\r\n`);
  await Bun.sleep(50);
  await expectRefused(server.port);
  busy[0]!.send('Host: a\r\n\r\n');
  expect((await busy[0]!.answer())?.status).toBe(200);
  const [next] = await idleConnections(server.port, 1);
  expect((await next!.get(chapterPath))?.status).toBe(200);
  for (const connection of busy.slice(1)) {
    connection.send('Host: a\r\n\r\n');
    expect((await connection.answer())?.status).toBe(200);
  }
});

test('refused connections are counted', async () => {
  const statuses: number[] = [];
  await using server = await limitedServer(limits, { onExchange: ({ status }) => statuses.push(status) });
  const busy = await idleConnections(server.port, 4);
  for (const connection of busy) connection.send(`GET ${chapterPath} HTTP/1.1\r\n`);
  await Bun.sleep(50);
  await expectRefused(server.port);
  expect(statuses).toEqual([200, 200, 200, 200, 503]);
});

test('answers under way are not idle: no download is cut to make room', async () => {
  await using server = await limitedServer(limits);
  const downloads = await Promise.all(Array.from({ length: 4 }, () => RawConnection.open(server.port)));
  for (const download of downloads) {
    download.request(downloadPath);
    await download.firstByte();
    download.pause();
  }
  await expectRefused(server.port);
  for (const download of downloads) {
    download.resume();
    expect((await download.answer())?.body.length).toBe(downloadBytes);
  }
  expect(await idleConnections(server.port, 1)).toHaveLength(1);
});

test('a place is free again however its connection ended', async () => {
  await using server = await limitedServer(limits);
  for (let round = 0; round < 10; round++) {
    const connections = await Promise.all(Array.from({ length: 4 }, () => RawConnection.open(server.port)));
    for (const [index, connection] of connections.entries()) {
      connection.request(downloadPath);
      await connection.firstByte();
      if (index % 2 === 0) connection.abort();
      else connection.close();
    }
    for (let status = 0; status !== 200; ) {
      const next = await RawConnection.open(server.port);
      status = (await next.get(chapterPath))?.status ?? 0;
      expect([0, 200, 503]).toContain(status);
      next.close();
    }
  }
});

test('a rush of connections far over the cap leaves each answered, refused or closed, and the server well', async () => {
  await using server = await limitedServer(limits);
  const statuses = await Promise.all(
    Array.from({ length: 400 }, async () => {
      const connection = await RawConnection.open(server.port);
      return (await connection.get(chapterPath, { Connection: 'close' }))?.status ?? 'closed';
    }),
  );
  expect(statuses).toContain(200);
  for (const status of statuses) expect([200, 503, 'closed']).toContain(status);
  expect(await idleConnections(server.port, 4)).toHaveLength(4);
});
