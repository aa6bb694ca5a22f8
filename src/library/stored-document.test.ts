import { expect, test } from 'bun:test';
import { gunzipSync } from 'node:zlib';
import { jsonPieces } from '../lib/json-text.ts';
import { hashOf, packDocument } from './stored-document.ts';

const listOf = (count: number) => ({
  names: Array.from({ length: count }, (_, index) => `${index} é 漢 \u{1f4d6} `.repeat(20)),
});

test('a short document has the same bytes whether it is packed whole or in pieces', () => {
  const list = listOf(50);
  for (const withBrotli of [false, true]) {
    const whole = packDocument(JSON.stringify(list), { withBrotli });
    expect(packDocument(jsonPieces<typeof list>(list), { withBrotli })).toEqual(whole);
  }
});

test('a document of more than 8 MB is one gzip member with the same content', async () => {
  const list = listOf(40_000);
  const pieces = jsonPieces<typeof list>(list);
  const json = Buffer.from(JSON.stringify(list));
  expect(json.length).toBeGreaterThan(10_000_000);
  const { hash, gzip } = packDocument(pieces);
  expect(gunzipSync(gzip).equals(json)).toBe(true);
  const stream = new Blob([Buffer.from(gzip)]).stream().pipeThrough(new DecompressionStream('gzip'));
  expect(Buffer.from(await new Response(stream).arrayBuffer()).equals(json)).toBe(true);
  expect(hashOf(String(pieces)).equals(hash)).toBe(true);
  expect(hashOf(pieces).equals(hash)).toBe(true);
  // Manifests read the size there (RFC 1952, 2.3.1)
  expect(Buffer.from(gzip).readUInt32LE(gzip.length - 4)).toBe(json.length);
});
