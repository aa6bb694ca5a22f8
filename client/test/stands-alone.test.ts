import { expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const repository = join(import.meta.dir, '../..');

function importsOf(file: string, withLazy: boolean): string[] {
  const text = readFileSync(join(repository, file), 'utf8');
  const statements = [
    ...text.matchAll(/^(?:import|export) (?!type\b)(?:[^;'"]*? from )?'([^']+)'/gm),
    ...(withLazy ? text.matchAll(/\bimport\(\s*'([^']+)'/g) : []),
  ];
  return statements.map(([, specifier]) =>
    specifier!.startsWith('.') ? relative(repository, join(repository, file, '..', specifier!)) : specifier!,
  );
}

function reachedFrom(file: string, withLazy = true): string[] {
  const reached = new Set([file]);
  for (const each of reached) {
    if (each.endsWith('.ts')) for (const imported of importsOf(each, withLazy)) reached.add(imported);
  }
  return [...reached].sort();
}

const isStemmer = /^@orama\/stemmers\//;

const isShared = /^(?:client\/src|src\/references|src\/questions|src\/search)\//;

test('the client imports only its own files and pure modules of the service', () => {
  const reached = reachedFrom('client/src/index.ts');
  expect(reached.length).toBeGreaterThan(30);
  const own = reached.filter((file) => !isShared.test(file) && !isStemmer.test(file));
  expect(own).toEqual([
    'src/documents/links.ts',
    'src/documents/question-parameters.ts',
    'src/documents/search/search-entries.ts',
    // Related languages with the same stemmer
    'src/generated/macrolanguages-table.ts',
    'src/generated/representative-codes-table.ts',
    'src/generated/simplified-characters.ts',
    // Loaded on demand, to show translations in parallel
    'src/generated/versification-table.ts',
    'src/lib/closest.ts',
    'src/lib/group-by.ts',
    'src/lib/longest-ascending.ts',
    'src/lib/stemmer-paths.ts',
    'src/model/books.ts',
    'src/model/calendar-date.ts',
    'src/model/macrolanguages.ts',
    'src/model/morphology/greek-columns.ts',
    'src/model/morphology/hebrew.ts',
    'src/model/morphology/morphology.ts',
    'src/model/morphology/robinson.ts',
    'src/model/sha256-text.ts',
    'src/model/shortest-tag.ts',
    'src/model/strongs-number.ts',
    'src/model/verse-of-the-day.ts',
    'src/net/retry-after.ts',
  ]);
  const files = reached.filter((file) => !isStemmer.test(file));
  const texts = files.map((file) => readFileSync(join(repository, file), 'utf8'));
  expect(files.filter((_, index) => /\bBun\.|'(?:bun|node):|\bprocess\./.test(texts[index]!))).toEqual([]);
});

test('the code that loads immediately parses no references and includes one small table', () => {
  const atOnce = reachedFrom('client/src/index.ts', false);
  expect(atOnce).toContain('client/src/passages.ts');
  expect(
    atOnce.filter((file) => /generated|english-names|parse-references|src\/search\//.test(file)),
  ).toEqual(['src/generated/representative-codes-table.ts']);
});

test('book names of other languages are in a separate module', () => {
  const own = reachedFrom('client/src/languages.ts');
  expect(own).toContain('src/generated/book-names.ts');
  expect(own.filter((file) => !isShared.test(file) && !/^src\/(?:lib|model|generated)\//.test(file))).toEqual(
    [],
  );
});

test('components and hooks load nothing else than the client does', () => {
  const own = [...reachedFrom('client/src/components.ts'), ...reachedFrom('client/src/react.ts')];
  const others = own.filter((file) => !isShared.test(file) && !isStemmer.test(file) && file !== 'react');
  const ofClient = new Set(reachedFrom('client/src/index.ts'));
  expect(others.filter((file) => !ofClient.has(file))).toEqual([]);
});

test('the package has no dependencies, except React for its hooks', () => {
  const description = JSON.parse(readFileSync(join(repository, 'client/package.json'), 'utf8'));
  const names = Object.keys(description).filter((name) => /dependencies/i.test(name));
  expect(names).toEqual(['peerDependencies', 'peerDependenciesMeta']);
  expect(description.peerDependenciesMeta).toEqual({ react: { optional: true } });
});
