import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { type ContentCoding, contentCodings } from '../../site/content-coding.ts';
import { byteSpan } from '../http/response.ts';
import type { PreparedDocument } from './prepare.ts';
import { ResponseRing } from './response-ring.ts';

const head = 'HTTP/1.1 200 OK\r\nDate: -----\r\nETag: "tag"\r\n\r\n';

function documentOf(number: number, length = 500, coding: ContentCoding = 'gzip'): PreparedDocument {
  const body = Uint8Array.from({ length }, (_, index) => (31 * number + index) % 251);
  const bytes = Buffer.concat([Buffer.from(`unused${head}`), body, Buffer.from('unused')]);
  const start = 'unused'.length;
  const bodyStart = start + head.length;
  const response = { status: 200, bytes, start, bodyStart, end: bodyStart + length, dateStart: start + 23 };
  return { etag: '"tag"', coding, isDownload: number % 2 === 0, isImmutable: number % 3 === 0, response };
}

const pathOf = (number: number) => `/api/document/${number}.json`;

function described(document: PreparedDocument | undefined) {
  if (!document) return undefined;
  const { etag, coding, isDownload, isImmutable, response } = document;
  const { start, bodyStart, dateStart, status } = response;
  const bytes = byteSpan.view(response).slice();
  return {
    etag,
    coding,
    isDownload,
    isImmutable,
    status,
    bytes,
    head: bodyStart - start,
    date: dateStart - start,
  };
}

describe('Responses in one piece of memory', () => {
  test.each(contentCodings)(
    'returns a response in the coding %s, and undefined for another coding or path',
    (coding) => {
      const ring = new ResponseRing(64_000);
      expect(ring.find(pathOf(1), coding)).toBeUndefined();
      ring.add(pathOf(1), documentOf(1, 500, coding));
      expect(described(ring.find(pathOf(1), coding))).toEqual(described(documentOf(1, 500, coding)));
      expect(ring.find(pathOf(2), coding)).toBeUndefined();
      for (const other of contentCodings)
        if (other !== coding) expect(ring.find(pathOf(1), other)).toBeUndefined();
    },
  );

  test('two paths with the same hash are two documents', () => {
    const hashes = new Map<number, string>();
    let pair: readonly [string, string] | undefined;
    for (let number = 0; !pair; number++) {
      const path = `/api/x/${Bun.hash.crc32(`${number}`).toString(36)}.json`;
      let hash = contentCodings.indexOf('gzip') ^ 0x811c9dc5;
      for (const character of path) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
      const known = hashes.get(hash);
      if (known !== undefined && known !== path && known.length === path.length) pair = [known, path];
      hashes.set(hash, path);
    }
    const ring = new ResponseRing(64_000);
    ring.add(pair[0], documentOf(1));
    expect(ring.find(pair[1], 'gzip')).toBeUndefined();
    ring.add(pair[1], documentOf(2));
    expect(described(ring.find(pair[0], 'gzip'))).toEqual(described(documentOf(1)));
    expect(described(ring.find(pair[1], 'gzip'))).toEqual(described(documentOf(2)));
  });

  test('the oldest make room for new ones', () => {
    const ring = new ResponseRing(64_000);
    for (let number = 0; number < 100; number++) ring.add(pathOf(number), documentOf(number, 1800));
    expect(described(ring.find(pathOf(99), 'gzip'))).toEqual(described(documentOf(99, 1800)));
    expect(ring.find(pathOf(0), 'gzip')).toBeUndefined();
  });

  test('a long response is not kept', () => {
    const ring = new ResponseRing(64_000);
    ring.add(pathOf(1), documentOf(1, 2001));
    expect(ring.find(pathOf(1), 'gzip')).toBeUndefined();
  });

  test('nothing is left after it was cleared', () => {
    const ring = new ResponseRing(64_000);
    ring.add(pathOf(1), documentOf(1));
    ring.clear();
    expect(ring.find(pathOf(1), 'gzip')).toBeUndefined();
    ring.add(pathOf(1), documentOf(2));
    expect(described(ring.find(pathOf(1), 'gzip'))).toEqual(described(documentOf(2)));
  });

  test('returns the right response after additions in any order', () => {
    const lengths = fc.array(fc.nat(2100), { minLength: 40, maxLength: 40 });
    const order = fc.array(fc.nat(39), { minLength: 1, maxLength: 200 });
    const memory = fc.integer({ min: 4096, max: 70_000 });
    const property = fc.property(lengths, order, memory, (lengthOf, numbers, maxBytes) => {
      const ring = new ResponseRing(maxBytes);
      for (const number of numbers) {
        const document = documentOf(number, lengthOf[number]!);
        ring.add(pathOf(number), document);
        const bytes = pathOf(number).length + head.length + lengthOf[number]!;
        const kept = described(ring.find(pathOf(number), 'gzip'));
        expect(kept).toEqual(bytes > maxBytes / 32 ? undefined : described(document));
        for (const known of numbers) {
          const other = ring.find(pathOf(known), 'gzip');
          if (other) expect(described(other)).toEqual(described(documentOf(known, lengthOf[known]!)));
        }
      }
    });
    fc.assert(property, { numRuns: 50 });
  });
});
