import { afterEach, beforeEach, expect, test } from 'bun:test';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { handWrittenEditions } from './starter-editions.ts';

let content = '';
const write = (name: string, text: string): void => writeFileSync(join(content, 'datasets/mine', name), text);
const madeFrom = (): string => handWrittenEditions(content)[0]!.madeFrom();

beforeEach(() => {
  content = mkdtempSync(join(tmpdir(), 'scriptorium-hand-written-'));
  mkdirSync(join(content, 'datasets/mine'), { recursive: true });
  write('edition.json', '{}');
  write('b.csv', 'one');
});

afterEach(() => rmSync(content, { recursive: true }));

test('an edition is found with its folder and its files in the order of their names', () => {
  const [edition, ...others] = handWrittenEditions(content);
  expect(others).toEqual([]);
  expect(edition!.folder).toBe('datasets/mine');
  expect([...edition!.files()].map(([name, text]) => [name, String(text)])).toEqual([
    ['b.csv', 'one'],
    ['edition.json', '{}'],
  ]);
});

test('hidden files are passed over, in the rooms and in the editions', () => {
  writeFileSync(join(content, 'datasets/.DS_Store'), '');
  const before = madeFrom();
  write('.DS_Store', '');
  expect(handWrittenEditions(content)).toHaveLength(1);
  expect(madeFrom()).toBe(before);
});

const changes: [string, () => void][] = [
  ['a changed file', () => write('b.csv', 'two')],
  ['a new file', () => write('a.csv', '')],
  [
    'a renamed file',
    () => renameSync(join(content, 'datasets/mine/b.csv'), join(content, 'datasets/mine/c.csv')),
  ],
];

test.each(changes)('%s is noticed', (_, change) => {
  const before = madeFrom();
  expect(madeFrom()).toBe(before);
  change();
  expect(madeFrom()).not.toBe(before);
});
