import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { documentSchemas } from '../../src/documents/document-schemas.ts';
import openApi from '../../src/documents/openapi/open-api.json' with { type: 'json' };
import { passageAnswerSchema } from '../../src/documents/openapi/passage-answer-schema.ts';
import { questionOperations } from '../../src/documents/openapi/question-operations.ts';
import { quotationAnswerSchema } from '../../src/documents/openapi/quotation-answer-schema.ts';
import { searchAnswerSchema } from '../../src/documents/openapi/search-answer-schema.ts';
import { wordAnswerSchema, wordLookupSchema } from '../../src/documents/openapi/word-answer-schema.ts';
import {
  parsedReferenceSchema,
  referencesInProseSchema,
  suggestAnswerSchema,
} from '../../src/documents/openapi/written-answer-schema.ts';
import { compiledStarter } from '../compiled.ts';
import { type ServedLibrary, serveLibrary } from '../served-library.ts';

setDefaultTimeout(600_000);

/** The starter content has no recordings, and the hashes of a release are unknown in advance. */
const without = ['getTranslationBookChapterAudioTimings', 'getRelease', 'getEditionManifest'];

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

function kindsOf(path: string) {
  const schemas = {
    '/api/x/search': searchAnswerSchema,
    '/api/x/word': wordAnswerSchema,
    '/api/x/quote': quotationAnswerSchema,
    '/api/x/lexicon/{lexicon}/search': wordLookupSchema,
    '/api/x/references': referencesInProseSchema,
    '/api/x/parse': parsedReferenceSchema,
    '/api/x/suggest': suggestAnswerSchema,
  };
  const schema = schemas[path as keyof typeof schemas] ?? passageAnswerSchema;
  const question = { path, pattern: /^\/api\/x\/(?:\w+|lexicon\/[^/]+\/search)$/, schema };
  return path in questionOperations ? [question] : documentSchemas.filter((kind) => kind.path === path);
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
