import { Database } from 'bun:sqlite';
import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test';
import { join } from 'node:path';
import { planDaysSchema, plansSchema } from '../../src/documents/plan/plan-schema.ts';
import { bundledEdition } from '../../src/export/bundled-edition.ts';
import { writeSqliteBundle } from '../../src/export/sqlite/sqlite-bundle.ts';
import { type CompiledContent, compileContent } from '../compiled.ts';
import { newFolder } from '../new-folder.ts';
import { publishedFolder } from '../publish/static-host/published-folder.ts';
import { readDocument } from '../read-document.ts';
import { type ServedLibrary, serveLibrary } from '../served-library.ts';
import { writeSmallContent } from '../small-content/small-content.ts';
import { editionJson } from '../small-content/small-edition-json.ts';
import { writeFiles } from '../write-files.ts';

setDefaultTimeout(60_000);

const plan = {
  'datasets/advent/edition.json': { ...editionJson('ADVENT', 'Advent'), kind: 'plan' },
  'datasets/advent/days.csv': 'date,title,references\n12-24,Eve,Gen 1:1-2\n12-25,Christmas,"Gen 1:3; Ps 3"\n',
  'datasets/short/edition.json': editionJson('SHORT', 'One day'),
  'datasets/short/days.csv': 'day,references\n1,Gen 2\n',
};

let compiled: CompiledContent;
let served: ServedLibrary;
beforeAll(async () => {
  compiled = await compileContent((content) => {
    writeSmallContent(content);
    writeFiles(content, plan);
  });
  served = await serveLibrary(compiled.library);
});
afterAll(() => served.stop());

const get = async (path: string) => {
  const response = await fetch(served.url + path);
  // biome-ignore lint/suspicious/noExplicitAny: documents and errors of several kinds
  return { status: response.status, body: (await response.json()) as any };
};

test('plans are listed, and each has a document with its days', async () => {
  const { body: list } = await get('/api/x/plans.json');
  expect(plansSchema.parse(list).plans.map(({ id, numberOfDays }) => [id, numberOfDays])).toEqual([
    ['ADVENT', 2],
    ['SHORT', 1],
  ]);
  const { body } = await get(list.plans[0].daysApiLink);
  expect(planDaysSchema.parse(body).days[1]).toEqual({
    day: 2,
    date: '12-25',
    title: 'Christmas',
    references: ['GEN 1:3', 'PSA 3'],
  });
  const ref = encodeURIComponent(body.days[1].references.join('; '));
  const { body: passage } = await get(`/api/x/passage?ref=${ref}&in=SMALL&numbering=${body.numbering}`);
  expect(passage.passages.map((each: { reference: string }) => each.reference)).toEqual(['GEN 1:3', 'PSA 3']);
});

test('an unknown plan is a 404 that names the list', async () => {
  const { status, body } = await get('/api/x/days/LENT.json');
  expect([status, body.error.code, body.error.hint]).toEqual([
    404,
    'plan_not_found',
    'They are listed in /api/x/plans.json.',
  ]);
  expect((await get('/api/x/days/advent.json')).body.error.hint).toContain('did you mean ADVENT?');
});

test('plans are published, and bundled as SQLite', async () => {
  const folder = await publishedFolder(compiled.library);
  expect(await Bun.file(join(folder, 'api/x/days/ADVENT.json')).json()).toEqual(
    (await get('/api/x/days/ADVENT.json')).body,
  );
  const file = join(newFolder(), 'advent.sqlite');
  writeSqliteBundle(compiled.library, bundledEdition(compiled.library, 'ADVENT'), file);
  const db = new Database(file, { readonly: true });
  expect(db.query('SELECT day, reference FROM readings ORDER BY day, place').values()).toEqual([
    [1, 'GEN 1:1-2'],
    [2, 'GEN 1:3'],
    [2, 'PSA 3'],
  ]);
  db.close();
});

test('the list of a library without plans is empty', async () => {
  const { library } = await compileContent(writeSmallContent);
  expect(readDocument<object>(library, '/api/x/plans.json')).toEqual({ plans: [] });
});
