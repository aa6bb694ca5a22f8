import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { AccessLog, accessLogLine, type LogOutput } from './access-log.ts';
import type { AnswerRecord } from './answer-record.ts';

const now = new Date('2026-11-20T20:43:42.017Z');
const answer: AnswerRecord = {
  method: 'GET',
  path: '/api/BSB/GEN/1.json',
  status: 200,
  bytes: 5123,
  milliseconds: 0.0431,
  remoteAddress: '192.0.2.1',
  userAgent: undefined,
  referer: undefined,
  requestId: undefined,
};
const all = { ...answer, userAgent: 'curl/8', referer: 'https://a.example/', requestId: 'r-1' };
const hostile = 'a"b\\c\n\r\0\x7f\x80é\u2028🕊';
const anyRecord = fc.record({
  method: fc.string({ unit: 'binary', maxLength: 100 }),
  path: fc.string({ unit: 'binary', maxLength: 9000 }),
  userAgent: fc.string({ unit: 'binary', maxLength: 9000 }),
  referer: fc.string({ unit: 'binary', maxLength: 9000 }),
  requestId: fc.string({ unit: 'binary', maxLength: 9000 }),
});

function collected(room = (bytes: Uint8Array) => bytes.length) {
  const writes: string[] = [];
  const take = (bytes: Uint8Array) => {
    const taken = room(bytes);
    writes.push(Buffer.from(bytes.subarray(0, taken)).toString());
    return taken;
  };
  const output: LogOutput = {
    write: (bytes, done) => queueMicrotask(() => done(null, take(bytes))),
    writeNow: take,
  };
  return { writes, output, text: () => writes.join('') };
}

describe('a line of the access log', () => {
  test('as JSON', () => {
    expect(accessLogLine('json', answer, now)).toBe(
      '{"time":"2026-11-20T20:43:42.017Z","method":"GET","path":"/api/BSB/GEN/1.json","status":200,"bytes":5123,"ms":0.043,"remote":"192.0.2.1"}\n',
    );
    expect(JSON.parse(accessLogLine('json', all, now))).toMatchObject({
      userAgent: 'curl/8',
      referer: 'https://a.example/',
      requestId: 'r-1',
    });
  });

  test('as text: Common Log Format followed by the milliseconds', () => {
    const line =
      '192.0.2.1 - - [20/Nov/2026:20:43:42 +0000] "GET /api/BSB/GEN/1.json HTTP/1.1" 200 5123 0.043\n';
    expect(accessLogLine('text', all, now)).toBe(line);
  });

  test('of an unreadable request', () => {
    const unread = { ...answer, method: '', path: '', status: 400 };
    expect(accessLogLine('text', unread, now)).toContain('"-" 400 ');
    expect(JSON.parse(accessLogLine('json', unread, now))).toMatchObject({ method: '', path: '' });
  });

  test('escapes what would end a string, a line or the sense of a terminal', () => {
    const record = { ...answer, path: hostile, userAgent: hostile };
    expect(JSON.parse(accessLogLine('json', record, now))).toMatchObject({
      path: hostile,
      userAgent: hostile,
    });
    expect(accessLogLine('text', record, now)).toContain(
      '"GET a\\"b\\\\c\\x0a\\x0d\\x00\\x7f\\xc2\\x80\\xc3\\xa9\\xe2\\x80\\xa8\\xf0\\x9f\\x95\\x8a HTTP/1.1"',
    );
  });

  test('is one line of visible ASCII that fits one write to a pipe, for any request', () => {
    fc.assert(
      fc.property(anyRecord, (fields) => {
        for (const format of ['json', 'text'] as const) {
          const line = accessLogLine(format, { ...answer, ...fields }, now);
          expect(line).toMatch(/^[ -~]+\n$/);
          expect(line.length).toBeLessThanOrEqual(4096);
          if (format === 'json') expect(JSON.parse(line)).toMatchObject({ status: 200, remote: '192.0.2.1' });
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe('the access log', () => {
  test('contains every line in order, in pieces that fit one write to a pipe', async () => {
    const { output, writes, text } = collected();
    const log = new AccessLog('text', output);
    for (let bytes = 0; bytes < 5000; bytes++) {
      log.record({ ...answer, bytes });
      if (bytes % 1000 === 0) await Bun.sleep(0);
    }
    await log.close();
    expect(writes.every((piece) => piece.length <= 4096 && piece.endsWith('\n'))).toBe(true);
    const numbers = text()
      .trimEnd()
      .split('\n')
      .map((line) => Number(line.split(' ').at(-2)));
    expect(numbers).toEqual(Array.from({ length: 5000 }, (_, number) => number));
  });

  test('writes a line that no other follows', async () => {
    const { output, text } = collected();
    new AccessLog('text', output).record(answer);
    while (text() === '') await Bun.sleep(10);
    expect(text()).toMatch(/^192\.0\.2\.1 .*\n$/);
  });

  test('is complete if an output accepts few bytes per write', async () => {
    let turn = 0;
    const { output, text } = collected((bytes) => Math.min(bytes.length, 1 + (++turn % 7) * 100));
    const log = new AccessLog('json', output);
    for (let bytes = 0; bytes < 300; bytes++) log.record({ ...answer, bytes });
    await log.close();
    const lines = text().trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line).bytes)).toEqual(Array.from({ length: 300 }, (_, n) => n));
  });

  test('drops lines without a reader, and logs their number', async () => {
    let isRead = false;
    const { output, text } = collected((bytes) => (isRead ? bytes.length : 0));
    const log = new AccessLog('json', output);
    const sent = 100_000;
    for (let line = 0; line < sent; line++) log.record(answer);
    await Bun.sleep(1);
    isRead = true;
    while (!text().includes('dropped')) {
      log.record(answer);
      await Bun.sleep(20);
    }
    const lines = text().trimEnd().split('\n');
    const dropped = Number(/lines dropped .*: (\d+)"/.exec(text())![1]);
    expect(dropped).toBeGreaterThan(10_000);
    expect(text().length).toBeLessThan(9 * 1024 * 1024);
    expect(lines.length - 1 + dropped).toBeGreaterThanOrEqual(sent);
  });

  test('stops logging after its reader has ended, and responses continue', async () => {
    const gone = Object.assign(new Error('broken pipe'), { code: 'EPIPE' });
    let tries = 0;
    const output: LogOutput = {
      write: (_, done) => {
        tries++;
        queueMicrotask(() => done(gone, 0));
      },
      writeNow: () => {
        throw gone;
      },
    };
    const log = new AccessLog('text', output);
    log.record(answer);
    while (tries === 0) await Bun.sleep(10);
    await Bun.sleep(1);
    for (let line = 0; line < 10_000; line++) log.record(answer);
    await log.close();
    expect(tries).toBe(1);
  });
});
