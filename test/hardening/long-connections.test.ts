import { expect, setDefaultTimeout, test } from 'bun:test';
import { startServe } from '../start-serve.ts';
import { chapterPath, downloadBytes, downloadPath, hardeningLibrary } from './hardening-library.ts';
import { limitedServer } from './limited-server.ts';
import { RawConnection } from './raw-connection.ts';

setDefaultTimeout(600_000);

/** Bun closes a socket 120 s after it was opened, unless that timer is disabled. */
const heldMilliseconds = 132_000;
/** The idle limit of the server is 30 s. */
const secondsBetweenRequests = [0.1, 1, 5, 12, 25];
const bytesPerSecond = [12_000, 16_000, 20_000];

async function holdConnection(port: number, seconds: number): Promise<void> {
  const client = await RawConnection.open(port);
  const end = Date.now() + heldMilliseconds;
  while (Date.now() < end) {
    expect((await client.get(chapterPath))?.status).toBe(200);
    await Bun.sleep(seconds * 1000);
  }
  expect((await client.get(chapterPath))?.status).toBe(200);
  client.close();
}

async function readSlowly(port: number, rate: number): Promise<void> {
  const client = await RawConnection.open(port);
  client.pause();
  client.request(downloadPath);
  const end = Date.now() + heldMilliseconds;
  while (Date.now() < end) {
    client.readSome(rate / 10);
    await Bun.sleep(100);
  }
  client.resume();
  expect((await client.answer())?.body.length).toBe(downloadBytes);
  client.close();
}

function useConnections(port: number): Promise<unknown> {
  return Promise.all([
    ...secondsBetweenRequests.map((seconds) => holdConnection(port, seconds)),
    ...bytesPerSecond.map((rate) => readSlowly(port, rate)),
  ]);
}

test.concurrent('a connection in use is not closed, however old it is', async () => {
  await using server = await limitedServer({});
  await useConnections(server.port);
});

test.concurrent.skipIf(process.platform !== 'linux')(
  'a connection in use to one of several workers is not closed either',
  async () => {
    const { url, process: serving } = await startServe(await hardeningLibrary(), {
      more: ['--workers', '2', '--port', '0'],
    });
    try {
      await useConnections(Number(new URL(url).port));
    } finally {
      serving.kill();
      await serving.exited;
    }
  },
);
