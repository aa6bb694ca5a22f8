import { describe, expect, test } from 'bun:test';
import { decodeSource } from '../../formats/decode-source.ts';
import { readLineRecords } from '../../formats/records/line-records.ts';
import type { VerseRecord } from '../../formats/records/verse-records.ts';
import { EditionFileError } from './edition-files.ts';
import { withReferences } from './reference-list.ts';

const file = (name: string, text: string) => ({ file: name, bytes: new TextEncoder().encode(text) });
/** The lines with a text, each with the reference that a reader of the file takes. */
const texts = (files: ReturnType<typeof withReferences>) =>
  files.map(({ file: name, bytes, references }) => {
    const lines: string[] = [];
    const take = ({ book, chapter, verse, text }: VerseRecord) =>
      void lines.push(`${book} ${chapter}:${verse}\t${text}`);
    readLineRecords(decodeSource(bytes, () => {}, { language: 'eng' })!, () => {}, take, references);
    return [name, lines.join('\n')];
  });

describe('a list of references', () => {
  const list = file('a/vref.txt', 'GEN 1:1\nGEN 1:2\nGEN 1:3\n');

  test.each(['\r\n', '\n', '\r'])('gives each line of a text with the line end %j its reference', (end) => {
    const text = file('a/eng.txt', ['In', '', '#And'].join(end));
    const read = withReferences([text, list]);
    expect(texts(read)).toEqual([['a/eng.txt', 'GEN 1:1\tIn\nGEN 1:3\t#And']]);
    expect(read[0]!.bytes).toBe(text.bytes);
  });

  test('a line whose reference cannot be read is reported', () => {
    const found: string[] = [];
    const take = ({ text }: VerseRecord) => void found.push(text);
    readLineRecords('In\nAnd\n', (code, at) => void found.push(`${code} ${at}`), take, 'GEN 1:1\nverse 2');
    expect(found).toEqual(['bad-verse-number 3', 'In']);
  });

  test.each([
    ['Windows-1252', Uint8Array.of(0xc9, 0x0d, 0x0a, 0x0a, 0xe9), 'GEN 1:1\tÉ\nGEN 1:3\té'],
    ['UTF-16', Uint8Array.from(Buffer.from('\ufeffIn\n\né', 'utf16le')), 'GEN 1:1\tIn\nGEN 1:3\té'],
  ])('belongs to a text in %s', (_encoding, bytes, expected) => {
    expect(texts(withReferences([{ file: 'a/eng.txt', bytes }, list]))).toEqual([['a/eng.txt', expected]]);
  });

  test('does not change other files', () => {
    const usfm = file('a/GEN.usfm', '\\id GEN');
    expect(withReferences([usfm])).toEqual([usfm]);
    expect(withReferences([usfm, list])).toEqual([usfm]);
  });

  test.each(['In\n\n\n', 'In\n\n', 'In\r\n\r\n\r\n\r\n'])(
    'accepts a text whose last verses are empty: %j',
    (text) => {
      expect(texts(withReferences([file('a/eng.txt', text), list]))).toEqual([['a/eng.txt', 'GEN 1:1\tIn']]);
    },
  );

  test('accepts any number of empty lines at the end', () => {
    const many = 1_000_000;
    const references = file('a/vref.txt', 'GEN 1:1\n'.repeat(many));
    const [[, text] = []] = texts(
      withReferences([references, file('a/eng.txt', `In${'\n'.repeat(many + 5)}`)]),
    );
    expect(text).toBe('GEN 1:1\tIn');
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

describe('a module of theWord', () => {
  const module = (name: string, lines: readonly string[]) =>
    texts(withReferences([file(name, lines.join('\r\n'))]))[0]![1]!.split('\n');
  const words = (count: number) => Array.from({ length: count }, (_, index) => `word ${index + 1}`);

  test.each([
    ['a.ont', 31_102, 'GEN 1:1', 'REV 22:21'],
    ['a.OT', 23_145, 'GEN 1:1', 'MAL 4:6'],
    ['a.nt', 7957, 'MAT 1:1', 'REV 22:21'],
  ])('%s has a verse in each of %d lines, from %s to %s', (name, count, first, last) => {
    const lines = module(name, [...words(count), '', 'lang=eng', 'about=One \\', 'two']);
    expect(lines).toHaveLength(count);
    expect([lines[0], lines.at(-1)]).toEqual([`${first}\tword 1`, `${last}\tword ${count}`]);
  });

  test('has the numbers of the King James Version', () => {
    const lines = module('a.nt', words(7957)).map((line) => line.split('\t')[0]!);
    for (const verse of ['3JN 1:14', 'REV 12:17', 'ACT 19:41', '2CO 13:14']) expect(lines).toContain(verse);
    for (const verse of ['3JN 1:15', 'REV 12:18']) expect(lines).not.toContain(verse);
    expect(new Set(lines.map((line) => line.slice(0, 3))).size).toBe(27);
  });

  test('has no verse for a blank line', () => {
    const bytes = Uint8Array.of(
      0xef,
      0xbb,
      0xbf,
      0x49,
      0x0d,
      0x0a,
      0x0a,
      0x41,
      ...Buffer.from('\n'.repeat(7955)),
    );
    expect(texts(withReferences([{ file: 'a.nt', bytes }]))).toEqual([['a.nt', 'MAT 1:1\tI\nMAT 1:3\tA']]);
  });

  test.each([
    ['too few lines', 7956, []],
    ['a line too few before its settings', 7956, ['lang=eng', 'about=Words']],
    ['text after its last verse', 7957, ['', 'more', 'lang=eng']],
  ])('with %s is an error that says what it must have', (_title, count, more) => {
    expect(() => module('a.nt', [...words(count), ...more])).toThrow(
      `This text has ${count + more.length} lines, but a module of theWord with the extension .nt has a line for each of 7957 verses`,
    );
  });
});
