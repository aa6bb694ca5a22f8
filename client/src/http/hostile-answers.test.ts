import { expect, setDefaultTimeout, test } from 'bun:test';
import fc from 'fast-check';
import { runs } from '../../../test/long-tests.ts';
import { createSource } from './create-source.ts';
import { ScriptoriumError } from './scriptorium-error.ts';

setDefaultTimeout(600_000);

const bodyless = [204, 205, 304];
const text = fc.oneof(
  fc.string(),
  fc.json(),
  fc.json().map((json) => `{"error":${json}}`),
);
const field = fc.oneof(fc.nat().map(String), fc.stringMatching(/^[ -~]*$/));
const answer = fc.record({
  status: fc.oneof(fc.constantFrom(200, 404, 503), fc.integer({ min: 200, max: 599 })),
  body: fc.oneof(text, fc.uint8Array()),
  retryAfter: field,
  cacheControl: fc.oneof(
    field,
    fc.nat().map((age) => `max-age=${age}`),
  ),
});

test('for any response, a call returns its JSON or an error of this library', async () => {
  let failed = 0;
  await fc.assert(
    fc.asyncProperty(answer, async ({ status, body, retryAfter, cacheControl }) => {
      const headers = { 'retry-after': retryAfter, 'cache-control': cacheControl, etag: '"a"' };
      const fetch = async () => new Response(bodyless.includes(status) ? null : body, { status, headers });
      const source = createSource({ baseUrl: 'https://example.org', fetch, retry: { retries: 0 } });
      try {
        const document = await source.get<unknown>('/api/a.json');
        expect(status).toBe(200);
        expect(document).toEqual(JSON.parse(new TextDecoder().decode(await new Response(body).bytes())));
      } catch (error) {
        if (!(error instanceof ScriptoriumError)) throw error;
        failed++;
        expect([typeof error.code, typeof error.message, error.url]).toEqual([
          'string',
          'string',
          'https://example.org/api/a.json',
        ]);
        expect(error.retryAfter ?? 0).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: runs(500) },
  );
  expect(failed).toBeGreaterThan(50);
});
