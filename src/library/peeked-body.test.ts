import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { checkBytes, PeekedBody, type StoredBody, storedValue } from './stored-document.ts';

const hashOf = (body: Uint8Array) => new Bun.CryptoHasher('sha256').update(body).digest();

const withCheck = (stored: StoredBody) =>
  Buffer.concat([Buffer.alloc(checkBytes), storedValue.encode(stored)]);

test('a body in a longer buffer equals the stored one', () => {
  const bytes = fc.uint8Array({ maxLength: 300 });
  fc.assert(
    fc.property(bytes, fc.nat(50), fc.boolean(), (body, more, isBuffer) => {
      const hash = hashOf(body);
      const value = withCheck({ hash, body });
      const longer = new Uint8Array(value.length + more).fill(7);
      longer.set(value);
      const peeked = new PeekedBody(isBuffer ? Buffer.from(longer) : longer, value.length);
      expect(Buffer.compare(peeked.hash, hash)).toBe(0);
      expect(Buffer.compare(peeked.body, body)).toBe(0);
      expect(peeked.bodyLength).toBe(body.length);
      expect(peeked.hashText(16)).toBe(hash.subarray(0, 16).toString('base64url'));
      for (let word = 0; word < 8; word++) expect(peeked.hashWord(word)).toBe(hash.readUInt32LE(4 * word));
      expect(peeked.body.slice().buffer).not.toBe(peeked.body.buffer);
      const target = new Uint8Array(body.length + 2);
      peeked.copyBody(target, 1);
      expect(Buffer.compare(target, Buffer.concat([Buffer.of(0), body, Buffer.of(0)]))).toBe(0);
    }),
  );
});

test('one that is a part of a larger memory is that part', () => {
  const value = withCheck({ hash: hashOf(Buffer.from('x')), body: Buffer.from('text') });
  const memory = new Uint8Array(500).fill(9);
  memory.set(value, 100);
  const peeked = new PeekedBody(memory.subarray(100, 100 + value.length), value.length);
  expect(Buffer.from(peeked.body).toString()).toBe('text');
});
