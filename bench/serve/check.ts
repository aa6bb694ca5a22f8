import { get, type IncomingHttpHeaders } from 'node:http';
import type { Library } from '../../src/library/library.ts';
import type { Load } from '../lib/wrk.ts';

/**
 * Header fields that every server sends with a document, in addition to Content-Length, Vary, and its own
 * ETag. The test of this file compares them with Scriptorium's.
 */
export const serveHeaders = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'public, max-age=300, stale-while-revalidate=86400',
  'X-Content-Type-Options': 'nosniff',
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag, Content-Length, Content-Range, Accept-Ranges, Retry-After',
} as const;

/**
 * Requests documents from a server in both codings.
 * @returns one line for each header that is missing or has another value.
 * @throws if a response is not 200, not in the requested coding, or differs from the library's bytes.
 */
export async function checkServer(
  port: number,
  library: Library,
  paths: readonly string[],
): Promise<string[]> {
  const problems = new Set<string>();
  for (const path of paths) {
    for (const coding of ['gzip', 'identity'] as const) {
      const { status, headers, body } = await ask(port, path, coding);
      const gzip = new Uint8Array(library.get(path)!.gzip);
      const expected = coding === 'gzip' ? gzip : Bun.gunzipSync(gzip);
      if (status !== 200) throw new Error(`${path} (${coding}) was answered with status ${status}`);
      if (
        headers['content-encoding'] !== (coding === 'gzip' ? 'gzip' : undefined) ||
        !body.equals(expected)
      ) {
        throw new Error(`${path} was not answered with its ${coding} bytes`);
      }
      for (const line of headerProblems(headers)) problems.add(`${line} (${coding})`);
    }
  }
  return [...problems];
}

function ask(port: number, path: string, coding: Load['coding']) {
  const headers = coding === 'gzip' ? { 'Accept-Encoding': 'gzip' } : {};
  const { promise, resolve, reject } = Promise.withResolvers<{
    status: number | undefined;
    headers: IncomingHttpHeaders;
    body: Buffer;
  }>();
  const request = get({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('error', reject);
    response.on('end', () =>
      resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
    );
  });
  request.on('error', reject);
  return promise;
}

function headerProblems(headers: IncomingHttpHeaders): string[] {
  const missing = ['ETag', 'Content-Length', 'Vary'].filter((name) => !headers[name.toLowerCase()]);
  const different = Object.entries(serveHeaders).filter(
    ([name, value]) => headers[name.toLowerCase()] !== value,
  );
  return [
    ...missing.map((name) => `no ${name}`),
    ...different.map(([name]) => `${name}: ${headers[name.toLowerCase()] ?? 'absent'}`),
  ];
}
