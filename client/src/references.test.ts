import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import fc from 'fast-check';
import { refused, spellings } from '../../src/references/spellings.fixture.ts';
import { runs } from '../../test/long-tests.ts';
import { ScriptoriumError } from './http/scriptorium-error.ts';
import { languages } from './languages.ts';
import { detectReferences, formatReference, parseReference, parseReferences } from './references.ts';

setDefaultTimeout(600_000);

type Edition = Parameters<typeof parseReferences>[1];

const spanish = [
  { id: 'GEN', name: 'Génesis', commonName: 'Genesis', lastChapterNumber: 50 },
  { id: '1SA', name: '1 Samuel', commonName: '1 Samuel', lastChapterNumber: 31 },
  { id: 'JHN', name: 'Juan', commonName: 'John', lastChapterNumber: 21 },
  { id: '1JN', name: '1 Juan', commonName: '1 John', lastChapterNumber: 5 },
];

function read(text: string, edition?: Edition): string {
  return parseReferences(text, edition)
    .map((reference) => formatReference(reference))
    .join('; ');
}

function failureOf(action: () => unknown): ScriptoriumError {
  try {
    action();
  } catch (error) {
    expect(error).toBeInstanceOf(ScriptoriumError);
    return error as ScriptoriumError;
  }
  throw new Error('It did not fail.');
}

describe.each(Object.entries(spellings))('written as people write %s', (language, rows) => {
  test('every reference is read', () => {
    for (const [usfm, ...written] of rows) {
      const found = written.map((text) => [text, read(text, { language, languages })]);
      expect(found).toEqual(written.map((text) => [text, usfm]));
    }
  });
});

test('English is read without the names of other languages', () => {
  // "Pss 23,24" requires the length of the psalm; the others are not English
  const others = /^(?:Pss 23,24|Samuel.*|Jonh.*|1\. Kor 13|Salmo.*|Mazmur.*|Juan.*|\d-.*|[^\x00-\x7f].*)$/;
  for (const [usfm, ...written] of spellings.eng!) {
    for (const text of written.filter((each) => !others.test(each))) {
      expect([text, read(text)]).toEqual([text, usfm]);
    }
  }
});

test('accepts names of an edition, whole or as unique prefixes', () => {
  const edition = { books: spanish, language: 'spa' };
  expect(
    ['Juan 3,16', 'GENESIS 1', 'génesis 1:1-2:3', 'Gén 1', '1 Juan 4:8', 'John 3:16'].map((text) =>
      read(text, edition),
    ),
  ).toEqual(['JHN 3:16', 'GEN 1', 'GEN 1:1-2:3', 'GEN 1', '1JN 4:8', 'JHN 3:16']);
  const numbered = [
    { id: '1SA', name: 'Samuel 1' },
    { id: '2SA', name: 'Samuel 2' },
  ];
  expect(read('Samuel 2 3:4-6', { books: numbered })).toBe('2SA 3:4-6');
  expect(read('יוחנן 3:16', { books: [{ id: 'JHN', name: 'יוחנן' }] })).toBe('JHN 3:16');
});

test('the same list of books may be read in two languages', () => {
  const written = 'Juan 3, 16';
  expect(read(written, { books: spanish, language: 'deu' })).toBe('JHN 3:16');
  expect(read(written, { books: spanish, language: 'eng' })).toBe('JHN 3; JHN 16');
  expect(read(written, { books: spanish, translation: { language: 'deu' } })).toBe('JHN 3:16');
});

test.each(['de', 'de-DE', 'deu'])('a language may have the tag %s', (language) => {
  expect(read('Joh 3, 16', { language })).toBe('JHN 3:16');
  expect(read('Ri 4, 5', { language, languages })).toBe('JDG 4:5');
});

describe('text that is not a reference', () => {
  test('is refused at its place', () => {
    for (const [, ...written] of refused) {
      for (const [text, at] of written) {
        const error = failureOf(() => parseReferences(text));
        expect([text, error.code, error.at]).toEqual([text, 'invalid_reference', at]);
        expect(error.hint).toBeString();
        expect(error.status).toBeUndefined();
      }
    }
  });

  test('is shown with the understood part and a suggestion', () => {
    expect(failureOf(() => parseReferences('John 3:16; Heburews 2'))).toMatchObject({
      message: '"John 3:16; Heburews 2" is not a reference. Unknown book "Heburews".',
      hint: 'Did you mean Hebrews?',
      understood: 'JHN 3:16',
      at: 11,
    });
    const long = failureOf(() => parseReferences('x'.repeat(1_000_000)));
    expect(long.message.length).toBeLessThan(150);
  });

  test('is more than one reference, if one is expected', () => {
    expect(parseReference('John 3:16')).toEqual({
      from: { book: 'JHN', chapter: 3, verse: 16 },
      to: { book: 'JHN', chapter: 3, verse: 16 },
    });
    expect(failureOf(() => parseReference('John 3:16, 18; 4:2'))).toMatchObject({
      code: 'invalid_reference',
      message:
        '"John 3:16, 18; 4:2" is not a reference. It contains 3 references. Use parseReferences for several.',
      at: 11,
      understood: 'JHN 3:16',
    });
  });
});

test('a reference is written as the readers of the edition write it', () => {
  const reference = parseReference('JHN 3:16-4:2');
  expect(formatReference(reference)).toBe('JHN 3:16-4:2');
  expect(formatReference(reference, { books: spanish, language: 'spa' })).toBe('Juan 3:16-4:2');
  const german = { books: [{ id: 'JHN', name: 'Johannes' }], translation: { language: 'deu' } };
  expect(formatReference(reference, german)).toBe('Johannes 3,16-4,2');
  expect(read(formatReference(reference, german), german)).toBe('JHN 3:16-4:2');
  expect(formatReference(parseReference('Ruth 2'), german)).toBe('RUT 2');
});

test('references in running text are found with their offsets, in the chapter that it is about', () => {
  const text = 'See v. 3, 4:2 and Juan 3:16, 18; not Gén 51:1, nor 3:00 pm.';
  const edition = { books: spanish, language: 'spa', context: { book: '1SA', chapter: 3 } };
  const found = detectReferences(text, edition);
  expect(found.map((each) => [formatReference(each), text.slice(each.start, each.end)])).toEqual([
    ['1SA 3:3', 'v. 3'],
    ['1SA 4:2', '4:2'],
    ['JHN 3:16', 'Juan 3:16'],
    ['JHN 3:18', '18'],
  ]);
  expect(detectReferences(text, { books: spanish }).map((each) => formatReference(each))).toEqual([
    'JHN 3:16',
    'JHN 3:18',
  ]);
});

test('anything at all gives references that read back the same, or an error of this library', () => {
  const piece = fc.constantFrom(
    'JHN',
    'Ps',
    '1',
    'John ',
    '3',
    ':',
    '16',
    '-',
    'end',
    ' ',
    '.',
    ',',
    ';',
    'é',
    '\u0000',
    '𝒥',
    'ﬁ',
  );
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(piece).map((pieces) => pieces.join('')),
  );
  fc.assert(
    fc.property(text, (written) => {
      try {
        const found = read(written);
        expect(read(found)).toBe(found);
      } catch (error) {
        if (!(error instanceof ScriptoriumError)) throw error;
        expect(error.code).toBe('invalid_reference');
      }
    }),
    { numRuns: runs(3000) },
  );
});
