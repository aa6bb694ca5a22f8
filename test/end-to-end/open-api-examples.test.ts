import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { documentSchemas } from '../../src/documents/document-schemas.ts';
import answerExamples from '../../src/documents/openapi/answer-examples.json' with { type: 'json' };
import { questionOperations } from '../../src/documents/openapi/question-operations.ts';
import { compiledStarter } from '../compiled.ts';
import { type ServedLibrary, serveLibrary } from '../served-library.ts';
import { answeredByPart, compiledPart, exampleRequests, recorded, withHashes } from './recorded-answers.ts';

setDefaultTimeout(600_000);

const withHash = ['getRelease', 'getEditionManifest'];

const questionPath = /^\/api\/x\/(?:[\w-]+|lexicon\/[^/]+\/search)$/;

function kindsOf(path: string) {
  const question = questionOperations[path];
  if (!question) return documentSchemas.filter((kind) => kind.path === path);
  return question.schemas.map((schema) => ({ pattern: questionPath, schema }));
}

let served: ServedLibrary;
let part: ServedLibrary;
beforeAll(async () => {
  served = await serveLibrary((await compiledStarter()).library);
  part = await serveLibrary((await compiledPart()).library);
});
afterAll(() => Promise.all([served.stop(), part.stop()]));

const hostOf = (operationId: string) => (answeredByPart.includes(operationId) ? part : served).url;

describe.each(exampleRequests)('the example of $operationId', ({ operationId, path, place, example }) => {
  test('is a path of its kind', () => {
    expect(kindsOf(path)[0]!.pattern.test(place)).toBe(true);
  });

  if (withHash.includes(operationId)) return;

  test('answers with a document of its kind', async () => {
    const response = await fetch(hostOf(operationId) + example);
    expect([response.status, example]).toEqual([200, example]);
    const document = await response.json();
    expect(kindsOf(path).some(({ schema }) => schema.safeParse(document).success)).toBe(true);
  });
});

test('an example that the starter content cannot answer is a 404 that says why', async () => {
  const lacking = [...withHash, ...answeredByPart].filter((id) => id !== 'getPlans');
  for (const { operationId, example } of exampleRequests.filter((each) =>
    lacking.includes(each.operationId),
  )) {
    const response = await fetch(served.url + example);
    const { error } = (await response.json()) as { error: { code: string; message: string } };
    expect([operationId, response.status]).toEqual([operationId, 404]);
    expect(error.message).not.toBe('');
  }
});

const changing = ['getRandomVerse', 'getManifest', 'getRelease'];

describe('The recorded example', () => {
  const answers: Readonly<Record<string, unknown>> = answerExamples;

  test('exists for every operation', () => {
    expect(Object.keys(answers)).toEqual(exampleRequests.map(({ operationId }) => operationId));
  });

  test('of a search and of plans shows a result', () => {
    expect(answerExamples.search.results).not.toBeEmpty();
    expect(answerExamples.getPlans.plans).not.toBeEmpty();
  });

  test.each(exampleRequests)(
    'of $operationId is the answer, and fits its schema; "npm run generate" records it',
    async (request) => {
      const { operationId, path } = request;
      const example = answers[operationId];
      expect(kindsOf(path).some(({ schema }) => schema.safeParse(example).success)).toBe(true);
      if (changing.includes(operationId)) return;
      const { library } = await compiledStarter();
      const response = await fetch(hostOf(operationId) + withHashes(request, library));
      expect(recorded(operationId, (await response.json()) as object)).toEqual(example);
    },
  );
});
