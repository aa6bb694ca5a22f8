import { describe, expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

const root = join(import.meta.dir, '../..');
/** Data flows in one direction: a room only imports from the rooms before it, and from `lib`. */
const rooms = [
  'lib',
  'generated',
  'model',
  'references',
  'formats',
  'documents',
  'search',
  'questions',
  'library',
  'site',
  'compile',
  'check',
  'net',
  'fetch',
  'server',
  'release',
  'publish',
  'export',
  'mcp',
  'cli',
  'entry-points',
];
/**
 * Size limits in both directions, against tiny as well as huge modules: the median of lines, and maximum
 * values for the number of modules, source files per folder, and the percentages of tiny modules, of modules
 * with a single importer, and of import lines.
 */
const bounds = {
  medianLines: 60,
  slips: 8,
  modules: 830,
  folderWidth: 22,
  singleImporter: 30,
  importLines: 5.3,
};

const folders = [
  'src',
  'starter',
  'packaging',
  'test',
  'bench',
  'web',
  'client/src',
  'client/test',
  'client/scripts',
];
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

  test('is in a room', () => {
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

describe('a file is one concept: neither a slip nor a heap', () => {
  const lines = (file: string) => readFileSync(join(root, file), 'utf8').split('\n').length - 1;
  const isTable = (file: string) =>
    file === 'client/src/documents.ts' || (/table/.test(basename(file)) && lines(file) > 400);
  const modules = sources.filter(
    (file) =>
      !/\.(test|fixture|make|rows|d)\.tsx?$/.test(file) && !file.startsWith('test/') && !isTable(file),
  );
  const sizes = modules.map(lines).toSorted((a, b) => a - b);
  const at = (share: number) => sizes[Math.floor(sizes.length * share)]!;
  const percent = (part: number, whole: number) => (100 * part) / whole;

  test('files have mostly 60 to 250 lines, none over 400', () => {
    console.log(
      `${modules.length} modules: median ${at(0.5)} lines, 90 % at most ${at(0.9)}, the longest ${sizes.at(-1)}`,
    );
    expect(at(0.5)).toBeGreaterThanOrEqual(bounds.medianLines);
    expect(at(0.9)).toBeLessThanOrEqual(250);
    expect(modules.filter((file) => lines(file) > 400)).toEqual([]);
    expect(percent(sizes.filter((size) => size <= 15).length, sizes.length)).toBeLessThanOrEqual(
      bounds.slips,
    );
    expect(modules.length).toBeLessThanOrEqual(bounds.modules);
  });

  test('folders are not crowded', () => {
    const folders = Map.groupBy(modules, dirname);
    const wide = [...folders].filter(([, files]) => files.length > bounds.folderWidth);
    expect(wide.map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([]);
  });

  test('few modules exist for a single neighbour', () => {
    const importers = new Map<string, Set<string>>();
    for (const file of modules) {
      for (const imported of importsOf(file)) {
        importers.set(imported, (importers.get(imported) ?? new Set()).add(file));
      }
    }
    const lonely = modules.filter((file) => {
      const [only, second] = importers.get(file) ?? [];
      return only !== undefined && second === undefined && dirname(only) === dirname(file);
    });
    const share = percent(lonely.length, modules.length);
    console.log(`${share.toFixed(0)} % of the modules have one importer, in the same folder`);
    expect(share).toBeLessThanOrEqual(bounds.singleImporter);
  });

  test('few lines are imports', () => {
    const importLines = (file: string) => {
      const statements = readFileSync(join(root, file), 'utf8').matchAll(
        /^(?:import|export)\b[^;]*?\bfrom '[^']+';/gm,
      );
      return [...statements].reduce((sum, [statement]) => sum + statement.split('\n').length, 0);
    };
    const imports = modules.reduce((sum, file) => sum + importLines(file), 0);
    const share = percent(
      imports,
      sizes.reduce((sum, size) => sum + size, 0),
    );
    console.log(`${share.toFixed(1)} % of the lines are imports`);
    expect(share).toBeLessThanOrEqual(bounds.importLines);
  });

  test('its name says what lives in it', () => {
    expect(modules.filter((file) => /\/(utils?|helpers?|common|misc|types)\.tsx?$/.test(file))).toEqual([]);
  });

  test('what it exports is used by another file', () => {
    const readers = new Map<string, Set<string>>();
    for (const file of sources) {
      for (const [name] of readFileSync(join(root, file), 'utf8').matchAll(/[A-Za-z_$][\w$]*/g)) {
        readers.set(name, (readers.get(name) ?? new Set()).add(file));
      }
    }
    const declared =
      /^export (?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;
    // Exports of the client and the package are for their users
    const unused = modules
      .filter((file) => !/^(?:client|src\/entry-points)\//.test(file))
      .flatMap((file) => {
        const names = [...readFileSync(join(root, file), 'utf8').matchAll(declared)].map(([, name]) => name!);
        return names.filter((name) => readers.get(name)!.size === 1).map((name) => `${file}: ${name}`);
      });
    expect(unused).toEqual([]);
  });
});

test('the parts that others may use as a library call nothing of Bun', () => {
  const portable = /^src\/(model|references|formats|documents|questions|search)\//;
  const callsBun = (file: string) => /\bBun\.|from 'bun/.test(readFileSync(join(root, file), 'utf8'));
  expect(sources.filter((file) => portable.test(file) && !isWide(file) && callsBun(file))).toEqual([]);
});

describe('zod, which is slow to load,', () => {
  /**
   * The modules that a file loads statically or dynamically. Type-only imports are ignored, because they do
   * not exist at run time.
   */
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
    const reached = reachedFrom(['src/compile/workers/compile-worker.ts', ...servers]);
    expect(reached).toContain('src/documents/translation/chapter.ts');
    expect(reached).toContain('src/documents/commentary/commentary-documents.ts');
    expect(reached).not.toContain('zod');
  });
});
