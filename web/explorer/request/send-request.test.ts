import { afterAll, expect, test } from 'bun:test';
import { sendRequest } from './send-request.ts';

const letters = 'ä'.repeat(50_000);
const server = Bun.serve({
  port: 0,
  fetch: ({ url, headers }) =>
    headers.get('if-none-match') === '"a"'
      ? new Response(null, { status: 304 })
      : url.endsWith('/none')
        ? Response.json({ error: {} }, { status: 404 })
        : new Response(letters, { headers: { ETag: '"a"', 'X-Else': 'b' } }),
});
afterAll(() => server.stop(true));
const send = (path: string, limit: number) =>
  sendRequest(`${server.url}${path}`, { limit, signal: new AbortController().signal });

test('a small response is complete, with its status and the headers that matter', async () => {
  const response = await send('some', 1_000_000);
  expect([response.status, response.isWhole, response.bytes, response.text]).toEqual([
    200,
    true,
    100_000,
    letters,
  ]);
  const names = response.headers.map(([name]) => name);
  expect(names).toContain('etag');
  expect(names).not.toContain('x-else');
});

test('only the beginning of a large response is read', async () => {
  const response = await send('some', 10);
  expect(response.isWhole).toBe(false);
  expect(letters).toStartWith(response.text);
  expect(response.text).toHaveLength(10);
});

test('an error response is shown like any other', async () => {
  expect(await send('none', 100)).toMatchObject({ status: 404, text: '{"error":{}}', isWhole: true });
});

test('an unreachable server is an error', async () => {
  expect(
    sendRequest('http://127.0.0.1:1/', { limit: 10, signal: new AbortController().signal }),
  ).rejects.toThrow();
});

test('filled-in headers are sent', async () => {
  const { signal } = new AbortController();
  const headers = { 'If-None-Match': '"a"' };
  expect(await sendRequest(`${server.url}some`, { limit: 10, headers, signal })).toMatchObject({
    status: 304,
    text: '',
  });
});
