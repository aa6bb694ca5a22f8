import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { documentSchemas } from '../../src/documents/document-schemas.ts';
import openApi from '../../src/documents/openapi/open-api.json' with { type: 'json' };
import { questionOperations } from '../../src/documents/openapi/question-operations.ts';
import { compiledStarter } from '../compiled.ts';
import { type ServedLibrary, serveLibrary } from '../served-library.ts';

setDefaultTimeout(600_000);

/** The starter content has no recordings, alignments or plans, and the hashes of a release are unknown in advance. */
const without = [
  'getTranslationBookChapterAudioTimings',
  'getChapterAlignment',
  'getPlanDays',
  'getRelease',
  'getEditionManifest',
];

const operations = Object.entries(openApi.paths).map(([path, { get }]) => {
  const examples = new Map(
    get.parameters.flatMap((each) => ('in' in each ? [[each.name, each.example]] : [])),
  );
  const place = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(examples.get(name))));
  const query = get.parameters.flatMap((each) =>
    'in' in each && each.in === 'query' && each.example !== undefined
      ? [[each.name, String(each.example)]]
      : [],
  );
  const example = query.length > 0 ? `${place}?${new URLSearchParams(query)}` : place;
  return { operationId: get.operationId, path, place, example };
});

const questionPath = /^\/api\/x\/(?:[\w-]+|lexicon\/[^/]+\/search)$/;

function kindsOf(path: string) {
  const question = questionOperations[path];
  if (!question) return documentSchemas.filter((kind) => kind.path === path);
  return question.schemas.map((schema) => ({ pattern: questionPath, schema }));
}

let served: ServedLibrary;
beforeAll(async () => {
  served = await serveLibrary((await compiledStarter()).library);
});
afterAll(() => served.stop());

describe.each(operations)('the example of $operationId', ({ operationId, path, place, example }) => {
  test('is a path of its kind', () => {
    expect(kindsOf(path)[0]!.pattern.test(place)).toBe(true);
  });

  if (without.includes(operationId)) return;

  test('answers with a document of its kind', async () => {
    const response = await fetch(served.url + example);
    expect([response.status, example]).toEqual([200, example]);
    const document = await response.json();
    expect(kindsOf(path).some(({ schema }) => schema.safeParse(document).success)).toBe(true);
  });
});

test('an example that the starter content cannot answer is a 404 that says why', async () => {
  for (const { operationId, example } of operations.filter((each) => without.includes(each.operationId))) {
    const response = await fetch(served.url + example);
    const { error } = (await response.json()) as { error: { code: string; message: string } };
    expect([operationId, response.status]).toEqual([operationId, 404]);
    expect(error.message).not.toBe('');
  }
});
