import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import type { Socket } from 'bun';
import type { QuestionName } from '../../src/documents/links.ts';
import { compiledSmallBrotli, copyLibrary } from '../compiled.ts';
import { newFolder } from '../new-folder.ts';
import { type ServedCommand, startServe } from '../start-serve.ts';
import { type ProxyName, type RunningProxy, startProxy } from './proxy-in-front.ts';

setDefaultTimeout(600_000);

const installed = (['nginx', 'caddy'] as const).filter((name) => Bun.which(name));
const nginxTest = test.skipIf(!Bun.which('nginx'));

let served: ServedCommand;
const proxies = new Map<ProxyName, RunningProxy>();
beforeAll(async () => {
  const { content, directory } = await compiledSmallBrotli();
  // The service builds, which must not change a library that other tests share
  const library = newFolder();
  copyLibrary(directory, library);
  served = await startServe(content, { more: ['--library', library, '--brotli', '--check'] });
  for (const name of installed) proxies.set(name, await startProxy(name, Number(new URL(served.url).port)));
}, 600_000);
afterAll(async () => {
  for (const proxy of proxies.values()) await proxy.stop();
  served.process.kill('SIGTERM');
  await served.process.exited;
});

const chapter = '/api/SMALL/GEN/1.json';
const download = '/api/SMALL/complete.json';

interface Answer {
  readonly status: number;
  readonly fields: Readonly<Record<string, string>>;
  readonly body: string;
}

async function ask(url: string, path: string, headers: Readonly<Record<string, string>>): Promise<Answer> {
  const { port } = new URL(url);
  const lines = Object.entries({ Host: 'bible.example.org', Connection: 'close', ...headers });
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.1\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n`);
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk);
  const [head = '', body = ''] = splitOnce(Buffer.concat(chunks).toString('latin1'), '\r\n\r\n');
  const [statusLine = '', ...fieldLines] = head.split('\r\n');
  const own = ['connection', 'date', 'server', 'transfer-encoding', 'keep-alive', 'x-request-id'];
  const fields = fieldLines.map((line) => splitOnce(line.replace(':', ': ').replace(/: +/, ': '), ': '));
  return {
    status: Number(statusLine.split(' ')[1]),
    fields: Object.fromEntries(
      fields.map(([name, value]) => [name.toLowerCase(), value]).filter(([name]) => !own.includes(name!)),
    ),
    body,
  };
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + separator.length)];
}

const requests: readonly (readonly [path: string, headers: Readonly<Record<string, string>>])[] = [
  [chapter, {}],
  [chapter, { 'Accept-Encoding': 'gzip' }],
  [chapter, { 'Accept-Encoding': 'gzip, deflate, br, zstd' }],
  [chapter, { 'Accept-Encoding': 'br' }],
  [chapter, { 'Accept-Encoding': 'br;q=0.5, gzip' }],
  [chapter, { 'Accept-Encoding': 'gzip;q=0' }],
  [chapter, { 'Accept-Encoding': 'x-gzip' }],
  [chapter, { 'Accept-Encoding': '*;q=0' }],
  [`${chapter}?anything=1`, { 'Accept-Encoding': 'gzip' }],
  [chapter, { 'If-None-Match': '*', 'Accept-Encoding': 'gzip' }],
  [chapter, { 'If-Match': '"another"' }],
  [chapter, { Range: 'bytes=0-9' }],
  [download, {}],
  [download, { Range: 'bytes=0-9' }],
  [download, { Range: 'bytes=-7', 'Accept-Encoding': 'gzip' }],
  [download, { Range: 'bytes=99999999-' }],
  [download, { Range: 'bytes=0-9', 'If-Range': '"another"' }],
  ['/openapi.json', { 'Accept-Encoding': 'gzip' }],
  ['/api/available_translations.json', {}],
  ['/api//SMALL/GEN/1.json', {}],
  ['/api/SMALL/../SMALL/GEN/1.json', {}],
  ['/api/SMALL/GEN/%31.json', {}],
  ['/api/NONE/GEN/1.json', {}],
  ['/api/x/passage?ref=GEN+1:1&in=SMALL', { 'Accept-Encoding': 'gzip' }],
  ['/api/x/passage?ref=GEN+1:1&in=NONE', {}],
  ['/ready', {}],
];

/** Two queries of each question whose answers differ; the answer to `random` differs each time. */
const questionPairs: Readonly<Record<Exclude<QuestionName, 'random'>, readonly [string, string]>> = {
  passage: ['ref=GEN+1:1&in=SMALL', 'ref=GEN+1:2&in=SMALL'],
  search: ['q=God&in=SMALL', 'q=earth&in=SMALL'],
  word: ['number=H430', 'number=H7225'],
  quote: ['text=In+the+beginning&in=SMALL', 'text=no+such+words&in=SMALL'],
  references: ['text=Gen+1:1', 'text=Gen+1:2'],
  parse: ['ref=Gen+1', 'ref=Gen+2'],
  suggest: ['q=gen&in=SMALL', 'q=ps&in=SMALL'],
  'verse-of-the-day': ['date=2026-01-01', 'date=2026-01-02'],
  'verse-of-the-day.atom': ['date=2026-01-01', 'date=2026-01-02'],
};

describe.each(installed.map((name) => [name] as const))('the sample configuration of %s', (name) => {
  test.each(requests)('passes %s %j on, the first time and later', async (path, headers) => {
    const { url } = proxies.get(name)!;
    const direct = await ask(served.url, path, headers);
    for (const time of ['first', 'second']) {
      const { status, fields, body } = await ask(url, path, headers);
      expect({ time, status, body }).toEqual({ time, status: direct.status, body: direct.body });
      if (status !== 304) expect(fields).toEqual(direct.fields);
      else expect(fields.etag).toBe(direct.fields.etag);
    }
  });

  test('answers a conditional request with 304, with the entity tag of its coding', async () => {
    const { url } = proxies.get(name)!;
    for (const coding of ['gzip', 'br', 'identity']) {
      const headers = { 'Accept-Encoding': coding };
      const { etag } = (await ask(served.url, chapter, headers)).fields;
      for (const tags of [etag!, `"another", W/${etag}`]) {
        const answer = await ask(url, chapter, { ...headers, 'If-None-Match': tags });
        expect([coding, answer.status, answer.fields.etag]).toEqual([coding, 304, etag]);
      }
    }
  });

  test.each([
    '/metrics',
    '/check',
    '/check/',
    '/check/SMALL',
    '/check/index.html',
    '//metrics',
    '/%6detrics',
  ])('keeps %s private', async (path) => {
    const { status, body } = await ask(proxies.get(name)!.url, path, {});
    expect(status).toBe(404);
    expect(body).not.toContain('scriptorium_');
  });
});

test('the server itself has metrics and reports, which the proxies keep private', async () => {
  for (const path of ['/metrics', '/check/']) expect((await ask(served.url, path, {})).status).toBe(200);
});

describe('the sample configuration of nginx', () => {
  nginxTest('answers each question by its query, never with the answer to another query', async () => {
    const proxy = await startProxy('nginx', Number(new URL(served.url).port));
    try {
      for (const [name, queries] of Object.entries(questionPairs)) {
        const answers = [];
        for (const query of queries) {
          const path = `/api/x/${name}?${query}`;
          const { body } = await ask(proxy.url, path, {});
          expect([path, body]).toEqual([path, (await ask(served.url, path, {})).body]);
          answers.push(body);
        }
        expect(new Set(answers).size).toBe(2);
      }
    } finally {
      await proxy.stop();
    }
  });

  nginxTest('limits questions and pages of one client, and not documents', async () => {
    const { url } = proxies.get('nginx')!;
    const many = (path: string) =>
      Promise.all(Array.from({ length: 200 }, () => fetch(url + path))).then((all) =>
        Map.groupBy(all, ({ status }) => status),
      );
    expect([...(await many(chapter)).keys()]).toEqual([200]);
    const answers = await many('/api/x/random?in=SMALL');
    expect([...answers.keys()].sort()).toEqual([200, 429]);
    const [refused] = answers.get(429)!;
    expect(refused!.headers.get('access-control-allow-origin')).toBe('*');
    expect(refused!.headers.get('retry-after')).toBe('1');
    expect(refused!.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect((await refused!.json()).error.code).toBe('too_many_requests');
  });

  nginxTest('sends cached documents while the server is down, and says of others that it is', async () => {
    const { directory } = await compiledSmallBrotli();
    const own = await startServe(directory);
    const proxy = await startProxy('nginx', Number(new URL(own.url).port));
    try {
      const headers = { 'Accept-Encoding': 'gzip' };
      const before = await ask(proxy.url, chapter, headers);
      expect(before.status).toBe(200);
      own.process.kill('SIGTERM');
      await own.process.exited;
      expect(await ask(proxy.url, chapter, headers)).toEqual(before);
      const { status, fields, body } = await ask(proxy.url, '/api/x/random', {});
      expect([status, fields['retry-after'], JSON.parse(body).error.code]).toEqual([503, '5', 'not_ready']);
    } finally {
      await proxy.stop();
    }
  });

  nginxTest('serves thousands of requests over one connection', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const sockets = new Set<unknown>();
    for (let count = 0; count < 1200; count++) {
      const request = get(proxies.get('nginx')!.url + chapter, { agent });
      request.on('socket', (socket) => sockets.add(socket));
      const [response] = await once(request, 'response');
      await once(response.resume(), 'end');
    }
    agent.destroy();
    expect(sockets.size).toBe(1);
  });

  nginxTest('does not keep what the server says must not be stored', async () => {
    const { directory } = await compiledSmallBrotli();
    const own = await startServe(directory, { more: ['--cache-control', 'no-store'] });
    const proxy = await startProxy('nginx', Number(new URL(own.url).port));
    try {
      for (let time = 0; time < 3; time++) await ask(proxy.url, chapter, {});
      const metrics = await (await fetch(`${own.url}/metrics`)).text();
      expect(metrics).toContain('scriptorium_requests_total{kind="chapter",status="200"} 3');
    } finally {
      await proxy.stop();
      own.process.kill('SIGTERM');
      await own.process.exited;
    }
  });

  nginxTest(
    'reads a large response from the server, however slowly the client reads it',
    async () => {
      const piece = Buffer.alloc(1 << 20, 'a');
      const pieces = 64;
      const sent = Promise.withResolvers<void>();
      const upstream = Bun.listen<{ left: Buffer }>({
        hostname: '127.0.0.1',
        port: 0,
        socket: {
          data(socket) {
            const head = `HTTP/1.1 200 OK\r\nContent-Length: ${piece.length * pieces}\r\n\r\n`;
            socket.data = { left: Buffer.concat([Buffer.from(head), ...Array(pieces).fill(piece)]) };
            send(socket);
          },
          drain: (socket) => send(socket),
        },
      });
      const send = (socket: Socket<{ left: Buffer }>) => {
        socket.data.left = socket.data.left.subarray(socket.write(socket.data.left));
        if (socket.data.left.length === 0) sent.resolve();
      };
      const proxy = await startProxy('nginx', upstream.port);
      const client = connect(proxy.port, '127.0.0.1');
      try {
        client.pause();
        client.write(`GET ${download} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nRange: bytes=0-\r\n\r\n`);
        await sent.promise;
        let received = 0;
        for await (const chunk of client) received += chunk.length;
        expect(received).toBeGreaterThan(piece.length * pieces);
      } finally {
        client.destroy();
        await proxy.stop();
        upstream.stop(true);
      }
    },
    60_000,
  );
});
