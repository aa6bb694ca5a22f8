import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { programText, shellWord } from './command-text.ts';

describe('a word of a command', () => {
  test.each([
    ['content', 'content'],
    ['Bücher/聖書', 'Bücher/聖書'],
    ['Meine Bücher', "'Meine Bücher'"],
    ["it's", "'it'\\''s'"],
    ['a;b', "'a;b'"],
    ['', "''"],
  ])('%p is quoted if the shell needs it: %p', (word, quoted) => {
    expect(shellWord(word, 'linux')).toBe(quoted);
  });

  test('of Windows has double quotes, and backslashes as they are', () => {
    expect(shellWord('C:\\Meine Bücher', 'win32')).toBe('"C:\\Meine Bücher"');
    expect(shellWord('C:\\texts', 'win32')).toBe('C:\\texts');
  });

  test.skipIf(process.platform === 'win32')('arrives in a program as it was', () => {
    const words = fc.array(
      fc.string({ unit: 'grapheme' }).filter((word) => !word.includes('\0')),
      {
        maxLength: 4,
      },
    );
    fc.assert(
      fc.property(words, (given) => {
        const line = `printf '%s\\0' start ${given.map((word) => shellWord(word)).join(' ')}`;
        const { stdout } = Bun.spawnSync(['sh', '-c', line]);
        expect(stdout.toString()).toBe(['start', ...given, ''].join('\0'));
      }),
      { numRuns: 30 },
    );
  });
});

test('the program is called as npm runs it', () => {
  const own = { npm_package_name: 'scriptorium' };
  expect(programText({})).toBe('scriptorium');
  expect(programText({ ...own, npm_lifecycle_event: 'scriptorium' })).toBe('npm run -s scriptorium --');
  expect(programText({ ...own, npm_lifecycle_event: 'start' })).toBe('npm run -s scriptorium --');
  expect(programText({ ...own, npm_lifecycle_event: 'npx', npm_command: 'exec' })).toBe('npx scriptorium');
  const another = { npm_package_name: 'church', npm_lifecycle_event: 'start' };
  expect(programText(another)).toBe('scriptorium');
});
