import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { gunzipSync } from 'node:zlib';
import { type CompiledContent, compiledSmallContent } from '../compiled.ts';
import { type FinishedCommand, startCommand } from '../end-to-end/command-line.ts';
import { isLong } from '../long-tests.ts';
import {
  type CannedAnswer,
  type ProxyOptions,
  type S3Proxy,
  startS3Proxy,
} from '../object-store/s3-proxy.ts';
import { type S3Server, startS3Server, useS3Environment } from '../object-store/s3-server.ts';
import { compiledCorrected } from './published-library.ts';

setDefaultTimeout(600_000);

let server: S3Server;
let small: CompiledContent;
let corrected: CompiledContent;
const proxies: S3Proxy[] = [];
let prefixes = 0;

beforeAll(async () => {
  useS3Environment();
  server = await startS3Server();
  small = await compiledSmallContent();
  corrected = await compiledCorrected();
});
afterAll(() => {
  for (const proxy of proxies) proxy.close();
});

async function proxied(options: Omit<ProxyOptions, 'target'> = {}): Promise<S3Proxy> {
  const proxy = await startS3Proxy({ target: server.endpoint, ...options });
  proxies.push(proxy);
  return proxy;
}

const newPrefix = () => `site-${++prefixes}`;

interface Publication {
  readonly compiled?: CompiledContent;
  readonly bucket?: string;
  readonly endpoint?: string;
  readonly more?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

async function publish(
  prefix: string,
  options: Publication = {},
): Promise<Omit<FinishedCommand, 'peakMemory'>> {
  const { compiled = small, bucket = 'books', endpoint = server.endpoint, more = [], env = {} } = options;
  const destination = `s3://${bucket}/${prefix}`;
  const before = Object.keys(env).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, env);
  const child = startCommand('publish', compiled.directory, destination, '--endpoint', endpoint, ...more);
  for (const [name, value] of before) process.env[name] = value;
  const [stdout, stderr, exitCode] = await Promise.all([
    child.stdout.text(),
    child.stderr.text(),
    child.exited,
  ]);
  return { exitCode, stdout, stderr };
}

type Published = Awaited<ReturnType<typeof publish>> & { prefix: string; state: [string, string][] };

let whole: Promise<Published> | undefined;

function publishedWhole() {
  whole ??= (async () => {
    const prefix = newPrefix();
    return { ...(await publish(prefix)), prefix, state: await stateOf(prefix) };
  })();
  return whole;
}

function documentsOf({ library }: CompiledContent): Map<string, string> {
  const text = (path: string) => gunzipSync(library.get(path)!.gzip).toString();
  return new Map(library.paths().map((path) => [path, text(path)]));
}

test('A library that is published is in the bucket, every document as the library has it', async () => {
  const { prefix, exitCode, stdout, stderr } = await publishedWhole();
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
  expect(stdout).toContain(`Published to s3://books/${prefix}`);
  for (const [path, text] of documentsOf(small)) {
    const { body, headers } = (await server.get(prefix + path))!;
    expect(gunzipSync(body).toString()).toBe(text);
    expect(headers.get('content-encoding')).toBe('gzip');
  }
  expect(await server.get(`${prefix}/api/x/publishing.json`)).toBeUndefined();
});

test('The reader and the explorer are published with their content types', async () => {
  const prefix = newPrefix();
  await publish(prefix, { more: ['--cache-control', 'max-age=60'] });
  const fieldsOf = async (path: string) => {
    const { headers } = (await server.get(prefix + path))!;
    return ['content-type', 'content-encoding', 'cache-control'].map((name) => headers.get(name));
  };
  const page = ['text/html; charset=utf-8', 'gzip', 'no-cache'];
  for (const path of ['/index.html', '/docs.html', '/docs', '/404.html'])
    expect([path, ...(await fieldsOf(path))]).toEqual([path, ...page]);
  expect(await fieldsOf('/404.json')).toEqual(['application/json; charset=utf-8', 'gzip', 'no-cache']);
  expect((await fieldsOf('/api/SMALL/books.json'))[2]).toBe('max-age=60');
  const fonts = [...(await server.list(`${prefix}/fonts/`)).keys()].map((key) => key.slice(prefix.length));
  expect(fonts.length).toBeGreaterThan(0);
  for (const path of fonts) {
    expect(await fieldsOf(path)).toEqual(['font/woff2', null, 'public, max-age=31536000, immutable']);
    expect((await server.get(prefix + path))!.body.subarray(0, 4).toString()).toBe('wOF2');
  }

  const proxy = await proxied();
  await publish(prefix, { endpoint: proxy.endpoint, more: ['--no-reader'] });
  const sent = proxy.requests.filter(({ method }) => method === 'PUT').map(({ key }) => key);
  const pages = ['/api/x/pages.json', '/api/x/pages.json'];
  const changed = [
    '/Caddyfile',
    '/_headers',
    ...pages,
    '/api/x/publisher.json',
    '/index.html',
    '/nginx.conf',
  ];
  expect(sent.toSorted()).toEqual(changed.map((path) => prefix + path));
  expect((await server.get(`${prefix}/index.html`))!.headers.get('content-type')).toBe(page[0]!);
});

test('Published objects are not sent again', async () => {
  const { prefix } = await publishedWhole();
  const proxy = await proxied();
  const { exitCode, stdout } = await publish(prefix, { endpoint: proxy.endpoint });
  expect(exitCode).toBe(0);
  expect(stdout).toContain('Nothing to do');
  expect(proxy.requests.filter(({ method }) => method === 'PUT')).toEqual([]);
});

test('After a change of one verse only the documents that differ are sent', async () => {
  const prefix = newPrefix();
  const more = ['--no-reader'];
  await publish(prefix, { more });
  const proxy = await proxied();
  expect((await publish(prefix, { compiled: corrected, endpoint: proxy.endpoint, more })).exitCode).toBe(0);

  const [before, after] = [documentsOf(small), documentsOf(corrected)];
  const changed = [...after.keys()].filter((path) => before.get(path) !== after.get(path));
  const control = [
    '/api/x/pages.json',
    '/api/x/publisher.json',
    '/api/x/publishing.json',
    '/api/x/releases.json',
  ];
  const sent = proxy.requests
    .filter(({ method }) => method === 'PUT')
    .map(({ key }) => key.slice(prefix.length))
    .filter((path) => path.startsWith('/api/'));
  console.log(`One verse changed: ${changed.length} of ${after.size} documents, ${sent.length} files sent`);
  expect(sent.toSorted()).toEqual([...changed, ...control].sort());
  const withoutHash = (path: string) => path.replace(/\w{64}/, 'HASH');
  expect(changed.map(withoutHash).sort()).toEqual([
    '/api/SMALL/GEN/2.json',
    '/api/SMALL/GEN/2.simple.json',
    '/api/SMALL/books.json',
    '/api/SMALL/complete.json',
    '/api/SMALL/complete.simple.json',
    '/api/available_translations.json',
    '/api/x/manifest.json',
    '/api/x/manifests/HASH.json',
    '/api/x/manifests/SMALL/HASH.json',
    '/api/x/report/SMALL.json',
    '/api/x/search/SMALL/word-0.json',
    '/api/x/translations/eng.json',
  ]);
  for (const [path, text] of after) {
    expect(gunzipSync((await server.get(prefix + path))!.body).toString()).toBe(text);
  }
});

test.if(isLong)('A server that fails one request in ten gets the same in the end', async () => {
  const [{ state }, prefix] = [await publishedWhole(), newPrefix()];
  const proxy = await proxied({ faults: { seed: 7, share: 0.1 } });
  const { exitCode, stderr } = await publish(prefix, { endpoint: proxy.endpoint });
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
  expect(proxy.requests.some(({ fate }) => fate !== 'passed')).toBe(true);
  expect(await stateOf(prefix)).toEqual(state);
});

test('publishes to a store that answers 403 for missing objects', async () => {
  const [{ state }, prefix] = [await publishedWhole(), newPrefix()];
  const refused = { status: 403, body: '<Error><Code>AccessDenied</Code><Message>No.</Message></Error>' };
  const proxy = await proxied({
    answer: ({ method, key, query }) =>
      method === 'GET' && !query.includes('list-type') && !key.endsWith('/publisher.json')
        ? refused
        : undefined,
  });
  const { exitCode, stderr } = await publish(prefix, { endpoint: proxy.endpoint });
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
  expect(await stateOf(prefix)).toEqual(state);
  const second = await publish(prefix, { endpoint: proxy.endpoint, compiled: corrected });
  expect([second.exitCode, second.stderr]).toEqual([1, expect.stringContaining('Allow s3:GetObject')]);
  expect(await stateOf(prefix)).toEqual(state);
});

async function stateOf(prefix: string): Promise<[string, string][]> {
  const listed = [...(await server.list(`${prefix}/`))];
  return listed
    .map(([key, etag]) => [key.slice(prefix.length), etag] as [string, string])
    .filter(([path]) => path !== '/api/x/releases.json');
}

describe('a publication that cannot be', () => {
  const xml = (status: number, code: string, more = ''): CannedAnswer => ({
    status,
    body: `<?xml version="1.0"?><Error><Code>${code}</Code><Message>As told.</Message>${more}</Error>`,
  });
  const always =
    (answer: CannedAnswer): ProxyOptions['answer'] =>
    () =>
      answer;
  const only =
    (method: string, answer: CannedAnswer): ProxyOptions['answer'] =>
    (request) =>
      request.method === method ? answer : undefined;

  const published = async () => {
    if (!isLong) return publishedWhole();
    const prefix = newPrefix();
    await publish(prefix);
    return { prefix, state: await stateOf(prefix) };
  };

  test.each<[string, Publication | ProxyOptions['answer'], string]>([
    ['with an unknown access key', { env: { AWS_ACCESS_KEY_ID: 'NOBODY' } }, 'does not know the access key'],
    ['with another secret', always(xml(403, 'SignatureDoesNotMatch')), 'Check AWS_SECRET_ACCESS_KEY'],
    ['with old credentials', always(xml(400, 'ExpiredToken')), 'the credentials have expired'],
    ['without credentials', { env: { AWS_ACCESS_KEY_ID: '' } }, 'there are no credentials'],
    ['to a bucket that is not there', { bucket: 'nobooks' }, 'there is no bucket "nobooks"'],
    [
      'to a bucket in another region',
      always({ ...xml(301, 'PermanentRedirect'), headers: { 'x-amz-bucket-region': 'eu-west-1' } }),
      'Add --region eu-west-1.',
    ],
    [
      'signed for another region',
      always(xml(400, 'AuthorizationHeaderMalformed', '<Region>eu-west-1</Region>')),
      'Add --region eu-west-1.',
    ],
    ['with a clock that is wrong', always(xml(403, 'RequestTimeTooSkewed')), 'the clocks of this machine'],
    ['without the right to list', only('GET', xml(403, 'AccessDenied')), 'Allow s3:ListBucket'],
    ['without the right to put', only('PUT', xml(403, 'AccessDenied')), 'Allow s3:PutObject'],
    [
      'to what is not an object store',
      always({ status: 200, body: '<html><body>Hello</body></html>' }),
      'does not look like an object store',
    ],
    [
      'to a host that does not answer',
      { endpoint: 'http://127.0.0.1:1' },
      'http://127.0.0.1:1 cannot be reached',
    ],
    [
      'to an endpoint without a scheme',
      { endpoint: 'minio.local:9000' },
      'Did you mean https://minio.local:9000?',
    ],
  ])('%s says so in one line, and leaves what was there', async (_, cause, message) => {
    const { prefix, state } = await published();
    const isAnswer = typeof cause === 'function';
    const options = isAnswer ? { endpoint: (await proxied({ answer: cause })).endpoint } : cause;
    const { exitCode, stdout, stderr } = await publish(prefix, { compiled: corrected, ...options });
    expect(exitCode).toBe(message.startsWith('Did you mean') ? 2 : 1);
    expect(stdout).not.toContain('Published');
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).toStartWith('scriptorium: ');
    expect(stderr).toContain(message);
    expect(await stateOf(prefix)).toEqual(state);
    if (isLong) expect((await publish(prefix, { compiled: corrected })).exitCode).toBe(0);
  });

  test('can be once the cause is gone', async () => {
    const { prefix } = await published();
    expect((await publish(prefix, { compiled: corrected })).exitCode).toBe(0);
  });
});
