import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test';
import { type CompiledContent, compileContent } from '../compiled.ts';
import { startCommand } from '../end-to-end/command-line.ts';
import { writeGeneratedVersion } from '../generated-content.ts';
import { isLong } from '../long-tests.ts';
import { type S3Proxy, startS3Proxy } from '../object-store/s3-proxy.ts';
import { type S3Server, startS3Server, useS3Environment } from '../object-store/s3-server.ts';
import { seededRandom } from '../seeded-random.ts';

setDefaultTimeout(600_000);

const kills = isLong ? 60 : 3;
const concurrency = 4;
/** These contain the progress of a publication, so every publication uploads them. */
const isControl = (key: string) => /\/api\/x\/(publish(ing|er)|releases|manifest|pages)\.json$/.test(key);

let server: S3Server;
let proxy: S3Proxy;
let onRequest = () => {};
let versions: readonly [CompiledContent, CompiledContent];

beforeAll(async () => {
  useS3Environment();
  server = await startS3Server();
  proxy = await startS3Proxy({
    target: server.endpoint,
    answer: () => {
      onRequest();
      return undefined;
    },
  });
  const version = (number: number) => compileContent((content) => writeGeneratedVersion(content, number));
  versions = [await version(1), await version(2)];
});
afterAll(() => proxy.close());

function startPublish({ directory }: CompiledContent, prefix: string) {
  const target = [directory, `s3://books/${prefix}`, '--endpoint', proxy.endpoint];
  // The published content must not change during the test, even if the reader is rebuilt
  return startCommand('publish', ...target, '--no-reader', '--concurrency', String(concurrency));
}

async function publish(version: CompiledContent, prefix: string): Promise<void> {
  const child = startPublish(version, prefix);
  const [stderr, exitCode] = await Promise.all([child.stderr.text(), child.exited]);
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
}

async function publishUntil(version: CompiledContent, prefix: string, requests: number): Promise<boolean> {
  const child = startPublish(version, prefix);
  let seen = 0;
  onRequest = () => {
    if (++seen === requests) child.kill('SIGKILL');
  };
  await child.exited;
  onRequest = () => {};
  return child.signalCode === 'SIGKILL';
}

async function stateOf(prefix: string): Promise<[string, string][]> {
  return [...(await server.list(`${prefix}/`))]
    .map(([key, etag]) => [key.slice(prefix.length), etag] as [string, string])
    .filter(([path]) => !path.startsWith('/api/x/manifests/') && path !== '/api/x/releases.json');
}

test(`a publication that is killed ${kills} times resumes each time`, async () => {
  const fresh = await Promise.all(
    versions.map(async (version, at) => {
      await publish(version, `fresh-${at}`);
      return stateOf(`fresh-${at}`);
    }),
  );
  await publish(versions[0], 'site');
  proxy.requests.length = 0;
  await publish(versions[1], 'site');
  const requestsOfOne = proxy.requests.length;
  const putsOfOne = proxy.requests.filter(({ method, key }) => method === 'PUT' && !isControl(key)).length;
  expect(putsOfOne).toBeGreaterThan(100);

  const next = seededRandom(2026);
  const random = (below: number) => Math.floor(next() * below);
  let killed = 0;
  let sentTwice = 0;
  for (let at = 0; killed < kills; at = 1 - at) {
    const version = versions[at]!;
    proxy.requests.length = 0;
    const before = killed;
    for (let again = random(3) === 0 ? 2 : 1; again > 0; again--) {
      if (await publishUntil(version, 'site', 1 + random(requestsOfOne))) killed++;
    }
    await publish(version, 'site');
    expect(await stateOf('site'), `after kill ${killed}`).toEqual(fresh[at]!);
    const puts = proxy.requests.filter(({ method, key }) => method === 'PUT' && !isControl(key));
    const twice = puts.length - new Set(puts.map(({ key }) => key)).size;
    expect(twice, `sent twice after kill ${killed}`).toBeLessThanOrEqual((killed - before) * concurrency);
    expect(new Set(puts.map(({ key }) => key)).size).toBe(putsOfOne);
    sentTwice += twice;
  }
  console.log(`${killed} kills: ${sentTwice} files were sent twice`);
});
