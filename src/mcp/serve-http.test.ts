import { afterEach, describe, expect, test } from 'bun:test';
import { McpServer } from '@modelcontextprotocol/server';
import { type McpHttpOptions, serveMcpOverHttp } from './serve-http.ts';

const running = new Set<{ stop(): Promise<void> }>();
afterEach(async () => {
  for (const served of running) await served.stop();
  running.clear();
});

function serve(options: Partial<McpHttpOptions> = {}) {
  const create = () => new McpServer({ name: 'test', version: '1.0.0' });
  const address = { host: '127.0.0.1', port: 0, allowedHosts: [], allowedOrigins: [] };
  const served = serveMcpOverHttp(create, { ...address, ...options });
  running.add(served);
  const ask = (headers: Record<string, string> = {}, more: RequestInit = {}, path = '/mcp') =>
    fetch(new URL(path, served.url), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...headers,
      },
      body: more.method === undefined ? JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' }) : undefined,
      ...more,
    } as RequestInit);
  return { ...served, ask };
}

const messageOf = async (response: Response) =>
  ((await response.json()) as { error: { message: string } }).error.message;

describe('MCP over HTTP', () => {
  test('answers at its address', async () => {
    const { url, port, ask } = serve();
    expect(url).toBe(`http://127.0.0.1:${port}/mcp`);
    const response = await ask();
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('"jsonrpc"')]);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect((await ask({}, {}, '/mcp/')).status).toBe(200);
  });

  test.each([
    'localhost',
    'localhost:1234',
    '127.0.0.1',
    '127.8.8.8',
    '[::1]:80',
    'LOCALHOST',
    'my.example',
    'MY.example:80',
  ])('answers for the host %s', async (host) => {
    const { ask } = serve({ allowedHosts: ['My.Example'] });
    expect((await ask({ host })).status).toBe(200);
  });

  test.each([
    'evil.example',
    '127.0.0.1.evil.example',
    'localhost.evil.example',
    '128.0.0.1',
    '127.0.0.1000',
  ])('refuses the host %s', async (host) => {
    const response = await serve().ask({ host });
    expect([response.status, await messageOf(response)]).toEqual([
      403,
      expect.stringContaining('--allow-host'),
    ]);
  });

  test.each(['http://localhost:3000', 'http://127.0.0.1', 'https://chat.example'])(
    'answers pages of %s, which may read the response',
    async (origin) => {
      const { ask } = serve({ allowedOrigins: ['https://chat.example'] });
      const response = await ask({ origin });
      expect(response.status).toBe(200);
      expect(response.headers.get('access-control-allow-origin')).toBe(origin);
      expect(response.headers.get('vary')).toBe('Origin');
      const preflight = await ask({ origin }, { method: 'OPTIONS' });
      expect([preflight.status, preflight.headers.get('access-control-allow-methods')]).toEqual([
        204,
        'POST, GET, DELETE',
      ]);
      expect(preflight.headers.get('access-control-allow-headers')).toContain('mcp-protocol-version');
    },
  );

  test.each(['https://evil.example', 'null', 'https://chat.example.evil.example', 'http://chat.example'])(
    'refuses pages of %s',
    async (origin) => {
      const { ask } = serve({ allowedOrigins: ['https://chat.example'] });
      const response = await ask({ origin });
      expect([response.status, await messageOf(response)]).toEqual([
        403,
        expect.stringContaining('--allow-origin'),
      ]);
    },
  );

  test('allows the headers that a page asks for', async () => {
    const headers = { origin: 'http://localhost', 'access-control-request-headers': 'x-mine' };
    const preflight = await serve().ask(headers, { method: 'OPTIONS' });
    expect(preflight.headers.get('access-control-allow-headers')).toBe('x-mine');
  });

  test('refuses other paths and methods', async () => {
    const { ask } = serve();
    expect((await ask({}, {}, '/other')).status).toBe(404);
    const put = await ask({}, { method: 'PUT' });
    expect([put.status, put.headers.get('allow')]).toEqual([405, 'POST, GET, DELETE, OPTIONS']);
  });

  test('says which option to use if its port is taken', () => {
    const { port } = serve();
    expect(() => serve({ port })).toThrow('--http');
  });

  test('stops with its connections', async () => {
    const served = serve();
    await served.ask();
    expect(served.connections()).toBe(1);
    await served.stop();
    while (served.connections() > 0) await Bun.sleep(1);
    running.clear();
    await expect(served.ask()).rejects.toThrow();
  });
});
