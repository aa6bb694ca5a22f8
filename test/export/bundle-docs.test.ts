import { Database } from 'bun:sqlite';
import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeEditions } from '../../src/export/write-bundle.ts';
import { type CompiledContent, compiledStarter } from '../compiled.ts';
import { newFolder } from '../new-folder.ts';
import { bundledEdition } from './bundled-edition.ts';

setDefaultTimeout(600_000);

const page = readFileSync(join(import.meta.dir, '../../docs/bundles.md'), 'utf8');
const queries = [...page.matchAll(/```sql\n-- ([\w-]+)(, may be empty)?\n([^`]+)```/g)].map(
  ([, id, mayBeEmpty, sql]) => ({ id: id!, mayBeEmpty: mayBeEmpty !== undefined, sql: sql! }),
);

const opened = new Map<string, Promise<{ file: string; db: Database }>>();

function bundle(id: string): Promise<{ file: string; db: Database }> {
  const known = opened.get(id) ?? compiledStarter().then((compiled) => bundleOf(compiled, id));
  opened.set(id, known);
  return known;
}

async function bundleOf(compiled: CompiledContent, id: string) {
  if (id !== 'ALL') return bundledEdition(compiled, id);
  const file = join(newFolder(), 'editions.sqlite');
  await writeEditions({ library: compiled.library, ids: [], file, withSearch: true });
  return { file, db: new Database(file, { readonly: true }) };
}

beforeAll(async () => {
  for (const id of ['KJV', 'OSHB', 'RUTHNOTES', 'RUTHREFS', 'RUTHNAMES', 'strongs-hebrew', 'ALL'])
    await bundle(id);
}, 600_000);

function describedTables(section: string): string[] {
  const [, text] = page.split(`\n## ${section}\n`);
  const tables = text!
    .split(/\n## /)[0]!
    .split(/\n### `/)
    .slice(1);
  return tables
    .map((table) => {
      const columns = [...table.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell]) =>
        [...cell!.matchAll(/`(\w+)`/g)].map(([, name]) => name),
      );
      return `${table.split('`')[0]}: ${columns.sort().join(', ')}`;
    })
    .sort();
}

function tablesOf(db: Database): string[] {
  return db
    .query<{ name: string }, []>(`SELECT name FROM sqlite_schema WHERE type IN ('table', 'view')`)
    .all()
    .filter(({ name }) => !/_search(_\w+)?$/.test(name))
    .map(({ name }) => {
      const columns = db.query<{ name: string }, []>(`PRAGMA table_info(${name})`).all();
      return `${name}: ${columns
        .map((column) => column.name)
        .sort()
        .join(', ')}`;
    })
    .sort();
}

describe('The page on bundles describes every table and column of a bundle', () => {
  test.each([
    ['KJV', 'Translations'],
    ['RUTHNOTES', 'Commentaries'],
    ['RUTHREFS', 'Cross-references'],
    ['strongs-hebrew', 'Lexicons'],
  ])('of %s', async (id, section) => {
    const described = [...describedTables('Tables of every database'), ...describedTables(section)];
    expect(described.sort()).toEqual(tablesOf((await bundle(id)).db));
  });

  test('of RUTHNAMES, whose books are those of its cross references', async () => {
    const books = describedTables('Cross-references').filter((table) => table.startsWith('books:'));
    const described = [
      ...describedTables('Tables of every database'),
      ...books,
      ...describedTables('Entities'),
    ];
    expect(described.sort()).toEqual(tablesOf((await bundle('RUTHNAMES')).db));
  });
});

describe('The queries of the page on bundles', () => {
  test('are all found', () => {
    expect(queries.length).toBe([...page.matchAll(/```sql/g)].length);
    expect(queries.length).toBeGreaterThan(10);
  });

  test.each(queries)('run in $id: $sql', async ({ id, sql, mayBeEmpty }) => {
    const rows = (await bundle(id)).db.query(sql).all();
    if (!mayBeEmpty) expect(rows.length).toBeGreaterThan(0);
  });
});

const python = Bun.which('python3');
const hasSearch =
  python !== null &&
  Bun.spawnSync([
    python,
    '-c',
    "import sqlite3; sqlite3.connect(':memory:').execute('create virtual table t using fts5(a)')",
  ]).exitCode === 0;
if (!hasSearch) console.log('Tests with python3 are skipped: it is not there, or its SQLite has no FTS5.');

describe('Python, with a SQLite of its own,', () => {
  test.skipIf(!hasSearch)('runs the program of the page', async () => {
    const { file } = await bundle('KJV');
    const [, program] = /```python\n([^`]+)```/.exec(page) ?? [];
    const { stdout, stderr } = Bun.spawnSync([python!, '-c', program!], { cwd: dirname(file) });
    expect(stderr.toString()).toBe('');
    expect(stdout.toString()).toMatch(/^JHN 4:10 Jesus answered.* living water\.$/m);
  });

  test.skipIf(!hasSearch)('finds no fault in a bundle and its index', async () => {
    const { file } = await bundle('OSHB');
    const program = `
import sqlite3, sys
with open(sys.argv[1], 'rb') as f: before = f.read()
db = sqlite3.connect('file:' + sys.argv[1] + '?mode=ro&immutable=1', uri=True)
print(db.execute('PRAGMA integrity_check').fetchone()[0])
copy = sqlite3.connect(':memory:')
db.backup(copy)
for index in ('verse_search', 'footnote_search'):
    copy.execute(f"INSERT INTO {index} ({index}, rank) VALUES ('integrity-check', 1)")
with open(sys.argv[1], 'rb') as f: print(before == f.read())`;
    const { stdout, stderr } = Bun.spawnSync([python!, '-c', program, file]);
    expect(stderr.toString()).toBe('');
    expect(stdout.toString()).toBe('ok\nTrue\n');
  });
});
