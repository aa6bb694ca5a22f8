import { describe, expect, test } from 'bun:test';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { PublishError } from './publish-error.ts';
import { publishablePath } from './publishable-path.ts';

describe('a path that can be published', () => {
  const good = [
    '/api/BSB/GEN/1.json',
    '/_headers',
    '/404.html',
    '/api/d/x/people/saul-is-converted_326.json',
  ];
  test.each(good)('is left as it is: %s', (path) => {
    expect(publishablePath(path)).toBe(path);
  });

  const bad = [
    '',
    '/',
    'api/x.json',
    '//etc/passwd',
    '/api/../../etc/passwd',
    '/api/./x.json',
    '/api//x.json',
    '/api/x/',
    '/.publishing/moves.json',
    '/api/.git/config',
    '/api\\..\\x',
    '/api/a\0b',
    '/api/a\nb',
    '/api/%2e%2e/x',
    'C:/x',
    '/C:/x',
    `/${'a'.repeat(300)}`,
    '/api/é.json',
  ];
  test.each(bad)('is not: %j', (path) => {
    expect(() => publishablePath(path)).toThrow(PublishError);
  });

  test('never leads out of the folder that it is joined to', () => {
    const part = fc.constantFrom('..', '.', '/', '\\', 'a', '%2e', '\0', ' ', '~', '$', '.x');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const path = `/${parts.join('')}`;
        try {
          publishablePath(path);
        } catch {
          return;
        }
        expect(resolve('/root/site', `.${path}`)).toBe(`/root/site${path}`);
      }),
    );
  });
});
