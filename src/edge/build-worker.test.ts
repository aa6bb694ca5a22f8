import { expect, test } from 'bun:test';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stemmerNames } from '../search/forms/stemmers.ts';
import { compactStemmers, withCompactTables } from './build-worker.ts';
import { codedEndings, endingTable } from './ending-table.ts';
import { languageTables, TablesNotLoadedError } from './published-tables.ts';
import worker from './worker.ts';

type Stemmers = Readonly<Record<string, (word: string) => string>>;

async function bundle(
  plugins: Bun.BunPlugin[],
): Promise<{ readonly size: number; readonly stemmers: Stemmers }> {
  const folder = mkdtempSync(join(tmpdir(), 'stemmers-'));
  const entry = join(import.meta.dir, 'all-stemmers.js');
  const files = {
    [entry]: stemmerNames
      .map(
        (name) =>
          `export { stemmer as ${name} } from ${JSON.stringify(Bun.fileURLToPath(import.meta.resolve(`@orama/stemmers/${name}`)))};`,
      )
      .join('\n'),
  };
  const { outputs } = await Bun.build({ entrypoints: [entry], files, minify: true, plugins });
  const text = await outputs[0]!.text();
  const file = join(folder, 'stemmers.mjs');
  writeFileSync(file, text);
  return { size: text.length, stemmers: await import(file) };
}

const letters =
  'abcdefghijklmnopqrstuvwxyzàâäåæçèéêëìíîïñòóôöøùúûüőūžčćđšαβγδεηικλμνοπρστυωабвгдежзиклмнопрстуюяابتدرسكلمنهويआकतनमरसகதநமர';

function words(count: number): string[] {
  const random = (below: number) => Math.floor(Math.random() * below);
  return Array.from({ length: count }, () => {
    const start = random(letters.length);
    return Array.from({ length: 2 + random(9) }, () => letters[(start + random(24)) % letters.length]).join(
      '',
    );
  });
}

function stemOf(stemmer: (word: string) => string, word: string): string {
  try {
    return stemmer(word);
  } catch (error) {
    return String(error);
  }
}

test('rewritten stemmers are shorter and return the same stems', async () => {
  const [original, compact] = await Promise.all([bundle([]), bundle([compactStemmers])]);
  expect(compact.size).toBeLessThan(original.size * 0.8);
  expect(compact.stemmers.german!('häusern')).toBe('haus');
  const endings = [
    'ajacima',
    'nevidljivih',
    'ανθρωπος',
    'issements',
    'ational',
    'lerinizden',
    'jących',
    'ості',
  ];
  for (const name of stemmerNames) {
    for (const word of [
      ...words(400),
      ...words(50).flatMap((word) => endings.map((ending) => word + ending)),
    ])
      expect(`${name} ${word} ${stemOf(compact.stemmers[name]!, word)}`).toBe(
        `${name} ${word} ${stemOf(original.stemmers[name]!, word)}`,
      );
  }
}, 60_000);

test('tables that are not derived stay as they are', () => {
  for (const table of ['[["a",-1,1],["ba",-1,2],["ab",-1,3]]', '[["a",-1,1],["a1",-1,2]]'])
    expect(withCompactTables(`x=${table}`)).toEndWith(`x=${table}`);
  expect(withCompactTables('x=[["\\xe9",-1,1],["b\\xe9",0,-1]]')).toEndWith(
    'x=endingTable("é0b1",")\'",false)',
  );
  expect(endingTable('a0b1c2', ')*+', true)).toEqual([
    ['a', -1, 1],
    ['ab', 0, 2],
    ['abc', 1, 3],
  ]);
  expect(codedEndings(['ed', 'eed', 'ing'], false)).toBe('ed0e2ing0');
});

test('with an empty bucket the worker is not ready, and says what to configure', async () => {
  const BUCKET = { get: async () => null };
  const response = await worker.fetch(new Request('https://edge.example/ready'), { BUCKET });
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({
    error: { code: 'not_ready', hint: expect.stringContaining('BUCKET') },
  });
});

test('a question that needs the names of books in other languages waits for their table', () => {
  expect(() => languageTables.bookNames.trim()).toThrow(TablesNotLoadedError);
  languageTables.use({ bookNames: 'GEN Génesis\n', simplifiedCharacters: '\n' });
  expect(languageTables.bookNames.trim()).toBe('GEN Génesis');
});
