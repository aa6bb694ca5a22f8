import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { join } from 'node:path';
import { buildWorker, writeWorker } from '../../src/edge/build-worker.ts';
import { compiledStarter } from '../compiled.ts';
import { isLong } from '../long-tests.ts';
import { newFolder } from '../new-folder.ts';
import { publishedFolder } from '../publish/static-host/published-folder.ts';
import { seededRandom } from '../seeded-random.ts';
import { type ServedLibrary, serveLibrary } from '../served-library.ts';
import { compiledStarterChapters } from '../starter-chapters.ts';
import { AskedQuestions } from './asked-questions.ts';
import { engines, type RunningEngine, startEngine } from './engines.ts';

setDefaultTimeout(isLong ? 1_200_000 : 60_000);

const questionsPerEngine = isLong ? 10_000 : 250;
const questionsAtOnce = 4;

let server: ServedLibrary;
let published: string;
let questions: readonly string[];
beforeAll(async () => {
  const { library } = await (isLong ? compiledStarter() : compiledStarterChapters());
  server = await serveLibrary(library);
  published = await publishedFolder(library);
  const asked = new AskedQuestions(library, seededRandom(isLong ? Date.now() : 7));
  questions = Array.from({ length: questionsPerEngine }, () => asked.next());
});
afterAll(() => server.stop());

const compared = [
  'content-type',
  'content-encoding',
  'cache-control',
  'etag',
  'vary',
  'link',
  'allow',
  'retry-after',
  'accept-ranges',
  'content-range',
  'access-control-allow-origin',
  'access-control-expose-headers',
  'content-security-policy',
  'x-content-type-options',
];

interface Answer {
  readonly status: number;
  readonly fields: Readonly<Record<string, string | null>>;
  readonly text: string;
}

async function ask(url: string, path: string, init: RequestInit = {}): Promise<Answer> {
  const headers = { 'Accept-Encoding': 'identity', Accept: '*/*', ...(init.headers as object) };
  const response = await fetch(url + path, { redirect: 'manual', decompress: false, ...init, headers });
  const fields = Object.fromEntries(compared.map((name) => [name, response.headers.get(name)]));
  const bytes = await response.bytes();
  const isGzip = fields['content-encoding'] === 'gzip' && response.status === 200 && bytes.length > 0;
  return {
    status: response.status,
    fields,
    text: new TextDecoder().decode(isGzip ? Bun.gunzipSync(bytes) : bytes),
  };
}

const chapter = '/api/KJV/RUT/1.json';
const download = '/api/KJV/complete.simple.json';

const requests: readonly (readonly [path: string, init?: RequestInit])[] = [
  [chapter],
  [chapter, { method: 'HEAD' }],
  [chapter, { headers: { 'Accept-Encoding': 'gzip' } }],
  [chapter, { headers: { 'If-None-Match': '*' } }],
  [chapter, { headers: { 'If-Match': '"other"' } }],
  [chapter, { headers: { Range: 'bytes=0-9' } }],
  [chapter, { method: 'OPTIONS' }],
  [chapter, { method: 'POST', body: 'x' }],
  // Bun expects no body, so the connection cannot be used again
  [chapter, { method: 'TRACE', keepalive: false }],
  [download, { headers: { Range: 'bytes=5-20' } }],
  [download, { headers: { Range: 'bytes=-7' } }],
  [download, { headers: { Range: 'bytes=999999999-' } }],
  [download, { headers: { Range: 'bytes=0-9', 'If-Range': '"other"' } }],
  ['/api/available_translations.json'],
  ['/api/x/manifest.json'],
  ['/api/openapi.json'],
  ['/openapi.json'],
  ['/api/KJV/RUT/99.json'],
  ['/api/KJV/rut/1.json'],
  ['/api/KJV/XXX/1.json'],
  ['/api/KJV/RUT/1.other.json'],
  ['/api/NOBODY/books.json'],
  ['/api/c/KJV/books.json'],
  ['/api/x/search/KJV/none.json'],
  ['/api/x/lexicon/none/H1.json'],
  ['/api/x/nothing?q=1'],
  ['/nothing'],
  ['/nothing', { headers: { Accept: 'text/html' } }],
  ['/api/x/passage?ref=Ruth+1&in=KJV&format=html', { headers: { 'Accept-Encoding': 'gzip' } }],
  ['/api/x/passage?ref=Ruth+1&in=KJV', { method: 'HEAD' }],
  ['/api/x/passage'],
];

for (const engine of engines) {
  describe.skipIf(!engine.isInstalled)(`the worker in ${engine.name}`, () => {
    let edge: RunningEngine;
    beforeAll(async () => {
      edge = await startEngine(engine, published);
    });
    afterAll(() => edge?.stop());

    const both = (path: string, init?: RequestInit) =>
      Promise.all([ask(edge.url, path, init), ask(server.url, path, init)]);

    // A rest parameter, because a missing second argument would be a callback
    test.each(requests)('answers %p like the server', async (...[path, init]) => {
      const [answer, expected] = await both(path, init);
      expect(answer).toEqual(expected);
    });

    // Miniflare refuses such requests itself
    test.skipIf(engine.name === 'workerd')('refuses a client that accepts no coding', async () => {
      const [answer, expected] = await both(chapter, {
        headers: { 'Accept-Encoding': 'gzip;q=0, identity;q=0' },
      });
      expect(answer.status).toBe(406);
      expect(answer).toEqual(expected);
    });

    // Wrangler and Miniflare refuse such requests themselves
    test.skipIf(engine.name === 'workerd')('refuses an invalid host, and continues', async () => {
      for (const Host of ['a b', '[::']) {
        const [answer, expected] = await both('/api/x/passage?ref=Ruth+1:1&in=KJV', { headers: { Host } });
        expect(answer).toEqual(expected);
      }
      expect((await ask(edge.url, chapter)).status).toBe(200);
    });

    test('confirms an entity tag with 304', async () => {
      for (const path of [chapter, '/api/x/passage?ref=Ruth+2&in=KJV']) {
        const { fields } = await ask(edge.url, path);
        const [answer, expected] = await both(path, { headers: { 'If-None-Match': fields.etag! } });
        expect(answer.status).toBe(304);
        expect(answer).toEqual(expected);
      }
    });

    test(`answers ${questionsPerEngine} questions with the same bytes as the server`, async () => {
      const different: string[] = [];
      const rest = questions.values();
      const work = async () => {
        for (const path of rest) {
          const [answer, expected] = await both(path);
          if (!Bun.deepEquals(answer, expected)) different.push(path);
        }
      };
      await Promise.all(Array.from({ length: questionsAtOnce }, work));
      expect(different).toEqual([]);
    });

    test('answers with a random verse', async () => {
      const answer = await ask(edge.url, '/api/x/random?in=KJV');
      expect(answer.status).toBe(200);
      expect(answer.fields['cache-control']).toBe('no-store');
    });

    test('redirects a page with a slash at the end to its address', async () => {
      for (const [path, address] of [
        ['/docs/', '../docs'],
        ['/docs/guides/?x=1', '../guides?x=1'],
        ['/read/KJV/RUT/1/', '../1'],
      ] as const) {
        const { status, headers } = await fetch(edge.url + path, { redirect: 'manual' });
        expect([path, status, headers.get('location')]).toEqual([path, 308, address]);
      }
    });

    test('reports its state, and serves the front page but no host configuration', async () => {
      expect(JSON.parse((await ask(edge.url, '/ready')).text)).toMatchObject({ status: 'ready' });
      expect((await ask(edge.url, '/')).fields['content-type']).toStartWith('text/html');
      for (const path of ['/nginx.conf', '/Caddyfile', '/_headers', `${chapter}.gz`, '/..%2fsecret'])
        expect((await ask(edge.url, path)).status).toBe(404);
    });
  });
}

describe('the module of the worker', () => {
  test('needs no API of Node or Bun, and has at most 150 kB', async () => {
    const text = await buildWorker();
    expect(Bun.gzipSync(text, { level: 9 }).length).toBeLessThan(150_000);
    expect(text).not.toMatch(/\b(?:Bun|Buffer|process|__dirname)\.|\brequire\(|from\s*"(?:node|bun):/);
  });

  test('reads from BASE_URL even if a bucket is bound, as in wrangler.toml', async () => {
    const { default: worker } = await import('../../src/edge/worker.ts');
    const env = { BUCKET: { get: async () => null }, BASE_URL: server.url };
    const answer = await worker.fetch(new Request(`https://edge.example${chapter}`), env);
    expect(answer.status).toBe(200);
  });

  /** A module of its own for each set of files, because it remembers the release. */
  const workerOf = async (files: Readonly<Record<string, string>>) => {
    const file = join(newFolder(), 'worker.mjs');
    await Bun.write(file, await buildWorker());
    const { default: worker } = await import(file);
    const get = async (key: string) => {
      const text = files[key];
      return text === undefined ? null : { arrayBuffer: () => new Blob([text]).arrayBuffer() };
    };
    return (path: string, headers = {}): Promise<Response> =>
      worker.fetch(new Request(`https://edge.example${path}`, { headers }), { BUCKET: { get } });
  };
  const manifest = { 'api/x/manifest.json': '{"editions":[],"shared":[]}' };

  test('sends downloads as published, with their types, and parts of them', async () => {
    const downloads = { 'downloads/KJV.epub': 'epub', 'downloads/KJV.usfm.zip': 'packed' };
    const fetchFile = await workerOf({ ...manifest, ...downloads, 'all.zip': 'x' });
    for (const [path, type, text] of [
      ['/downloads/KJV.epub', 'application/epub+zip', 'epub'],
      ['/downloads/KJV.usfm.zip', 'application/zip', 'packed'],
    ] as const) {
      const answer = await fetchFile(path, { 'Accept-Encoding': 'gzip' });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
      expect(answer.headers.get('content-encoding')).toBeNull();
      expect(await answer.text()).toBe(text);
      const part = await fetchFile(path, { Range: 'bytes=1-2' });
      expect([part.status, await part.text()]).toEqual([206, text.slice(1, 3)]);
    }
    expect((await fetchFile('/all.zip')).status).toBe(404);
  });

  test('sends the page of a chapter at an address with verses', async () => {
    const fetchFile = await workerOf({ ...manifest, 'read/KJV/JHN/3.html': '<p>John 3' });
    for (const path of ['/read/KJV/JHN/3', '/read/KJV/JHN/3:16', '/read/KJV/JHN/3:16-18?with=BSB']) {
      const answer = await fetchFile(path);
      expect([path, answer.status, await answer.text()]).toEqual([path, 200, '<p>John 3']);
    }
    expect((await fetchFile('/read/KJV/JHN/4:1')).status).toBe(404);
  });

  test('says that nothing was published, at every address', async () => {
    const fetchFile = await workerOf({});
    for (const path of ['/api/available_translations.json', '/', '/ready']) {
      const answer = await fetchFile(path);
      expect([path, answer.status]).toEqual([path, 503]);
      expect((await answer.json()).error.hint).toContain('check FOLDER, BUCKET, PREFIX, ASSETS or BASE_URL');
    }
  });

  test('finds the front page of a host that has it at "/" only', async () => {
    const { default: worker } = await import('../../src/edge/worker.ts');
    await using host = Bun.serve({
      port: 0,
      fetch: ({ url }) =>
        new URL(url).pathname === '/'
          ? new Response('<p>reader', { headers: { 'Content-Type': 'text/html' } })
          : new Response('', { status: 404 }),
    });
    const answer = await worker.fetch(new Request('https://edge.example/'), { BASE_URL: host.url.href });
    expect([answer.status, await answer.text()]).toEqual([200, '<p>reader']);
  });

  test('keeps files that change without the release only until it looks for a new one', async () => {
    const ages = new Map<string, string | null>();
    const put = async (key: string, { headers }: Response) =>
      void ages.set(key.replace(/.*\/files\/[^/]+/, ''), headers.get('cache-control'));
    globalThis.caches ??= {} as CacheStorage;
    Object.assign(globalThis.caches, { default: { match: async () => undefined, put } });
    try {
      const files = {
        ...manifest,
        'index.html': '<p>',
        'embed.js': 'x',
        'scripts/a-1.js': 'x',
        'api/KJV/books.json': '{}',
      };
      const fetchFile = await workerOf(files);
      for (const path of ['/', '/embed.js', '/scripts/a-1.js', '/api/KJV/books.json']) await fetchFile(path);
    } finally {
      Reflect.deleteProperty(globalThis.caches, 'default');
    }
    const [short, long] = ['public, max-age=60', 'public, max-age=86400'];
    expect(Object.fromEntries(ages)).toEqual({
      '/api/x/manifest.json': short,
      '/index.html': short,
      '/embed.js': short,
      '/scripts/a-1.js': long,
      '/api/KJV/books.json': long,
    });
  });

  test('takes no answer of another version or with other settings from the cache of the platform', async () => {
    const kept = new Map<string, Response>();
    const cache = {
      match: async (key: string) => kept.get(key)?.clone(),
      put: async (key: string, answer: Response) => void kept.set(key, answer),
    };
    globalThis.caches ??= {} as CacheStorage;
    Object.assign(globalThis.caches, { default: cache });
    try {
      const folder = newFolder();
      const file = join(folder, 'worker.mjs');
      const text = await buildWorker();
      await Bun.write(file, text);
      const { default: worker } = await import(file);
      const ask = async (settings: object) => {
        const request = new Request('https://edge.example/api/x/passage?ref=Ruth+1:1&in=KJV');
        const answer = await worker.fetch(request, { BASE_URL: server.url, ...settings });
        return answer.headers.get('cache-control');
      };
      expect(await ask({ CACHE_CONTROL: 'max-age=1' })).toBe('max-age=1');
      expect(await ask({ CACHE_CONTROL: 'max-age=2' })).toBe('max-age=2');
      const answers = [...kept.keys()].filter((key) => key.includes('/answers/'));
      expect(answers).toHaveLength(2);
      expect(text).not.toContain('HASH_OF_THE_MODULE');
    } finally {
      Reflect.deleteProperty(globalThis.caches, 'default');
    }
  });

  test('runs in AWS Lambda', async () => {
    const { handler } = await lambdaModule();
    const http = { method: 'GET' };
    const headers = { 'accept-encoding': 'identity' };
    const event = { rawPath: '/api/x/passage', rawQueryString: 'ref=Ruth+1:1&in=KJV&format=text', headers };
    const answer = await handler({ ...event, requestContext: { domainName: 'a.example', http } });
    expect(answer.statusCode).toBe(200);
    expect(Buffer.from(answer.body, 'base64').toString()).toContain('there was a famine in the land');
  });
});

interface LambdaAnswer {
  readonly statusCode: number;
  readonly body: string;
}

async function lambdaModule(): Promise<{ handler: (event: object) => Promise<LambdaAnswer> }> {
  const folder = newFolder();
  await writeWorker(folder, 'lambda');
  process.env.FOLDER = published;
  try {
    return await import(join(folder, 'lambda.mjs'));
  } finally {
    delete process.env.FOLDER;
  }
}
