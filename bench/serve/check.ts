import { get, type IncomingHttpHeaders } from 'node:http';
import type { Library } from '../../src/library/library.ts';
import type { LoadCase } from '../lib/wrk.ts';

/**
 * Asks a server for these documents in both codings.
 * @returns what its headers lack of those every server is to send, one line each.
 * @throws when an answer is not 200, not in the coding asked for, or not of the library's bytes.
 */
export async function checkServer(
  port: number,
  library: Library,
  paths: readonly string[],
): Promise<string[]> {
  const lacks = new Set<string>();
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
      for (const line of lacking(headers)) lacks.add(`${line} (${coding})`);
    }
  }
  return [...lacks];
}

/** Names no coding for identity, as the load does. */
function ask(port: number, path: string, coding: LoadCase['coding']) {
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

function lacking(headers: IncomingHttpHeaders): string[] {
  const present = ['ETag', 'Content-Length', 'Vary'].filter((name) => !headers[name.toLowerCase()]);
  const equal = Object.entries(serveHeaders).filter(([name, value]) => headers[name.toLowerCase()] !== value);
  return [
    ...present.map((name) => `no ${name}`),
    ...equal.map(([name]) => `${name}: ${headers[name.toLowerCase()] ?? 'absent'}`),
  ];
}

/** What every server sends with a document, beside Content-Length, Vary, and the ETag as it makes it. */
export const serveHeaders = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'public, max-age=300, stale-while-revalidate=86400',
  'X-Content-Type-Options': 'nosniff',
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag, Content-Length, Content-Range, Accept-Ranges',
} as const;

/** Those whose value does not follow from the kind of file. */
export const addedHeaders = Object.entries(serveHeaders).filter(([name]) => name !== 'Content-Type');
