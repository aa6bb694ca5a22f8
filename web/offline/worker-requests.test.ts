import { describe, expect, test } from 'bun:test';
import { type AskedRequest, handlingOf, optionalScript } from './worker-requests.ts';

const root = 'https://example.org/bible/';
const asked = (path: string, more: Partial<AskedRequest> = {}): AskedRequest => {
  const usual = {
    method: 'GET',
    mode: 'cors',
    cache: 'default',
    destination: '',
    referrer: root,
    hasRange: false,
  };
  return { ...usual, url: new URL(path, root).href, ...more };
};
const kindOf = (path: string, more: Partial<AskedRequest> = {}) => handlingOf(asked(path, more), root)?.kind;

describe('the worker answers', () => {
  test.each([
    ['', { mode: 'navigate' }, 'reader'],
    ['index.html', { mode: 'navigate' }, 'reader'],
    ['?utm=x', { mode: 'navigate' }, 'reader'],
    ['read/KJV/JHN/3', { mode: 'navigate' }, 'chapter'],
    ['scripts/panel-1a2b3c4d.js', {}, 'file'],
    ['scripts/search-answer-1a2b3c4d.js', { referrer: `${root}scripts/search-panel-1a2b3c4d.js` }, 'file'],
    ['fonts/hebrew.woff2', { referrer: `${root}pages/reader-1a2b3c4d.css` }, 'file'],
    ['api/KJV/JHN/3.simple.json', {}, 'document'],
    ['api/KJV/JHN/3.simple.json', { referrer: `${root}read/KJV/JHN/3:16` }, 'document'],
    ['api/x/search?q=light&in=KJV', {}, 'question'],
    ['recordings/BSB/JHN/3/hays', { destination: 'audio', hasRange: true }, 'recording'],
    ['recordings/BSB/JHN/3/hays?size', {}, 'recording'],
    ['recordings/BSB/JHN/3/hays?from=1048576', {}, 'recording'],
  ] as const)('%s %p as %s', (path, more, kind) => expect(kindOf(path, more)).toBe(kind));

  test.each([
    ['a page of the explorer', 'docs', { mode: 'navigate' }],
    ['a guide', 'docs/guides', { mode: 'navigate' }],
    ['a document in a tab', 'api/KJV/books.json', { mode: 'navigate' }],
    ['what the explorer asks for', 'api/KJV/books.json', { referrer: `${root}docs` }],
    ['what another site asks for', 'api/KJV/books.json', { referrer: 'https://other.example/' }],
    ['what nobody is known to ask for', 'api/KJV/books.json', { referrer: '' }],
    ['a part of a download', 'api/KJV/complete.json', { hasRange: true }],
    ['what is asked for past all caches', 'api/KJV/books.json', { cache: 'no-cache' }],
    ['other methods', 'api/KJV/books.json', { method: 'HEAD' }],
    ['another service of the origin', '../other/api/KJV/books.json', {}],
    ['the worker itself', 'service-worker.js', {}],
    ['metrics', 'metrics', {}],
    ['a recording in a tab', 'recordings/BSB/JHN/3/hays', { mode: 'navigate', destination: 'document' }],
    ['a recording as a script', 'recordings/BSB/JHN/3/hays', { destination: 'script' }],
    ['a recording that a script would read', 'recordings/BSB/JHN/3/hays', {}],
    ['another question about a recording', 'recordings/BSB/JHN/3/hays?url=https://other.example', {}],
    ['what another page fetches', 'recordings/BSB/JHN/3/hays?from=0', { referrer: `${root}docs` }],
    ['an odd page below /read', 'read/KJV/JHN', { mode: 'navigate' }],
  ] as const)('not %s', (_what, path, more) => expect(kindOf(path, more)).toBeUndefined());
});

test.each([
  ['read/KJV/JHN/3', '#/KJV/JHN/3'],
  ['read/KJV/JHN/3:16-18', '#/KJV/JHN/3?v=16-18'],
  ['read/KJV/JHN/3%3A16?with=OSHB&search=light', '#/KJV/JHN/3?v=16&with=OSHB&search=light'],
  ['read/KJV/PSA/119?with=OSHB', '#/KJV/PSA/119?with=OSHB'],
])('the page %s opens as %s without a network', (path, address) =>
  expect(handlingOf(asked(path, { mode: 'navigate' }), root)).toEqual({ kind: 'chapter', address }),
);

test.each([
  ['api/KJV/JHN/3.simple.json', true],
  ['api/available_translations.json', true],
  ['api/x/search/KJV/index.json', true],
  ['api/KJV/complete.simple.json', false],
  ['api/x/manifest.json', false],
  ['api/x/manifests/KJV/1a.json', false],
])('a visit of %s keeps it: %p', (path, isKeptWhenVisited) =>
  expect(handlingOf(asked(path), root)).toMatchObject({ isKeptWhenVisited }),
);

test.each([
  ['scripts/strings-es-1a2b3c4d.js', 'strings-es'],
  ['https://example.org/scripts/stemmer-en-1a2b3c4d.js', 'stemmer-en'],
  ['scripts/stemmers-1a2b3c4d.js', 'stemmers'],
  ['scripts/search-panel-1a2b3c4d.js', undefined],
])('the script %s is optional: %p', (path, name) => {
  expect(optionalScript(path)).toBe(name);
});
