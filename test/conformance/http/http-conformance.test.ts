import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { expectedAnswers, type HttpRow } from './http-row.ts';
import { httpRows } from './http-rows.ts';
import { playRow } from './play-row.ts';
import { type ServedFacts, serveFacts } from './served-facts.ts';

const allRows = Object.values(httpRows).flat();

const served: Record<'gzip alone' | 'brotli too', ServedFacts | undefined> = {
  'gzip alone': undefined,
  'brotli too': undefined,
};
beforeAll(async () => {
  served['gzip alone'] = await serveFacts();
  served['brotli too'] = await serveFacts({ hasBrotli: true });
});
afterAll(() => Promise.all(Object.values(served).map((facts) => facts?.stop())));

describe.each(['gzip alone', 'brotli too'] as const)('with documents in %s:', (which) => {
  const play = (row: HttpRow) => playRow(row, served[which]!);

  describe.each(Object.entries(httpRows))('%s', (_, rows) => {
    test.each(rows.map((row) => [row.rfc, row.what, row] as const))('%s: %s', async (_rfc, _what, row) => {
      expect((await play(row)).faults).toEqual([]);
    });
  });

  describe('HEAD has the fields of GET (RFC 9110, 9.3.2):', () => {
    const heads = allRows.filter((row) => /^HEAD (?!.*Range:)/s.test(row.send) && !Array.isArray(row.expect));
    const fieldsOf = async (row: HttpRow) => {
      const { date: _, ...fields } = Object.fromEntries((await play(row)).answers[0]?.fields ?? []);
      return fields;
    };
    test.each(heads.map((row) => [row.what, row] as const))('%s', async (_, row) => {
      const [answer] = expectedAnswers(row, { hasBrotli: which === 'brotli too' });
      const { isToHead: _head, ...toGet } = answer!;
      const get = { rfc: row.rfc, what: row.what, send: row.send.replace('HEAD', 'GET'), expect: toGet };
      expect(await fieldsOf(row)).toEqual(await fieldsOf(get));
    });
  });

  test('each coding of each document has a strong tag of its own (RFC 9110, 8.8.3.3)', () => {
    const tags = [...served[which]!.named].flatMap(([name, value]) => (name.endsWith('tag') ? [value] : []));
    expect(tags.filter((tag) => !/^"[\x21\x23-\x7e]+"$/.test(tag))).toEqual([]);
    expect(new Set(tags).size).toBe(which === 'brotli too' ? 6 : 4);
  });
});

describe('the suite', () => {
  test('cites a section for each of at least 120 rows', () => {
    expect(allRows.length).toBeGreaterThanOrEqual(120);
    const cited = /^(RFC (9110|9112|9113|3986|6585), [\d.]+|Fetch, [A-Z][\w ]+)$/;
    expect(allRows.filter(({ rfc }) => !cited.test(rfc))).toEqual([]);
  });

  test('has no row twice', () => {
    expect(new Set(allRows.map(({ rfc, what }) => rfc + what)).size).toBe(allRows.length);
  });
});
