import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { parse } from 'csv-parse/sync';
import { writeDataPackage } from '../../src/export/data-package.ts';
import { compiledSmallContent } from '../compiled.ts';
import { smallExample } from '../docs/example-content.ts';
import { runCommand } from '../end-to-end/command-line.ts';
import { newFolder } from '../new-folder.ts';

setDefaultTimeout(600_000);

beforeAll(async () => void (await smallExample()), 600_000);

interface Descriptor {
  readonly licenses: readonly unknown[];
  readonly resources: readonly {
    readonly name: string;
    readonly path: string;
    readonly bytes: number;
    readonly hash: string;
    readonly schema: {
      readonly fields: readonly {
        readonly name: string;
        readonly type: string;
        readonly constraints?: { readonly required?: boolean };
      }[];
      readonly primaryKey?: readonly string[];
      readonly foreignKeys?: readonly {
        readonly fields: readonly string[];
        readonly reference: { readonly resource: string; readonly fields: readonly string[] };
      }[];
    };
  }[];
}

type Row = Readonly<Record<string, string>>;

async function packageOf(ids: readonly string[] = [], format: 'csv' | 'ndjson' = 'csv') {
  const { library } = await smallExample();
  const folder = newFolder();
  const counts = writeDataPackage({ library, ids, folder, format });
  const text = (name: string) => readFileSync(join(folder, name), 'utf8');
  const descriptor = JSON.parse(text('datapackage.json')) as Descriptor;
  const rows = (name: string): Row[] => parse(text(`${name}.csv`), { columns: true });
  return { folder, counts, text, descriptor, rows };
}

const path = {
  type: 'string',
  pattern: '^(?=[^./~])(?!file:)(?!.*/\\.\\./)(?!.*\\\\).*$|^(http|ftp)s?://.*$',
};
const profile = {
  type: 'object',
  required: ['resources'],
  properties: {
    $schema: { const: 'https://datapackage.org/profiles/2.0/datapackage.json' },
    name: { type: 'string' },
    title: { type: 'string' },
    licenses: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        anyOf: [{ required: ['name'] }, { required: ['path'] }],
        properties: { path },
      },
    },
    sources: { type: 'array', items: { type: 'object', minProperties: 1, properties: { path } } },
    resources: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['name', 'path'],
        properties: {
          name: { type: 'string', pattern: '^[-a-z0-9._/]+$' },
          path,
          type: { enum: ['table'] },
          profile: { enum: ['tabular-data-resource'] },
          format: { type: 'string' },
          mediatype: { type: 'string', pattern: '^(.+)/(.+)$' },
          encoding: { type: 'string' },
          bytes: { type: 'integer' },
          hash: { type: 'string', pattern: '^([^:]+:[a-fA-F0-9]+|[a-fA-F0-9]{32}|)$' },
          dialect: { type: 'object', properties: { lineTerminator: { type: 'string' } } },
          schema: {
            type: 'object',
            required: ['fields'],
            properties: {
              fields: {
                type: 'array',
                minItems: 1,
                items: {
                  type: 'object',
                  required: ['name'],
                  properties: {
                    name: { type: 'string' },
                    type: { enum: ['string', 'integer', 'boolean'] },
                    constraints: { type: 'object', properties: { required: { type: 'boolean' } } },
                  },
                },
              },
              primaryKey: { type: 'array', minItems: 1, items: { type: 'string' } },
              foreignKeys: {
                type: 'array',
                minItems: 1,
                items: {
                  type: 'object',
                  required: ['fields', 'reference'],
                  properties: { reference: { type: 'object', required: ['fields'] } },
                },
              },
            },
          },
        },
      },
    },
  },
};

describe('A data package', () => {
  test('is described as the profile of data packages demands', async () => {
    const { descriptor, text } = await packageOf();
    const validate = new Ajv({ allErrors: true }).compile(profile);
    validate(descriptor);
    expect(validate.errors).toBeNull();
    for (const { path, bytes, hash } of descriptor.resources) {
      const content = Buffer.from(text(path));
      const sha256 = new Bun.CryptoHasher('sha256').update(content).digest('hex');
      expect([path, bytes, hash]).toEqual([path, content.length, `sha256:${sha256}`]);
    }
  });

  test('has the rows that its description promises: types, required cells, keys', async () => {
    const { descriptor, rows, counts } = await packageOf();
    const valid: Readonly<Record<string, RegExp>> = {
      integer: /^-?\d+$/,
      boolean: /^(?:true|false)$/,
      string: /^/,
    };
    for (const { name, schema } of descriptor.resources) {
      const table = rows(name);
      expect([name, table.length]).toEqual([name, counts[name as keyof typeof counts]]);
      expect(table.length).toBeGreaterThan(0);
      for (const { name: column, type, constraints } of schema.fields) {
        const cells = table.map((row) => row[column]!);
        expect([name, column, cells.filter((cell) => cell !== '' && !valid[type]!.test(cell))]).toEqual([
          name,
          column,
          [],
        ]);
        if (constraints?.required)
          expect([name, column, cells.filter((cell) => cell === '').length]).toEqual([name, column, 0]);
      }
      const { primaryKey, foreignKeys = [] } = schema;
      if (primaryKey)
        expect(new Set(table.map((row) => primaryKey.map((key) => row[key]).join('\n'))).size).toBe(
          table.length,
        );
      for (const { fields, reference } of foreignKeys) {
        const known = new Set(rows(reference.resource).map((row) => row[reference.fields[0]!]));
        expect([name, table.filter((row) => !known.has(row[fields[0]!])).length]).toEqual([name, 0]);
      }
    }
  });

  test('has the words where it says they are, in code points', async () => {
    const { rows } = await packageOf(['OSHB']);
    const texts = new Map(rows('verses').map((verse) => [verse.verse_id, [...verse.text!]]));
    const words = rows('words');
    const wrong = words.filter(
      ({ verse_id, start, end, text }) =>
        texts.get(verse_id)!.slice(Number(start), Number(end)).join('') !== text,
    );
    expect([words.length > 1000, wrong]).toEqual([true, []]);
    const first = rows('alignments').slice(0, 2);
    expect(first).toMatchObject([
      { word_id: 'OSHB_GEN_1_1_w1', part: '1', strongs: 'H7225', morph: 'HR/Ncfsa' },
      { strongs: 'H1254A', strongs_written: 'H1254a' },
    ]);
  });

  test('contains the place of verses in the originals', async () => {
    const { library } = await compiledSmallContent();
    const folder = newFolder();
    writeDataPackage({ library, ids: [], folder, format: 'csv' });
    const numbering: Row[] = parse(readFileSync(join(folder, 'numbering.csv'), 'utf8'), { columns: true });
    const of = (id: string) =>
      numbering
        .filter((row) => row.verse_id === id)
        .map((row) => `${row.original_book} ${row.original_chapter}:${row.original_verse}`);
    expect(of('SMALL_MAT_5_1')).toEqual(['MAT 5:1']);
    expect(of('SMALL_PSA_3_2').length).toBe(2);
  });

  test('shows DuckDB by its header that cells may have quotes, which it would not expect otherwise', async () => {
    const { descriptor, text } = await packageOf();
    for (const { name, schema } of descriptor.resources)
      expect(text(`${name}.csv`)).toStartWith(
        `${schema.fields.map((field) => `"${field.name}"`).join(',')}\n`,
      );
  });

  test('is the same as lines of JSON, and the same each time', async () => {
    const csv = await packageOf();
    const lines = await packageOf([], 'ndjson');
    for (const { name } of csv.descriptor.resources) {
      const rows = lines.text(`${name}.ndjson`).trimEnd().split('\n');
      const cells = rows.map((line) =>
        Object.fromEntries(
          Object.entries(JSON.parse(line)).map(([key, value]) => [key, String(value ?? '')]),
        ),
      );
      expect(cells).toEqual(csv.rows(name));
    }
    const again = await packageOf(['KJV', 'OSHB', 'KJV']);
    expect(again.text('datapackage.json')).toBe(csv.text('datapackage.json'));
  });
});

describe('docs/research.md', () => {
  const page = readFileSync(join(import.meta.dir, '../../docs/research.md'), 'utf8');
  const python = Bun.which('python3');

  test('has every column of every table', async () => {
    const { descriptor } = await packageOf();
    for (const { name, schema } of descriptor.resources) {
      const section = page.split(`\n### \`${name}\`\n`)[1]!.split('\n#')[0]!;
      const cells = [...section.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell]) => [
        ...cell!.matchAll(/`(\w+)`/g),
      ]);
      expect([name, ...cells.map(([, column]) => column!)]).toEqual([
        name,
        ...schema.fields.map((field) => field.name),
      ]);
    }
  });

  const programs = [...page.matchAll(/```python\n([^`]+)```/g)].map(([, program]) => program!);

  test.skipIf(!python).each(programs)('has a program that runs: %#', async (program) => {
    const hasPandas = () => Bun.spawnSync([python!, '-c', 'import pandas']).exitCode === 0;
    if (program.includes('pandas') && !hasPandas())
      return console.log('The program with pandas is not run: no pandas.');
    const { library } = await smallExample();
    const folder = newFolder({ x: '' });
    writeDataPackage({ library, ids: [], folder: join(folder, 'data'), format: 'csv' });
    const { stdout, stderr } = Bun.spawnSync([python!, '-c', program], { cwd: folder });
    expect(stderr.toString()).toBe('');
    expect(stdout.toString()).toContain('GEN ');
  });
});

describe('scriptorium export', () => {
  test('writes tables into a folder, and prints how many rows', async () => {
    const { directory } = await compiledSmallContent();
    const folder = join(newFolder(), 'new', 'folder');
    const { exitCode, stdout, stderr } = await runCommand('export', directory, '--data-package', folder);
    expect([exitCode, stderr]).toEqual([0, '']);
    expect(stdout).toStartWith('editions.csv: 1 row\nbooks.csv: 4 rows\nverses.csv: 10 rows\n');
    rmSync(folder, { recursive: true });
  });

  test.each([
    ['nothing to write', [], 2, '--ndjson or --data-package FOLDER'],
    ['a folder and a file', ['--data-package', 'a', '--out', 'b'], 2, 'cannot be used with option'],
    ['what is not a translation', ['SMALLNOTES', '--data-package', 'a'], 1, 'SMALLNOTES is a commentary.'],
    ['a file in place of a folder', ['--data-package', import.meta.path], 1, 'is a file, not a folder.'],
  ])('refuses %s', async (_, words, exitCode, message) => {
    const { directory } = await compiledSmallContent();
    const finished = await runCommand('export', directory, ...words);
    expect([finished.exitCode, finished.stdout]).toEqual([exitCode, '']);
    expect(finished.stderr).toContain(message);
    expect(finished.stderr).not.toContain('This is a bug');
  });
});
