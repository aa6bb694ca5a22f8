import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test';
import { openLibrary } from '../../src/library/library.ts';
import { sampleDocument, sampleRecord } from '../../src/library/sample-edition.fixture.ts';
import { type RunningServer, startServer } from '../../src/server/start-server.ts';
import { compiledStarter } from '../compiled.ts';
import { newFolder } from '../new-folder.ts';
import { RawConnection } from './raw-connection.ts';

setDefaultTimeout(600_000);

const chapter = '/api/KJV/GEN/1.json';
const psalms = '/api/x/passage?ref=PSA&in=KJV&include=words,footnotes,headings&format=html';
const verse = '/api/x/passage?ref=JHN+3:16&in=KJV';
let server: RunningServer;

beforeAll(async () => {
  const { library } = await compiledStarter();
  server = await startServer({ library, port: 0 });
  const first = await RawConnection.open(server.port);
  expect((await first.get(psalms))?.status).toBe(200);
  first.close();
});

afterAll(() => server.stop());

const connect = (count: number) =>
  Promise.all(Array.from({ length: count }, () => RawConnection.open(server.port)));

test('documents and /health are served while costly questions wait', async () => {
  const asking = await connect(16);
  const [other] = await connect(1);
  let answered = 0;
  const answers = asking.map(async (connection) => {
    expect((await connection.get(psalms))?.status).toBe(200);
    answered++;
  });
  for (const path of ['/health', chapter, '/health', chapter]) {
    expect((await other!.get(path))?.status).toBe(200);
  }
  expect(answered).toBeLessThan(16);
  await Promise.all(answers);
  for (const connection of [...asking, other!]) connection.close();
});

test('questions beyond the length of the queue are refused, and documents are served', async () => {
  const asking = await connect(700);
  const [other] = await connect(1);
  const answers = asking.map((connection) => connection.get(psalms));
  expect((await other!.get('/health'))?.status).toBe(200);
  expect(server.queuedAnswers()).toBeGreaterThan(100);
  expect(server.queuedAnswers()).toBeLessThanOrEqual(256);
  expect((await other!.get(chapter))?.status).toBe(200);
  const refused = await Promise.any(
    answers.map(async (answer) => {
      expect((await answer)?.status).toBe(503);
      return await answer;
    }),
  );
  expect(refused?.fields.get('retry-after')).toBe('1');
  expect(JSON.parse(String(refused?.body)).error.code).toBe('too_busy');
  for (const connection of asking) connection.abort();
  while (server.queuedAnswers() > 0) await Bun.sleep(10);
  expect((await other!.get(verse))?.status).toBe(200);
  await Promise.all(answers);
  other!.close();
});

test('a question that waits while the library is replaced is answered from the new one', async () => {
  const { library } = await compiledStarter();
  const directory = newFolder();
  const next = openLibrary(directory);
  next.update((update) =>
    update.putEdition(sampleRecord('NEW'), [['/api/NEW/books.json', sampleDocument({ books: [] })]]),
  );
  const asking = await connect(3);
  const answers = asking.map((connection) => connection.get(psalms));
  while (server.queuedAnswers() < 3) await Bun.sleep(1);
  server.replaceLibrary(next);
  const statuses = (await Promise.all(answers)).map((answer) => answer?.status);
  expect(statuses).toContain(404);
  server.replaceLibrary(library);
  expect((await asking[0]!.get(verse))?.status).toBe(200);
  for (const connection of asking) connection.close();
  await next.close();
});
