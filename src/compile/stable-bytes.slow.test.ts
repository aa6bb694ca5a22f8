import { afterAll, expect, setDefaultTimeout, test } from 'bun:test';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatedContent } from '../../test/generated-content.ts';
import { isLong } from '../../test/long-tests.ts';
import { newFolder } from '../../test/new-folder.ts';
import { openLibrary } from '../library/library.ts';
import { buildLibrary } from './build-library.fixture.ts';
import { editionFolders, planEditions } from './plan/plan-editions.ts';
import { readSources } from './plan/read-sources.ts';
import { compileTranslation } from './translation/compile-translation.ts';
import { WorkerPool } from './workers/worker-pool.ts';

setDefaultTimeout(600_000);

const pools: WorkerPool[] = [];
afterAll(async () => {
  for (const pool of pools) await pool.stop();
});

async function compiledBy(workers: number, content: string): Promise<Map<string, string>> {
  const pool = new WorkerPool({ size: workers });
  pool.start(Number.POSITIVE_INFINITY);
  pools.push(pool);
  const plan = (await planEditions(editionFolders(content)))[0]!;
  const sources = await readSources(plan);
  const { documents, extensions } = await compileTranslation(plan.metadata!, sources, pool, () => {}, true);
  const compiled = documents.map(([path, { hash, gzip }]): [string, string] => [
    path,
    `${Buffer.from(hash).toString('hex')} ${Bun.hash(gzip)}`,
  ]);
  return new Map([...compiled, ...extensions!]);
}

test('one worker and many make the same bytes', async () => {
  const content = generatedContent();
  const byOne = await compiledBy(1, content);
  expect(byOne.size).toBe(6 * 8 * 2 + 4 + 4 + 5);
  for (const workers of isLong ? [2, 5, 16] : [2, 5]) {
    const byMany = await compiledBy(workers, content);
    expect([...byMany].sort()).toEqual([...byOne].sort());
  }
});

test('two builds of the same sources, in folders of their own, make the same library', async () => {
  const [first, second] = [await builtGenerated(), await built(generatedContent())];
  expect(first.size).toBe(6 * 8 * 2 + 4 + 5 + 5 + 5 + 6 + 5);
  expect(second).toEqual(first);
});

test('other sources make other bytes in every chapter', async () => {
  const [first, second] = [await builtGenerated(), await built(generatedContent(2))];
  const same = [...first].filter(([path, bytes]) => second.get(path) === bytes).map(([path]) => path);
  expect(same).toEqual([
    '/api/available_commentaries.json',
    '/api/available_datasets.json',
    '/api/openapi.json',
    '/api/x/features.json',
    '/api/x/languages.json',
    '/api/x/lexicons.json',
    '/api/x/plans.json',
    '/api/x/search/GENERATED/footnotes/index.json',
    '/api/x/search/GENERATED/footnotes/pair-0.json',
    '/api/x/search/GENERATED/footnotes/word-0.json',
    '/api/x/search/GENERATED/headings/index.json',
    '/api/x/search/GENERATED/headings/word-0.json',
    '/api/x/site.json',
    '/api/x/translations/index.json',
    '/api/x/verse-of-the-day.json',
    '/api/x/versification/GENERATED.json',
  ]);
});

let generated: ReturnType<typeof built> | undefined;

function builtGenerated() {
  generated ??= built(generatedContent());
  return generated;
}

async function built(content: string): Promise<Map<string, string>> {
  const directory = newFolder();
  await buildLibrary({ content, library: directory });
  const library = openLibrary(directory, { readOnly: true });
  const documents = library.paths().map((path) => {
    const { hash, gzip } = library.get(path)!;
    return [path, `${Buffer.from(hash).toString('hex')} ${Bun.hash(gzip)}`] as const;
  });
  await library.close();
  return new Map(documents);
}

test('one corrected verse changes only its chapter, the downloads and the documents that list them', async () => {
  const corrected = generatedContent();
  const file = [...new Bun.Glob('**/*.usfm').scanSync(corrected)].sort()[0]!;
  const text = readFileSync(join(corrected, file), 'utf8');
  writeFileSync(join(corrected, file), text.replace(/\\v 2 \S+/, '$&corrected'));
  const [first, second] = [await builtGenerated(), await built(corrected)];
  const changed = [...second].filter(([path, bytes]) => first.get(path) !== bytes).map(([path]) => path);
  const kinds = changed.map((path) => path.replace(/[0-9a-f]{64}/, 'HASH').replace(/^\/api\/[A-Z]+\//, ''));
  expect(kinds.filter((kind) => !kind.includes('HASH')).toSorted()).toEqual([
    '/api/available_translations.json',
    '/api/x/manifest.json',
    expect.stringMatching(/^\/api\/x\/report\/\w+\.json$/),
    '/api/x/search/GENERATED/pair-0.json',
    '/api/x/search/GENERATED/word-0.json',
    '/api/x/translations/eng.json',
    expect.stringMatching(/^[A-Z0-9]{3}\/1\.json$/),
    expect.stringMatching(/^[A-Z0-9]{3}\/1\.simple\.json$/),
    'books.json',
    'complete.json',
    'complete.simple.json',
  ]);
});
