import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { existsSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { openDestination } from '../../src/publish/open-destination.ts';
import { thisPublisher } from '../../src/publish/publisher.ts';
import { type CompiledContent, compiledSmallContent } from '../compiled.ts';
import { startCommand } from '../end-to-end/command-line.ts';
import { isLong } from '../long-tests.ts';
import { newFolder } from '../new-folder.ts';
import { type S3Proxy, startS3Proxy } from '../object-store/s3-proxy.ts';
import { type S3Server, startS3Server, useS3Environment } from '../object-store/s3-server.ts';
import { compiledCorrected } from './published-library.ts';

setDefaultTimeout(600_000);

let versions: readonly [CompiledContent, CompiledContent];
const proxies: S3Proxy[] = [];

beforeAll(async () => {
  useS3Environment();
  versions = [await compiledSmallContent(), await compiledCorrected()];
});
afterAll(() => {
  for (const proxy of proxies) proxy.close();
});

function startPublish({ directory }: CompiledContent, endpoint: string, ...more: string[]) {
  return startCommand(
    'publish',
    directory,
    's3://books/site',
    '--endpoint',
    endpoint,
    '--no-reader',
    ...more,
  );
}

async function ended(child: ReturnType<typeof startPublish>) {
  const [stderr, exitCode] = await Promise.all([child.stderr.text(), child.exited]);
  return { exitCode, stderr };
}

const publisherKey = 'site/api/x/publisher.json';
const isDocument = (key: string) => /^site\/api\/(?!x\/)/.test(key);
const done = { exitCode: 0, stderr: '' };

async function heldPublication(server: S3Server, version: CompiledContent) {
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let reached = () => {};
  const isHeld = new Promise<void>((resolve) => {
    reached = resolve;
  });
  const proxy = await startS3Proxy({
    target: server.endpoint,
    answer: async ({ method, key }) => {
      if (method !== 'PUT' || !isDocument(key)) return undefined;
      reached();
      await isLetGo;
      return undefined;
    },
  });
  proxies.push(proxy);
  const child = startPublish(version, proxy.endpoint);
  await Promise.race([isHeld, child.exited]);
  return { child, letGo };
}

async function expectRelease(server: S3Server, { library }: CompiledContent): Promise<void> {
  for (const path of library.paths())
    expect(gunzipSync((await server.get(`site${path}`))!.body).toString(), path).toBe(
      gunzipSync(library.get(path)!.gzip).toString(),
    );
  expect(await server.get(publisherKey)).toBeUndefined();
  expect(await server.get('site/api/x/publishing.json')).toBeUndefined();
}

describe.each([
  ['with conditional requests', true],
  ...(isLong ? ([['without them', false]] as const) : []),
] as const)('two publishers to one bucket of a store %s', (_, hasConditions) => {
  test('one gets through, the other is refused with who publishes, since when, and what to do', async () => {
    const server = await startS3Server({ hasConditions });
    const { child, letGo } = await heldPublication(server, versions[0]);
    const refused = await ended(startPublish(versions[1], server.endpoint));
    expect(refused.exitCode).toBe(1);
    expect(refused.stderr).toMatch(
      new RegExp(
        `^scriptorium: Another publication to s3://books/site is in progress: process ${child.pid} on ${hostname()}, since \\d{4}-[-:.0-9T]+Z\\. Publish again when it has ended; .*--break-lease\\.\\n$`,
      ),
    );
    letGo();
    expect(await ended(child)).toEqual(done);
    await expectRelease(server, versions[0]);
    expect(await ended(startPublish(versions[1], server.endpoint))).toEqual(done);
    await expectRelease(server, versions[1]);
  });

  test('that start at the same moment: at least one succeeds, and its release is complete', async () => {
    const server = await startS3Server({ hasConditions });
    for (const version of [0, 1]) {
      const results = await Promise.all(
        [0, 1].map(() => ended(startPublish(versions[version]!, server.endpoint))),
      );
      expect(results.some(({ exitCode }) => exitCode === 0)).toBe(true);
      for (const { exitCode, stderr } of results)
        if (exitCode !== 0) expect(stderr).toContain('Another publication to s3://books/site');
      await expectRelease(server, versions[version]!);
    }
  });

  test('a lease of a killed publisher on this host is ignored; one of another host is broken on request', async () => {
    const server = await startS3Server({ hasConditions });
    const { child } = await heldPublication(server, versions[0]);
    child.kill('SIGKILL');
    await child.exited;
    expect(await server.get(publisherKey)).toBeDefined();
    const verified = await ended(startCommand('verify', 's3://books/site', '--endpoint', server.endpoint));
    expect(verified).toEqual({
      exitCode: 1,
      stderr: expect.stringContaining('its first publication was not finished, or is still in progress'),
    });
    expect(await ended(startPublish(versions[0], server.endpoint))).toEqual(done);
    await expectRelease(server, versions[0]);

    const { destination } = await openDestination('s3://books/site', {
      isForced: false,
      isDryRun: false,
      encoding: 'identity',
      cacheControl: 'no-store',
      endpoint: server.endpoint,
    });
    if (destination.kind !== 'live') throw new Error('not live');
    const bytes = Bun.gzipSync(JSON.stringify({ ...thisPublisher(), host: 'elsewhere' }));
    await destination.put({
      path: '/api/x/publisher.json',
      contentType: 'application/json',
      sha256: '',
      size: 0,
      load: async () => ({ gzip: bytes }),
    });
    await destination.close();
    const refused = await ended(startPublish(versions[1], server.endpoint));
    expect([refused.exitCode, refused.stderr]).toEqual([1, expect.stringContaining('on elsewhere, since')]);
    expect(await ended(startPublish(versions[1], server.endpoint, '--break-lease'))).toEqual(done);
    await expectRelease(server, versions[1]);
  });

  test('a publisher whose lease was broken stops before its manifest, and says how to repair its uploads', async () => {
    const server = await startS3Server({ hasConditions });
    const { child, letGo } = await heldPublication(server, versions[0]);
    expect(await ended(startPublish(versions[1], server.endpoint, '--break-lease'))).toEqual(done);
    letGo();
    const { exitCode, stderr } = await ended(child);
    expect([exitCode, stderr]).toEqual([1, expect.stringContaining('took over')]);
    expect(stderr).toContain('publish with --all');
    expect(await ended(startPublish(versions[1], server.endpoint, '--all'))).toEqual(done);
    await expectRelease(server, versions[1]);
  });

  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('%s gives the lease back, and the next continues', async (signal, code) => {
    const server = await startS3Server({ hasConditions });
    const { child, letGo } = await heldPublication(server, versions[0]);
    child.kill(signal);
    await Bun.sleep(50);
    letGo();
    expect(await ended(child)).toEqual({ exitCode: code, stderr: 'Stopped. Publish again to resume.\n' });
    expect(await server.get(publisherKey)).toBeUndefined();
    expect(await server.get('site/api/x/publishing.json')).toBeDefined();
    expect(await ended(startPublish(versions[0], server.endpoint))).toEqual(done);
    await expectRelease(server, versions[0]);
  });
});

describe.each([
  ['a folder', 'site', 'site/.publishing/publisher.json'],
  ['a zip', 'site.zip', '.site.zip.publisher.json'],
])('two publishers to %s', (_, name, note) => {
  const open = (place: string) =>
    openDestination(place, { isForced: false, isDryRun: false, encoding: 'gzip', cacheControl: 'no-cache' });

  test('the second is refused with who publishes and since when; after the first has ended nothing is left', async () => {
    const folder = newFolder();
    const place = join(folder, name);
    const { destination } = await open(place);
    await expect(open(place)).rejects.toThrow(
      new RegExp(`is in progress \\(process ${process.pid} on .*, since \\d{4}-.*\\)\\. Publish again`),
    );
    expect(existsSync(join(folder, note))).toBe(true);
    await destination.close();
    expect(existsSync(join(folder, note))).toBe(false);
    await (await open(place)).destination.close();
  });
});
