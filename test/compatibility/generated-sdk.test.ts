import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateSource } from 'oazapfts';
import { documentSchemas } from '../../src/documents/document-schemas.ts';
import { openApi } from '../../src/documents/openapi/open-api.make.ts';
import { compiledSmallContent, compiledStarter } from '../compiled.ts';
import { readDocument } from '../read-document.ts';
import { scratchFolder } from '../scratch-folder.ts';
import { type ServedLibrary, serveLibrary } from '../served-library.ts';

setDefaultTimeout(600_000);

interface Answer {
  readonly status: number;
  readonly data: unknown;
}
type Call = (...values: unknown[]) => Promise<Answer>;
type Sdk = Readonly<Record<string, Call>> & { readonly defaults: { baseUrl: string } };

const repository = join(import.meta.dir, '../..');
const folder = scratchFolder();
let starter: ServedLibrary;
let small: ServedLibrary;
let sdk: Sdk;
let values: Readonly<Record<string, Readonly<Record<string, unknown>>>>;

beforeAll(async () => {
  const { library } = await compiledStarter();
  starter = await serveLibrary(library);
  small = await serveLibrary((await compiledSmallContent()).library);
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'));
  const description = join(folder, 'openapi.json');
  writeFileSync(description, await (await fetch(`${starter.url}/openapi.json`)).text());
  writeFileSync(join(folder, 'sdk.ts'), await generateSource(description));
  sdk = (await import(join(folder, 'sdk.ts'))) as Sdk;
  const edition = library.manifest()!.editions.find(({ id }) => id === 'KJV')!;
  const [sha256] = /[0-9a-f]{64}/.exec(edition.manifest.path)!;
  const root = new Bun.CryptoHasher('sha256').update(JSON.stringify(library.manifest())).digest('hex');
  values = {
    getTranslationBookChapterAudioTimings: { translation: 'SMALL', book: 'GEN', chapter: 1, reader: 'anna' },
    getRelease: { sha256: root },
    getEditionManifest: { edition: 'KJV', sha256 },
  };
});

afterAll(async () => {
  await starter?.stop();
  await small?.stop();
});

const optional: Readonly<Record<string, object>> = {
  search: { $in: 'KJV' },
  getWord: { $number: 'H430' },
};
const operations = Object.entries(openApi.paths)
  .map(([path, { get }]) => ({ path, ...get }))
  .filter(
    ({ operationId }) =>
      !['getChapterAlignment', 'getComputedSearchRoot', 'getPlanDays'].includes(operationId),
  );

describe.each(operations)('$operationId of the generated client', ({ path, operationId, parameters }) => {
  test('answers with the document that is described', async () => {
    sdk.defaults.baseUrl = operationId.endsWith('AudioTimings') ? small.url : starter.url;
    const words = parameters.flatMap((each) => {
      if (!('in' in each) || !(each.in === 'path' || 'required' in each)) return [];
      return [values[operationId]?.[each.name] ?? each.example];
    });
    const { status, data } = await sdk[operationId]!(...words, optional[operationId] ?? {});
    expect([operationId, words, status]).toEqual([operationId, words, 200]);
    const schemas = documentSchemas.filter((kind) => kind.path === path).map(({ schema }) => schema);
    if (schemas.length > 0) expect(schemas.some((schema) => schema.safeParse(data).success)).toBe(true);
  });
});

test('the generated client reports missing documents according to its types', async () => {
  sdk.defaults.baseUrl = starter.url;
  const { status, data } = await sdk.getTranslationBookChapter!('KJV', 'RUT', 99);
  expect(status).toBe(404);
  expect(data).toMatchObject({ error: { code: 'chapter_not_found' } });
});

test('the links of the description connect chapters', async () => {
  sdk.defaults.baseUrl = small.url;
  const { library } = await compiledSmallContent();
  const link = openApi.paths['/api/{translation}/{book}/{chapter}.json']!.get.responses[200] as unknown as {
    links: Record<string, { operationId: string; parameters: Record<string, string> }>;
  };
  const { operationId, parameters } = link.links.nextChapter!;
  const body = readDocument(library, '/api/SMALL/GEN/2.json');
  const at = (expression: string) =>
    expression
      .slice('$response.body#/'.length)
      .split('/')
      .reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], body);
  const { data } = await sdk[operationId]!(...Object.values(parameters).map(at));
  expect(data).toMatchObject({ thisChapterLink: '/api/SMALL/PSA/3.json' });
});

test('the generated client and a program that uses it pass the type checker', () => {
  writeFileSync(
    join(folder, 'program.ts'),
    `import { ok } from '@oazapfts/runtime';
import * as sdk from './sdk.ts';

export async function firstVerse(): Promise<string> {
  const answer = await ok(sdk.getSimpleTranslationBookChapter('KJV', 'RUT', 1));
  const { translation, book, chapter, nextChapterReference, nextChapterWordsLink } = answer;
  const isFree: boolean = translation.license?.publicDomain === true || translation.license?.commercialUse === 'allowed';
  const next: string = nextChapterReference === null ? 'none' : nextChapterReference.book;
  const words: string | undefined = nextChapterWordsLink;
  const verse = chapter.content.find((block) => block.type === 'verse');
  return [book.commonName, isFree, next, words, verse?.text].join(' ');
}

export async function chapterOrCode(): Promise<number | string> {
  const answer = await sdk.getTranslationBookChapter('KJV', 'RUT', 99);
  return answer.status === 200 ? answer.data.numberOfVerses : answer.status === 404 ? answer.data.error.code : '';
}
`,
  );
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        ...{ strict: true, noEmit: true, target: 'es2023', module: 'esnext', moduleResolution: 'bundler' },
        ...{ allowImportingTsExtensions: true, skipLibCheck: true, types: [], lib: ['es2023', 'dom'] },
      },
      files: ['program.ts'],
    }),
  );
  const tsc = join(repository, 'node_modules/typescript/bin/tsc');
  const { stdout } = Bun.spawnSync([process.execPath, tsc, '-p', folder]);
  expect(stdout.toString()).toBe('');
});
