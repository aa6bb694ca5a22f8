import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { FreeUseBibleApi } from 'free-use-bible-api';
import { compiledSmallContent } from '../compiled.ts';
import { type ServedLibrary, serveLibrary } from '../served-library.ts';
import { clientMethods, type RunsOfMethods } from './client-methods.ts';
import { smallDatasetRuns } from './small-content/small-dataset-runs.ts';
import { smallReadingRuns } from './small-content/small-reading-runs.ts';
import { smallTextRuns } from './small-content/small-text-runs.ts';
import { smallWalkRuns } from './small-content/small-walk-runs.ts';

let server: ServedLibrary;
let api: FreeUseBibleApi;

beforeAll(async () => {
  server = await serveLibrary((await compiledSmallContent()).library);
  api = new FreeUseBibleApi({ endpoint: `${server.url}/` });
});

afterAll(() => server.stop());

const runs: RunsOfMethods = {
  ...smallReadingRuns,
  ...smallDatasetRuns,
  ...smallWalkRuns,
  ...smallTextRuns,
};

test('every method of the client is run', () => {
  expect(Object.keys(runs).toSorted()).toEqual(clientMethods.toSorted());
});

describe('over hand-written content the client has', () => {
  test.each(Object.entries(runs))('%s', async (_, run) => {
    await run(api);
  });
});
