import { expect, setDefaultTimeout, test } from 'bun:test';
import fc from 'fast-check';
import { runs } from '../../../test/long-tests.ts';
import { unpackVerse } from '../../model/packed-verse.ts';
import { mutatedText } from '../mutated-text.fixture.ts';
import { readCrossReferences } from './read-cross-references.ts';

setDefaultTimeout(600_000);

const file = (text: string, name = 'a.txt') => ({ file: name, bytes: new TextEncoder().encode(text) });
const read = (...texts: string[]) =>
  readCrossReferences(texts.map((text, index) => file(text, `${index + 1}.txt`)));
const codes = (...texts: string[]) =>
  read(...texts).diagnostics.map(({ code, file, line }) => `${file}:${line} ${code}`);

function rows(...texts: string[]): string[] {
  const { content } = read(...texts);
  if (!content) return [];
  const { sources, targets, targetEnds, scores } = content;
  return [...sources].map((packed, row) => {
    const [source, target] = [unpackVerse(packed), unpackVerse(targets[row]!)];
    const end = targetEnds[row] ? unpackVerse(targetEnds[row]!) : undefined;
    const range = end ? `-${end.chapter}:${end.verse}` : '';
    const shown = [source, target].map(({ book, chapter, verse }) => `${book} ${chapter}:${verse}`);
    return `${shown.join(' ')}${range} ${scores[row]}`;
  });
}

const sample = `From Verse\tTo Verse\tVotes\t#www.openbible.info CC-BY
Exod.1.1\tGen.46.8\t-3
Gen.1.1\tPs.96.5\t58
Gen.1.1\tPs.89.11-Ps.89.12\t60
Gen.1.1\tHeb.11.3\t58
Gen.1.1\tRev.21.6
`;

test('references are sorted by source, then by score, then by target', () => {
  expect(rows(sample)).toEqual([
    'GEN 1:1 PSA 89:11-89:12 60',
    'GEN 1:1 PSA 96:5 58',
    'GEN 1:1 HEB 11:3 58',
    'GEN 1:1 REV 21:6 NaN',
    'EXO 1:1 GEN 46:8 -3',
  ]);
  expect(read(sample)).toMatchObject({
    isDamaged: false,
    diagnostics: [],
    tally: { references: 5, referencesLeftOut: 0 },
  });
});

test('a byte-order mark, CRLF and commas change nothing', () => {
  expect(rows(`\uFEFF${sample.replaceAll('\n', '\r\n').replaceAll('\t', ',')}`)).toEqual(rows(sample));
});

test('keeps the reference with the highest score for a target, and reports the others', () => {
  const doubled = 'Gen.1.1\tPs.96.5\t3\nGen.1.1\tPs.96.5\nGen.1.1\tPs.96.5-Ps.96.6\t4\n';
  const again = 'Gen.1.1\tPs.96.5\t7\nGen.1.1\tPs.96.5\t7\n';
  expect(rows(doubled, again)).toEqual(['GEN 1:1 PSA 96:5 7', 'GEN 1:1 PSA 96:5-96:6 4']);
  expect(codes(doubled, again)).toEqual([
    '1.txt:1 duplicate-reference',
    '1.txt:2 duplicate-reference',
    '2.txt:2 duplicate-reference',
  ]);
  expect(read(doubled, again).tally).toEqual({ references: 2, referencesLeftOut: 3 });
});

test('a row that cannot be read is left out and reported with its place', () => {
  const { diagnostics, isDamaged, tally } = read(`${sample}Gen.1.1\tPs.1\t5\nGem.1.1\tPs.1.1\t5\nGen.1.1\n`);
  expect(diagnostics.map(({ code, line, column }) => [code, line, column])).toEqual([
    ['bad-reference', 7, 1],
    ['bad-reference', 8, 1],
    ['bad-reference', 9, 1],
  ]);
  expect(diagnostics[0]!.source?.text).toBe('Gen.1.1\tPs.1\t5');
  expect(isDamaged).toBe(true);
  expect(tally).toEqual({ references: 5, referencesLeftOut: 3 });
});

test.each([
  ['Gen 1:1', 'GEN 1:1'],
  ['Genesis.1.1', 'GEN 1:1'],
  ['1. Mose 1,1-3', 'GEN 1:1-1:3'],
  ['Ps.33.6-9', 'PSA 33:6-33:9'],
  ['Ps.33.6–Ps.33.9', 'PSA 33:6-33:9'],
  ['Hebr 6,20 - 7,3', 'HEB 6:20-7:3'],
  ['Ps 33:6f', 'PSA 33:6-33:7'],
  ['Ps 33,20ff', 'PSA 33:20-33:22'],
  ['Jude 3', 'JUD 1:3'],
  ['Ps 33:6a', 'PSA 33:6'],
])('reads %p, in English and in the language of the table', (written, target) => {
  const { content } = readCrossReferences([file(`Gen.1.2;${written};`)], { language: 'deu' });
  const { book, chapter, verse } = unpackVerse(content!.targets[0]!);
  const end = content!.targetEnds[0] ? unpackVerse(content!.targetEnds[0]!) : undefined;
  expect(`${book} ${chapter}:${verse}${end ? `-${end.chapter}:${end.verse}` : ''}`).toBe(target);
});

test('a list in a cell is several references, and its chapters without verses are reported', () => {
  const listed = 'Gen.1.1\tPs 33:6, 9; John 1:1-3; Ps 104\t5';
  expect(rows(listed)).toEqual(['GEN 1:1 PSA 33:6 5', 'GEN 1:1 PSA 33:9 5', 'GEN 1:1 JHN 1:1-1:3 5']);
  expect(codes(listed)).toEqual(['1.txt:1 bad-reference']);
  expect(read(listed).tally).toEqual({ references: 3, referencesLeftOut: 1 });
});

test('reads the JSON of bible_databases', () => {
  const text = JSON.stringify({
    cross_references: [
      {
        from_verse: { book: 'Genesis', chapter: 1, verse: 1 },
        to_verse: [
          { book: 'Psalms', chapter: 33, verse_start: 6, verse_end: 6 },
          { book: 'I John', chapter: 1, verse_start: 1, verse_end: 3 },
          { book: 'Foo', chapter: 1, verse_start: 1 },
        ],
        votes: 62,
      },
    ],
  });
  expect(rows(text)).toEqual(['GEN 1:1 PSA 33:6 62', 'GEN 1:1 1JN 1:1-1:3 62']);
  expect(codes(text)).toEqual(['1.txt:1 bad-reference']);
});

test('reads the JSON of bible-cross-reference-json', () => {
  const text = JSON.stringify({
    1: { v: 'GEN 1 1', r: { 2063: 'EXO 20 11', 26046: 'JHN 1 1' } },
    2: { v: 'GEN 1 2', r: { 19069: 'FOO 1 1' } },
    3: { v: 'GEN 1 3' },
  });
  expect(rows(text)).toEqual(['GEN 1:1 EXO 20:11 NaN', 'GEN 1:1 JHN 1:1 NaN']);
  expect(codes(text)).toEqual(['1.txt:1 bad-reference']);
});

test('votes that are not a number are reported, and the reference is kept without a score', () => {
  for (const votes of ['many', '1e9', '−3', '0x10', '5 6', 'NaN', 'Infinity', '9'.repeat(400)]) {
    expect(rows(`Gen.1.1\tPs.96.5\t${votes}`)).toEqual(['GEN 1:1 PSA 96:5 NaN']);
    expect(codes(`Gen.1.1\tPs.96.5\t${votes}`)).toEqual(['1.txt:1 bad-cell']);
  }
});

test('scores may be fractions, signed or zero', () => {
  for (const [written, score] of [
    ['0.75', 0.75],
    ['+3', 3],
    ['-0', 0],
    ['-12', -12],
  ] as const) {
    const { content, diagnostics } = read(`Gen.1.1\tPs.96.5\t${written}`);
    expect([content!.scores[0], diagnostics]).toEqual([score, []]);
  }
});

test('a file without references is reported once', () => {
  expect(codes('', sample)).toEqual(['1.txt:1 no-references']);
  expect(read('')).toMatchObject({ isDamaged: true, tally: { references: 0, referencesLeftOut: 0 } });
  expect(read('').content).toBeUndefined();
  expect(read().content).toBeUndefined();
});

test('binary data is reported as such', () => {
  const { diagnostics, isDamaged } = readCrossReferences([{ file: 'a.txt', bytes: new Uint8Array(1000) }]);
  expect(diagnostics.map(({ code }) => code)).toEqual(['not-text']);
  expect(isDamaged).toBe(true);
});

test('a line of many megabytes and millions of empty lines are read like others', () => {
  const long = `Gen.1.1\t${'Ps.1.1-'.repeat(3_000_000)}\t5`;
  expect(rows(long)).toEqual(['GEN 1:1 PSA 1:1 5']);
  expect(rows(`Gen.1.1${'\t'.repeat(10_000_000)}`)).toEqual([]);
  expect(rows(`${'\n'.repeat(3_000_000)}Gen.1.1\tPs.96.5\t1`)).toHaveLength(1);
});

test('never throws, and serves or omits every row of any text', () => {
  const pieces = ['\t', '\n', ',', '-', '"', '#', '.', 'Gen.1.1', 'Ps.1.1-Ps.1.2', '\r', '\uFEFF', '\0'];
  fc.assert(
    fc.property(fc.oneof(mutatedText(sample, pieces), fc.string({ unit: 'binary' })), (text) => {
      const { content, diagnostics, tally } = read(text);
      expect(content?.sources.length ?? 0).toBe(tally.references!);
      const reported = diagnostics.filter(({ code }) =>
        ['bad-reference', 'duplicate-reference', 'no-references', 'not-text'].includes(code),
      );
      if (tally.referencesLeftOut! > 0) expect(reported.length).toBeGreaterThan(0);
    }),
    { numRuns: runs(500) },
  );
});

const anyRow = fc
  .record({
    source: fc.constantFrom('Gen.1.1', 'Gen.1.2', 'Gen.2.1', 'Rev.22.21'),
    chapter: fc.integer({ min: 1, max: 3 }),
    verse: fc.integer({ min: 1, max: 3 }),
    range: fc.constantFrom('', '-Ps.3.8', '-Prov.1.1'),
    score: fc.constantFrom('', '-1', '0', '1', '2', 'x'),
  })
  .map(({ source, chapter, verse, range, score }) => `${source}\tPs.${chapter}.${verse}${range}\t${score}`);

test('the order of rows and their files make no difference', () => {
  const shuffled = fc
    .array(anyRow, { minLength: 1, maxLength: 40 })
    .chain((lines) =>
      fc.tuple(
        fc.constant(lines),
        fc.shuffledSubarray(lines, { minLength: lines.length }),
        fc.nat(lines.length),
      ),
    );
  fc.assert(
    fc.property(shuffled, ([lines, others, cut]) => {
      const parts = [others.slice(0, cut), others.slice(cut)].map((part) => part.join('\n'));
      expect(rows(...parts)).toEqual(rows(lines.join('\n')));
      expect(read(...parts).tally).toEqual(read(lines.join('\n')).tally);
    }),
  );
});
