import { expect, setDefaultTimeout, test } from 'bun:test';
import { chapterPath, downloadBytes, downloadPath } from './hardening-library.ts';
import { getRequest, RawConnection } from './raw-connection.ts';
import { ServingProcess } from './serving-process.ts';

setDefaultTimeout(600_000);

const megabyte = 1024 * 1024;
const request = getRequest(chapterPath);

async function fillUp(client: RawConnection, healthy: RawConnection, most: number): Promise<void> {
  const many = request.repeat(1000);
  for (let quietTurns = 0; quietTurns < 100; ) {
    const before = client.sentBytes;
    if (client.unsentBytes === 0) client.send(many);
    expect(client.sentBytes).toBeLessThan(most);
    expect((await healthy.get(chapterPath))?.status).toBe(200);
    await Bun.sleep(5);
    quietTurns = client.sentBytes === before && client.unsentBytes > 0 ? quietTurns + 1 : 0;
  }
}

test('while a client does not read, its further requests are not read either, and cost no memory', async () => {
  await using serving = await ServingProcess.start({ writeSeconds: 120, idleSeconds: 120 });
  const healthy = await RawConnection.open(serving.port);
  expect((await healthy.get(chapterPath))?.status).toBe(200);
  const before = await serving.holdings();
  const client = await RawConnection.open(serving.port);
  client.pause();
  // The kernel buffers some megabytes of requests; the responses would be 300 times as long
  await fillUp(client, healthy, 48 * megabyte);
  const { memory } = await serving.holdings();
  expect(memory).toBeLessThan(before.memory + 48 * megabyte);
  client.abort();
  expect((await healthy.get(chapterPath))?.status).toBe(200);
  healthy.close();
});

test('a client that sends far ahead of its reading gets every answer, in order, when it reads', async () => {
  await using serving = await ServingProcess.start({ writeSeconds: 60 });
  const client = await RawConnection.open(serving.port);
  client.pause();
  const paths = Array.from({ length: 5000 }, (_, index) =>
    index % 7 === 0 ? chapterPath : `/api/BIG/GEN/${index + 2}.json`,
  );
  client.send(paths.map((path) => getRequest(path)).join(''));
  await Bun.sleep(300);
  client.resume();
  for (const path of paths) {
    const answer = await client.answer();
    expect(answer?.status).toBe(path === chapterPath ? 200 : 404);
    const number = /\d+/.exec(path)![0];
    if (answer?.status === 404) expect(String(answer.body)).toContain(`chapter ${number}`);
  }
  client.close();
});

test('a connection that never stops asking lets the others have their turn', async () => {
  await using serving = await ServingProcess.start();
  const greedy = await RawConnection.open(serving.port);
  let asks = true;
  const asking = (async () => {
    while (asks) {
      greedy.send(request.repeat(200));
      for (let i = 0; i < 200; i++) expect((await greedy.answer())?.status).toBe(200);
    }
  })();
  const modest = await RawConnection.open(serving.port);
  for (let i = 0; i < 100; i++) expect((await modest.get(chapterPath))?.status).toBe(200);
  asks = false;
  await asking;
  greedy.close();
  modest.close();
});

test('a long part of a download is exactly that part, on every kind of connection', async () => {
  await using serving = await ServingProcess.start();
  const client = await RawConnection.open(serving.port);
  for (const coding of ['identity', 'gzip']) {
    const fields = { 'Accept-Encoding': coding };
    const whole = (await client.get(downloadPath, fields))!.body;
    for (const [start, end] of [
      [1, whole.length],
      [100_000, 8_000_000],
    ] as const) {
      const range = { ...fields, Range: `bytes=${start}-${end - 1}` };
      const closing = await RawConnection.open(serving.port);
      client.send(getRequest(downloadPath, range) + getRequest(chapterPath));
      for (const answer of [
        await client.answer(),
        await closing.get(downloadPath, { ...range, Connection: 'close' }),
      ]) {
        expect(answer?.status).toBe(206);
        expect(answer?.fields.get('content-range')).toBe(`bytes ${start}-${end - 1}/${whole.length}`);
        expect(answer!.body.equals(whole.subarray(start, end))).toBe(true);
      }
      expect((await client.answer())?.status).toBe(200);
      closing.close();
    }
  }
  client.close();
});

test('clients that do not read long parts of a download share its memory', async () => {
  await using serving = await ServingProcess.start({ writeSeconds: 120 });
  const before = await serving.holdings();
  const clients = await Promise.all(Array.from({ length: 20 }, () => RawConnection.open(serving.port)));
  for (const client of clients) {
    client.pause();
    client.request(downloadPath, { 'Accept-Encoding': 'identity', Range: 'bytes=1-' });
  }
  // Uncompressed chapters would allocate the memory for uncompressed documents
  const gzip = { 'Accept-Encoding': 'gzip' };
  const healthy = await RawConnection.open(serving.port);
  for (let round = 0; round < 50; round++) expect((await healthy.get(chapterPath, gzip))?.status).toBe(200);
  const { memory } = await serving.holdings();
  expect(memory).toBeLessThan(before.memory + 4 * downloadBytes);
  for (const client of clients) client.abort();
  healthy.close();
});
