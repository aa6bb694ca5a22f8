import { afterAll, expect, test } from 'bun:test';
import { join } from 'node:path';
import { newFolder } from '../../test/new-folder.ts';
import { NetworkFault } from '../net/network-fault.ts';
import { type DownloadEvent, download, fetchLimits } from './download.ts';
import { PartialFile } from './partial-file.ts';

const servers: { stop(isForced: boolean): unknown }[] = [];
afterAll(() => Promise.all(servers.map((server) => server.stop(true))));

async function downloadUntil(type: DownloadEvent['type'], respond: () => Response) {
  let requests = 0;
  const server = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    idleTimeout: 0,
    fetch: () => {
      requests++;
      return respond();
    },
  });
  servers.push(server);
  const total = new AbortController();
  const partial = new PartialFile(join(newFolder(), 'file'));
  const error = await download(new URL('/file.zip', server.url), partial, {
    allowHttp: true,
    maxBytes: 1e6,
    idleSeconds: fetchLimits.idleSeconds,
    retries: fetchLimits.retries,
    notFound: '',
    total: total.signal,
    onEvent: (event) => {
      if (event.type === type) total.abort(new NetworkFault('It took too long'));
    },
  }).catch(String);
  return { error, requests };
}

test('a download that takes too long keeps its partial file', async () => {
  const neverEnding = async function* () {
    yield Buffer.from('PK\x03\x04 and more');
    await new Promise(() => {});
  };
  const headers = { ETag: '"one"', 'Content-Type': 'application/zip' };
  const { error, requests } = await downloadUntil(
    'progress',
    () => new Response(neverEnding() as never, { headers }),
  );
  expect(error).toBe(
    'FetchError: It took too long. The partial download is kept: run the command again to resume, or allow more time with --max-time.',
  );
  expect(requests).toBe(1);
});

test('no request is sent after the time is up, even between two attempts', async () => {
  const busy = () => new Response('', { status: 503, headers: { 'Retry-After': '50' } });
  const { error, requests } = await downloadUntil('retry', busy);
  expect(error).toBe(
    'FetchError: It took too long. Check the connection and run the command again, or allow more time with --max-time.',
  );
  expect(requests).toBe(1);
});
