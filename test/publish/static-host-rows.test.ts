import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { compiledSmallBrotli, compiledSmallContent } from '../compiled.ts';
import type { HttpRow } from '../conformance/http/http-row.ts';
import { httpRows } from '../conformance/http/http-rows.ts';
import { playRow } from '../conformance/http/play-row.ts';
import type { ServedFacts } from '../conformance/http/served-facts.ts';
import type { ListeningProgram } from '../listening-program.ts';
import { differenceOf, hostDifferences, matchesRow } from './static-host/host-differences.ts';
import { publishedFolder } from './static-host/published-folder.ts';
import { rowOfHost } from './static-host/row-of-host.ts';
import { startStaticHost } from './static-host/start-static-host.ts';
import { staticFacts } from './static-host/static-facts.ts';
import { staticHosts } from './static-host/static-hosts.ts';

setDefaultTimeout(600_000);

const libraries = { 'gzip alone': compiledSmallContent, 'brotli too': compiledSmallBrotli };
const cases = staticHosts.flatMap((host) =>
  (['gzip alone', 'brotli too'] as const).map((coding) => ({ host, name: host.name, coding })),
);

describe.each(cases)('$name, where files are in $coding, answers as the server does:', ({ host, coding }) => {
  let running: ListeningProgram;
  let facts: ServedFacts;
  beforeAll(async () => {
    if (!host.isInstalled) return;
    const { library } = await libraries[coding]();
    running = await startStaticHost(host, await publishedFolder(library));
    facts = await staticFacts(running, library);
  }, 600_000);
  afterAll(() => running?.stop());

  const rows = Object.entries(httpRows).flatMap(([topic, all]) =>
    all.filter((row) => !differenceOf(host.name, topic, row)).map((row) => [topic, row.what, row] as const),
  );

  test.skipIf(!host.isInstalled).each(rows)('%s: %s', async (_topic, _what, row) => {
    expect((await playRow(rowOfHost(row), facts)).faults).toEqual([]);
  });

  test.skipIf(!host.isInstalled)('each coding of each document has a strong tag of its own', () => {
    const tags = [...facts.named].flatMap(([name, value]) => (name.endsWith('tag') ? [value] : []));
    expect(tags.filter((tag) => !/^"[\x21\x23-\x7e]+"$/.test(tag))).toEqual([]);
    expect(new Set(tags).size).toBe(coding === 'brotli too' ? 6 : 4);
  });
});

describe('the differences that are let pass', () => {
  test.each(hostDifferences.map((difference) => [difference.reason, difference] as const))(
    '%s: are of rows that there are',
    (_, { rows = {} }) => {
      const isThere = (topic: string, pattern: string) =>
        (httpRows[topic] ?? []).some((row: HttpRow) => matchesRow(pattern, row));
      const missing = Object.entries(rows).flatMap(([topic, patterns]) =>
        patterns.filter((pattern) => !isThere(topic, pattern)),
      );
      expect(missing).toEqual([]);
    },
  );

  test('leave most rows', () => {
    const all = Object.entries(httpRows).flatMap(([topic, rows]) => rows.map((row) => [topic, row] as const));
    for (const { name } of staticHosts) {
      const played = all.filter(([topic, row]) => !differenceOf(name, topic, row));
      expect(played.length).toBeGreaterThan(200);
    }
  });
});
