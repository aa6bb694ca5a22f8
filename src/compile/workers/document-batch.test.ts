import { expect, test } from 'bun:test';
import { packDocument } from '../../library/stored-document.ts';
import { batchDocuments, unbatchDocuments } from './document-batch.ts';

const named = (path: string, body: string) => [path, packDocument(body)] as const;

test('a batch returns its documents unchanged and in order', () => {
  const documents = [
    named('/api/A/GEN/2.json', '{"chapter":2}'),
    named('/api/A/books.json', ''),
    named('/api/A/GEN/1.json', `{"text":"${'In the beginning. '.repeat(500)}"}`),
  ];
  const batch = batchDocuments(documents);
  expect([...unbatchDocuments(batch)].map(plain)).toEqual(documents.map(plain));
});

test('a batch survives being handed to another thread', () => {
  const documents = [named('/api/A/GEN/1.json', 'one'), named('/api/A/GEN/2.json', 'two')];
  const batch = batchDocuments(documents);
  const received = structuredClone(batch, { transfer: [batch.bodies.buffer, batch.hashes.buffer] });
  expect(batch.bodies.length).toBe(0);
  expect([...unbatchDocuments(received)].map(plain)).toEqual(documents.map(plain));
});

test('an empty batch contains nothing', () => {
  expect([...unbatchDocuments(batchDocuments([]))]).toEqual([]);
});

function plain([path, { hash, gzip }]: readonly [string, { hash: Uint8Array; gzip: Uint8Array }]) {
  const body = Buffer.from(Bun.gunzipSync(new Uint8Array(gzip))).toString();
  return { path, hash: Buffer.from(hash).toString('hex'), body };
}
