import { afterEach, expect, setDefaultTimeout, test } from 'bun:test';
import { McpServer } from '@modelcontextprotocol/server';
import fc from 'fast-check';
import { type McpHttpOptions, serveMcpOverHttp } from '../../src/mcp/serve-http.ts';
import { RawConnection } from '../hardening/raw-connection.ts';
import { isLong } from '../long-tests.ts';

setDefaultTimeout(30_000);

const running = new Set<{ stop(): Promise<void> }>();
afterEach(async () => {
  for (const served of running) await served.stop();
  running.clear();
});

function serve(limits: McpHttpOptions['limits'] = {}) {
  const answer = Promise.withResolvers<void>();
  const create = () => {
    const server = new McpServer({ name: 'test', version: '1.0.0' });
    server.registerTool('wait', { description: 'waits' }, async () => {
      await answer.promise;
      return { content: [{ type: 'text', text: 'done' }] };
    });
    return server;
  };
  const options = { host: '127.0.0.1', port: 0, allowedHosts: [], allowedOrigins: [], limits };
  const served = serveMcpOverHttp(create, options);
  running.add(served);
  return { ...served, answer: () => answer.resolve() };
}

const head = (length: number, more = '') =>
  `POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nAccept: application/json, text/event-stream\r\n${more}Content-Length: ${length}\r\n\r\n`;
const listTools = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });

async function exchange(port: number, request: string): Promise<string> {
  const received: Buffer[] = [];
  const closed = Promise.withResolvers<void>();
  const socket = await Bun.connect({
    hostname: '127.0.0.1',
    port,
    socket: {
      data: (_, chunk) => void received.push(Buffer.from(chunk)),
      close: () => closed.resolve(),
      error: () => closed.resolve(),
    },
  });
  socket.write(request);
  await closed.promise;
  return String(Buffer.concat(received));
}

test('a message in small pieces is answered, and the connection is kept', async () => {
  const { port } = serve();
  const connection = await RawConnection.open(port);
  for (let times = 0; times < 2; times++) {
    for (const letter of `${head(2)}{}`) connection.send(letter);
    expect((await connection.answer())?.status).toBe(400);
  }
});

test.each([
  'a b',
  '%%%',
  '[::',
  '[',
  'http://',
  '',
  'x y:1',
  'evil.example',
  'localhost@evil.example',
  '127.0.0.1.evil',
])('the Host %p is refused with 403', async (host) => {
  const { port } = serve();
  const text = await exchange(port, `POST /mcp HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 0\r\n\r\n`);
  expect(text).toStartWith('HTTP/1.1 403 ');
});

test('no bytes before the message make an answer of 500', async () => {
  const { port } = serve({ headSeconds: 0.05, idleSeconds: 0.05, bodySeconds: 0.05 });
  const line = fc.constantFrom(
    'POST /mcp HTTP/1.1',
    'GET /mcp HTTP/1.1',
    'OPTIONS * HTTP/1.1',
    'X',
    'POST // HTTP/1.0',
  );
  const field = fc.oneof(
    fc.constantFrom(
      'Host: localhost',
      'Host: [',
      'Content-Length: 5',
      'Content-Length: x',
      'Expect: 100-continue',
    ),
    fc.string({ maxLength: 20 }).map((text) => `Host: ${text}`),
    fc.string({ maxLength: 20 }).map((text) => `Origin: ${text}`),
  );
  await fc.assert(
    fc.asyncProperty(line, fc.array(field, { maxLength: 4 }), async (first, fields) => {
      const text = await exchange(port, [first, ...fields, 'Connection: close', '', ''].join('\r\n'));
      expect(text).not.toContain('HTTP/1.1 5');
    }),
    { numRuns: 60 },
  );
});

test('a message that is too long, or of unknown length, is refused before it is read', async () => {
  const { port } = serve({ maxBodyBytes: 1000 });
  expect(await exchange(port, head(1001))).toStartWith('HTTP/1.1 413 ');
  const chunked = head(0).replace('Content-Length: 0', 'Transfer-Encoding: chunked');
  expect(await exchange(port, chunked)).toStartWith('HTTP/1.1 411 ');
  expect(await exchange(port, `GET /${'x'.repeat(20_000)}`)).toStartWith('HTTP/1.1 431 ');
});

test('a slow head or message gets 408, and an idle connection is closed silently', async () => {
  const { port, connections } = serve({ headSeconds: 0.1, bodySeconds: 0.1, idleSeconds: 0.1 });
  expect(await exchange(port, 'POST /mcp HTTP/1.1\r\n')).toStartWith('HTTP/1.1 408 ');
  expect(await exchange(port, `${head(100)}{`)).toStartWith('HTTP/1.1 408 ');
  const continued = await exchange(port, head(100, 'Expect: 100-continue\r\n'));
  expect(continued).toMatch(/^HTTP\/1.1 100 Continue\r\n\r\nHTTP\/1.1 408 /);
  expect(await exchange(port, '')).toBe('');
  while (connections() > 0) await Bun.sleep(10);
});

test('bytes that trickle in do not extend the time for a message', async () => {
  const { port } = serve({ bodySeconds: 0.3 });
  const connection = await RawConnection.open(port);
  connection.send(head(100_000));
  const trickle = setInterval(() => connection.send('x'), 20);
  const answer = await connection.answer();
  clearInterval(trickle);
  expect(answer?.status).toBe(408);
});

test('unfinished messages use at most the allowed memory: the largest is aborted', async () => {
  const { port } = serve({ maxHeldBytes: 100_000, maxBodyBytes: 90_000 });
  const small = await RawConnection.open(port);
  small.send(head(listTools.length));
  const large = await RawConnection.open(port);
  large.send(head(90_000) + 'x'.repeat(60_000));
  const other = await RawConnection.open(port);
  other.send(head(90_000) + 'x'.repeat(70_000));
  expect((await other.answer())?.status).toBe(503);
  expect(large.isClosed).toBeFalse();
  small.send(`${listTools.slice(0, -1)} `);
  expect(small.isClosed).toBeFalse();
});

test('beyond the most connections an idle one makes room, and one in use does not', async () => {
  const { port, connections } = serve({ maxConnections: 1 });
  const idle = await RawConnection.open(port);
  while (connections() < 1) await Bun.sleep(5);
  const used = await RawConnection.open(port);
  await idle.closed;
  used.send(head(listTools.length, 'Expect: 100-continue\r\n'));
  // 100 Continue shows that the head was read
  while (used.pendingBytes === 0) await Bun.sleep(5);
  const refused = await RawConnection.open(port);
  await refused.closed;
  expect(used.isClosed).toBeFalse();
});

test.each(isLong ? [0.5, 130] : [0.5])(
  'a request in flight is not cut after %p s',
  async (seconds) => {
    const { url, answer } = serve({
      idleSeconds: 0.1,
      writeSeconds: 0.1,
      bodySeconds: 0.1,
      headSeconds: 0.1,
    });
    const headers = { Accept: 'application/json, text/event-stream', 'Content-Type': 'application/json' };
    const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'wait', arguments: {} } };
    const response = fetch(url, { method: 'POST', headers, body: JSON.stringify(call) }).then((it) =>
      it.text(),
    );
    await Bun.sleep(seconds * 1000);
    answer();
    expect(await response).toContain('"text":"done"');
  },
  200_000,
);
