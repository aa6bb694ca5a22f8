import { describe, expect, test } from 'bun:test';
import { join, relative, resolve, win32 } from 'node:path';
import fc from 'fast-check';
import { entryNameFault } from './entry-name-fault.ts';

describe('a name is safe', () => {
  test.each(['02-GENengwebp.usfm', 'a/b/c.txt', 'folder/', 'Génesis.usfm', '..a/b..c', 'a b', '创世记.usfm'])(
    'as in %p',
    (name) => expect(entryNameFault(name)).toBeUndefined(),
  );
});

describe('a name is not safe', () => {
  test.each(
    [
      ['', 'has no name'],
      ['../evil', 'leads out of the folder'],
      ['a/../../evil', 'leads out of the folder'],
      ['a/..', 'leads out of the folder'],
      ['/etc/passwd', 'has an absolute path'],
      ['//host/share', 'has an absolute path'],
      ['C:evil', 'has a colon in its name'],
      ['a/b.txt:stream', 'has a colon in its name'],
      ['..\\evil', 'has a backslash in its name'],
      ['a\0.usfm', 'has control characters in its name'],
      ['a\x1b[2J', 'has control characters in its name'],
      ['a//b', 'has an empty part in its path'],
      ['./a', 'has an empty part in its path'],
      ['a./b', 'has a name that ends with a dot or a space'],
      ['... ', 'has a name that ends with a dot or a space'],
      ['x'.repeat(256), 'has a name that is too long'],
      ['创'.repeat(86), 'has a name that is too long'],
      [`${'x/'.repeat(600)}y`, 'has a path that is too long'],
    ].map(([name, fault]) => ({ name: name!, fault: fault! })),
  )('when it $fault', ({ name, fault }) => expect(entryNameFault(name)).toBe(fault));
});

test('no name that is taken for safe leads out of the folder, on any system', () => {
  const parts = fc.constantFrom(
    '..',
    '.',
    '',
    'a',
    '...',
    'C:',
    '/',
    '\\',
    '\0',
    '~',
    ' ',
    'b.usfm',
    '%2e%2e',
  );
  const separators = fc.constantFrom('/', '\\', '');
  const built = fc.array(fc.tuple(parts, separators), { maxLength: 8 }).map((pairs) => pairs.flat().join(''));
  fc.assert(
    fc.property(fc.oneof(built, fc.string({ unit: 'binary', maxLength: 30 })), (name) => {
      if (entryNameFault(name) !== undefined) return;
      const inside = relative('/content', resolve('/content', name));
      expect(inside).toBe(name.replace(/\/$/, ''));
      expect(join('/content', name)).toStartWith('/content/');
      const onWindows = win32.relative('C:\\content', win32.resolve('C:\\content', name));
      expect(onWindows.replaceAll('\\', '/')).toBe(name.replace(/\/$/, ''));
    }),
    { numRuns: 1000 },
  );
});
