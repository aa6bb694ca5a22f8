import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import fc from 'fast-check';
import { slug, UniqueIds } from './unique-ids.ts';

setDefaultTimeout(600_000);

describe('ids that later items want', () => {
  test.each([
    ['stay unchanged if they fit into a path', ['aaron_1', 'Baal-Hanan_2'], ['aaron_1', 'Baal-Hanan_2']],
    [
      'become slugs, or the fallback for an empty slug, otherwise',
      ['Mount Sinai/Horeb', '../x', '利未', '利未'],
      ['mount-sinai-horeb', 'x', 'people', 'people-2'],
    ],
    ['are not given to others', ['a b', 'A  B', 'a-b', 'a-b-2'], ['a-b-3', 'a-b-4', 'a-b', 'a-b-2']],
    [
      'differ in more than case',
      ['Aaron_1', 'aaron_1', 'A b', 'a-B'],
      ['Aaron_1', 'aaron_1-2', 'a-b-2', 'a-B'],
    ],
  ])('%s', (_, wanted, given) => {
    const ids = new UniqueIds(wanted);
    expect(wanted.map((id) => ids.next(id, 'people'))).toEqual(given);
  });
});

test('without a list of wanted ids, each gets the first free number', () => {
  const ids = new UniqueIds();
  const wanted = ['', '', 'maria-2', 'Paul', 'paul', 'PAUL', ''];
  expect(wanted.map((id) => ids.next(id, 'maria'))).toEqual([
    ...['maria', 'maria-2', 'maria-2-2', 'Paul', 'paul-2', 'PAUL-3', 'maria-3'],
  ]);
});

test('many items with one name get different ids', () => {
  const ids = new UniqueIds();
  const taken = Array.from({ length: 50_000 }, () => ids.next('', 'zechariah'));
  expect(new Set(taken).size).toBe(50_000);
});

test('a slug is lower case letters and digits, joined by single hyphens', () => {
  expect(slug('Apostles (Post-Ascension)')).toBe('apostles-post-ascension');
  expect(slug('Séth’s  «line» 1&2')).toBe('seth-s-line-1-2');
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
