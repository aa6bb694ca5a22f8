import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { isLong } from '../../long-tests.ts';
import { deliveries } from './deliveries.ts';
import type { HttpRow } from './http-row.ts';
import { httpRows } from './http-rows.ts';
import { playRow } from './play-row.ts';
import { type ServedFacts, serveFacts } from './served-facts.ts';

let facts: ServedFacts;
beforeAll(async () => {
  facts = await serveFacts();
});
afterAll(() => facts.stop());

const rowsOf = (rows: readonly HttpRow[]) => rows.filter(({ send }) => send.length < 50_000);

describe.each(Object.entries(httpRows))('how a request is cut changes no answer: %s', (_, rows) => {
  test('byte by byte', async () => {
    const wrong: string[] = [];
    for (const row of rowsOf(rows)) {
      const { faults } = await playRow(row, facts, deliveries.byteByByte);
      wrong.push(...faults.map((fault) => `${row.what}: ${fault}`));
    }
    expect(wrong).toEqual([]);
  }, 600_000);

  test('in any places', async () => {
    const lengths = fc.array(fc.oneof(fc.integer({ min: 1, max: 80 }), fc.integer({ min: 1, max: 9000 })), {
      minLength: 1,
      maxLength: 8,
    });
    const cuts = fc.asyncProperty(fc.constantFrom(...rowsOf(rows)), lengths, async (row, pieces) => {
      expect((await playRow(row, facts, deliveries.cutInto(pieces))).faults).toEqual([]);
    });
    await fc.assert(cuts, { numRuns: isLong ? 60 : 10 });
  }, 600_000);
});
