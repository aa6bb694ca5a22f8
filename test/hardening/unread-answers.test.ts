import { expect, setDefaultTimeout, test } from 'bun:test';
import { chapterPath } from './hardening-library.ts';
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
