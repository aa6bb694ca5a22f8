import { expect, setDefaultTimeout, test } from 'bun:test';
import fc from 'fast-check';
import { slug } from './entity-index.ts';

setDefaultTimeout(600_000);

test('a slug is lower case letters and digits, joined by single hyphens', () => {
  expect(slug('Apostles (Post-Ascension)')).toBe('apostles-post-ascension');
  expect(slug('Séth’s  «line» 1&2')).toBe('seth-s-line-1-2');
});

test('a name without Latin letters has no slug', () => {
  expect(slug('利未支派')).toBe('');
});

test('every slug fits into a path and is its own slug', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
      const made = slug(name);
      expect(made).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      expect(made.length).toBeLessThanOrEqual(100);
      expect(slug(made)).toBe(made);
    }),
  );
});
