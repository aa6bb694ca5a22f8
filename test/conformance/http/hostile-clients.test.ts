import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { runs } from '../../long-tests.ts';
import { answers } from './answers.ts';
import { askChapter } from './ask.ts';
import { deliveries } from './deliveries.ts';
import { expectedAnswers, type HttpRow } from './http-row.ts';
import { httpRows } from './http-rows.ts';
import { playRow } from './play-row.ts';
import type { RawAnswer } from './raw-answer.ts';
import { RawConnection } from './raw-connection.ts';
import { fillIn, type ServedFacts, serveFacts } from './served-facts.ts';

let facts: ServedFacts;
beforeAll(async () => {
  facts = await serveFacts();
});
afterAll(() => facts.stop());

const allRows = Object.values(httpRows).flat();
const usual: HttpRow = { rfc: '', what: '', send: askChapter(), expect: answers.chapter };

/**
 * All responses to a client that sends these bytes and nothing else. @throws if a response is malformed or
 * the server does not close the connection.
 */
async function answersTo(bytes: Buffer): Promise<RawAnswer[]> {
  const connection = new RawConnection(facts.port);
  try {
    connection.send(bytes);
    connection.endSending();
    await connection.rest();
    const found: RawAnswer[] = [];
    while (!connection.isDrained) found.push(await connection.answer());
    return found;
  } finally {
    connection.close();
  }
}

async function expectNothingHappened(): Promise<void> {
  expect((await playRow(usual, facts)).faults).toEqual([]);
}

const successes = (found: readonly RawAnswer[]) => found.filter(({ status }) => status < 300).length;

describe('the server survives, and sends no client an unrequested document, after', () => {
  test('bytes of every kind', async () => {
    const pieces = fc.array(
      fc.oneof(
        fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes).toString('latin1')),
        fc.constantFrom('GET ', ' HTTP/1.1', '\r\n', '\r\n\r\n', '\n', '\r', ': ', 'Host: a', '\0', ' ', '/'),
      ),
      { maxLength: 20 },
    );
    const garbage = fc.asyncProperty(pieces, async (parts) => {
      const text = parts.join('');
      fc.pre(!isRequest.test(text));
      const found = await answersTo(Buffer.from(text, 'latin1'));
      expect(successes(found)).toBe(0);
      expect(found.length).toBeLessThanOrEqual(1 + heads(text));
      await expectNothingHappened();
    });
    await fc.assert(garbage, { numRuns: runs(300) });
  }, 600_000);

  test('requests with changed, removed and inserted bytes', async () => {
    const gets = allRows.filter(
      ({ send }) => /^GET /.test(send) && !/HEAD /.test(send) && send.length < 2000,
    );
    const change = fc.record({
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      remove: fc.nat({ max: 4 }),
      insert: fc.oneof(
        fc.constantFrom('', '\r\n', '\r', '\n', ' ', ':', '\0', '%00', ',', ';', '"', '\t'),
        fc.uint8Array({ maxLength: 3 }).map((bytes) => Buffer.from(bytes).toString('latin1')),
      ),
    });
    const changed = fc.asyncProperty(
      fc.constantFrom(...gets),
      fc.array(change, { minLength: 1, maxLength: 4 }),
      async (row, changes) => {
        const text = changes.reduce(
          (before, { at, remove, insert }) => {
            const from = Math.floor(at * before.length);
            return before.slice(0, from) + insert + before.slice(from + remove);
          },
          fillIn(row.send, facts),
        );
        const found = await answersTo(Buffer.from(text, 'latin1'));
        expect(successes(found)).toBeLessThanOrEqual(heads(text));
        if (!isRequest.test(text)) expect(successes(found)).toBe(0);
        await expectNothingHappened();
      },
    );
    await fc.assert(changed, { numRuns: runs(400) });
  }, 600_000);

  test('requests that break off', async () => {
    const text = askChapter('Accept-Encoding: gzip', 'If-None-Match: "x"');
    for (let length = 0; length < text.length; length++) {
      expect(successes(await answersTo(Buffer.from(text.slice(0, length))))).toBe(0);
    }
    await expectNothingHappened();
  });

  test('clients that leave without a word', async () => {
    for (const send of [askChapter().repeat(50), 'GET', askChapter('Content-Length: 5')]) {
      const connection = new RawConnection(facts.port);
      connection.send(Buffer.from(send));
      connection.close();
    }
    await expectNothingHappened();
  });
});

test('a client that closes its sending side is answered still (RFC 9112, 9.6)', async () => {
  const found = await answersTo(Buffer.from(askChapter() + askChapter('Accept-Encoding: gzip')));
  expect(found.map(({ status }) => status)).toEqual([200, 200]);
});

test('any pipeline is answered in its order, however it is cut (RFC 9112, 9.3.2)', async () => {
  const keeping = allRows.filter(
    (row) => row.send.length < 3000 && expectedAnswers(row, facts).every(({ closes }) => !closes),
  );
  const pipelines = fc.asyncProperty(
    fc.array(fc.constantFrom(...keeping), { minLength: 2, maxLength: 30 }),
    fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 5 }),
    async (rows, pieces) => {
      const pipeline: HttpRow = {
        rfc: '',
        what: '',
        send: rows.map(({ send }) => send).join(''),
        expect: rows.flatMap((row) => expectedAnswers(row, facts)),
      };
      expect((await playRow(pipeline, facts, deliveries.cutInto(pieces))).faults).toEqual([]);
    },
  );
  await fc.assert(pipelines, { numRuns: 100 });
}, 600_000);

const isRequest = /(GET|HEAD|OPTIONS) [\x21-\x7e]+ HTTP\/1\.\d\r\n/;

function heads(text: string): number {
  return text.split('\r\n\r\n').length - 1;
}
