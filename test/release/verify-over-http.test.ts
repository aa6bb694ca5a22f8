import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { links } from '../../src/documents/links.ts';
import { startServe } from '../start-serve.ts';
import { utf8 } from './release-tree.ts';
import { serveTree } from './site-server.ts';
import { type SoundRelease, soundRelease } from './sound-release.ts';
import { verifiedPlace } from './verified-place.ts';

setDefaultTimeout(600_000);
const genesis = '/api/SMALL/GEN/1.json';
let { sound, manifest, directory } = {} as SoundRelease;

beforeAll(async () => {
  ({ sound, manifest, directory } = await soundRelease());
});

describe('network errors are not reported as damage', () => {
  test('a document that a server fails to give is reported as not reached', async () => {
    using server = serveTree(sound, (path) =>
      path === genesis ? new Response('', { status: 503, headers: { 'Retry-After': '0' } }) : undefined,
    );
    const { told, checked, unreached } = await verifiedPlace(server.url);
    expect(told).toEqual([]);
    expect(checked).toBe(manifest.documents - 1);
    expect(unreached).toEqual({ documents: 1, reason: expect.stringContaining('answers with status 503') });
    expect(server.asked.filter((path) => path === genesis)).toHaveLength(4);
  });

  test('an older copy in a cache is reported with its age', async () => {
    using server = serveTree(sound, (path) =>
      path === genesis ? new Response('{"an":"old copy"}', { headers: { Age: '1234' } }) : undefined,
    );
    expect((await verifiedPlace(server.url)).told).toEqual([
      expect.stringContaining('a cache has held it for 1234 s (Age)'),
    ]);
  });

  test('a body that is damaged on its way is reported as damaged', async () => {
    using server = serveTree(sound, (path) =>
      path === genesis ? new Response('no gzip', { headers: { 'Content-Encoding': 'gzip' } }) : undefined,
    );
    expect((await verifiedPlace(server.url)).told).toEqual([
      expect.stringContaining(`${genesis} cannot be decompressed`),
    ]);
  });

  test('a publication that starts meanwhile explains the differences', async () => {
    const note = JSON.stringify({ format: 1, from: null, to: 'd'.repeat(64) });
    using server = serveTree(sound, (path, times) => {
      if (path === genesis) return new Response('{"of":"the newer release"}');
      return path === links.publishing && times > 1 ? new Response(note) : undefined;
    });
    const { told, publication } = await verifiedPlace(server.url);
    expect(told).toHaveLength(1);
    expect(publication).toMatchObject({ to: 'd'.repeat(64) });
  });

  test('a release that is published meanwhile is noticed', async () => {
    const other = utf8(JSON.stringify({ format: 1, documents: 0, size: 0, shared: [], editions: [] }));
    using server = serveTree(sound, (path, times) =>
      path === links.manifest && times > 1 ? new Response(other) : undefined,
    );
    expect((await verifiedPlace(server.url)).hasChanged).toBe(true);
  });
});

test('a live server below a base path is verified and compared, although its links differ', async () => {
  const served = await startServe(directory, { more: ['--base-path', '/bible/lib'] });
  try {
    const { told, checked, mounted } = await verifiedPlace(served.url);
    expect([told, checked]).toEqual([[], manifest.documents]);
    expect(mounted).toBeGreaterThan(manifest.documents / 2);
  } finally {
    served.process.kill();
    await served.process.exited;
  }
});

test('an endless response is aborted with limited memory', async () => {
  let sent = 0;
  using server = serveTree(sound, (path) =>
    path === genesis
      ? new Response(
          new ReadableStream({
            async pull(controller) {
              controller.enqueue(new Uint8Array(64 * 1024));
              sent += 64 * 1024;
              await Bun.sleep(0);
            },
          }),
        )
      : undefined,
  );
  expect((await verifiedPlace(server.url)).told).toEqual([
    expect.stringContaining(`${genesis} is larger than`),
  ]);
  expect(sent).toBeLessThan(20_000_000);
});
