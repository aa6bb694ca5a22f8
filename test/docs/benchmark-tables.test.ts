import { describe, expect, test } from 'bun:test';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { medianPair } from '../../bench/lib/report.ts';
import {
  isStale,
  needsNoStamp,
  tablesOf,
  withConfirmed,
  withPrinted,
} from '../../bench/lib/stamped-tables.ts';
import {
  digestOf,
  filesOf,
  parseStamp,
  stampText,
  type TableStamp,
  tableDependencies,
} from '../../bench/lib/table-stamp.ts';
import { newFolder } from '../new-folder.ts';

const root = join(import.meta.dir, '../..');

describe.each(['docs/benchmarks.md', 'docs/scaling.md'])('in %s', (page) => {
  const tables = tablesOf(readFileSync(join(root, page), 'utf8'));

  test('every table names the source of its figures', () => {
    expect(tables.length).toBeGreaterThan(4);
    const unknown = tables.filter((table) => !table.stamp && !needsNoStamp(table));
    expect(unknown.map(({ start, head }) => `${page}:${start + 1}: ${head}`)).toEqual([]);
  });

  test('no table is older than the code on which its figures depend', () => {
    const stale = tables.flatMap(({ stamp, start }) => (stamp && isStale(stamp) ? [{ stamp, start }] : []));
    const advice = stale.map(
      ({ stamp: { bench, files }, start }) =>
        `${page}:${start + 1} depends on ${files}, which changed. Measure again: node bin/bun.mjs bench/tables.ts --measure ${bench}. ` +
        `Or, if the figures cannot have changed: node bin/bun.mjs bench/tables.ts --confirm ${bench}`,
    );
    expect(advice).toEqual([]);
  });
});

test('every pattern of files names files', () => {
  for (const [bench, patterns] of Object.entries(tableDependencies)) {
    for (const pattern of patterns)
      expect([bench, pattern, [...new Bun.Glob(pattern).scanSync(root)].length > 0]).toEqual([
        bench,
        pattern,
        true,
      ]);
  }
});

describe('the digest of a benchmark', () => {
  const changed = (file: string, change: (text: string) => string) => {
    const folder = newFolder();
    for (const part of ['bench', 'src/server', 'src/library'])
      cpSync(join(root, part), join(folder, part), { recursive: true });
    const before = digestOf('serve', folder);
    writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')));
    return digestOf('serve', folder) !== before;
  };

  test('changes with the code of its files', () => {
    expect(changed('src/server/http/response.ts', (text) => `${text}\nexport const added = 1;\n`)).toBe(true);
    expect(changed('bench/serve/peers.ts', (text) => text.replace('tcp_nopush on', 'tcp_nopush off'))).toBe(
      true,
    );
  });

  test('does not change with comments, types and layout, nor with other files and tests', () => {
    const comment = '/** A comment. */\ninterface Added {\n  readonly member: string;\n}\n';
    expect(changed('src/server/http/response.ts', (text) => `${text}\n\n${comment}`)).toBe(false);
    expect(changed('src/server/http/outbox.test.ts', (text) => `${text}\nexport const added = 1;\n`)).toBe(
      false,
    );
    expect(changed('src/server/observe/metrics.ts', (text) => `${text}\nexport const added = 1;\n`)).toBe(
      false,
    );
  });
});

describe('a stamp', () => {
  const word = fc.stringMatching(/^[\w./,*{}=-]{1,20}$/);
  const anyStamp: fc.Arbitrary<TableStamp> = fc.record(
    {
      bench: fc.constantFrom(...Object.keys(tableDependencies)),
      words: fc.array(word, { maxLength: 4 }).map((words) => words.join(' ')),
      commit: fc.stringMatching(/^[0-9a-f]{8}\+?$/),
      files: fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' ')),
      digest: fc.stringMatching(/^[0-9a-f]{16}$/),
      confirmed: fc.stringMatching(/^[0-9a-f]{8}$/),
    },
    { requiredKeys: ['bench', 'words', 'commit', 'files', 'digest'] },
  );

  test('is read back unchanged', () => {
    fc.assert(fc.property(anyStamp, (stamp) => expect(parseStamp(stampText(stamp))).toEqual(stamp)));
  });
});

describe('a page of tables', () => {
  const stampOf = (bench: string, words: string, digest = '0'): string =>
    stampText({ bench, words, commit: '00000000', files: filesOf(bench).join(' '), digest });
  const table = (head: string, row: string, stamp: string) =>
    `| ${head} |\n| --- |\n| ${row} |\n\n${stamp}\n`;
  const page = [
    '# Page\n',
    table('load', 'old', stampOf('serve', '--editions 2')),
    'Text\n',
    table('load', 'older', stampOf('serve', '--editions 20')),
    table('minute', 'first', stampOf('soak', '--minutes 10')),
  ].join('\n');

  test('replaces the table of the same command', () => {
    const printed = `nginx 1.22\n\n${table('load  ', 'new', stampOf('serve', '--editions 20', '1'))}\ngood\n`;
    const expected = page.replace(
      table('load', 'older', stampOf('serve', '--editions 20')),
      table('load  ', 'new', stampOf('serve', '--editions 20', '1')),
    );
    expect(withPrinted(page, printed)).toBe(expected);
    expect(withPrinted(page, table('a', 'b', stampOf('start', '')))).toBeUndefined();
  });

  test('gets it also if it was printed with other options, unless it is unclear which one it replaces', () => {
    expect(withPrinted(page, table('minute', 'second', stampOf('soak', '--minutes 2')))).toContain(
      '| second |',
    );
    expect(() => withPrinted(page, table('load', 'new', stampOf('serve', '')))).toThrow(/Several tables/);
  });

  test('gets several tables with the same head in their order', () => {
    const printed = ['first', 'second', 'not on the page'].map((row) =>
      table('load', row, stampOf('serve', '', '1')),
    );
    const changed = withPrinted(page, printed.join('\n'))!;
    expect(tablesOf(changed)).toHaveLength(3);
    expect(changed).toMatch(/first.*second.*minute/s);
  });

  test('is current after a change was confirmed, and says so', () => {
    const confirmed = tablesOf(withConfirmed(page, ['serve']));
    expect(confirmed.map(({ stamp }) => isStale(stamp!))).toEqual([false, false, true]);
    expect(confirmed[0]!.stamp).toMatchObject({
      commit: '00000000',
      confirmed: expect.stringMatching(/^\w+/),
    });
    expect(confirmed[2]!.stamp).not.toHaveProperty('confirmed');
  });
});

test('a printed ratio is the quotient of the two figures next to it', () => {
  const figures = fc.array(fc.tuple(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 1, max: 1e6 })), {
    minLength: 1,
    maxLength: 15,
  });
  fc.assert(
    fc.property(figures, (rounds) => {
      const { own, other, ratio } = medianPair(
        rounds.map(([value]) => value),
        rounds.map(([, value]) => value),
      );
      expect(ratio).toBe(own / other);
      expect(rounds).toContainEqual([own, other]);
      const smaller = rounds.filter(([a, b]) => a / b < ratio).length;
      const larger = rounds.filter(([a, b]) => a / b > ratio).length;
      expect(Math.max(smaller, larger)).toBeLessThanOrEqual(rounds.length / 2);
    }),
  );
});
