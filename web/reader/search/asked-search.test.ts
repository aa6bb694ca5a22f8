import { expect, test } from 'bun:test';
import type { Translation } from '../../../client/src/documents.ts';
import { type Route, routeAddress } from '../route.ts';
import { forgetSearches, recentSearches, rememberSearch } from './asked-search.ts';
import { defaultSort, queryOf, searchedTranslations } from './search-request.ts';

const place: Route = { translation: 'KJV', book: 'JHN', chapter: 3, parallels: ['OSHB'] };

test.each([
  ['#/KJV/JHN/3?with=OSHB&search=living+water', { q: 'living water' }],
  [
    '#/KJV/JHN/3?with=OSHB&search=strong%3AG26&books=NT&sort=relevance&of=all&as=love',
    { q: 'strong:G26', books: 'NT', sort: 'relevance', scope: 'all', as: 'love' },
  ],
  ['#/KJV/JHN/3?with=OSHB&search=%22a+%26+b%22+%23+%D7%91%D7%A8%D7%90', { q: '"a & b" # ברא' }],
] as const)('an address has its search: %s', (hash, search) => {
  const route = routeAddress.parse(hash)!;
  expect(route).toMatchObject({ ...place, search });
  expect(routeAddress.format(route)).toBe(hash);
});

test.each(['search=', 'search=+', 'books=NT'])('an address with "%s" has no search', (query) => {
  expect(routeAddress.parse(`#/KJV/JHN/3?${query}`)?.search).toBeUndefined();
});

test('invalid parts of an address are omitted', () => {
  const { search } = routeAddress.parse('#/KJV/JHN/3?search=a&books=everything&sort=worst&of=mine')!;
  expect(search).toEqual({ q: 'a', books: undefined, sort: undefined, scope: undefined, as: undefined });
});

test.each([
  ['living water', 'relevance'],
  ['生命之水', 'relevance'],
  ['water', 'canon'],
  [' water ', 'canon'],
  ['"living water"', 'canon'],
  ['love | charity', 'canon'],
  ['love -hate', 'canon'],
  ['strong:G26 lemma:x', 'canon'],
  ['lov* water', 'canon'],
] as const)('the results of %p are sorted by %s by default', (q, sort) => {
  expect(defaultSort({ q })).toBe(sort);
});

test('a rendering is one phrase more', () => {
  expect(queryOf({ q: 'strong:G26' })).toBe('strong:G26');
  expect(queryOf({ q: 'strong:G26', as: 'their love' })).toBe('strong:G26 "their love"');
  expect(queryOf({ q: 'strong:H6213', as: 'have … made' })).toBe('strong:H6213 "have" "made"');
});

test.each([
  [undefined, ['KJV']],
  ['beside', ['KJV', 'OSHB']],
  ['language', ['KJV', 'lang:eng']],
  ['all', ['KJV', '*']],
] as const)('%p searches %p', (scope, ids) => {
  const translations = [{ id: 'KJV', language: 'eng' }] as unknown as Translation[];
  expect(searchedTranslations(scope, place, translations)).toEqual(ids);
});

test('searches are remembered once each, the latest first, until they are forgotten', () => {
  const stored = new Map<string, string>();
  const localStorage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
  };
  Object.assign(globalThis, { localStorage });
  try {
    for (const query of ['grain', 'living  water', 'grain']) rememberSearch(query);
    expect(recentSearches()).toEqual(['grain', 'living water']);
    for (let index = 0; index < 30; index++) rememberSearch(`search ${index}`);
    expect(recentSearches()).toHaveLength(20);
    expect(recentSearches()[0]).toBe('search 29');
    forgetSearches();
    expect(recentSearches()).toEqual([]);
  } finally {
    Reflect.deleteProperty(globalThis, 'localStorage');
  }
  expect(recentSearches()).toEqual([]);
});
