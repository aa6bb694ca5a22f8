import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import fc from 'fast-check';
import { compiledSmallContent } from '../../test/compiled.ts';
import type { Library } from '../library/library.ts';
import { withoutManifests } from '../library/without-manifests.fixture.ts';
import { mountLinks, partsBetweenLinks, unmountLinks } from './base-path.ts';

setDefaultTimeout(600_000);

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const mount = (json: string, basePath = '/bible') =>
  decoder.decode(mountLinks(encoder.encode(json), basePath));

let library: Library;
beforeAll(async () => {
  library = (await compiledSmallContent()).library;
});

const documents = () =>
  withoutManifests(library.paths('/api/')).map((path) =>
    decoder.decode(Bun.gunzipSync(new Uint8Array(library.get(path)!.gzip))),
  );

function members(value: unknown, way = ''): [string, unknown][] {
  if (value === null || typeof value !== 'object') return [[way, value]];
  return Object.entries(value).flatMap(([name, member]) => members(member, `${way}/${name}`));
}

describe('a document under a base path', () => {
  test('has it in front of every link, and differs in nothing else, for documents of every kind', () => {
    const all = documents();
    expect(all.length).toBeGreaterThan(50);
    let linked = 0;
    for (const json of all) {
      const before = members(JSON.parse(json));
      const after = members(JSON.parse(mount(json)));
      expect(after.map(([way]) => way)).toEqual(before.map(([way]) => way));
      for (const [at, [way, value]] of before.entries()) {
        const isOfManifest = way.startsWith('/paths//api/x/manifest');
        const isLink = typeof value === 'string' && value.startsWith('/api/') && !isOfManifest;
        if (isLink) linked++;
        const isServer = way === '/servers/0/url';
        expect([way, after[at]![1]]).toEqual([way, isServer ? '/bible' : isLink ? `/bible${value}` : value]);
      }
    }
    expect(linked).toBeGreaterThan(300);
  });

  test('is the document itself, byte for byte, when the base path is empty', () => {
    for (const json of documents()) expect(mount(json, '')).toBe(json);
  });

  test.each([
    ['a text that is a path', '{"text":"/api/BSB/books.json","name":"/api/x"}'],
    ['a text that is a member', '{"text":"\\"thisChapterLink\\":\\"/api/BSB/books.json\\""}'],
    ['an item that is a path', '{"content":["Link","/api/BSB/books.json"]}'],
    ['a text that ends like a link', '{"text":"thisChapterLink","other":"/api/"}'],
    ['a map in a text', '{"text":"ChapterAudioTimings\\":{\\"a\\":\\"/api/x\\"}"}'],
    ['an absolute link', '{"audioLink":"https://example.org/api/1.mp3"}'],
  ])('keeps %s', (_, json) => {
    expect(mount(json)).toBe(json);
  });

  test('has links to timings of any reader', () => {
    const json = '{"thisChapterAudioTimings":{"a.b":"/api/1","c":"/api/2"},"nextChapterAudioTimings":null}';
    const mounted =
      '{"thisChapterAudioTimings":{"a.b":"/b/api/1","c":"/b/api/2"},"nextChapterAudioTimings":null}';
    expect(mount(json, '/b')).toBe(mounted);
  });

  test('keeps every letter of every script', () => {
    const json = '{"name":"בְּרֵאשִׁ֖ית 创世记 \u{1F54A} é\u2028","thisChapterLink":"/api/x.json"}';
    expect(mount(json)).toBe(json.replace('/api', '/bible/api'));
  });

  test('is made in one pass of a long text that almost looks like links', () => {
    const json = `{"text":"${'ChapterAudioTimings\\":{'.repeat(100_000)}","a":{"ChapterAudioTimings":{"x":1}}}`;
    expect(mount(json)).toBe(json);
  });
});

describe('parts of a document', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('Link":"/api/', '{"servers":[{"url":"/"}]}', 'ChapterAudioTimings":{"a}":"/api/"}', '}'),
  );
  const edition = fc.record({
    thisChapterLink: fc.constantFrom('/api/KJV/GEN/1.json', null),
    thisChapterAudioTimings: fc.dictionary(text, fc.constant('/api/KJV/GEN/1.a.audioTimings.json')),
    text,
  });

  test('have the same links as the whole, however short they are', () => {
    fc.assert(
      fc.property(fc.array(edition), fc.integer({ min: 1, max: 200 }), (editions, bytes) => {
        const json = encoder.encode(JSON.stringify(editions));
        const parts = [...partsBetweenLinks(json, bytes)];
        expect(Buffer.concat(parts.map((part) => mountLinks(part, '/bible')))).toEqual(
          Buffer.from(mountLinks(json, '/bible')),
        );
        for (const part of parts.slice(0, -1)) expect(part.length).toBeGreaterThan(bytes);
      }),
    );
  });
});

const basePath = fc.stringMatching(/^(?:\/[a-z0-9._~-]{1,8}){1,3}$/);

test('removing a base path restores any document', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constant('Link":"/api/x":"/bible/api/'));
  fc.assert(
    fc.property(basePath, text, (base, said) => {
      const json = encoder.encode(
        JSON.stringify({
          thisChapterLink: '/api/KJV/GEN/1.json',
          nextChapterApiLink: null,
          thisChapterAudioTimings: { [said]: '/api/KJV/GEN/1.a.audioTimings.json' },
          text: said,
        }),
      );
      expect(Buffer.from(unmountLinks(mountLinks(json, base), base))).toEqual(Buffer.from(json));
    }),
  );
});

test('a document without links stays the same object', () => {
  const json = encoder.encode(
    '{"thisChapterLink":"/api/KJV/GEN/1.json","website":"https://example.org/bible/api/"}',
  );
  expect(unmountLinks(json, '/bible')).toBe(json);
  expect(unmountLinks(json, '')).toBe(json);
});
