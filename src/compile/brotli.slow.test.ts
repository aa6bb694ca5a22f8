import { afterAll, expect, setDefaultTimeout, test } from 'bun:test';
import { brotliDecompressSync } from 'node:zlib';
import { newFolder } from '../../test/new-folder.ts';
import { openLibrary } from '../library/library.ts';
import { sampleRecord } from '../library/sample-edition.fixture.ts';
import { packDocument, type StoredDocument } from '../library/stored-document.ts';
import { addBrotli } from './brotli.ts';
import { WorkerPool } from './workers/worker-pool.ts';

setDefaultTimeout(600_000);

const pool = new WorkerPool();
const library = openLibrary(newFolder());
afterAll(async () => {
  await pool.stop();
  await library.close();
});

const noise = (length: number) =>
  Buffer.from(Array.from({ length }, (_, index) => Math.imul(index + 1, 2654435761) >>> 24)).toString('hex');

const named = (path: string, body: string) => [`/api/A/${path}.json`, packDocument(body)] as const;
const bodyOf = ({ brotli }: StoredDocument) => String(brotliDecompressSync(brotli!));

test('every document has the same content in brotli and gzip', async () => {
  const bodies = new Map([
    ['short', 'one'],
    ['empty', ''],
    ['long', noise(120_000)],
    ...Array.from({ length: 40 }, (_, index) => [`GEN/${index}`, noise(5000 + index)] as const),
  ]);
  const steps: number[] = [];
  const total = new Set<number>();
  const documents = [...bodies].map(([path, body]) => named(path, body));
  const finished = await addBrotli(documents, library, pool, (done, of) => {
    steps.push(done);
    total.add(of);
  });
  expect(Object.fromEntries(finished.map(([path, document]) => [path, bodyOf(document)]))).toEqual(
    Object.fromEntries([...bodies].map(([path, body]) => [`/api/A/${path}.json`, body])),
  );
  expect(steps.length).toBeGreaterThan(1);
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  expect([...total]).toEqual([steps.at(-1)!]);
});

test('the body of an unchanged text is reused, and that of a changed text is not', async () => {
  const marked = new Uint8Array([1, 2, 3]);
  const [[path, document], [otherPath, other]] = [named('same', 'same'), named('other', 'old')];
  library.update((update) =>
    update.putEdition(sampleRecord('A'), [
      [path, { ...document, brotli: marked }],
      [otherPath, { ...other, brotli: marked }],
    ]),
  );
  const finished = new Map(
    await addBrotli([named('same', 'same'), named('other', 'new')], library, pool, () => {}),
  );
  expect([...finished.get(path)!.brotli!]).toEqual([...marked]);
  expect(bodyOf(finished.get(otherPath)!)).toBe('new');
});

test('does nothing without documents', async () => {
  expect(await addBrotli([], library, pool, () => {})).toEqual([]);
});
