import { expect, test } from 'bun:test';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedData } from '../shared-data.ts';
import { comparedShapes } from './compared-keys.ts';
import { compatibilityPage, withTables } from './compatibility-page.make.ts';
import { publicOperations } from './public-types.ts';

test('docs/compatibility.md has every operation and key as both describe them', async () => {
  const page = await Bun.file(compatibilityPage).text();
  expect(withTables(page)).toBe(page);
  expect(publicOperations.filter(({ path }) => !page.includes(`| \`${path}\` |`))).toEqual([]);
});

test('the page lists every key of the public API with its type, and no other key', () => {
  const keys = comparedShapes().flatMap((shape) =>
    shape.keys.map(({ name, theirs, ours }) => ({ at: `${shape.name}.${name}`, theirs, ours })),
  );
  expect(keys.length).toBeGreaterThan(400);
  expect(keys.filter(({ ours }) => !ours).map(({ at }) => at)).toEqual([
    'ScoredVerseRef.content',
    'VerseRef.content',
    'VerseRef.endChapter',
  ]);
  expect(keys.filter(({ theirs }) => !theirs).map(({ at }) => at)).toEqual([]);
  for (const { at, theirs, ours } of keys)
    if (theirs && ours) expect([at, ours.type]).toEqual([at, theirs.type]);
  const looser = keys.filter(
    ({ theirs, ours }) =>
      theirs && ours && ((ours.isOptional && !theirs.isOptional) || (ours.isNullable && !theirs.isNullable)),
  );
  expect(looser.map(({ at }) => at)).toEqual(['ScoredVerseRef.score']);
});

const tree = sharedData && join(sharedData, 'public-api/api');

test.skipIf(!tree || !existsSync(tree))(
  "the output of the public API's generator has only keys that are in the tables",
  () => {
    const keys = new Set(comparedShapes().flatMap((shape) => shape.keys.map(({ name }) => name)));
    const found = new Set<string>();
    const collect = (value: unknown): void => {
      if (Array.isArray(value)) value.forEach(collect);
      else if (value !== null && typeof value === 'object') {
        for (const [name, member] of Object.entries(value)) {
          found.add(name);
          if (!/Audio(Links|Timings)$/.test(name)) collect(member);
        }
      }
    };
    for (const file of [
      'available_translations',
      'BSBFOUR/books',
      'BSBFOUR/complete',
      'BSBFOUR/complete.simple',
    ])
      collect(JSON.parse(readFileSync(join(tree!, `${file}.json`), 'utf8')));
    expect(found.size).toBeGreaterThan(30);
    expect([...found].filter((name) => !keys.has(name))).toEqual([]);
  },
);
