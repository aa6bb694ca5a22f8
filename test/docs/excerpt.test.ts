import { describe, expect, test } from 'bun:test';
import { excerptFaults, parseExcerpt } from './excerpt.ts';

const faults = (shown: string, real: unknown) => excerptFaults(parseExcerpt(shown), real);

describe('an excerpt', () => {
  test('matches a document that contains everything it shows', () => {
    const real = { a: 'In the beginning', b: [1, 2, 3], c: { d: null, e: 'x … y' } };
    expect(faults('{"a": "In the …", "b": [1, …], "c": {"d": null, …}}', real)).toEqual([]);
    expect(faults('{"c": {"d": null, "e": "x … y"}, …}', real)).toEqual([]);
    expect(faults('{…}', real)).toEqual([]);
    expect(faults('[…]', [1])).toEqual([]);
  });

  test('does not agree with another value', () => {
    expect(faults('{"a": 1, …}', { a: 2 })).toEqual(['.a: 1, not 2']);
    expect(faults('{"a": "On …"}', { a: 'In' })).toHaveLength(1);
    expect(faults('{"a": [1, 3, …]}', { a: [1, 2, 3] })).toEqual(['.a[1]: 3, not 2']);
    expect(faults('{"a": {"b": 1}}', { a: 1 })).toHaveLength(1);
    expect(faults('{"a": 1, "b": 2, …}', { a: 1 })).toHaveLength(1);
  });

  test('without a sign that there is more has all of it', () => {
    expect(faults('{"a": 1}', { a: 1, b: 2 })).toEqual([' has b too']);
    expect(faults('[1]', [1, 2])).toEqual([' has 2 items']);
  });
});
