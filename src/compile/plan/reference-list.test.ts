import { describe, expect, test } from 'bun:test';
import { EditionFileError } from './edition-files.ts';
import { withReferences } from './reference-list.ts';

const file = (name: string, text: string) => ({ file: name, bytes: new TextEncoder().encode(text) });
const texts = (files: ReturnType<typeof withReferences>) =>
  files.map(({ file: name, bytes }) => [name, new TextDecoder().decode(bytes)]);

describe('a list of references', () => {
  const list = file('a/vref.txt', 'GEN 1:1\nGEN 1:2\nGEN 1:3\n');

  test('gives each line of a text its reference, and keeps the line numbers', () => {
    expect(texts(withReferences([file('a/eng.txt', 'In\r\n\r\nAnd'), list]))).toEqual([
      ['a/eng.txt', 'GEN 1:1\tIn\n\nGEN 1:3\tAnd'],
    ]);
  });

  test('does not change other files', () => {
    const usfm = file('a/GEN.usfm', '\\id GEN');
    expect(withReferences([usfm])).toEqual([usfm]);
    expect(withReferences([usfm, list])).toEqual([usfm]);
  });

  test.each(['In\n\n\n', 'In\n\n', 'In\r\n\r\n\r\n\r\n'])(
    'accepts a text whose last verses are empty: %j',
    (text) => {
      expect(texts(withReferences([file('a/eng.txt', text), list]))).toEqual([
        ['a/eng.txt', 'GEN 1:1\tIn\n\n'],
      ]);
    },
  );

  test('accepts any number of empty lines at the end', () => {
    const many = 1_000_000;
    const references = file('a/vref.txt', 'GEN 1:1\n'.repeat(many));
    const [[, text] = []] = texts(
      withReferences([references, file('a/eng.txt', `In${'\n'.repeat(many + 5)}`)]),
    );
    expect(text).toBe(`GEN 1:1\tIn${'\n'.repeat(many - 1)}`);
  });

  test('must have as many lines as the text', () => {
    expect(() => withReferences([list, file('a/eng.txt', 'In\nAnd\n')])).toThrow(EditionFileError);
    expect(() => withReferences([list, file('a/eng.txt', 'In\nAnd\n')])).toThrow(
      'This text has 2 lines, but a/vref.txt has 3 references',
    );
    expect(() => withReferences([list, file('a/eng.txt', 'In\n')])).toThrow(EditionFileError);
    expect(() => withReferences([list, file('a/eng.txt', 'In\n\n\nAnd\n')])).toThrow(EditionFileError);
  });
});
