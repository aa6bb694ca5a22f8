import { describe, expect, setSystemTime, test } from 'bun:test';
import fc from 'fast-check';
import { Connection, type ConnectionHost, type Exchange, type SendOptions } from './connection.ts';
import { defaultHttpLimits } from './limits.ts';
import { Outbox, type Writer } from './outbox.ts';
import { DeferredResponse, errorResponse, httpResponse } from './response.ts';
import { ScriptedSocket } from './scripted-socket.fixture.ts';

function connected(more: Partial<ConnectionHost> = {}) {
  const socket = new ScriptedSocket();
  const exchanges: Exchange[] = [];
  const waiting = new Set<Writer>();
  const outbox = new Outbox<SendOptions>();
  const host: ConnectionHost & { isStopping: boolean } = {
    limits: defaultHttpLimits,
    isStopping: false,
    turns: { request: (writer) => waiting.add(writer) },
    outbox,
    answer: ({ method, path }) => httpResponse(200, { X: 'y' }, `${method} ${path};`),
    refuse: (fault) => errorResponse(fault, {}),
    onExchange: (exchange) => exchanges.push(exchange),
    ...more,
  };
  const connection = new Connection(socket, host);
  function giveTurns(): number {
    let turns = 0;
    for (const writer of waiting) {
      waiting.delete(writer);
      writer.writeMore();
      turns++;
    }
    return turns;
  }
  function drain(): void {
    connection.onDrain();
    giveTurns();
    outbox.flush();
  }
  function send(...texts: string[]): void {
    for (const text of texts) connection.onData(Buffer.from(text));
    outbox.flush();
  }
  return { socket, host, connection, exchanges, send, drain, giveTurns, outbox };
}

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`;
const bodies = (sent: string) => [...sent.matchAll(/[A-Z]+ \/\w*;/g)].map(([body]) => body);
const statuses = (sent: string) => [...sent.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status!);

test('an answer has its length and the date', () => {
  const { socket, send } = connected();
  send(get('/a'));
  expect(socket.sent).toMatch(
    /^HTTP\/1\.1 200 OK\r\nDate: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT\r\nX: y\r\nContent-Length: 7\r\n\r\nGET \/a;$/,
  );
});

test('a response that is sent again has the date of the second time', () => {
  const response = httpResponse(200, {}, 'body');
  const { socket, send } = connected({ answer: () => response });
  setSystemTime(new Date('2026-01-01T00:00:00Z'));
  send(get('/'));
  setSystemTime(new Date('2026-01-01T00:00:09Z'));
  send(get('/'));
  setSystemTime();
  expect(socket.sent.match(/\d\d:\d\d:\d\d GMT/g)).toEqual(['00:00:00 GMT', '00:00:09 GMT']);
});

test('however requests are cut into pieces, they are answered once each, in order', () => {
  const paths = ['/a', '/bb', '/ccc', '/d'];
  const text = paths.map((path) => get(path)).join('');
  fc.assert(
    fc.property(
      fc.array(fc.nat({ max: text.length }), { maxLength: 12 }),
      fc.boolean(),
      (cuts, isOneRound) => {
        const { socket, send } = connected();
        const places = [0, ...cuts.toSorted((a, b) => a - b), text.length];
        const pieces = places.slice(1).map((place, index) => text.slice(places[index], place));
        if (isOneRound) send(...pieces);
        else for (const piece of pieces) send(piece);
        expect(bodies(socket.sent)).toEqual(paths.map((path) => `GET ${path};`));
      },
    ),
  );
});

test('all bytes arrive once and in order for a slow reader', () => {
  const paths = ['/a', '/bb', '/ccc'];
  const whole = connected();
  whole.send(paths.map((path) => get(path)).join(''));
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 30 }), (rooms) => {
      const { socket, drain, send } = connected();
      socket.room = 0;
      send(paths.map((path) => get(path)).join(''));
      expect(socket.isPaused).toBe(true);
      for (const room of [...rooms, Number.POSITIVE_INFINITY]) {
        socket.room = room;
        drain();
      }
      const withoutDate = (text: string) => text.replace(/Date: [^\r]*/g, 'Date');
      expect(withoutDate(socket.sent)).toBe(withoutDate(whole.socket.sent));
      expect(socket.isPaused).toBe(false);
    }),
  );
});

test('no other response is created while one is not read', () => {
  let made = 0;
  const answer = () => {
    made++;
    return httpResponse(200, {}, 'x');
  };
  const { socket, drain, send } = connected({ answer });
  socket.room = 10;
  send(get('/').repeat(1000));
  expect(made).toBe(1);
  socket.room = Number.POSITIVE_INFINITY;
  drain();
  expect(made).toBe(1000);
});

test('a long answer is written in turns, whole and in order', () => {
  const body = Array.from({ length: 50_000 }, (_, index) => `${index}`).join();
  const { socket, send, giveTurns } = connected({ answer: ({ path }) => httpResponse(200, {}, path + body) });
  send(get('/a') + get('/b'));
  expect(socket.sent.length).toBeLessThan(100_000);
  expect(giveTurns()).toBeGreaterThan(5);
  const answers = socket.sent.split(/HTTP\/1.1 200[\s\S]*?\r\n\r\n/).slice(1);
  expect(answers.map((answer) => Bun.hash(answer))).toEqual(
    ['/a', '/b'].map((path) => Bun.hash(path + body)),
  );
});

test('a response from a reused buffer is copied until it is read', () => {
  const scratch = httpResponse(200, {}, 'first');
  const { socket, drain, send } = connected({ answer: () => ({ ...scratch, isTransient: true }) });
  socket.room = scratch.bodyStart + 1;
  send(get('/'));
  scratch.bytes.fill(0);
  socket.room = Number.POSITIVE_INFINITY;
  drain();
  expect(socket.sent).toEndWith('first');
});

test('a client that ends in the round of its request is answered, and the connection ended', () => {
  const { socket, connection, outbox } = connected();
  connection.onData(Buffer.from(get('/a')));
  connection.onEnd();
  expect(socket.sent).toBe('');
  outbox.flush();
  expect(bodies(socket.sent)).toEqual(['GET /a;']);
  expect(socket.isEnded).toBe(true);
});

describe('the connection is closed', () => {
  test.each([
    ['after Connection: close', get('/a', 'Connection: Keep-Alive, Close\r\n'), '200'],
    ['after a request with a body', `${get('/a', 'Content-Length: 4\r\n')}GET `, '200'],
    ['after a chunked request', get('/a', 'Transfer-Encoding: chunked\r\n'), '200'],
    ['after HTTP/1.0', 'GET /a HTTP/1.0\r\n\r\n', '200'],
    ['after no HTTP at all', 'hello\r\n\r\n', '400'],
    ['after a request without Host', 'GET /a HTTP/1.1\r\n\r\n', '400'],
    ['after another version', 'GET /a HTTP/2.0\r\nHost: a\r\n\r\n', '505'],
    ['after a target that is too long', get(`/${'a'.repeat(9000)}`), '414'],
    ['after a head that is too long', get('/', `X: ${'a'.repeat(17_000)}\r\n`), '431'],
    ['after too many fields', get('/', 'X: y\r\n'.repeat(101)), '431'],
  ])('%s', (_what, request, status) => {
    const { socket, send } = connected();
    send(request);
    send(get('/never'));
    expect(statuses(socket.sent)).toEqual([status]);
    expect(socket.sent).toContain('\r\nConnection: close\r\n');
    expect(socket.isEnded).toBe(true);
    expect(socket.sent).not.toContain('/never');
  });

  test('when the server stops, after the answer that is asked for', () => {
    const { socket, send } = connected({ isStopping: true });
    send(get('/a'));
    expect(bodies(socket.sent)).toEqual(['GET /a;']);
    expect(socket.isEnded).toBe(true);
  });

  test('when the client has ended, after the last answer', () => {
    const { socket, connection, drain, send } = connected();
    socket.room = 5;
    send(get('/a') + get('/b'));
    connection.onEnd();
    expect(socket.isEnded).toBe(false);
    socket.room = Number.POSITIVE_INFINITY;
    drain();
    expect(bodies(socket.sent)).toEqual(['GET /a;', 'GET /b;']);
    expect(socket.isEnded).toBe(true);
  });
});

test('HTTP/1.0 may ask to keep the connection', () => {
  const { socket, send } = connected();
  send('GET /a HTTP/1.0\r\nConnection: keep-alive\r\n\r\nGET /b HTTP/1.0\r\n\r\n');
  expect(bodies(socket.sent)).toEqual(['GET /a;', 'GET /b;']);
  expect(socket.sent).toContain('\r\nConnection: keep-alive\r\n');
  expect(socket.isEnded).toBe(true);
});

test('HEAD has the head of GET and no body', () => {
  const { socket, send, exchanges } = connected();
  send(get('/a').replace('GET', 'HEAD'));
  expect(socket.sent).toEndWith('\r\nContent-Length: 8\r\n\r\n');
  expect(exchanges).toMatchObject([{ status: 200, bytes: 0, address: '192.0.2.1' }]);
});

describe('a deferred response', () => {
  function deferring(more: Partial<ConnectionHost> = {}) {
    const released: number[] = [];
    const deferred: DeferredResponse[] = [];
    const answer: ConnectionHost['answer'] = ({ path }) => {
      if (path !== '/later') return httpResponse(200, {}, `GET ${path};`);
      const number = deferred.length;
      const response = new DeferredResponse(() => released.push(number));
      deferred.push(response);
      return response;
    };
    const later = httpResponse(200, {}, 'GET /later;');
    return { ...connected({ answer, ...more }), deferred, released, later };
  }

  test('is sent in the order of its request, and released when it is sent', () => {
    const { socket, send, deferred, released, later, exchanges, outbox } = deferring();
    send(get('/a') + get('/later') + get('/b'));
    expect(bodies(socket.sent)).toEqual(['GET /a;']);
    deferred[0]!.send(later);
    outbox.flush();
    expect(bodies(socket.sent)).toEqual(['GET /a;', 'GET /later;', 'GET /b;']);
    expect(released).toEqual([0]);
    expect(exchanges.length).toBe(3);
  });

  test('is waited for without a time limit, and the client may not send much meanwhile', () => {
    const { socket, connection, send, deferred, later, outbox } = deferring();
    send(get('/later'));
    expect(connection.deadline).toBe(Number.POSITIVE_INFINITY);
    expect(connection.isIdle).toBe(false);
    send(get('/b'));
    expect(socket.isPaused).toBe(true);
    deferred[0]!.send(later);
    outbox.flush();
    expect(socket.isPaused).toBe(false);
    expect(bodies(socket.sent)).toEqual(['GET /later;', 'GET /b;']);
    expect(connection.deadline).toBeLessThan(Date.now() + 60_000);
  });

  test('is released when its client leaves, before or while it is sent', () => {
    const { connection, send, released } = deferring();
    send(get('/later'));
    connection.onClose();
    expect(released).toEqual([0]);
    const slow = deferring();
    slow.send(get('/later'));
    slow.socket.room = 3;
    slow.deferred[0]!.send(slow.later);
    expect(slow.released).toEqual([]);
    slow.connection.onClose();
    expect(slow.released).toEqual([0]);
  });

  test('is released when a slow client has read it', () => {
    const { socket, send, drain, deferred, released, later } = deferring();
    send(get('/later'));
    socket.room = 3;
    deferred[0]!.send(later);
    socket.room = Number.POSITIVE_INFINITY;
    drain();
    expect(released).toEqual([0]);
    expect(bodies(socket.sent)).toEqual(['GET /later;']);
  });

  test('is sent to a client that has finished sending', () => {
    const { socket, connection, send, deferred, later } = deferring();
    send(get('/later'));
    connection.onEnd();
    expect(socket.isClosed).toBe(false);
    deferred[0]!.send(later);
    expect(bodies(socket.sent)).toEqual(['GET /later;']);
    expect(socket.isClosed).toBe(true);
  });

  test('is the last one if the server stops meanwhile', () => {
    const { socket, host, send, deferred, later } = deferring();
    send(get('/later'));
    host.isStopping = true;
    deferred[0]!.send(later);
    expect(socket.sent).toContain('\r\nConnection: close\r\n');
    expect(socket.isEnded).toBe(true);
  });
});

describe('time limits', () => {
  test('a head that trickles in must end in time', () => {
    const { socket, connection, send, outbox } = connected();
    const idleUntil = connection.deadline;
    send('GET / HTTP/1.1\r\n');
    const until = connection.deadline;
    expect(until).toBeLessThan(idleUntil);
    send('Host: a\r\n');
    expect(connection.deadline).toBe(until);
    connection.expire();
    outbox.flush();
    expect(statuses(socket.sent)).toEqual(['408']);
    expect(socket.isEnded).toBe(true);
  });

  test('an answer that is to be sent in this round is not late', () => {
    const { socket, connection, outbox } = connected();
    connection.onData(Buffer.from(get('/a')));
    connection.expire();
    outbox.flush();
    expect(socket.isTerminated).toBe(false);
    expect(bodies(socket.sent)).toEqual(['GET /a;']);
  });

  test('the timer of Bun, which ends every socket after 120 s, is switched off', () => {
    expect(connected().socket.timeoutSeconds).toBe(0);
  });

  test('an idle connection is ended in order: FIN first, then closed without a reset', () => {
    const { socket, connection } = connected();
    connection.expire();
    expect([socket.sent, socket.isEnded, socket.isClosed]).toEqual(['', true, false]);
    connection.expire();
    expect([socket.isClosed, socket.isTerminated]).toEqual([true, false]);
  });

  test('a connection is closed as soon as both sides have ended', () => {
    const { socket, connection } = connected();
    connection.expire();
    connection.onEnd();
    expect([socket.isClosed, socket.isTerminated]).toEqual([true, false]);
  });

  test('a client that reads slowly is served on, though the socket reports no room', () => {
    const response = httpResponse(200, {}, 'x'.repeat(200_000));
    const { socket, connection, send } = connected({ answer: () => response });
    socket.room = 50_000;
    send(get('/'));
    while (socket.sent.length < response.end) {
      socket.room = 500 * defaultHttpLimits.writeSeconds;
      connection.expire();
      expect(socket.isTerminated).toBe(false);
    }
    expect(socket.sent).toEndWith('xxx');
  });

  test('a client that reads almost nothing is cut', () => {
    const { socket, connection, send, drain } = connected({
      answer: () => httpResponse(200, {}, 'x'.repeat(200_000)),
    });
    socket.room = 50_000;
    send(get('/'));
    for (let drains = 0; drains < 10; drains++) {
      socket.room = 50 * defaultHttpLimits.writeSeconds - 1;
      drain();
    }
    socket.room = 0;
    connection.expire();
    expect(socket.isTerminated).toBe(true);
  });

  test('a stuck connection is cut', () => {
    const stuck = connected();
    stuck.socket.room = 3;
    stuck.send(get('/'));
    stuck.connection.expire();
    expect(stuck.socket.isTerminated).toBe(true);
  });
});

test('any bytes cause no exception, and only requested responses', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom(
      'GET / HTTP/1.1\r\n',
      'Host: a\r\n',
      '\r\n',
      '\0',
      ':',
      ' ',
      'Content-Length: 1\r\n',
      '\n',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const { socket, connection, send } = connected();
      for (const text of pieces) send(text);
      connection.onEnd();
      const asked = pieces.join('').split('GET / HTTP/1.1\r\n').length - 1;
      expect(statuses(socket.sent).filter((status) => status === '200').length).toBeLessThanOrEqual(asked);
    }),
  );
});
