import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { globBelow, globFault, globOfPath, parseGlob } from './file-glob.ts';

test.each([
  ['GEN.usfm', { path: 'GEN.usfm', base: '', levels: 1 }],
  ['./new/GEN.usfm', { path: 'new/GEN.usfm', base: 'new', levels: 1 }],
  ['a\\[1\\]/b', { path: 'a[1]/b', base: 'a[1]', levels: 1 }],
  ['Wow!.usfm', { path: 'Wow!.usfm', base: '', levels: 1 }],
  ['*.usfm', { base: '', levels: 1 }],
  ['new/*.usfm', { base: 'new', levels: 1 }],
  ['a/b/*/c?.usfm', { base: 'a/b', levels: 2 }],
  ['a/\\*/b*', { base: 'a', levels: 2 }],
  ['a/**', { base: 'a', levels: Number.POSITIVE_INFINITY }],
  ['{a/b,c}/*', { base: '', levels: 3 }],
  ['!a', { base: '', levels: 1 }],
])('%p is split', (glob, parts) => expect(parseGlob(glob)).toMatchObject(parts));

test.each([
  ['*.usfm', 'a.usfm', true],
  ['*.usfm', 'b/a.usfm', false],
  ['**/*.usfm', 'a.usfm', true],
  ['**/*.usfm', 'b/c/a.usfm', true],
  ['new/*.{usfm,sfm}', 'new/a.sfm', true],
  ['./new/*', 'new/a', true],
  ['a\\*', 'a*', true],
  ['a\\*', 'ab', false],
])('%p for %p: %p', (glob, path, matches) => expect(parseGlob(glob).matches(path)).toBe(matches));

test.each([
  ['a\0', 'contains a NUL character'],
  ['/etc/*', 'is an absolute path'],
  ['\\\\host\\share', 'is an absolute path'],
  ['C:\\*', 'is an absolute path'],
  ['..', 'leaves the folder'],
  ['../*', 'leaves the folder'],
  ['a/../b', 'leaves the folder'],
  ['a\\..\\b', 'leaves the folder'],
  ['a/..', 'leaves the folder'],
])('%p has a fault', (glob, fault) => expect(globFault(glob)).toBe(fault));

test.each(['*.usfm', '..a/b..', '.../a', 'a/.b', '[a]', 'c:d'.slice(1), ''])('%p has no braces', (glob) =>
  expect(globFault(glob)).toBeUndefined(),
);

test('a glob made of a path matches that path and no other, below any folder', () => {
  const path = fc
    .array(fc.string({ unit: fc.constantFrom(...'ab*?[]{}!\\.,- '), minLength: 1, maxLength: 6 }), {
      minLength: 1,
      maxLength: 3,
    })
    .map((parts) => parts.map((part) => part.replace(/^\.+$/, 'x')).join('/'));
  fc.assert(
    fc.property(path, path, path, (folder, own, other) => {
      const glob = parseGlob(globOfPath(own));
      expect(glob.path).toBe(own);
      expect(glob.matches(own)).toBe(true);
      if (other !== own) expect(glob.matches(other)).toBe(false);
      expect(parseGlob(globBelow(`${folder}/`, globOfPath(own))).path).toBe(`${folder}/${own}`);
      expect(parseGlob(globBelow(`${folder}/`, '*')).matches(`${folder}/x`)).toBe(true);
    }),
  );
});

test.each([
  ['stars', `${'*a'.repeat(500)}b`, 'a'.repeat(5000)],
  ['double stars', `${'**/a/'.repeat(200)}b`, `${'a/'.repeat(1000)}c`],
  ['choices', `${'{a,aa}'.repeat(200)}b`, 'a'.repeat(300)],
  ['choices in choices', `${'{a,'.repeat(10_000)}${'}'.repeat(10_000)}`, 'b'],
  ['sets', '['.repeat(100_000), 'a'],
])('a glob of many %s is matched', (_, glob, path) => {
  parseGlob(glob).matches(path);
});
