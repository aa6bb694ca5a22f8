import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import type { RawAnswer } from './answer-reader.ts';
import { chapterPath } from './hardening-library.ts';
import { limitedServer } from './limited-server.ts';
import { getRequest, RawConnection } from './raw-connection.ts';

setDefaultTimeout(600_000);

function expectTimedOut(answer: RawAnswer | undefined): void {
  expect(answer?.status).toBe(408);
  expect(answer?.fields.get('connection')?.toLowerCase()).toBe('close');
  expect(answer?.fields.get('access-control-allow-origin')).toBe('*');
  expect(JSON.parse(String(answer?.body)).error.code).toBe('request_timeout');
}

describe('the head of a request', () => {
  const limits = { headSeconds: 0.2, idleSeconds: 20 };

  test.each(['G', 'GET / HTTP/1.1\r\nHost: a\r\n', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'y'.repeat(5000)}`])(
    'that stalls gets 408, and its connection is closed (%#)',
    async (start) => {
      await using server = await limitedServer(limits);
      const client = await RawConnection.open(server.port);
      client.send(start);
      expectTimedOut(await client.answer());
      await client.closed;
    },
  );

  test('is not extended when headers arrive byte by byte', async () => {
    await using server = await limitedServer(limits);
    const client = await RawConnection.open(server.port);
    client.send('GET / HTTP/1.1\r\nX: ');
    const answer = client.answer();
    while (!client.isClosed) {
      client.send('y');
      await Bun.sleep(20);
    }
    expectTimedOut(await answer);
  });

  test('is timed for each request of a connection again', async () => {
    await using server = await limitedServer({ headSeconds: 1, idleSeconds: 20 });
    const client = await RawConnection.open(server.port);
    const [start, end] = ['GET / HTTP/1.1\r\nHost: a\r\n', '\r\n'];
    for (let request = 0; request < 8; request++) {
      client.send(start);
      await Bun.sleep(200);
      client.send(end);
      expect((await client.answer())?.status).toBe(200);
    }
    client.send(start);
    expectTimedOut(await client.answer());
    await client.closed;
  });

  test('is timed when it came after a whole request in one packet', async () => {
    await using server = await limitedServer(limits);
    const client = await RawConnection.open(server.port);
    client.send(`${getRequest(chapterPath)}GET / HT`);
    expect((await client.answer())?.status).toBe(200);
    expectTimedOut(await client.answer());
    await client.closed;
  });
});

test('many simultaneous slow heads all get 408 while others are served', async () => {
  await using server = await limitedServer({ headSeconds: 0.3, idleSeconds: 20 });
  const slow = await Promise.all(Array.from({ length: 300 }, () => RawConnection.open(server.port)));
  const answers = slow.map((client) => {
    client.send('GET / HTTP/1.1\r\n');
    return client.answer();
  });
  const healthy = await RawConnection.open(server.port);
  while (!slow.every(({ isClosed }) => isClosed)) {
    expect((await healthy.get(chapterPath))?.status).toBe(200);
    await Bun.sleep(5);
  }
  for (const answer of await Promise.all(answers)) expectTimedOut(answer);
  healthy.close();
});

describe('an idle connection', () => {
  test('on which nothing was ever sent is closed without an answer', async () => {
    await using server = await limitedServer({ idleSeconds: 0.2, headSeconds: 0.2 });
    const client = await RawConnection.open(server.port);
    await client.closed;
    expect(client.pendingBytes).toBe(0);
  });

  test('is closed without a second answer after the first', async () => {
    await using server = await limitedServer({ idleSeconds: 0.2, headSeconds: 0.1 });
    const client = await RawConnection.open(server.port);
    expect((await client.get(chapterPath))?.status).toBe(200);
    await client.closed;
    expect(client.pendingBytes).toBe(0);
  });

  test('is ended with FIN, not with RST', async () => {
    await using server = await limitedServer({ idleSeconds: 0.2 });
    const client = await RawConnection.open(server.port);
    expect((await client.get(chapterPath))?.status).toBe(200);
    await client.closed;
    while (server.connections() > 0) await Bun.sleep(50);
    expect(client.wasReset).toBe(false);
  });

  test('is not idle if a request arrived while the server was busy', async () => {
    await using server = await limitedServer({ idleSeconds: 0.2 });
    const client = await RawConnection.open(server.port);
    expect((await client.get(chapterPath))?.status).toBe(200);
    client.request(chapterPath);
    // Blocks the event loop of the server, which is in this process, until after the deadline
    Bun.sleepSync(600);
    expect((await client.answer())?.status).toBe(200);
    client.close();
  });

  test('is not idle while it sends requests', async () => {
    await using server = await limitedServer({ idleSeconds: 1 });
    const client = await RawConnection.open(server.port);
    for (let request = 0; request < 10; request++) {
      expect((await client.get(chapterPath))?.status).toBe(200);
      await Bun.sleep(200);
    }
    client.close();
  });
});

test('a missing body delays neither the response nor the end of the connection', async () => {
  await using server = await limitedServer({ headSeconds: 20, idleSeconds: 20 });
  for (const [method, status] of [
    ['GET', 200],
    ['POST', 405],
  ] as const) {
    const client = await RawConnection.open(server.port);
    client.send(`${method} ${chapterPath} HTTP/1.1\r\nHost: a\r\nContent-Length: 4096\r\n\r\na=`);
    const answer = await client.answer();
    expect(answer?.status).toBe(status);
    expect(answer?.fields.get('connection')?.toLowerCase()).toBe('close');
    client.close();
    await client.closed;
  }
});
