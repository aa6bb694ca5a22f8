import { describe, expect, test } from 'bun:test';
import { json, scriptedFetch, silence } from '../../test/scripted-fetch.ts';
import { withoutPage } from '../../test/without-page.ts';
import type { SourceOptions } from './create-source.ts';
import { createSource } from './create-source.ts';
import { ScriptoriumError } from './scriptorium-error.ts';

withoutPage();

const path = '/api/KJV/books.json';
const quick = { firstDelay: 1, maxDelay: 50 };

function source(scripted: { fetch: SourceOptions['fetch'] }, more: Partial<SourceOptions> = {}) {
  return createSource({ baseUrl: 'https://example.org/some/path/', retry: quick, ...scripted, ...more });
}

async function failure(promise: Promise<unknown>): Promise<ScriptoriumError> {
  const error = await promise.then(
    () => new Error('it did not fail'),
    (reason) => reason,
  );
  if (!(error instanceof ScriptoriumError)) throw error;
  return error;
}

describe('a document', () => {
  test('is requested below the base URL, including its path', async () => {
    const scripted = scriptedFetch(json({ books: [] }));
    expect(await source(scripted).get<unknown>(path)).toEqual({ books: [] });
    expect(scripted.asked[0]!.url).toBe('https://example.org/some/path/api/KJV/books.json');
  });

  test('is found by a link that begins with the path of the service', async () => {
    const scripted = scriptedFetch(json({}));
    await source(scripted).get('/some/path/api/KJV/books.json');
    await source(scripted).get(path);
    const url = 'https://example.org/some/path/api/KJV/books.json';
    expect(scripted.asked.map((each) => each.url)).toEqual([url, url]);
    const other = await failure(source(scripted).get('/other/path/api/KJV/books.json'));
    expect(other.code).toBe('invalid_argument');
  });

  test('is requested once for all callers that want it at the same time, and each gets its own object', async () => {
    const scripted = scriptedFetch(json({ books: ['GEN'] }));
    const documents = source(scripted);
    const [first, second] = await Promise.all([
      documents.get<{ books: string[] }>(path),
      documents.get<{ books: string[] }>(path),
    ]);
    first.books.push('changed');
    expect(second).toEqual({ books: ['GEN'] });
    expect(await documents.get<unknown>(path)).toEqual({ books: ['GEN'] });
    expect(scripted.asked).toHaveLength(2);
  });

  test('is not asked for again while it is fresh', async () => {
    const scripted = scriptedFetch(json({ books: [] }, { 'cache-control': 'public, max-age=300' }));
    const documents = source(scripted);
    await documents.get(path);
    expect(await documents.get<unknown>(path)).toEqual({ books: [] });
    expect(scripted.asked).toHaveLength(1);
  });

  test('is asked for with its entity tag when it is no longer fresh, and stays when the answer is 304', async () => {
    const unchanged = () => new Response(null, { status: 304, headers: { 'cache-control': 'max-age=9' } });
    const scripted = scriptedFetch(json({ books: [1] }, { etag: '"abc"' }), unchanged);
    const documents = source(scripted);
    await documents.get(path);
    expect(await documents.get<unknown>(path)).toEqual({ books: [1] });
    expect(await documents.get<unknown>(path)).toEqual({ books: [1] });
    expect(scripted.asked.map(({ headers }) => headers.get('if-none-match'))).toEqual([null, '"abc"']);
  });

  test('is replaced when it has changed', async () => {
    const scripted = scriptedFetch(json(1, { etag: '"a"' }), json(2, { etag: '"b"' }), json(3));
    const documents = source(scripted);
    expect([await documents.get<number>(path), await documents.get<number>(path)]).toEqual([1, 2]);
    await documents.get(path);
    expect(scripted.asked[2]!.headers.get('if-none-match')).toBe('"b"');
  });

  test('is not remembered without a cache', async () => {
    const scripted = scriptedFetch(json(1, { etag: '"a"', 'cache-control': 'max-age=300' }));
    const documents = source(scripted, { cacheSize: 0 });
    await documents.get(path);
    await documents.get(path);
    expect(scripted.asked.map(({ headers }) => headers.get('if-none-match'))).toEqual([null, null]);
  });

  test.each([
    '/books.json',
    '//evil.example/api/',
    'https://evil.example/api/a',
    '/api/../x',
    '/api/%2E%2e/x',
    '/api/./x',
    '/api/a?b',
    '/api/a#b',
    '/api\\..\\x',
    '',
  ])('is not looked for at %p', async (wrong) => {
    const scripted = scriptedFetch(json(1));
    expect((await failure(source(scripted).get(wrong))).code).toBe('invalid_argument');
    expect(scripted.asked).toHaveLength(0);
  });
});

describe('a failure', () => {
  test('has the code, message, hint, status and URL of the service', async () => {
    const error = { code: 'translation_not_found', message: 'There is no KJX', hint: 'Did you mean KJV?' };
    const scripted = scriptedFetch(json({ error }, {}, 404));
    expect(await failure(source(scripted).get(path))).toMatchObject({
      ...error,
      status: 404,
      url: `https://example.org/some/path${path}`,
    });
    expect(scripted.asked).toHaveLength(1);
  });

  test.each(['<html>nginx</html>', '', 'null', '[]', '{"error":"text"}', '{"error":{"code":7}}'])(
    'has a code and a message also where a service answers 404 with %p',
    async (body) => {
      const scripted = scriptedFetch(() => new Response(body, { status: 404 }));
      const error = await failure(source(scripted).get(path));
      expect(error).toMatchObject({ code: 'http_error', status: 404 });
      expect(error.message).toContain('answered 404');
    },
  );

  test.each([408, 425, 429, 502, 503, 504])('with status %d is retried', async (status) => {
    const scripted = scriptedFetch(json({}, {}, status), json({}, {}, status), json('there'));
    expect(await source(scripted).get<string>(path)).toBe('there');
    expect(scripted.asked).toHaveLength(3);
  });

  test.each([400, 401, 403, 404, 410, 500, 501])('with status %d is not retried', async (status) => {
    const scripted = scriptedFetch(json({}, {}, status));
    expect((await failure(source(scripted).get(path))).status).toBe(status);
    expect(scripted.asked).toHaveLength(1);
  });

  test('is the last one when there are no more retries', async () => {
    const scripted = scriptedFetch(json({}, {}, 503));
    expect((await failure(source(scripted, { retry: { ...quick, retries: 2 } }).get(path))).status).toBe(503);
    expect(scripted.asked).toHaveLength(3);
  });

  test('immediately if the service requests a pause that is too long', async () => {
    const scripted = scriptedFetch(json({}, { 'retry-after': '3600' }, 503));
    expect((await failure(source(scripted).get(path))).retryAfter).toBe(3600);
    expect(scripted.asked).toHaveLength(1);
  });

  test('of the network is retried, and finally has the cause', async () => {
    const cause = new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') });
    const scripted = scriptedFetch(() => Promise.reject(cause));
    const error = await failure(source(scripted).get(path));
    expect(error).toMatchObject({ code: 'network_error', cause, status: undefined });
    expect(error.message).toEndWith('could not be fetched: fetch failed (connect ECONNREFUSED)');
    expect(scripted.asked).toHaveLength(4);
  });

  test('of an incomplete body is retried', async () => {
    const broken = () =>
      new Response(
        new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode('{"books'));
            controller.error(new Error('reset'));
          },
        }),
      );
    const scripted = scriptedFetch(broken, json('whole'));
    expect(await source(scripted).get<string>(path)).toBe('whole');
  });

  test('of a response that is not JSON shows the response', async () => {
    const scripted = scriptedFetch(() => new Response('<html>Sign in to this network</html>'));
    const error = await failure(source(scripted).get(path));
    expect(error).toMatchObject({ code: 'invalid_answer', status: 200 });
    expect(error.message).toContain('<html>Sign in');
  });

  test('of 304 to a request without an entity tag is an error', async () => {
    const scripted = scriptedFetch(() => new Response(null, { status: 304 }));
    expect((await failure(source(scripted).get(path))).status).toBe(304);
  });

  test('is not remembered: the next call asks again', async () => {
    const scripted = scriptedFetch(json({}, {}, 404), json('there'));
    const documents = source(scripted);
    await failure(documents.get(path));
    expect(await documents.get<string>(path)).toBe('there');
  });

  test('of a service that sends nothing is a time-out, even if fetch ignores its signal', async () => {
    for (const answer of [silence, () => new Promise<Response>(() => {})]) {
      const scripted = scriptedFetch(answer);
      const error = await failure(
        source(scripted, { timeout: 5, retry: { retries: 1, firstDelay: 1 } }).get(path),
      );
      expect(error.code).toBe('timeout');
      expect(scripted.asked).toHaveLength(2);
      expect(scripted.asked[1]!.signal.aborted).toBe(true);
    }
  });

  test('of a response that stalls is a time-out', async () => {
    const begin = (controller: ReadableStreamDefaultController) => controller.enqueue(new Uint8Array([123]));
    const scripted = scriptedFetch(() => new Response(new ReadableStream({ start: begin })));
    const error = await failure(source(scripted, { timeout: 5, retry: { retries: 0 } }).get(path));
    expect(error.code).toBe('timeout');
  });
});

describe('a question', () => {
  const parameters = { ref: 'Ps 23 & 24', in: 'KJV,OSHB' };

  test('is asked with its parameters, and answered from memory while the answer is fresh', async () => {
    const scripted = scriptedFetch(json({ passages: [] }, { 'cache-control': 'max-age=60' }));
    const documents = source(scripted);
    expect(await documents.ask<unknown>('passage', parameters)).toEqual({ passages: [] });
    await documents.ask('passage', parameters);
    expect(scripted.asked.map(({ url }) => url)).toEqual([
      'https://example.org/some/path/api/x/passage?ref=Ps+23+%26+24&in=KJV%2COSHB',
    ]);
  });

  test('fails with the fault and its position', async () => {
    const error = {
      code: 'bad_reference',
      message: 'The reference names no book.',
      parameter: 'ref',
      at: 3,
      understood: 'PSA 23',
    };
    const scripted = scriptedFetch(json({ error }, {}, 400));
    expect(await failure(source(scripted).ask('passage', parameters))).toMatchObject({
      ...error,
      status: 400,
    });
  });

  test('is sent again after a failure that may pass, but not after an answer that is not JSON', async () => {
    const busy = scriptedFetch(json({}, {}, 503), json('there'));
    expect(await source(busy).ask<string>('passage', parameters)).toBe('there');
    const page = scriptedFetch(() => new Response('<html>'));
    expect((await failure(source(page).ask('passage', parameters))).code).toBe('invalid_answer');
    expect(page.asked).toHaveLength(1);
  });
});

describe('aborting', () => {
  test('one caller leaves the others waiting', async () => {
    const answer = Promise.withResolvers<Response>();
    const scripted = scriptedFetch(() => answer.promise);
    const documents = source(scripted);
    const controller = new AbortController();
    const left = documents.get(path, { signal: controller.signal });
    const stayed = documents.get<string>(path);
    controller.abort(new Error('changed my mind'));
    await expect(left).rejects.toThrow('changed my mind');
    expect(scripted.asked[0]!.signal.aborted).toBe(false);
    answer.resolve(new Response('"there"'));
    expect(await stayed).toBe('there');
    expect(scripted.asked).toHaveLength(1);
  });

  test('every caller ends the request, and a later caller asks again', async () => {
    const scripted = scriptedFetch(silence, json('there'));
    const documents = source(scripted);
    const controllers = [new AbortController(), new AbortController()];
    const calls = controllers.map(({ signal }) => documents.get(path, { signal }));
    for (const controller of controllers) controller.abort();
    const late = documents.get<string>(path);
    const reasons = (await Promise.allSettled(calls)).map(
      (call) => call.status === 'rejected' && call.reason,
    );
    expect(reasons).toEqual(controllers.map(({ signal }) => signal.reason));
    expect(scripted.asked[0]!.signal.aborted).toBe(true);
    expect(await late).toBe('there');
  });

  test('before the call sends no request', async () => {
    const scripted = scriptedFetch(json(1));
    const call = source(scripted).get(path, { signal: AbortSignal.abort() });
    await expect(call).rejects.toHaveProperty('name', 'AbortError');
    expect(scripted.asked).toHaveLength(0);
  });

  test('ends the pause before a retry', async () => {
    const controller = new AbortController();
    const scripted = scriptedFetch(() => {
      queueMicrotask(() => setTimeout(() => controller.abort(), 1));
      return new Response('', { status: 503 });
    });
    const documents = source(scripted, { retry: { firstDelay: 1e6, maxDelay: 1e6 } });
    await expect(documents.get(path, { signal: controller.signal })).rejects.toHaveProperty(
      'name',
      'AbortError',
    );
    expect(scripted.asked).toHaveLength(1);
  });
});
