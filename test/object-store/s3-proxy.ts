import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { seededRandom } from '../seeded-random.ts';

export interface ProxiedRequest {
  readonly method: string;
  readonly key: string;
  readonly query: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
  readonly fate: Fate;
}

export interface CannedAnswer {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
}

/** `lost` reaches the store, but its response is dropped. */
export type Fate = 'passed' | 'canned' | 'busy' | 'reset' | 'lost';

export interface S3Proxy {
  readonly endpoint: string;
  readonly requests: ProxiedRequest[];
  readonly connections: () => number;
  close(): void;
}

export interface ProxyOptions {
  readonly target: string;
  /** The share of requests that fail, from 0 to 1; deterministic for a seed. */
  readonly faults?: { readonly seed: number; readonly share: number };
  readonly answer?: (
    request: Omit<ProxiedRequest, 'fate'>,
  ) => CannedAnswer | undefined | Promise<CannedAnswer | undefined>;
}

const busy: CannedAnswer = {
  status: 503,
  body: '<?xml version="1.0"?><Error><Code>ServiceUnavailable</Code><Message>Try later.</Message></Error>',
};

export async function startS3Proxy({ target, faults, answer }: ProxyOptions): Promise<S3Proxy> {
  const requests: ProxiedRequest[] = [];
  const random = seededRandom(faults?.seed ?? 0);
  let connections = 0;

  const fateOf = (): Fate => {
    if (!faults || random() >= faults.share) return 'passed';
    return (['busy', 'reset', 'lost'] as const)[Math.floor(random() * 3)]!;
  };

  const handle = async (incoming: IncomingMessage, response: ServerResponse) => {
    const fate = fateOf();
    if (fate === 'reset' && incoming.headers['content-length'] !== '0') incoming.socket.destroy();
    const body = Buffer.concat(await Array.fromAsync(incoming as AsyncIterable<Buffer>));
    const url = new URL(incoming.url!, target);
    const [, , ...key] = url.pathname.split('/');
    const request = {
      method: incoming.method!,
      key: decodeURIComponent(key.join('/')),
      query: url.search.slice(1),
      headers: incoming.headers,
      body,
    };
    const canned = fate === 'busy' ? busy : await answer?.(request);
    requests.push({ ...request, fate: canned && fate === 'passed' ? 'canned' : fate });
    if (fate === 'reset') return incoming.socket.destroy();
    if (canned) {
      response.writeHead(canned.status, { 'content-type': 'application/xml', ...canned.headers });
      return response.end(canned.body);
    }
    const headers = new Headers(incoming.headers as Record<string, string>);
    headers.delete('content-length');
    headers.delete('connection');
    const hasBody = !['GET', 'HEAD'].includes(request.method);
    const answered = await fetch(url, {
      method: request.method,
      headers,
      ...(hasBody && { body }),
      decompress: false,
    });
    const bytes = Buffer.from(await answered.arrayBuffer());
    if (fate === 'lost') return incoming.socket.destroy();
    const { connection: _, 'transfer-encoding': __, ...answerHeaders } = Object.fromEntries(answered.headers);
    response.writeHead(answered.status, answerHeaders);
    response.end(bytes);
  };

  const server = createServer((incoming, response) => {
    handle(incoming, response).catch(() => incoming.socket.destroy());
  });
  server.on('connection', () => connections++);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  server.unref();
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    requests,
    connections: () => connections,
    close: () => server.close(),
  };
}
