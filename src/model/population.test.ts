import { expect, test } from 'bun:test';
import { populationOf } from './population.ts';

test('a language has the number of its users, and a representative member that of its macrolanguage', () => {
  expect(populationOf('eng')).toBeGreaterThan(1_000_000_000);
  expect(populationOf('cmn')).toBe(populationOf('zho')!);
  expect(populationOf('arb')).toBe(populationOf('ara')!);
  expect(populationOf('swh')).toBe(populationOf('swa')!);
});

test('ancient and unknown languages have none, and dialects not that of their macrolanguage', () => {
  for (const code of ['hbo', 'grc', 'qaa', '', 'acm'])
    expect([code, populationOf(code)]).toEqual([code, undefined]);
});
