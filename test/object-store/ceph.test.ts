import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { forEachInFlight } from '../../src/lib/for-each-in-flight.ts';
import { openReleaseSource } from '../../src/release/open-release-source.ts';
import { S3Requests } from '../../src/release/s3/requests.ts';
import { md5 } from '../../src/release/s3/store.ts';
import { verifyRelease } from '../../src/release/verify/verify-release.ts';
import { type CompiledContent, compileContent } from '../compiled.ts';
import { startCommand } from '../end-to-end/command-line.ts';
import { writeGeneratedVersion } from '../generated-content.ts';
import { type CephStore, startCeph, whyNoCeph } from './ceph-store.ts';
import { useS3Environment } from './s3-server.ts';

// Publishing to a real store that checks signatures and policies, as run by .ci/nightly.

setDefaultTimeout(1_800_000);

const reason = whyNoCeph();
if (reason !== undefined) console.log(`Ceph is left out: ${reason}.`);

const publisher = { AWS_ACCESS_KEY_ID: 'PUBLISHER', AWS_SECRET_ACCESS_KEY: 'publisher-secret' };
const owner = { accessKeyId: 'OWNER', secretAccessKey: 'owner-secret' };
const kills = 20;

let store: CephStore;
let versions: readonly [CompiledContent, CompiledContent];

function documentsOfPage(heading: string): readonly Record<string, unknown>[] {
  const page = readFileSync(join(import.meta.dir, '../../docs/object-stores.md'), 'utf8');
  const section = page.split(/^## /m).find((text) => text.startsWith(`${heading}\n`))!;
  return [...section.matchAll(/^```json\n(.*?)^```/gms)].map(([, text]) => JSON.parse(text!));
}

interface CorsDocument {
  readonly CORSRules: readonly Readonly<Record<string, number | readonly string[]>>[];
}

function corsXml({ CORSRules }: CorsDocument): string {
  const rules = CORSRules.map((rule) =>
    Object.entries(rule)
      .flatMap(([name, value]) =>
        Array.isArray(value) ? value.map((one) => [name.slice(0, -1), one]) : [[name, value]],
      )
      .map(([name, value]) => `<${name}>${value}</${name}>`)
      .join(''),
  );
  return `<CORSConfiguration><CORSRule>${rules.join('</CORSRule><CORSRule>')}</CORSRule></CORSConfiguration>`;
}

beforeAll(async () => {
  if (reason !== undefined) return;
  useS3Environment();
  Object.assign(process.env, publisher, { AWS_REGION: 'us-east-1' });
  const version = (number: number) => compileContent((content) => writeGeneratedVersion(content, number));
  versions = [await version(1), await version(2)];
  store = await startCeph();
  await store.addUser('owner', { accessKey: owner.accessKeyId, secretKey: owner.secretAccessKey });
  await store.addUser('publisher', {
    accessKey: publisher.AWS_ACCESS_KEY_ID,
    secretKey: publisher.AWS_SECRET_ACCESS_KEY,
  });
  const location = { bucket: 'bible', endpoint: store.endpoint, region: 'us-east-1', pathStyle: true };
  const requests = new S3Requests(location, async () => owner, { attempts: 5, idleSeconds: 60 });
  const [policy, cors] = documentsOfPage('Ceph');
  await requests.send({ method: 'PUT', key: '' });
  for (const [name, text] of [
    ['policy', JSON.stringify(policy)],
    ['cors', corsXml(cors as unknown as CorsDocument)],
  ] as const) {
    const body = Buffer.from(text);
    const headers = { 'content-md5': md5(body, 'base64') };
    await requests.send({ method: 'PUT', key: '', query: { [name]: '' }, headers, body });
  }
});
afterAll(() => store?.stop());

const place = (name: string) => `s3://bible/v1/${name}`;
const endpoint = () => ['--endpoint', store.endpoint];

function start(version: CompiledContent, name: string, ...more: string[]) {
  return startCommand('publish', version.directory, place(name), ...endpoint(), '--no-reader', ...more);
}

async function ended(child: ReturnType<typeof start>) {
  const [stdout, stderr, exitCode] = await Promise.all([
    child.stdout.text(),
    child.stderr.text(),
    child.exited,
  ]);
  return { exitCode, stdout, stderr };
}

async function publish(version: CompiledContent, name: string, ...more: string[]): Promise<string> {
  const { exitCode, stdout, stderr } = await ended(start(version, name, ...more));
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
  return stdout;
}

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${store.endpoint}/bible/v1/${path}`, { headers });

async function expectRelease(name: string, version: CompiledContent): Promise<void> {
  const other = versions.find((one) => one !== version)!;
  const paths = (of: CompiledContent) => of.library.paths('/api/');
  await forEachInFlight(paths(version), 16, async (path) => {
    const answer = await get(name + path);
    expect([path, answer.status]).toEqual([path, 200]);
    expect(await answer.text()).toBe(String(gunzipSync(version.library.get(path)!.gzip)));
  });
  const gone = paths(other).filter(
    (path) => !version.library.get(path) && !path.startsWith('/api/x/manifests/'),
  );
  for (const path of [...gone, '/api/x/publisher.json', '/api/x/publishing.json'])
    expect([path, (await get(name + path)).ok]).toEqual([path, false]);
  const problems: string[] = [];
  const source = await openReleaseSource(place(name), { endpoint: store.endpoint });
  const verified = await verifyRelease(source, {
    concurrency: 8,
    onProblem: (path, problem) => problems.push(`${path} ${problem}`),
  });
  await source.close();
  expect([problems, verified.publication]).toEqual([[], undefined]);
}

describe.skipIf(reason !== undefined)('Ceph', () => {
  test('receives a whole publication, then only changes and deletions', async () => {
    await publish(versions[0], 'plain');
    await expectRelease('plain', versions[0]);
    expect(await publish(versions[0], 'plain')).toContain('Nothing to do');
    const changed = await publish(versions[1], 'plain');
    console.log(changed.trim());
    await expectRelease('plain', versions[1]);
    await publish(versions[0], 'plain');
    await expectRelease('plain', versions[0]);
  });

  test('lets pages of other sites read', async () => {
    await publish(versions[0], 'cors');
    const answer = await get('cors/api/available_translations.json', { Origin: 'https://app.example.org' });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-expose-headers')).toContain('ETag');
  });

  test('keeps releases, and goes back to one', async () => {
    await publish(versions[0], 'kept', '--keep', '3');
    await publish(versions[1], 'kept', '--keep', '3');
    expect(await ended(startCommand('rollback', place('kept'), 'previous', ...endpoint()))).toMatchObject({
      exitCode: 0,
      stderr: '',
    });
    await expectRelease('kept', versions[0]);
  });

  test(`continues after each of ${kills} kills`, async () => {
    await publish(versions[0], 'killed');
    const began = performance.now();
    await publish(versions[1], 'killed');
    const whole = performance.now() - began;
    let killed = 0;
    for (let at = 0; at < kills; at++) {
      const version = versions[at % 2]!;
      const child = start(version, 'killed');
      await Bun.sleep(Math.random() * whole);
      child.kill('SIGKILL');
      await child.exited;
      if (child.signalCode === 'SIGKILL') killed++;
      await publish(version, 'killed');
      await expectRelease('killed', version);
    }
    console.log(`${killed} of ${kills} were killed, within ${whole.toFixed(0)} ms`);
  });

  test('lets one of two publishers through, and the other is refused', async () => {
    const refusals = [];
    for (const name of ['two-0', 'two-1', 'two-2', 'two-3', 'two-4']) {
      const results = await Promise.all([start(versions[0], name), start(versions[0], name)].map(ended));
      const through = results.filter(({ exitCode }) => exitCode === 0);
      expect(through.length).toBeGreaterThan(0);
      for (const { exitCode, stderr } of results)
        if (exitCode !== 0)
          expect(stderr).toContain(`Another publication to ${place(name)} is in progress: process`);
      refusals.push(2 - through.length);
      await expectRelease(name, versions[0]);
    }
    console.log(`refused at the same moment: ${refusals.join(', ')}`);
    expect(refusals).toContain(1);
  });

  test.each<[string, Record<string, string>, string]>([
    ['an unknown key', { AWS_ACCESS_KEY_ID: 'NOBODY' }, 'does not know the access key'],
    ['another secret', { AWS_SECRET_ACCESS_KEY: 'wrong' }, 'refused the signature'],
  ])('refuses %s, in one line', async (_, environment, message) => {
    Object.assign(process.env, environment);
    const child = start(versions[0], 'refused');
    Object.assign(process.env, publisher);
    const { exitCode, stderr } = await ended(child);
    expect([exitCode, stderr.trim().split('\n').length]).toEqual([1, 1]);
    expect(stderr).toContain(message);
  });

  test('refuses the publisher another prefix', async () => {
    const child = startCommand(
      'publish',
      versions[0].directory,
      's3://bible/v2',
      ...endpoint(),
      '--no-reader',
    );
    const { exitCode, stderr } = await ended(child);
    expect([exitCode, stderr]).toEqual([1, expect.stringContaining('Allow s3:ListBucket')]);
    expect((await get('?list-type=2')).status).not.toBe(200);
  });

  test.skipIf(!Bun.which('faketime'))(
    'is published to although the clock is half an hour wrong',
    async () => {
      for (const shift of ['+30m', '-30m']) {
        const words = [
          'publish',
          versions[0].directory,
          place(`skewed${shift}`),
          ...endpoint(),
          '--no-reader',
        ];
        const commandLine = join(import.meta.dir, '../../src/cli/index.ts');
        const child = Bun.spawn(['faketime', '-f', shift, process.execPath, commandLine, ...words], {
          stdio: ['ignore', 'pipe', 'pipe'],
          env: { ...process.env },
        });
        const [stderr, exitCode] = await Promise.all([child.stderr.text(), child.exited]);
        expect({ shift, exitCode, stderr }).toEqual({ shift, exitCode: 0, stderr: '' });
        await expectRelease(`skewed${shift}`, versions[0]);
      }
    },
  );
});
