import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { runs } from '../../../test/long-tests.ts';
import { schemeNames } from '../reference.ts';
import { mapVerses } from './map-verses.ts';
import { readVrs } from './read-vrs.ts';
import { verseSpan } from './verse-span.ts';
import { Versification } from './versification.ts';

function read(text: string) {
  const faults: string[] = [];
  const file = readVrs(text, (at, message) => faults.push(`${at}: ${message}`));
  return { file, faults };
}

test('counts, mappings, absent verses and parts are read', () => {
  const { file, faults } = read(`# Versification  "Sample"
# a comment
GEN 1:31 2:25 # and another
mal 1:14 2:17 3:24 END

PSA 3:0-8 = PSA 3:1-9
#! &PSA 51:0 = PSA 51:1-2
-MAT 17:21
#! -MAT 18:11
#! *ESG 1:1,-,a,b\r
`);
  expect(faults).toEqual([]);
  expect(file.name).toBe('Sample');
  expect(Object.fromEntries(file.lastVerses.get('GEN')!)).toEqual({ 1: 31, 2: 25 });
  expect(file.lastVerses.get('MAL')!.get(3)).toBe(24);
  expect(file.lastVerses.get('MAL')!.get(4)).toBe(0);
  expect(file.mappings.map(({ verses, original }) => [verses, original].map(verseSpan.write))).toEqual([
    ['PSA 3:0-8', 'PSA 3:1-9'],
    ['PSA 51:0', 'PSA 51:1-2'],
  ]);
  expect(file.absent).toEqual(['MAT 17:21', 'MAT 18:11']);
  expect([...file.parts]).toEqual([['ESG 1:1', 'ab']]);
});

test.each([
  ['GEN', 'a book is followed by'],
  ['GEN 1:31 2', 'a book is followed by'],
  ['GEN 0:31', 'a book is followed by'],
  ['XYZ 1:3', '"XYZ" is not the id of a book'],
  ['FRT 1:3', '"FRT" is not the id of a book'],
  ['GEN 1:1-3 = GEN 1:1-2', 'different numbers of verses'],
  ['GEN 1:1-3 = GEN 1', 'both sides'],
  ['GEN 1:1 = GEN 1:2 = GEN 1:3', 'both sides'],
  ['GEN 1:5-3 = GEN 1:1', 'both sides'],
  ['-GEN', 'after "-"'],
  ['*GEN 1:1,aa', 'after "*"'],
  ['*GEN 1:1-2,a', 'after "*"'],
])('%p is reported and left out', (line, part) => {
  const { file, faults } = read(`GEN 1:31\n${line}\n`);
  expect(faults).toEqual([expect.stringContaining(part)]);
  expect(faults[0]).toStartWith('9: ');
  expect([file.mappings, file.absent, [...file.lastVerses.keys()]]).toEqual([[], expect.anything(), ['GEN']]);
});

function vrsOf(name: (typeof schemeNames)[number]): string {
  const scheme = Versification.standard(name);
  const lastVerses = (book: string) => scheme.chapters(book)!.map((count, index) => `${index + 1}:${count}`);
  const counts = [...scheme.books].map((book) => `${book} ${lastVerses(book).join(' ')} END`);
  const mappings = scheme
    .mappings()
    .map(({ verses, original }) => `${verseSpan.write(verses)} = ${verseSpan.write(original)}`);
  return `# Versification "${name}"\n${[...counts, ...mappings].join('\n')}\n`;
}

test('a standard scheme written as a file reads back as the same scheme', () => {
  for (const name of schemeNames) {
    const { file, faults } = read(vrsOf(name));
    expect(faults).toEqual([]);
    const [own, standard] = [Versification.departing('eng', file), Versification.standard(name)];
    for (const book of standard.books) expect(own.chapters(book)).toEqual(standard.chapters(book));
    for (const { verses } of standard.mappings()) {
      const { last: _, ...verse } = verses;
      expect(own.toOriginal(verse)).toEqual(standard.toOriginal(verse));
    }
  }
});

test('the lines of a file replace those of the scheme only for their verses', () => {
  const { file } = read('GEN 31:54\nGEN 32:1-33 = GEN 32:1-33\nGEN 32:33\n');
  const own = Versification.departing('eng', file);
  const map = (chapter: number, verse: number) =>
    mapVerses(own, 'org', { book: 'GEN', chapter, verse }).map(verseShown);
  expect([map(31, 54), map(31, 55), map(32, 1), map(32, 33)]).toEqual([
    ['GEN 31:54'],
    [],
    ['GEN 32:1'],
    ['GEN 32:33'],
  ]);
  expect(mapVerses(own, 'org', { book: 'MAL', chapter: 4, verse: 1 }).map(verseShown)).toEqual(['MAL 3:19']);
  expect(mapVerses('org', own, { book: 'GEN', chapter: 32, verse: 1 }).map(verseShown)).toEqual(['GEN 32:1']);
});

const verseShown = ({ book, chapter, verse }: { book: string; chapter: number; verse: number }) =>
  `${book} ${chapter}:${verse}`;

test('reads any text without an error, and reports unknown lines once', () => {
  const piece = fc.constantFrom(
    ...[
      'GEN',
      'PSA 3:0-8',
      ' = ',
      '1:31',
      '\n',
      '\r\n',
      '#',
      '#!',
      '-',
      '*',
      '&',
      ',a',
      'END',
      '\uFEFF',
      'é',
      '0',
      ':',
    ],
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const text = pieces.join('');
      const { file, faults } = read(text);
      expect(faults.length).toBeLessThanOrEqual(text.split(/[\r\n]+/).length);
      for (const { verses, original } of file.mappings) {
        const [left, right] = [verses.last - verses.verse, original.last - original.verse];
        expect(left === right || left === 0 || right === 0).toBe(true);
      }
    }),
    { numRuns: runs(2000) },
  );
});

test('any line that is well formed is read, in any order', () => {
  const number = fc.integer({ min: 1, max: 200 });
  const line = fc.oneof(
    fc.tuple(number, number).map(([chapter, last]) => `GEN ${chapter}:${last}`),
    fc.tuple(number, number, number).map(([a, b, c]) => `PSA ${a}:${b} = PSA ${a}:${c}`),
    number.map((verse) => `-MAT 17:${verse}`),
  );
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const { file, faults } = read(lines.join('\n'));
      expect(faults).toEqual([]);
      expect(file.mappings.length).toBe(lines.filter((one) => one.includes('=')).length);
      expect(file.absent.length).toBe(new Set(lines.filter((one) => one.startsWith('-'))).size);
    }),
  );
});

test('a verse and a run of verses are read back unchanged', () => {
  for (const written of ['PSA 3:0-8', 'ESG 1:1a', '3JN 1:14'])
    expect(verseSpan.write(verseSpan.read(written)!)).toBe(written);
  for (const wrong of ['', 'PSA', 'PSA 3', 'PSA 0:1', 'PSA 3:8-1', 'PSA 3:1-4:2', 'PSALM 3:1', 'PSA 3:1ab'])
    expect(verseSpan.read(wrong)).toBeUndefined();
});
