import { expect, setDefaultTimeout, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LanguageResult, measureLanguages } from '../../bench/references/reference-cases.ts';

setDefaultTimeout(600_000);

const page = readFileSync(join(import.meta.dir, '../../docs/references.md'), 'utf8');

test('names of books in 50 languages are parsed and detected as docs/references.md says, and never as another book', async () => {
  const results = await measureLanguages();
  expect(results.length).toBeGreaterThanOrEqual(50);
  const sum = (member: 'cases' | 'parsed' | 'detected' | 'wrong') =>
    results.reduce((total, result) => total + result[member], 0);
  expect(results.flatMap(({ examples }) => examples)).toEqual([]);
  expect(sum('wrong')).toBe(0);
  expect(sum('parsed') / sum('cases')).toBeGreaterThan(0.995);
  expect(sum('detected') / sum('cases')).toBeGreaterThan(0.98);
  const written = results.map(({ language, cases, parsed, detected, wrong }: LanguageResult) =>
    [language, cases.toLocaleString('en'), share(parsed, cases), share(detected, cases), wrong].join(' '),
  );
  expect(rowsOf(page)).toEqual(written);
});

function share(count: number, cases: number): string {
  return `${((100 * count) / cases).toFixed(1)} %`;
}

function rowsOf(markdown: string): string[] {
  const rows = [...markdown.matchAll(/^\| [^|]+ \| ([a-z]{3}) +\|(.+)\|$/gm)];
  return rows.map(([, code, cells]) => [code, ...cells!.split('|').map((cell) => cell.trim())].join(' '));
}
