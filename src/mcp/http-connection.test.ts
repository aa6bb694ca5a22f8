import { beforeEach, describe, expect, spyOn, test } from 'bun:test';
import { McpConnection, type McpConnectionHost, type McpHttpLimits } from './http-connection.ts';

const limits: McpHttpLimits = {
  maxConnections: 1,
  maxHeadBytes: 200,
  maxBodyBytes: 10,
  maxHeldBytes: 1000,
  headSeconds: 1,
  bodySeconds: 2,
  idleSeconds: 3,
  writeSeconds: 4,
};

class TestSocket {
  sent = '';
  room = Number.POSITIVE_INFINITY;
  ended = 0;
  terminated = 0;
  write(bytes: Uint8Array): number {
    if (this.room < 0) return -1;
    const accepted = Math.min(bytes.length, this.room);
    this.room -= accepted;
    this.sent += Buffer.from(bytes.subarray(0, accepted)).toString('latin1');
    return accepted;
  }
  end() {
    this.ended++;
  }
  terminate() {
    this.terminated++;
  }
}

let socket: TestSocket;
let requests: Request[];
let held: number;
let answer: (request: Request) => Promise<Response>;
let connection: McpConnection;

const host: McpConnectionHost = {
  limits,
  refuse: (_, path) => (path === '/no' ? new Response('refused', { status: 403 }) : undefined),
  answer: (request) => {
    requests.push(request);
    return answer(request);
  },
  problem: (status, message) => new Response(message, { status }),
  onHeld: () => void held++,
};

beforeEach(() => {
  socket = new TestSocket();
  requests = [];
  held = 0;
  answer = async () => new Response('yes');
  connection = new McpConnection(socket, host);
});

const receive = async (text: string) => {
  connection.onData(Buffer.from(text, 'latin1'));
  await settled();
};
async function settled() {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
}
const withoutDate = () => socket.sent.replaceAll(/Date: [^\r]*\r\n/g, '');
const post = (length: number, more = '') =>
  `POST /mcp?a=1 HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n${more}\r\n`;

describe('A request', () => {
  test('is answered with its length, and the connection waits for the next one', async () => {
    expect(connection.isIdle).toBe(true);
    await receive(`${post(4)}body`);
    expect(withoutDate()).toBe('HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nyes');
    expect(requests.map(({ method, url }) => [method, url])).toEqual([['POST', 'http://localhost/mcp?a=1']]);
    expect(await requests[0]!.text()).toBe('body');
    expect([connection.isIdle, connection.heldBytes, socket.ended]).toEqual([true, 0, 0]);
  });

  test('may come in pieces, after empty lines, with the next one right behind', async () => {
    for (const letter of `\r\n\r\n${post(4)}bo`) connection.onData(Buffer.from(letter));
    expect([connection.isIdle, connection.heldBytes]).toEqual([false, 2]);
    await receive(`dy${post(2)}ab`);
    expect(requests).toHaveLength(2);
    expect(await Promise.all(requests.map((request) => request.text()))).toEqual(['body', 'ab']);
    expect(socket.sent.match(/HTTP\/1\.1 200/g)).toHaveLength(2);
  });

  test('without a message has no body and no query', async () => {
    await receive('GET /mcp HTTP/1.1\r\nHost: localhost\r\n\r\n');
    expect([requests[0]!.url, requests[0]!.body]).toEqual(['http://localhost/mcp', null]);
  });

  test('is read only after the previous response', async () => {
    const first = Promise.withResolvers<void>();
    answer = () => first.promise.then(() => new Response('yes'));
    await receive(`${post(0)}${post(0)}`);
    expect([requests.length, connection.isIdle, connection.deadline]).toEqual([
      1,
      false,
      Number.POSITIVE_INFINITY,
    ]);
    first.resolve();
    await settled();
    expect(requests).toHaveLength(2);
  });

  test.each([
    ['Connection: close\r\n', 'HTTP/1.1'],
    ['', 'HTTP/1.0'],
  ])('that asks for the end of the connection gets it: %j %s', async (field, version) => {
    await receive(post(0, field).replace('HTTP/1.1', version));
    expect(socket.sent).toContain('Connection: close\r\n');
    expect([socket.ended, socket.terminated]).toEqual([1, 0]);
  });

  test('is invited to continue if it expects that, unless its message has arrived', async () => {
    await receive(post(4, 'Expect: 100-continue\r\n'));
    expect(socket.sent).toBe('HTTP/1.1 100 Continue\r\n\r\n');
    await receive('body');
    expect(socket.sent).toContain('HTTP/1.1 200 OK');
    socket.sent = '';
    await receive(`${post(4, 'Expect: 100-continue\r\n')}body`);
    expect(socket.sent).toStartWith('HTTP/1.1 200 OK');
  });

  test.each([
    [post(11), 413, 'The message has 11 bytes; the maximum is 10.'],
    ['POST /mcp HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n', 411, 'Content-Length'],
    [post(0).replace('/mcp', '/no'), 403, 'refused'],
    [post(0, 'Expect: something\r\n'), 417, ''],
    [post(0, 'Content-Length: x\r\n'), 400, ''],
    ['broken\r\n\r\n', 400, ''],
    [`X\n${post(0)}`, 400, ''],
    [`GET /mcp HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(200)}\r\n\r\n`, 431, 'limit of 200 bytes'],
    ['x'.repeat(201), 431, 'limit of 200 bytes'],
  ])('that cannot be read is refused, and the connection closed: %j', async (text, status, message) => {
    await receive(text);
    expect(socket.sent).toStartWith(`HTTP/1.1 ${status} `);
    expect(socket.sent).toContain(message);
    expect(socket.sent).toContain('Connection: close\r\n');
    expect([requests.length, socket.ended]).toEqual([0, 1]);
    const { sent } = socket;
    await receive(post(0));
    expect([socket.sent, requests.length]).toEqual([sent, 0]);
  });

  test('of exactly the largest size is read', async () => {
    await receive('x'.repeat(200));
    expect(socket.sent).toBe('');
    connection = new McpConnection(socket, host);
    await receive(`${post(10)}0123456789`);
    expect(requests).toHaveLength(1);
    const head = 'GET /mcp HTTP/1.1\r\nHost: localhost\r\nX: ';
    await receive(`${head}${'x'.repeat(200 - head.length)}\r\n\r\n`);
    expect(requests).toHaveLength(2);
  });

  test('whose answer fails gets 500, and the reason is logged', async () => {
    using log = spyOn(console, 'error').mockImplementation(() => {});
    answer = () => Promise.reject(new Error('Out of order'));
    await receive(post(0));
    expect(socket.sent).toStartWith('HTTP/1.1 500 ');
    expect(String(log.mock.calls)).toContain('Out of order');
    expect(socket.ended).toBe(1);
  });

  test('whose client has gone is aborted, without a log', async () => {
    using log = spyOn(console, 'error').mockImplementation(() => {});
    const failing = Promise.withResolvers<Response>();
    answer = () => failing.promise;
    await receive(post(0));
    connection.onClose();
    expect(requests[0]!.signal.aborted).toBe(true);
    failing.reject(new Error('Aborted'));
    await settled();
    expect([log.mock.calls, socket.sent]).toEqual([[], '']);
  });
});

describe('An event stream', () => {
  const stream = (parts: readonly string[]) =>
    new Response(
      new ReadableStream({
        start(controller) {
          for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
          controller.close();
        },
      }),
      { headers: { 'content-type': 'text/event-stream' } },
    );

  test('is sent in chunks', async () => {
    answer = async () => stream(['data: 1\n\n', 'data: 2\n\n']);
    await receive(post(0));
    expect(withoutDate()).toBe(
      'HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n' +
        '9\r\ndata: 1\n\n\r\n9\r\ndata: 2\n\n\r\n0\r\n\r\n',
    );
    expect(connection.isIdle).toBe(true);
  });

  test('is sent as it is in HTTP/1.0', async () => {
    answer = async () => stream(['data: 1\n\n']);
    await receive(post(0).replace('HTTP/1.1', 'HTTP/1.0'));
    expect(withoutDate()).toEndWith('Connection: close\r\n\r\ndata: 1\n\n');
  });

  test('may pause for any time', async () => {
    const source = {
      start: (controller: ReadableStreamDefaultController) => controller.enqueue(Buffer.from('x')),
    };
    const headers = { 'content-type': 'text/event-stream' };
    answer = async () => new Response(new ReadableStream(source), { headers });
    await receive(post(0));
    expect(socket.sent).toEndWith('1\r\nx\r\n');
    expect(connection.deadline).toBe(Number.POSITIVE_INFINITY);
  });

  test('is cancelled when the client goes', async () => {
    let cancelled = 0;
    const source = { cancel: () => void cancelled++ };
    const headers = { 'content-type': 'text/event-stream' };
    answer = async () => new Response(new ReadableStream(source), { headers });
    await receive(post(0));
    connection.onClose();
    await settled();
    expect(cancelled).toBe(1);
  });
});

describe('A client that reads slowly', () => {
  test('gets the rest when it has room, and is held until then', async () => {
    socket.room = 20;
    await receive(post(0));
    expect(socket.sent).toHaveLength(20);
    expect(connection.heldBytes).toBeGreaterThan(50);
    expect(held).toBeGreaterThan(0);
    expect(connection.isIdle).toBe(false);
    socket.room = Number.POSITIVE_INFINITY;
    connection.onDrain();
    await settled();
    expect(socket.sent).toEndWith('\r\n\r\nyes');
    expect([connection.heldBytes, connection.isIdle]).toEqual([0, true]);
  });

  test('is cut if its socket is closed', async () => {
    socket.room = -1;
    await receive(post(0));
    expect(socket.terminated).toBe(1);
  });

  test('may not send more than a head meanwhile', async () => {
    answer = () => new Promise(() => {});
    await receive(post(0));
    await receive('x'.repeat(200));
    expect(socket.terminated).toBe(0);
    await receive('x');
    expect(socket.terminated).toBe(1);
  });
});

describe('Time', () => {
  const now = Date.parse('2026-01-01T00:00:00Z');
  const seconds = () => (connection.deadline - now) / 1000;

  test('is limited by what the connection does', async () => {
    using _ = spyOn(Date, 'now').mockReturnValue(now);
    connection = new McpConnection(socket, host);
    expect(seconds()).toBe(limits.idleSeconds);
    await receive('POST /mcp');
    expect(seconds()).toBe(limits.headSeconds);
    await receive(' HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n\r\nbo');
    expect(seconds()).toBe(limits.bodySeconds);
    socket.room = 10;
    await receive('dy');
    expect(seconds()).toBe(limits.writeSeconds);
    socket.room = Number.POSITIVE_INFINITY;
    connection.onDrain();
    await settled();
    expect(seconds()).toBe(limits.idleSeconds);
  });

  test('of a head is not extended by further bytes', async () => {
    using clock = spyOn(Date, 'now').mockReturnValue(now);
    await receive('POST /mcp');
    clock.mockReturnValue(now + 900);
    await receive(' HTTP/1.1');
    expect(seconds()).toBe(limits.headSeconds);
  });

  test('without progress is limited, and starts again with each progress', async () => {
    using clock = spyOn(Date, 'now').mockReturnValue(now);
    socket.room = 10;
    await receive(post(0));
    clock.mockReturnValue(now + 2000);
    connection.onDrain();
    expect(seconds()).toBe(limits.writeSeconds);
    socket.room = 10;
    connection.onDrain();
    expect(seconds()).toBe(2 + limits.writeSeconds);
  });

  test.each([
    ['POST /mcp', 'The request headers were not received in time.'],
    [`${post(4)}b`, 'The message was not received in time.'],
  ])('that is over while the client sends is answered with 408: %j', async (text, message) => {
    await receive(text);
    connection.expire();
    await settled();
    expect(socket.sent).toStartWith('HTTP/1.1 408 ');
    expect(socket.sent).toContain(message);
    expect(socket.ended).toBe(1);
  });

  test('that is over ends an idle connection, and cuts it if the client does not close it', () => {
    connection.expire();
    expect([socket.ended, socket.terminated, connection.isIdle]).toEqual([1, 0, false]);
    expect(connection.deadline).toBeGreaterThan(Date.now());
    connection.expire();
    expect([socket.ended, socket.terminated]).toEqual([1, 1]);
  });
});

describe('The end of the client’s side', () => {
  test('closes a connection that is not answering', () => {
    connection.onEnd();
    expect(socket.ended).toBe(1);
  });

  test('closes the connection after the response', async () => {
    const first = Promise.withResolvers<void>();
    answer = () => first.promise.then(() => new Response('yes'));
    await receive(post(0));
    connection.onEnd();
    expect(socket.ended).toBe(0);
    first.resolve();
    await settled();
    expect(socket.sent).toEndWith('yes');
    expect(socket.ended).toBe(1);
  });

  test('keeps a request that has arrived before it', async () => {
    const first = Promise.withResolvers<void>();
    answer = () => first.promise.then(() => new Response('yes'));
    await receive(`${post(0)}${post(0)}`);
    connection.onEnd();
    first.resolve();
    await settled();
    expect(requests).toHaveLength(2);
  });
});

test('A connection that is too much for the memory is refused while it sends, or cut', async () => {
  await receive(`${post(4)}b`);
  connection.shed();
  await settled();
  expect(socket.sent).toStartWith('HTTP/1.1 503 ');
  connection.shed();
  expect(socket.terminated).toBe(1);
});

test('A closed connection holds nothing', async () => {
  await receive(`${post(4)}b`);
  expect(connection.heldBytes).toBe(1);
  connection.onClose();
  expect(connection.heldBytes).toBe(0);
});
