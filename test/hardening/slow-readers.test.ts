import { expect, setDefaultTimeout, test } from 'bun:test';
import { entityTagOf } from './entity-tag.ts';
import { chapterPath, downloadBytes, downloadPath } from './hardening-library.ts';
import { limitedServer } from './limited-server.ts';
import { RawConnection } from './raw-connection.ts';

setDefaultTimeout(600_000);

async function stalledDownload(port: number): Promise<RawConnection> {
  const client = await RawConnection.open(port);
  client.request(downloadPath);
  await client.firstByte();
  client.pause();
  return client;
}

test('a client that stops reading is cut, while others are served', async () => {
  await using server = await limitedServer({ writeSeconds: 0.3 });
  const stalled = await Promise.all(Array.from({ length: 10 }, () => stalledDownload(server.port)));
  const healthy = await RawConnection.open(server.port);
  // Far longer than the limit; a client that does not read cannot notice the disconnect
  for (let request = 0; request < 150; request++) {
    expect((await healthy.get(chapterPath))?.status).toBe(200);
    await Bun.sleep(10);
  }
  for (const client of stalled) {
    client.resume();
    await client.closed;
    expect(await client.answer()).toBeUndefined();
    expect(client.pendingBytes).toBeLessThan(downloadBytes);
  }
  healthy.close();
});

test('a client that reads slowly but steadily receives everything, even beyond the write timeout', async () => {
  await using server = await limitedServer({ writeSeconds: 4, headSeconds: 4, idleSeconds: 20 });
  const client = await stalledDownload(server.port);
  const answer = client.answer();
  // Sixteen pauses, each within the limit. Reads between them let the server write
  for (let rest = 1; rest <= 16; rest++) {
    await Bun.sleep(300);
    // Other requests are answered meanwhile, and must not affect the queued bytes
    for (const path of [chapterPath, '/api/BIG/books.json', '/nothing', downloadPath]) {
      const other = await RawConnection.open(server.port);
      expect(await other.get(path)).toBeDefined();
      other.close();
    }
    await client.readUpTo((downloadBytes * rest) / 17);
  }
  client.resume();
  const whole = await answer;
  expect(whole?.body.length).toBe(downloadBytes);
  expect(whole?.fields.get('etag')).toBe(entityTagOf(whole!));
  expect((await client.get(chapterPath))?.status).toBe(200);
  client.close();
});

test('a client that keeps sending after its last request receives the whole response', async () => {
  await using server = await limitedServer({});
  const client = await RawConnection.open(server.port);
  client.pause();
  client.request(downloadPath, { Connection: 'close', Range: 'bytes=0-999999' });
  await Bun.sleep(200);
  // If the server had closed the connection, it would send RST, which discards unread bytes
  client.send('more');
  await Bun.sleep(100);
  client.send('more');
  await Bun.sleep(100);
  client.resume();
  expect((await client.answer())?.body.length).toBe(1_000_000);
  client.close();
});

test('a stopped server waits for a slow reader for drainSeconds, and no longer', async () => {
  const server = await limitedServer({ drainSeconds: 0.5 });
  const stalled = await stalledDownload(server.port);
  await server.stop();
  stalled.resume();
  await stalled.closed;
  expect(await stalled.answer()).toBeUndefined();
});

test('a slow reader that finishes within drainSeconds receives everything from a stopping server', async () => {
  const server = await limitedServer({ drainSeconds: 30 });
  const slow = await stalledDownload(server.port);
  const stopped = server.stop();
  await Bun.sleep(100);
  slow.resume();
  expect((await slow.answer())?.body.length).toBe(downloadBytes);
  await slow.closed;
  await stopped;
  expect(RawConnection.open(server.port)).rejects.toThrow();
});
