import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { basename, dirname, join } from 'node:path';
import { longFunctions } from './house/long-functions.ts';
import { exportsOf, importsOf, isWide, linesOf, sources, textOf } from './house/source-files.ts';

/** Data flows in one direction: a room only imports from the rooms before it, and from `lib`. */
const rooms = [
  'lib',
  'generated',
  'model',
  'references',
  'formats',
  'documents',
  'search',
  'align',
  'questions',
  'library',
  'site',
  'compile',
  'check',
  'net',
  'fetch',
  'server',
  'edge',
  'release',
  'publish',
  'export',
  'mcp',
  'cli',
  'entry-points',
];
/**
 * Size limits in both directions, against tiny as well as huge modules: the median of lines, and maximum
 * values for the number of modules, source files per folder, the percentages of tiny modules, of modules
 * with a single importer, and of import lines, the number of exports that only tests import, of functions
 * with more than 60 lines, of functions with one name, and of all lines. They only grow for a new capability.
 */
const bounds = {
  medianLines: 80,
  slips: 3,
  modules: 1_127,
  folderWidth: 26,
  singleImporter: 20,
  importLines: 5.9,
  exportsOnlyTested: 135,
  longFunctions: 20,
  sameName: 6,
  lines: 131_750,
};

/**
 * The maximum percentage of modules with a single importer, in the same folder, for rooms with more of them
 * than usual.
 */
const singleImporters: Readonly<Record<string, number>> = {
  'src/export': 60,
  'src/formats': 31,
  'src/library': 30,
  'web/embed': 34,
  'web/explorer': 30,
  'web/guides': 34,
  'web/reader': 40,
};
const defaultSingleImporter = 25;

const sharedByPages = ['web/browser', 'web/service', 'web/strings', 'web/widgets'];
/**
 * Imports allowed in addition to those of `rooms`: a folder or file, and what its files may import outside that
 * folder. The first match counts. Tests may import anything.
 */
const allowedImports: readonly (readonly [importer: string, imported: readonly string[]])[] = [
  ['src/mcp', ['client/src/http']],
  ['src/edge', ['client/src/stemmers.ts']],
  ['src/cli/commands/start.ts', ['starter/prepare-starter.ts']],
  ['src', []],
  ['web/build.ts', ['web', 'src/site']],
  ['web/bundle-page.ts', []],
  ['web/styles', []],
  ['web/browser', []],
  ['web/strings', ['src/model']],
  ['web/service', ['client/src', 'src/references']],
  ['web/widgets', ['web/service', 'web/strings', 'client/src']],
  // Each of these could be a package; the files are the entry modules of the package
  ['web/guides', ['web/styles']],
  ['web/explorer', ['web/browser', 'web/styles', 'client/src']],
  [
    'web/embed',
    [
      ...['web/bundle-page.ts', 'web/service', 'web/strings', 'client/src'],
      ...['web/widgets/place-beside.ts', 'web/widgets/quotation-words.ts'],
      ...['src/model', 'src/references', 'src/generated'],
    ],
  ],
  ['web/offline', [...sharedByPages, 'client/src', 'src/documents', 'src/lib/json-text.ts', 'src/model']],
  [
    'web/pages',
    [
      ...[...sharedByPages, 'client/src', 'src/model', 'src/site'],
      ...['web/reader/look.ts', 'web/reader/settings.tsx', 'web/reader/text/chapter-ends.tsx'],
      ...['chapter-notes.tsx', 'chapter-view.tsx', 'script-of.ts', 'text-blocks.ts'].map(
        (file) => `web/reader/text/${file}`,
      ),
    ],
  ],
  [
    'web/reader',
    [
      ...[...sharedByPages, 'web/styles', 'client/src', 'src/model', 'src/questions', 'src/references'],
      ...['offline-mark', 'readable-offline', 'kept-translations'].map((name) => `web/offline/${name}.tsx`),
      ...['kept-recordings.ts', 'recording-controls.tsx'].map((file) => `web/offline/recordings/${file}`),
    ],
  ],
  [
    'client/src',
    ['src/model', 'src/references', 'src/documents', 'src/questions', 'src/search', 'src/net/retry-after.ts'],
  ],
  ['client', ['test', 'src/documents', 'src/search/forms/stemmers.ts']],
  ['starter', ['src/lib', 'src/model']],
  ['packaging', ['client', 'starter', 'src/lib']],
  ['bench', ['src', 'test']],
];

/** Names that different modules of `src/` export for different things: rename one and remove its line. */
const repeatedToday: ReadonlySet<string> = new Set(['VersePiece']);

/** `src/search`, `web/reader` or `bench`: the first folder of a file, two in `src/` and `web/`. */
const roomOf = (file: string) => /^(?:(?:src|web)\/[^/]+(?=\/)|[^/]+)/.exec(file)![0];
// Biome measures the functions in a process, which a busy machine delays
setDefaultTimeout(120_000);

const isIn = (file: string, folder: string) => file === folder || file.startsWith(`${folder}/`);

describe('every file in src', () => {
  test('imports only from the rooms before its own', () => {
    const wrong = sources
      .filter((file) => file.startsWith('src/') && !isWide(file))
      .flatMap((file) => importsOf(file).map((imported) => [file, imported.file] as const))
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
    const graph = new Map(sources.map((file) => [file, importsOf(file).map((each) => each.file)]));
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

test('files in and outside src import only what their room may', () => {
  const wrong = sources
    .filter((file) => !isWide(file))
    .flatMap((file) => {
      const [room, allowed] = allowedImports.find(([importer]) => isIn(file, importer))!;
      const home = room.endsWith('.ts') ? dirname(room) : room;
      const base = file.startsWith('src/') ? 'src' : home;
      return importsOf(file)
        .filter(({ file: imported }) => imported !== 'package.json')
        .filter(({ file: imported }) => ![base, ...allowed].some((folder) => isIn(imported, folder)))
        .map(({ file: imported }) => `${file} imports ${imported}`);
    });
  expect(wrong).toEqual([]);
});

describe('modules are neither tiny nor huge', () => {
  const isTable = (file: string) =>
    file === 'client/src/documents.ts' || (/table/.test(basename(file)) && linesOf(file) > 400);
  const modules = sources.filter(
    (file) =>
      !/\.(test|fixture|make|rows|d)\.tsx?$/.test(file) && !file.startsWith('test/') && !isTable(file),
  );
  const sizes = modules.map(linesOf).toSorted((a, b) => a - b);
  const at = (share: number) => sizes[Math.floor(sizes.length * share)]!;
  const percent = (part: number, whole: number) => (100 * part) / whole;

  test('most files have 60 to 250 lines and none over 400', () => {
    console.log(
      `${modules.length} modules: median ${at(0.5)} lines, 90 % at most ${at(0.9)}, the longest ${sizes.at(-1)}`,
    );
    expect(at(0.5)).toBeGreaterThanOrEqual(bounds.medianLines);
    expect(at(0.9)).toBeLessThanOrEqual(250);
    expect(modules.filter((file) => linesOf(file) > 400)).toEqual([]);
    expect(percent(sizes.filter((size) => size <= 15).length, sizes.length)).toBeLessThanOrEqual(
      bounds.slips,
    );
    expect(modules.length).toBeLessThanOrEqual(bounds.modules);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(bounds.lines);
  });

  test('folders are not crowded', () => {
    const folders = Map.groupBy(modules, dirname);
    const wide = [...folders].filter(([, files]) => files.length > bounds.folderWidth);
    expect(wide.map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([]);
  });

  test('few modules exist for a single neighbour', () => {
    const importers = new Map<string, Set<string>>();
    for (const file of modules) {
      for (const { file: imported } of importsOf(file)) {
        importers.set(imported, (importers.get(imported) ?? new Set()).add(file));
      }
    }
    const isLonely = (file: string) => {
      const [only, second] = importers.get(file) ?? [];
      return only !== undefined && second === undefined && dirname(only) === dirname(file);
    };
    const share = (files: readonly string[]) => percent(files.filter(isLonely).length, files.length);
    const all = share(modules);
    console.log(`${all.toFixed(0)} % of the modules have one importer, in the same folder`);
    expect(all).toBeLessThanOrEqual(bounds.singleImporter);
    const crowded = [...Map.groupBy(modules, roomOf)].filter(
      ([room, files]) => share(files) > (singleImporters[room] ?? defaultSingleImporter),
    );
    expect(crowded.map(([room, files]) => `${room}: ${share(files).toFixed(1)} %`)).toEqual([]);
  });

  test('few lines are imports', () => {
    const importLines = (file: string) => {
      const statements = textOf(file).matchAll(/^(?:import|export)\b[^;]*?\bfrom '[^']+';/gm);
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

  test('another file imports each export', () => {
    const { unused, onlyTested } = unimportedExports(modules);
    expect(unused).toEqual([]);
    console.log(`${onlyTested.length} exports are only imported by tests`);
    expect(onlyTested.length).toBeLessThanOrEqual(bounds.exportsOnlyTested);
  });

  test('an exported name of src means one thing', () => {
    const declared = modules
      .filter((file) => file.startsWith('src/'))
      .flatMap((file) => exportsOf(file).map((name) => ({ name, file })));
    const repeated = [...Map.groupBy(declared, ({ name }) => name)].filter(([, all]) => all.length > 1);
    const added = repeated.filter(([name]) => !repeatedToday.has(name));
    expect(added.map(([name, all]) => `${name}: ${all.map(({ file }) => file).join(', ')}`)).toEqual([]);
    const names = new Set(repeated.map(([name]) => name));
    expect([...repeatedToday].filter((name) => !names.has(name))).toEqual([]);
  });

  test('a name is not that of many functions', () => {
    const served = modules.filter((file) => /^(?:src|web|client)\//.test(file));
    const declared = served.flatMap((file) => [
      ...textOf(file).matchAll(
        /^(?:export )?(?:async )?(?:function\*? (\w+)|const (\w+) = (?:async )?(?:\(|\w+ =>))/gm,
      ),
    ]);
    const names = Map.groupBy(declared, ([, name, constant]) => name ?? constant!);
    const repeated = [...names].filter(([, all]) => all.length > bounds.sameName);
    expect(repeated.map(([name, all]) => `${name}: ${all.length}`)).toEqual([]);
  });

  test('no function has more than 80 lines', () => {
    const measured = longFunctions(['src', 'web', 'client', 'starter', 'packaging', 'bench']).filter(
      ({ file }) => !isWide(file),
    );
    const long = measured.filter(({ lines }) => lines > 60);
    console.log(`${long.length} functions have more than 60 lines`);
    expect(long.length).toBeLessThanOrEqual(bounds.longFunctions);
    const tooLong = long.filter(({ lines }) => lines > 80);
    expect(tooLong.map(({ name, file, lines }) => `${file}: ${name} has ${lines} lines`)).toEqual([]);
  });
});

function unimportedExports(modules: readonly string[]) {
  const importers = new Map<string, string[]>();
  for (const file of sources) {
    for (const { file: imported, names } of importsOf(file)) {
      const used =
        names ??
        (sources.includes(imported) ? exportsOf(imported) : []).filter((name) =>
          new RegExp(`\\b${name}\\b`).test(textOf(file)),
        );
      for (const name of used) {
        const key = `${imported}: ${name}`;
        importers.set(key, [...(importers.get(key) ?? []), file]);
      }
    }
  }
  // Exports of the client and the package are for their users
  const declared = modules
    .filter((file) => !/^(?:client|src\/entry-points|packaging\/try-packages)\//.test(file))
    .flatMap((file) => exportsOf(file).map((name) => `${file}: ${name}`));
  const unused = declared.filter((key) => !importers.has(key));
  return { unused, onlyTested: declared.filter((key) => importers.get(key)?.every(isWide)) };
}

test('the parts that others may use as a library call nothing of Bun', () => {
  const portable = /^src\/(model|references|formats|documents|questions|search)\//;
  const callsBun = (file: string) => /\bBun\.|from 'bun/.test(textOf(file));
  expect(sources.filter((file) => portable.test(file) && !isWide(file) && callsBun(file))).toEqual([]);
});

describe('zod, which is slow to load,', () => {
  /**
   * The modules that a file loads statically or dynamically. Type-only imports are ignored, because they do
   * not exist at run time.
   */
  const loadedBy = (file: string): string[] => {
    const text = textOf(file);
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

  test('is loaded only by schemas in documents', () => {
    const isSchema = /-(schemas?|parts)\.ts$/;
    const loads = sources.filter(
      (file) => file.startsWith('src/documents/') && !isWide(file) && loadedBy(file).includes('zod'),
    );
    expect(loads.length).toBeGreaterThan(10);
    expect(loads.filter((file) => !isSchema.test(file))).toEqual([]);
  });

  test('is loaded neither by the compiler of documents nor by the server', () => {
    expect(reachedFrom(['src/documents/document-schemas.ts'])).toContain('zod');
    const servers = sources.filter((file) => file.startsWith('src/server/') && !isWide(file));
    const reached = reachedFrom(['src/compile/workers/compile-worker.ts', ...servers]);
    expect(reached).toContain('src/documents/translation/chapter.ts');
    expect(reached).toContain('src/documents/commentary/commentary-documents.ts');
    expect(reached).not.toContain('zod');
  });
});
