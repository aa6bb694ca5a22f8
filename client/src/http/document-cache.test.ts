import { expect, setDefaultTimeout, test } from 'bun:test';
import fc from 'fast-check';
import { DocumentCache } from './document-cache.ts';

setDefaultTimeout(600_000);

const document = (size: number) => ({ text: 'x'.repeat(size), entityTag: '', freshUntil: 0 });

test('forgets the least recently used document', () => {
  const cache = new DocumentCache(8);
  for (const path of ['a', 'b', 'c', 'd']) cache.set(path, document(2));
  cache.get('a');
  cache.set('e', document(2));
  expect(['a', 'b', 'c', 'd', 'e'].filter((path) => cache.get(path))).toEqual(['a', 'c', 'd', 'e']);
});

test('does not keep a document that would crowd out the others, nor an older state of it', () => {
  const cache = new DocumentCache(8);
  cache.set('a', document(1));
  cache.set('a', document(3));
  expect(cache.get('a')).toBeUndefined();
});

test('never contains more than its size', () => {
  const step = fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'), fc.nat(30), fc.boolean());
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const cache = new DocumentCache(100);
      for (const [path, size, isRead] of steps) isRead ? cache.get(path) : cache.set(path, document(size));
      const held = [...'abcdefg'].map((path) => cache.get(path)?.text.length ?? 0);
      expect(held.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(100);
    }),
  );
});
