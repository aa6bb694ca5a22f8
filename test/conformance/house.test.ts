import { describe, expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const root = join(import.meta.dir, '../..');
/** Data flows one way: a room imports from the rooms before it, and from `lib`. */
const rooms = [
  'lib',
  'model',
  'formats',
  'documents',
  'library',
  'site',
  'compile',
  'net',
  'fetch',
  'server',
  'release',
  'publish',
  'export',
  'cli',
];
const dataTables = ['src/model/languages-table.ts', 'src/model/versification-table.ts'];

const folders = ['src', 'starter', 'test', 'bench', 'web', 'client/src', 'client/test', 'client/scripts'];
const sources = folders
  .flatMap((folder) => [...new Bun.Glob(`${folder}/**/*.{ts,tsx}`).scanSync(root)])
  .sort();
const isWide = (file: string) => /\.(test|fixture|make|rows)\.ts$/.test(file);

function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const specifiers = [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(
    ([, specifier]) => specifier!,
  );
  return specifiers.map((specifier) => relative(root, join(root, dirname(file), specifier)));
}

describe('every file in src', () => {
  test('imports only from the rooms before its own', () => {
    const wrong = sources
      .filter((file) => file.startsWith('src/') && !isWide(file))
      .flatMap((file) => importsOf(file).map((imported) => [file, imported] as const))
      .filter(([file, imported]) => {
        const [room, importedRoom] = [file, imported].map((path) => rooms.indexOf(path.split('/')[1]!));
        return imported.startsWith('src/') && importedRoom! > room!;
      });
    expect(wrong).toEqual([]);
  });

  test('lies in a room', () => {
    const known = new Set(rooms);
    expect(sources.filter((file) => file.startsWith('src/') && !known.has(file.split('/')[1]!))).toEqual([]);
  });

  test('is part of no import cycle', () => {
    const graph = new Map(sources.map((file) => [file, importsOf(file)]));
    const done = new Set<string>();
    const visit = (file: string, path: readonly string[]): string[] => {
      if (path.includes(file)) return [[...path.slice(path.indexOf(file)), file].join(' -> ')];
      if (done.has(file)) return [];
      done.add(file);
      return (graph.get(file) ?? []).flatMap((imported) => visit(imported, [...path, file]));
    };
    expect(sources.flatMap((file) => visit(file, []))).toEqual([]);
  });
});

test('files are short, and their names say what lives in them', () => {
  const lines = (file: string) => readFileSync(join(root, file), 'utf8').split('\n').length;
  expect(sources.filter((file) => !dataTables.includes(file) && lines(file) > 400)).toEqual([]);
  expect(sources.filter((file) => /\/(utils?|helpers?|common|misc|types)\.ts$/.test(file))).toEqual([]);
});

test('the parts that others may use as a library call nothing of Bun', () => {
  const portable = /^src\/(model|formats|documents)\//;
  const callsBun = (file: string) => /\bBun\.|from 'bun/.test(readFileSync(join(root, file), 'utf8'));
  expect(sources.filter((file) => portable.test(file) && !isWide(file) && callsBun(file))).toEqual([]);
});

describe('zod, which is slow to load,', () => {
  /** What a file loads when it is loaded, or later on: imports of types alone are gone by then. */
  const loadedBy = (file: string): string[] => {
    const text = readFileSync(join(root, file), 'utf8');
    const specifiers = [
      ...text.matchAll(/^(?:import|export) (?!type\b|interface\b)(?:[^;'"]*? from )?'([^']+)'/gm),
      ...text.matchAll(/\bimport\(\s*'([^']+)'/g),
    ].map(([, specifier]) => specifier!);
    return specifiers.map((name) => (name.startsWith('.') ? join(dirname(file), name) : name));
  };
  const reachedFrom = (starts: readonly string[]): Set<string> => {
    const reached = new Set(starts);
    for (const file of reached) {
      if (!file.endsWith('.ts')) continue;
      for (const loaded of loadedBy(file)) reached.add(loaded);
    }
    return reached;
  };

  test('is loaded in documents by schemas alone', () => {
    const isSchema = /-(schemas?|parts)\.ts$/;
    const loads = sources.filter(
      (file) => file.startsWith('src/documents/') && !isWide(file) && loadedBy(file).includes('zod'),
    );
    expect(loads.length).toBeGreaterThan(10);
    expect(loads.filter((file) => !isSchema.test(file))).toEqual([]);
  });

  test('is loaded neither by what makes documents nor by the server', () => {
    expect(reachedFrom(['src/documents/document-schemas.ts'])).toContain('zod');
    const servers = sources.filter((file) => file.startsWith('src/server/') && !isWide(file));
    const reached = reachedFrom(['src/compile/compile-worker.ts', ...servers]);
    expect(reached).toContain('src/documents/translation/chapter.ts');
    expect(reached).toContain('src/documents/commentary/commentary-documents.ts');
    expect(reached).not.toContain('zod');
  });
});
