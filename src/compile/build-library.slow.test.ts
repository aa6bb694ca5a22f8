import { describe, expect, setDefaultTimeout, spyOn, test } from 'bun:test';
import { cpSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { copyLibrary } from '../../test/compiled.ts';
import { newFolder } from '../../test/new-folder.ts';
import { readDocument } from '../../test/read-document.ts';
import { writeFiles } from '../../test/write-files.ts';
import { links } from '../documents/links.ts';
import { type Library, openLibrary } from '../library/library.ts';
import { withoutManifests } from '../library/without-manifests.fixture.ts';
import type { BuildEvent } from './build-edition.ts';
import { type BuildSummary, buildLibrary } from './build-library.fixture.ts';
import { planLibrary } from './build-library.ts';
import { CommitQueue } from './commit-queue.ts';

setDefaultTimeout(600_000);

const book = (text: string, id = 'GEN') => `\\id ${id}\n\\c 1\n\\p\n\\v 1 ${text}\n`;

const metadata = (id: string) => ({
  id,
  name: id,
  englishName: `The ${id} Bible`,
  language: 'eng',
  website: 'https://example.org',
  licenseUrl: 'https://example.org/license',
});

function twoEditions() {
  const content = newFolder({
    'translations/b/edition.json': metadata('B'),
    'translations/b/GEN.usfm': book('The first of B.'),
    'translations/a/edition.json': metadata('A'),
    'translations/a/GEN.usfm': book('The first of A.'),
    'translations/a/EXO.usfm': book('The second of A.', 'EXO'),
  });
  return { content, library: newFolder() };
}

const built = new Map<boolean, Promise<ReturnType<typeof twoEditions> & { readonly events: BuildEvent[] }>>();

function firstBuild(withBrotli: boolean) {
  return built.getOrInsertComputed(withBrotli, async () => {
    const folders = twoEditions();
    const events: BuildEvent[] = [];
    await buildLibrary({ ...folders, withBrotli, onEvent: (event) => events.push(event) });
    return { ...folders, events };
  });
}

async function builtEditions(withBrotli = false) {
  const first = await firstBuild(withBrotli);
  const [content, library] = [newFolder(), newFolder()];
  cpSync(first.content, content, { recursive: true });
  copyLibrary(first.library, library);
  return { content, library };
}

const outcomes = ({ editions }: BuildSummary) =>
  Object.fromEntries(editions.map(({ id, outcome }) => [id, outcome]));

const codes = ({ diagnostics }: BuildSummary) => diagnostics.map(({ code }) => code);

async function inLibrary<T>(directory: string, look: (library: Library) => T): Promise<T> {
  const library = openLibrary(directory, { readOnly: true });
  try {
    expect([...library.verify()]).toEqual([]);
    return look(library);
  } finally {
    await library.close();
  }
}

const catalogue = (directory: string) =>
  inLibrary(directory, (library) =>
    readDocument<{ translations: { id: string }[] }>(
      library,
      '/api/available_translations.json',
    ).translations.map(({ id }) => id),
  );

const firstVerse = (directory: string, path: string) =>
  inLibrary(directory, (library) => {
    if (!library.get(path)) return undefined;
    const { chapter } = readDocument<{ chapter: { content: { content?: string[] }[] } }>(library, path);
    return chapter.content.find(({ content }) => content)!.content![0];
  });

test('a first build compiles every edition, and the catalogue lists them sorted by id', async () => {
  const { content, library } = twoEditions();
  const summary = await buildLibrary({ content, library });
  expect(outcomes(summary)).toEqual({ A: 'compiled', B: 'compiled' });
  expect(codes(summary)).toEqual([]);
  expect(await catalogue(library)).toEqual(['A', 'B']);
  expect(summary.editions[0]!.counts).toMatchObject({ books: 2, chapters: 2, verses: 2, documents: 12 });
  await inLibrary(library, (opened) => {
    expect(opened.paths('/api/A/')).toHaveLength(7);
    expect(readDocument(opened, '/api/available_commentaries.json')).toEqual({ commentaries: [] });
    expect(readDocument(opened, '/api/available_datasets.json')).toEqual({ datasets: [] });
  });
});

test('the catalogue is sorted for any order of editions', async () => {
  const content = newFolder({
    'translations/x/edition.json': metadata('m'),
    'translations/x/GEN.usfm': book('m'),
  });
  const library = newFolder();
  for (const id of ['m', 'Z', 'a', 'B2', 'B10']) {
    writeFiles(join(content, 'translations', id), { 'edition.json': metadata(id), 'GEN.usfm': book(id) });
    if (id === 'm') rmSync(join(content, 'translations/x'), { recursive: true });
    await buildLibrary({ content, library });
  }
  expect(await catalogue(library)).toEqual(['B10', 'B2', 'Z', 'a', 'm']);
});

test('a second build finds all unchanged, keeps their counts and writes nothing', async () => {
  const { content, library } = twoEditions();
  const first = await buildLibrary({ content, library });
  const generation = await inLibrary(library, (opened) => opened.generation());
  const second = await buildLibrary({ content, library });
  expect(outcomes(second)).toEqual({ A: 'unchanged', B: 'unchanged' });
  expect(second.editions.map(({ counts }) => counts)).toEqual(first.editions.map(({ counts }) => counts));
  expect(await inLibrary(library, (opened) => opened.generation())).toBe(generation);
});

test.each([
  ['a source is edited', 'b/GEN.usfm', book('Changed.')],
  ['a source is added', 'b/EXO.usfm', book('Added.', 'EXO')],
  ['the metadata is edited', 'b/edition.json', { ...metadata('B'), name: 'Another' }],
])('if %s, only that edition is compiled again', async (_, file, text) => {
  const { content, library } = await builtEditions();
  writeFiles(join(content, 'translations'), { [file]: text });
  expect(outcomes(await buildLibrary({ content, library }))).toEqual({ A: 'unchanged', B: 'compiled' });
});

test('a change to a file that is not a source does not rebuild the edition', async () => {
  const { content, library } = await builtEditions();
  writeFiles(join(content, 'translations/b'), { 'notes.txt': 'Nothing of note.' });
  expect(outcomes(await buildLibrary({ content, library }))).toEqual({ A: 'unchanged', B: 'unchanged' });
});

test('metadata that is edited while a build is under way is in the next build', async () => {
  const { content, library } = twoEditions();
  const edit = (event: BuildEvent) => {
    if (event.type === 'edition' && event.result.id === 'A')
      writeFiles(content, { 'translations/b/edition.json': { ...metadata('B'), name: 'Edited' } });
  };
  await buildLibrary({ content, library, onEvent: edit });
  await buildLibrary({ content, library });
  const name = await inLibrary(library, (opened) => opened.edition('B')!.catalogueEntry.name);
  expect(name).toBe('Edited');
});

test('a book that is removed or renamed is gone from the library', async () => {
  const { content, library } = await builtEditions();
  rmSync(join(content, 'translations/a/EXO.usfm'));
  await buildLibrary({ content, library });
  expect(await firstVerse(library, '/api/A/EXO/1.json')).toBeUndefined();
  expect(await firstVerse(library, '/api/A/GEN/1.json')).toBe('The first of A.');
});

test('removing a folder removes its edition, also from the catalogue', async () => {
  const { content, library } = await builtEditions();
  rmSync(join(content, 'translations/a'), { recursive: true });
  expect(outcomes(await buildLibrary({ content, library }))).toEqual({ A: 'removed', B: 'unchanged' });
  expect(await catalogue(library)).toEqual(['B']);
  expect(await inLibrary(library, (opened) => opened.paths('/api/A/'))).toEqual([]);
});

test('if the id in a folder changes, the new edition replaces the old one', async () => {
  const { content, library } = await builtEditions();
  writeFiles(content, { 'translations/a/edition.json': metadata('Z') });
  const summary = await buildLibrary({ content, library });
  expect(outcomes(summary)).toEqual({ Z: 'compiled', B: 'unchanged', A: 'removed' });
  expect(await catalogue(library)).toEqual(['B', 'Z']);
});

test('two folders that exchange their ids exchange their texts', async () => {
  const { content, library } = await builtEditions();
  writeFiles(content, {
    'translations/a/edition.json': metadata('B'),
    'translations/b/edition.json': metadata('A'),
  });
  await buildLibrary({ content, library });
  expect(await catalogue(library)).toEqual(['A', 'B']);
  expect(await firstVerse(library, '/api/A/GEN/1.json')).toBe('The first of B.');
  expect(await firstVerse(library, '/api/B/GEN/1.json')).toBe('The first of A.');
});

test('a folder that is renamed keeps its edition', async () => {
  const { content, library } = await builtEditions();
  renameSync(join(content, 'translations/a'), join(content, 'translations/z'));
  expect(outcomes(await buildLibrary({ content, library }))).toMatchObject({ B: 'unchanged' });
  expect(await catalogue(library)).toEqual(['A', 'B']);
});

describe('an edition that fails keeps its last good version, and the others are compiled', () => {
  const breakings: [string, (edition: string) => void, string][] = [
    ['its metadata is wrong', (edition) => writeFiles(edition, { 'edition.json': '{' }), 'bad-metadata'],
    [
      'it has no book left',
      (edition) => writeFiles(edition, { 'GEN.usfm': 'Words.', 'EXO.usfm': '' }),
      'no-book-id',
    ],
    [
      'a source is a link that leads nowhere',
      (edition) => symlinkSync('/nowhere', join(edition, 'LEV.usfm')),
      'unreadable-file',
    ],
    [
      'another edition has its id',
      (edition) =>
        writeFiles(join(edition, '../c2'), { 'edition.json': metadata('A'), 'GEN.usfm': book('x') }),
      'duplicate-edition-id',
    ],
    [
      'it is broken and renamed at once',
      (edition) => {
        writeFiles(edition, { 'GEN.usfm': 'Words.', 'EXO.usfm': '' });
        renameSync(edition, join(edition, '../z'));
      },
      'no-book-id',
    ],
  ];
  test.each(breakings)('when %s', async (_, breakEdition, code) => {
    const { content, library } = await builtEditions();
    breakEdition(join(content, 'translations/a'));
    writeFiles(content, { 'translations/b/GEN.usfm': book('A new B.') });
    const summary = await buildLibrary({ content, library });
    expect(summary.editions.map(({ outcome }) => outcome)).toContain('failed');
    expect(codes(summary)).toContain(code as never);
    expect(await firstVerse(library, '/api/A/GEN/1.json')).toBe('The first of A.');
    expect(await firstVerse(library, '/api/B/GEN/1.json')).toBe('A new B.');
    expect(await catalogue(library)).toEqual(['A', 'B']);
  });
});

describe('a build with brotli', () => {
  const coded = (directory: string) =>
    inLibrary(directory, (library) => {
      const paths = Map.groupBy(
        withoutManifests(library.paths()),
        (path) => library.peekBrotli(path) !== undefined,
      );
      return { brotli: paths.get(true) ?? [], gzip: paths.get(false) ?? [] };
    });

  test('stores every document in both codings, catalogues and reports too', async () => {
    const { content, library } = twoEditions();
    writeFiles(content, {
      'commentaries/n/edition.json': metadata('N'),
      'commentaries/n/notes.csv':
        'Book,Chapter,VERSE / INTRODUCTION,COMMENTARIES\nGenesis,1,1,"A note, and no more."\n',
    });
    await buildLibrary({ content, library, withBrotli: true });
    const { brotli, gzip } = await coded(library);
    expect(gzip).toEqual([]);
    for (const path of ['available_translations', 'x/report/A', 'A/complete', 'A/GEN/1', 'c/N/GEN/1'])
      expect(brotli).toContain(`/api/${path}.json`);
  });

  test('has nothing to do the second time', async () => {
    const { content, library } = await builtEditions(true);
    const again = await buildLibrary({ content, library, withBrotli: true });
    expect(outcomes(again)).toEqual({ A: 'unchanged', B: 'unchanged' });
  });

  test('compiles editions again that were built without it, and vice versa', async () => {
    const { content, library } = await builtEditions();
    const compiled: ReturnType<typeof outcomes> = { A: 'compiled', B: 'compiled' };
    const all = (await coded(library)).gzip;
    expect(outcomes(await buildLibrary({ content, library, withBrotli: true }))).toEqual(compiled);
    expect(await coded(library)).toEqual({ brotli: all, gzip: [] });
    expect(outcomes(await buildLibrary({ content, library }))).toEqual(compiled);
    expect(await coded(library)).toEqual({ brotli: [], gzip: all });
  });

  test('creates the bodies of a changed text again, and deletes those of removed documents', async () => {
    const { content, library } = await builtEditions(true);
    writeFiles(content, { 'translations/a/GEN.usfm': book('A new A.') });
    rmSync(join(content, 'translations/a/EXO.usfm'));
    rmSync(join(content, 'translations/b'), { recursive: true });
    const summary = await buildLibrary({ content, library, withBrotli: true });
    expect(outcomes(summary)).toEqual({ A: 'compiled', B: 'removed' });
    const { gzip } = await coded(library);
    expect(gzip).toEqual([]);
    const body = await inLibrary(library, (open) =>
      String(brotliDecompressSync(open.peekBrotli('/api/A/GEN/1.json')!.body)),
    );
    expect(body).toContain('A new A.');
  });

  test('reports its progress as a separate step', async () => {
    const { events } = await firstBuild(true);
    const steps = events.filter((event) => event.type === 'progress').filter(({ id }) => id === 'A');
    const last = steps.at(-1)!;
    expect(new Set(steps.map(({ step }) => step))).toEqual(new Set(['documents', 'brotli']));
    expect(last).toMatchObject({ step: 'brotli', done: last.total });
  });
});

test('the events report each edition, its diagnostics, and a progress that only rises to its total', async () => {
  const { content, library } = twoEditions();
  writeFiles(content, { 'translations/c2/GEN.usfm': book('No metadata.') });
  const events: BuildEvent[] = [];
  await buildLibrary({ content, library, onEvent: (event) => events.push(event) });
  const told = events.filter((event) => event.type === 'edition');
  expect(told.map(({ result }) => result.id)).toEqual(['A', 'B', 'c2']);
  expect(told.map(({ diagnostics }) => diagnostics.map(({ code }) => code))).toEqual([
    [],
    [],
    ['no-metadata'],
  ]);
  const steps = events.filter((event) => event.type === 'progress').filter(({ id }) => id === 'A');
  expect(steps.length).toBeGreaterThan(1);
  expect(steps.map(({ done }) => done)).toEqual(steps.map(({ done }) => done).toSorted((a, b) => a - b));
  expect(steps.at(-1)).toMatchObject({ done: steps[0]!.total });
});

test('a missing or empty folder is reported in one line with a remedy', async () => {
  const library = newFolder();
  expect(buildLibrary({ content: '/nowhere/at/all', library })).rejects.toThrow(
    'The folder /nowhere/at/all does not exist.',
  );
  expect(buildLibrary({ content: newFolder(), library })).rejects.toThrow(
    /has no sources\. Copy USFM files to/,
  );
  const misnamed = newFolder({ 'Translations/A/GEN.usfm': book('Words.') });
  expect(buildLibrary({ content: misnamed, library })).rejects.toThrow(
    `has no sources that can be read. ${misnamed}/Translations: This folder was not read. Rename it to translations/`,
  );
});

test('a library is not a content folder, and a content folder not the place of its library', async () => {
  const { content, library } = twoEditions();
  await expect(buildLibrary({ content, library: `${content}/.` })).rejects.toThrow(
    'is the content folder itself. Give another folder for the library, such as ',
  );
  await buildLibrary({ content, library });
  await expect(buildLibrary({ content: library, library: newFolder() })).rejects.toThrow(
    'is a library, which has no sources.',
  );
});

test('sources that no edition reads are reported by builds and dry runs', async () => {
  const { content, library } = twoEditions();
  writeFiles(content, { 'dataset/roads/roads.csv': 'a' });
  for (const run of [buildLibrary, planLibrary]) {
    const events: BuildEvent[] = [];
    await run({ content, library, onEvent: (event) => events.push(event) });
    const site = events.filter((event) => event.type === 'site').flatMap(({ diagnostics }) => diagnostics);
    expect(site).toMatchObject([{ code: 'unread-file', file: 'dataset' }]);
  }
});

describe('an edition in whose folder nothing has changed', () => {
  async function builtWithAnOldRecord() {
    const { content, library } = twoEditions();
    await Bun.sleep(100);
    await buildLibrary({ content, library });
    const opened = openLibrary(library);
    const record = opened.edition('A')!;
    expect(record.seen?.state).toMatch(/^[0-9a-f]{64}$/);
    opened.update((update) => update.putRecord({ ...record, fingerprint: 'of other sources' }));
    await opened.close();
    return { content, library };
  }

  test('is not read', async () => {
    const folders = await builtWithAnOldRecord();
    expect(outcomes(await buildLibrary(folders))).toEqual({ A: 'unchanged', B: 'unchanged' });
  });

  test('is read if that is asked for', async () => {
    const folders = await builtWithAnOldRecord();
    expect(outcomes(await buildLibrary({ ...folders, rehash: true }))).toEqual({
      A: 'compiled',
      B: 'unchanged',
    });
  });

  test('is read by a build that makes other bodies', async () => {
    const folders = await builtWithAnOldRecord();
    expect(outcomes(await buildLibrary({ ...folders, withBrotli: true }))).toEqual({
      A: 'compiled',
      B: 'compiled',
    });
  });

  test('keeps the diagnostics of its folder', async () => {
    const { content, library } = twoEditions();
    writeFiles(content, { 'translations/a/edition.json': { ...metadata('A'), language: 'qqq', unknown: 1 } });
    await Bun.sleep(100);
    const first = codes(await buildLibrary({ content, library }));
    expect(first.length).toBeGreaterThan(0);
    expect(codes(await buildLibrary({ content, library }))).toEqual(first);
  });

  test('still has its id: another edition cannot take it', async () => {
    const folders = await builtWithAnOldRecord();
    writeFiles(folders.content, {
      'translations/c/edition.json': metadata('A'),
      'translations/c/GEN.usfm': book('The first of C.'),
    });
    const summary = await buildLibrary(folders);
    expect(codes(summary)).toEqual(['duplicate-edition-id', 'duplicate-edition-id']);
    expect(await catalogue(folders.library)).toEqual(['A', 'B']);
  });
});

test('catalogues and manifests are written a few times in a build, however many editions there are', async () => {
  const ids = Array.from({ length: 60 }, (_, n) => `E${n}`);
  const content = newFolder(
    Object.fromEntries(
      ids.flatMap((id) => [
        [`translations/${id}/edition.json`, metadata(id)],
        [`translations/${id}/GEN.usfm`, book(`Words of ${id}.`)],
      ]),
    ),
  );
  const library = newFolder();
  const ended: string[] = [];
  const onEvent = (event: BuildEvent) => {
    if (event.type === 'edition') ended.push(event.result.id);
  };
  const { editions } = await buildLibrary({ content, library, onEvent });
  expect(editions.map(({ id }) => id)).toEqual(ids.toSorted());
  expect(ended).toEqual(ids.toSorted());
  const commits = await inLibrary(library, (opened) => opened.generation());
  // One commit per edition at first, then one per quarter of the library
  expect(commits).toBeLessThan(25);
  expect((await catalogue(library)).length).toBe(60);
  for (const id of ids)
    writeFiles(content, { [`translations/${id}/GEN.usfm`]: book(`Other words of ${id}.`) });
  await buildLibrary({ content, library });
  expect((await inLibrary(library, (opened) => opened.generation())) - commits).toBeLessThanOrEqual(5);
});

const listPaths = (library: string) => inLibrary(library, (opened) => opened.paths(links.translationLists));

test('only languages with a translation have a list', async () => {
  const { content, library } = await builtEditions();
  const of = (language: string) => links.translationsOfLanguage(language);
  const common = [links.translationLanguages, links.translationNames];
  expect(await listPaths(library)).toEqual([of('eng'), ...common]);
  writeFiles(content, { 'translations/b/edition.json': { ...metadata('B'), language: 'deu' } });
  await buildLibrary({ content, library });
  expect(await listPaths(library)).toEqual([of('deu'), of('eng'), ...common]);
  rmSync(join(content, 'translations/a'), { recursive: true });
  await buildLibrary({ content, library });
  expect(await listPaths(library)).toEqual([of('deu'), ...common]);
  const shared = await inLibrary(library, (opened) => opened.manifest()!.shared.map(({ path }) => path));
  expect(shared.filter((path) => path.startsWith(links.translationLists)).sort()).toEqual([
    of('deu'),
    ...common,
  ]);
});

test('a library of a version without these lists gets them, though no edition has changed', async () => {
  const { content, library } = await builtEditions();
  const before = await listPaths(library);
  const opened = openLibrary(library);
  opened.update((update) => {
    for (const path of before) update.deleteDocument(path);
  });
  await opened.close();
  expect(outcomes(await buildLibrary({ content, library }))).toEqual({ A: 'unchanged', B: 'unchanged' });
  expect(await listPaths(library)).toEqual(before);
});

test('a long build opens its library again, and writes the same documents', async () => {
  const content = newFolder();
  const ids = Array.from({ length: 5 }, (_, index) => `L${index}`);
  const folders = ids.map((id) => [`translations/${id}/edition.json`, metadata(id)]);
  const texts = ids.map((id) => [`translations/${id}/GEN.usfm`, book(`Words of ${id}.`)]);
  writeFiles(content, Object.fromEntries([...folders, ...texts]));
  const [first, second] = [newFolder(), newFolder()];
  await buildLibrary({ content, library: first });
  const library = openLibrary(second);
  const commits = new CommitQueue(library, { withBrotli: false, site: {}, maxMappedBytes: 1 }, () => {});
  const from = openLibrary(first);
  for (const record of from.editions()) {
    const documents = from.paths(`/api/${record.id}/`).map((path) => [path, from.get(path)!] as const);
    await commits.add({
      result: { id: record.id, folder: record.folder, outcome: 'compiled', seconds: 0 },
      diagnostics: [],
      finished: { record, documents, extensions: [] },
    });
  }
  await commits.flush();
  expect(library.editions()).toEqual([...from.editions()]);
  const hashOf = (opened: Library, path: string) => Buffer.from(opened.get(path)!.hash).toString('hex');
  for (const path of from.paths('/api/L'))
    expect([path, hashOf(library, path)]).toEqual([path, hashOf(from, path)]);
  await Promise.all([library.close(), from.close()]);
});

test('short editions are built without collecting garbage for each', async () => {
  const content = newFolder();
  const ids = Array.from({ length: 10 }, (_, number) => `SHORT${number}`);
  for (const id of ids)
    writeFiles(content, {
      [`translations/${id}/edition.json`]: metadata(id),
      [`translations/${id}/GEN.usfm`]: book(`Text of ${id}.`),
    });
  const collect = spyOn(Bun, 'gc');
  try {
    const { editions } = await buildLibrary({ content, library: newFolder() });
    expect(editions.map(({ outcome }) => outcome)).toEqual(ids.map(() => 'compiled'));
    // Other builds of this process may have left almost enough garbage for some
    expect(collect.mock.calls.length).toBeLessThan(5);
  } finally {
    collect.mockRestore();
  }
});
