import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { mountLinks } from './mounted-document.ts';
import { withoutBasePath } from './without-base-path.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const basePath = fc.stringMatching(/^(?:\/[a-z0-9._~-]{1,8}){1,3}$/);

test('what a live server does to links below a base path is undone, whatever a text says', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constant('Link":"/api/x":"/bible/api/'));
  fc.assert(
    fc.property(basePath, text, (base, said) => {
      const json = utf8(
        JSON.stringify({
          thisChapterLink: '/api/KJV/GEN/1.json',
          nextChapterApiLink: null,
          thisChapterAudioTimings: { [said]: '/api/KJV/GEN/1.a.audioTimings.json' },
          text: said,
        }),
      );
      expect(Buffer.from(withoutBasePath(mountLinks(json, base), base))).toEqual(Buffer.from(json));
    }),
  );
});

test('what is not changed by a base path stays the very same', () => {
  const json = utf8('{"thisChapterLink":"/api/KJV/GEN/1.json","website":"https://example.org/bible/api/"}');
  expect(withoutBasePath(json, '/bible')).toBe(json);
  expect(withoutBasePath(json, '')).toBe(json);
});
