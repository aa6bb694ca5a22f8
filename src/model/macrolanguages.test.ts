import { expect, test } from 'bun:test';
import { isSameGroup, relatedCodes } from './macrolanguages.ts';
import { shortestTag } from './shortest-tag.ts';

test('related codes go from a member to its macrolanguage and back', () => {
  expect(relatedCodes('arb').slice(0, 2)).toEqual(['arb', 'ara']);
  expect(relatedCodes('ara').slice(0, 2)).toEqual(['ara', 'arb']);
  expect(relatedCodes('nob')).toEqual(['nob', 'nor', 'nno']);
  expect(relatedCodes('zsm')).toContain('ind');
  expect(relatedCodes('ell')).toEqual(['ell', 'grc']);
  expect(relatedCodes('deu')).toEqual(['deu']);
});

test('a member and its macrolanguage are one group, two members are not', () => {
  expect([isSameGroup('arb', 'ara'), isSameGroup('ara', 'arz'), isSameGroup('arb', 'arz')]).toEqual([
    true,
    true,
    false,
  ]);
});

test('Hebrew and Ancient Hebrew are one group', () => {
  expect([isSameGroup('heb', 'hbo'), isSameGroup('ell', 'hbo')]).toEqual([true, false]);
});

test('tags are as short as HTML and the tables of a browser expect them', () => {
  const codes = 'arb cmn pes ell nob npi ory swh als zsm fil azj ara zho heb eng pt-BR cmn-Hant'.split(' ');
  expect(codes.map((code) => shortestTag(code)).join(' ')).toBe(
    'ar zh fa el nb ne or sw sq ms fil az ar zh he en pt-BR zh-Hant',
  );
  expect([shortestTag('hbo'), shortestTag('not a tag'), shortestTag('')]).toEqual(['hbo', 'und', 'und']);
});
