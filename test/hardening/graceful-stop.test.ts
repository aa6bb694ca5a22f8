import { afterEach, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { type ServedCommand, startServe } from '../start-serve.ts';
import { entityTagOf } from './entity-tag.ts';
import { chapterPath, downloadBytes, downloadPath, hardeningLibrary } from './hardening-library.ts';
import { getRequest, RawConnection } from './raw-connection.ts';
import { loadUntilGone } from './stopping-load.ts';

setDefaultTimeout(600_000);

let served: ServedCommand | undefined;
afterEach(async () => {
  served?.process.kill('SIGKILL');
  await served?.process.exited;
});

async function serve() {
  served = await startServe(await hardeningLibrary(), { more: ['--drain-timeout', '300'] });
  const { process, url } = served;
  return { port: Number(new URL(url).port), process, stop: () => process.kill('SIGTERM') };
}

describe('SIGTERM to the command', () => {
  test.each([1, 2, 3])('under load fails not one request that was sent before it (%#)', async () => {
    const { port, process, stop } = await serve();
    const clients = [
      ...Array.from({ length: 24 }, () => [chapterPath, '/api/BIG/books.json']),
      ...Array.from({ length: 3 }, () => [downloadPath, chapterPath]),
    ];
    const fates = await loadUntilGone(port, clients, 500, stop);
    expect(await process.exited).toBe(0);
    expect(fates).toMatchObject({ other: 0, cut: 0, unanswered: 0 });
    expect(fates.whole).toBeGreaterThanOrEqual(500);
  });

  test('responds to requests that arrive just before, and closes their connections', async () => {
    const { port, process, stop } = await serve();
    const connections = await Promise.all(Array.from({ length: 100 }, () => RawConnection.open(port)));
    for (const connection of connections) expect((await connection.get(chapterPath))?.status).toBe(200);
    for (const connection of connections) connection.request(chapterPath);
    stop();
    for (const connection of connections) {
      const answer = await connection.answer();
      expect(answer?.status).toBe(200);
      expect(entityTagOf(answer!)).toBe(answer!.fields.get('etag')!);
      if (answer!.fields.get('connection')?.toLowerCase() !== 'close') await connection.closed;
    }
    expect(await process.exited).toBe(0);
  });

  test('waits for the rest of a request, and responds to it', async () => {
    const { port, process, stop } = await serve();
    const [begun, other] = [await RawConnection.open(port), await RawConnection.open(port)];
    const request = getRequest(chapterPath);
    begun.send(request.slice(0, 20));
    await Bun.sleep(50);
    expect((await other.get(chapterPath))?.status).toBe(200);
    stop();
    await other.closed;
    begun.send(request.slice(20));
    const answer = await begun.answer();
    expect(answer?.status).toBe(200);
    expect(answer?.fields.get('connection')?.toLowerCase()).toBe('close');
    expect(await process.exited).toBe(0);
  });

  test('finishes downloads in progress', async () => {
    const { port, process, stop } = await serve();
    const downloads = await Promise.all(Array.from({ length: 8 }, () => RawConnection.open(port)));
    for (const download of downloads) {
      download.request(downloadPath);
      await download.firstByte();
      download.pause();
    }
    stop();
    await Bun.sleep(200);
    for (const download of downloads) {
      download.resume();
      expect((await download.answer())?.body.length).toBe(downloadBytes);
      await download.closed;
    }
    expect(await process.exited).toBe(0);
  });

  test('answers pipelined requests that it read, up to the answer that says it closes', async () => {
    const { port, process, stop } = await serve();
    const connections = await Promise.all(Array.from({ length: 20 }, () => RawConnection.open(port)));
    for (const connection of connections) connection.send(getRequest(chapterPath).repeat(200));
    await connections[0]!.firstByte();
    stop();
    for (const connection of connections) {
      let isLast = false;
      let answers = 0;
      for (; answers < 200 && !isLast; answers++) {
        const answer = await connection.answer();
        expect(answer?.status).toBe(200);
        isLast = answer?.fields.get('connection')?.toLowerCase() === 'close';
      }
      await connection.closed;
      expect(connection.pendingBytes).toBe(0);
      expect(isLast || answers === 200).toBe(true);
    }
    expect(await process.exited).toBe(0);
  });

  test('does not wait for clients that are only connected, nor does a second signal do harm', async () => {
    const { port, process, stop } = await serve();
    const idle = await Promise.all(Array.from({ length: 50 }, () => RawConnection.open(port)));
    expect((await idle[0]!.get(chapterPath))?.status).toBe(200);
    stop();
    stop();
    await Promise.all(idle.map(({ closed }) => closed));
    expect(await process.exited).toBe(0);
  });
});
