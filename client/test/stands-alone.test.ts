import { expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = join(import.meta.dir, '../src');
const files = [...new Bun.Glob('**/*.ts').scanSync(source)].filter((file) => !file.endsWith('.test.ts'));

function importsOf(file: string): string[] {
  const text = readFileSync(join(source, file), 'utf8');
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, specifier]) => specifier!);
}

test('the library imports nothing but its own files', () => {
  const foreign = files.flatMap((file) =>
    importsOf(file)
      .filter((name) => !name.startsWith('.') || !join(source, file, '..', name).startsWith(`${source}/`))
      .map((name) => `${file}: ${name}`),
  );
  expect(files.length).toBeGreaterThan(15);
  expect(foreign).toEqual([]);
});

test('its package has no dependency', () => {
  const description = JSON.parse(readFileSync(join(source, '../package.json'), 'utf8'));
  expect(Object.keys(description).filter((name) => /dependencies/i.test(name))).toEqual([]);
});
