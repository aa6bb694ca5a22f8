import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { chapterPath, downloadBytes, downloadPath } from './hardening-library.ts';
import { limitedServer } from './limited-server.ts';
import { getRequest, RawConnection } from './raw-connection.ts';
import { ServingProcess } from './serving-process.ts';

setDefaultTimeout(600_000);

const megabyte = 1024 * 1024;

describe('a client that closes its sending side', () => {
  test.each([
    ['one request', getRequest(downloadPath), [downloadBytes]],
    ['pipelined requests', getRequest(downloadPath).repeat(3), Array(3).fill(downloadBytes)],
  ] as const)('after %s still gets all answers, then the end', async (_, requests, lengths) => {
    await using server = await limitedServer({});
    const client = await RawConnection.open(server.port);
    client.send(requests);
    client.endSending();
    for (const length of lengths) expect((await client.answer())?.body.length).toBe(length);
    await client.closed;
  });

  test.each(['', 'GET / HTTP/1.1\r\nHost: a\r\n'])(
    'before a request is whole is closed without a 200 (%#)',
    async (start) => {
      await using server = await limitedServer({ headSeconds: 20, idleSeconds: 20 });
      const client = await RawConnection.open(server.port);
      client.send(start);
      client.endSending();
      expect((await client.answer())?.status).not.toBe(200);
      await client.closed;
    },
  );
});

const leavers: Record<string, (client: RawConnection) => Promise<void> | void> = {
  'before it sends anything': (client) => client.abort(),
  'in the middle of a head': (client) => {
    client.send('GET / HTTP/1.1\r\nHos');
    client.abort();
  },
  'without waiting for the answer': (client) => {
    client.request(downloadPath);
    client.abort();
  },
  'in the middle of a download': async (client) => {
    client.request(downloadPath);
    await client.firstByte();
    client.abort();
  },
  'in the middle of a download that it stopped to read': async (client) => {
    client.request(downloadPath);
    await client.firstByte();
    client.pause();
    await Bun.sleep(5);
    client.abort();
  },
  'in the middle of a body that it announced': (client) => {
    client.send(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n${'x'.repeat(5000)}`);
    client.abort();
  },
  'with requests in the pipeline': async (client) => {
    client.send(getRequest(chapterPath).repeat(500));
    await client.firstByte();
    client.abort();
  },
};

test('clients that leave at any moment leave nothing behind: no memory, no descriptor', async () => {
  await using serving = await ServingProcess.start({ writeSeconds: 1, headSeconds: 1, idleSeconds: 3600 });
  const leaveAll = async (times: number) => {
    for (let time = 0; time < times; time++) {
      for (const leave of Object.values(leavers)) {
        const clients = await Promise.all(Array.from({ length: 5 }, () => RawConnection.open(serving.port)));
        await Promise.all(clients.map(leave));
      }
    }
  };
  const healthy = await RawConnection.open(serving.port);
  expect((await healthy.get(chapterPath))?.status).toBe(200);
  const { files } = await serving.holdings();
  await leaveAll(2);
  await serving.hasReleased(files);
  const settled = await serving.holdings();
  await leaveAll(6);
  await serving.hasReleased(files);
  expect((await serving.holdings()).memory).toBeLessThan(settled.memory + 48 * megabyte);
  expect((await healthy.get(chapterPath))?.status).toBe(200);
  healthy.close();
});

test('a hundred clients in the same download share its bytes in memory', async () => {
  await using serving = await ServingProcess.start({ writeSeconds: 60 });
  const first = await RawConnection.open(serving.port);
  expect((await first.get(downloadPath, { 'Accept-Encoding': 'gzip' }))?.status).toBe(200);
  const before = await serving.holdings();
  const clients = await Promise.all(Array.from({ length: 100 }, () => RawConnection.open(serving.port)));
  for (const client of clients) {
    client.request(downloadPath, { 'Accept-Encoding': 'gzip' });
    await client.firstByte();
    client.pause();
  }
  const held = (await serving.holdings()).memory - before.memory;
  for (const client of clients) client.abort();
  expect(held).toBeLessThan(300 * megabyte);
  first.close();
});
