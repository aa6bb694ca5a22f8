import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import fc from 'fast-check';
import { bookNames } from './find-book.ts';
import { ScriptoriumError } from './http/scriptorium-error.ts';
import { formatReference, type PassageReference, parseReference } from './reference.ts';

setDefaultTimeout(600_000);

const spanish = [
  { id: 'GEN', name: 'Génesis', commonName: 'Genesis', numberOfChapters: 50 },
  { id: '1SA', name: '1 Samuel', commonName: '1 Samuel', numberOfChapters: 31 },
  { id: 'JHN', name: 'Juan', commonName: 'John', numberOfChapters: 21 },
  { id: '1JN', name: '1 Juan', commonName: '1 John', numberOfChapters: 5 },
];

const read = (text: string, books?: Parameters<typeof parseReference>[1]) =>
  formatReference(parseReference(text, books));

test.each([
  ['JHN 3:16', 'JHN 3:16'],
  ['JHN 3:16-18', 'JHN 3:16-18'],
  ['JHN 3:16-4:2', 'JHN 3:16-4:2'],
  ['JHN 3:16-end', 'JHN 3:16-end'],
  ['JHN 3:16-4:end', 'JHN 3:16-4:end'],
  ['PS 23', 'PSA 23'],
  ['PS 23-24', 'PSA 23-24'],
  ['JHN 3-4:2', 'JHN 3-4:2'],
  ['RUT', 'RUT'],
  ['ruth', 'RUT'],
  ['John 3.16', 'JHN 3:16'],
  ['JHN.3.16', 'JHN 3:16'],
  ['  jn 3 : 16 – 18 ', 'JHN 3:16-18'],
  ['John 3:16—4:2', 'JHN 3:16-4:2'],
  ['JHN3:16', 'JHN 3:16'],
  ['1 John 4:8', '1JN 4:8'],
  ['I John 4:8', '1JN 4:8'],
  ['First John 4:8', '1JN 4:8'],
  ['1st Jn. 4:8', '1JN 4:8'],
  ['1Cor 13', '1CO 13'],
  ['Song of Solomon 2', 'SNG 2'],
  ['Gen', 'GEN'],
  ['Gene 1', 'GEN 1'],
  ['Lament 3:22', 'LAM 3:22'],
  ['Tobit 1', 'TOB 1'],
  ['Ps2', 'PSA 2'],
  ['PS2:3', 'PSA 2:3'],
  ['PS23', 'PSA 23'],
  ['PS2', 'PS2'],
  ['PS2 1:3', 'PS2 1:3'],
  ['Ｊｏｈｎ ３：１６', 'JHN 3:16'],
  ['Jude 5', 'JUD 1:5'],
  ['Jude 5-8', 'JUD 1:5-8'],
  ['Jude 1-3', 'JUD 1:1-3'],
  ['Jude 5-end', 'JUD 1:5-end'],
  ['Jude 1', 'JUD 1'],
  ['Jude 1:5', 'JUD 1:5'],
])('%p is %p', (text, expected) => expect(read(text)).toBe(expected));

describe('with the books of a translation', () => {
  test.each([
    ['Juan 3:16', 'JHN 3:16'],
    ['GENESIS 1', 'GEN 1'],
    ['génesis 1:1-2:3', 'GEN 1:1-2:3'],
    ['Gén 1', 'GEN 1'],
    ['1 Juan 4:8', '1JN 4:8'],
    ['John 3:16', 'JHN 3:16'],
    ['Sam 3', 'an error'],
    ['1 Sam 3', '1SA 3'],
  ])('%p is %p', (text, expected) => {
    if (expected === 'an error') expect(() => read(text, spanish)).toThrow('is not a reference');
    else expect(read(text, spanish)).toBe(expected);
  });

  test('a name may end in a number', () => {
    const books = [
      { id: '1SA', name: 'Samuel 1' },
      { id: '2SA', name: 'Samuel 2' },
    ];
    expect(read('Samuel 2 3:4-6', books)).toBe('2SA 3:4-6');
    expect(read('Samuel 1', books)).toBe('1SA');
  });

  test('a book of which the translation has one chapter is asked for by that chapter', () => {
    expect(read('PSA 3', [{ id: 'PSA', name: 'Psalms', numberOfChapters: 1 }])).toBe('PSA 3');
  });

  test('names in other scripts are known', () => {
    const books = [
      { id: 'GEN', name: 'בראשית' },
      { id: 'JHN', name: 'यूहन्ना' },
    ];
    expect([read('בראשית 1:1', books), read('यूहन्ना 3:16', books)]).toEqual(['GEN 1:1', 'JHN 3:16']);
  });
});

describe('says what is wrong with', () => {
  test.each([
    ['', 'it is empty'],
    ['   ', 'it is empty'],
    ['3:16', 'it names no book'],
    ['Jhon 3:16', 'there is no book "Jhon"'],
    ['John 3:16a', '"3:16a" is not a chapter and verse'],
    ['John 3:16:4', '"3:16:4" is not a chapter and verse'],
    ['John 3:', '"3:" is not a chapter and verse'],
    ['John 3:16,18', 'one at a time'],
    ['John 3:16; 4:2', 'one at a time'],
    ['John 0:1', 'counted from 1'],
    ['John 3:0', 'counted from 1'],
    ['John 4:2-3:16', 'it ends before it begins'],
    ['John 3:18-16', 'it ends before it begins'],
    ['John 99999', 'so high a number'],
    ['John 3-end', 'write a verse before it'],
    ['Ju 1', '"Ju" may be JDG, '],
    ['x'.repeat(1_000_000), 'it is too long'],
  ])('%p', (text, why) => {
    const error = (() => {
      try {
        return parseReference(text);
      } catch (thrown) {
        return thrown;
      }
    })();
    expect(error).toBeInstanceOf(ScriptoriumError);
    expect(error).toMatchObject({ code: 'invalid_reference', status: undefined });
    expect((error as Error).message).toContain(why);
    expect((error as Error).message.length).toBeLessThan(300);
  });
});

const ids = [...new Set(bookNames.match(/\b[0-9A-Z]{3}(?= )/g))];
const number = fc.integer({ min: 1, max: 176 });
const place = fc.record({ chapter: number, verse: fc.option(number) });
const reference: fc.Arbitrary<PassageReference> = fc
  .record({ book: fc.constantFrom(...ids), range: fc.option(fc.record({ from: place, to: place })) })
  .filter(({ book, range }) => {
    if (!range) return true;
    const { from, to } = range;
    const isForward =
      from.chapter < to.chapter ||
      (from.chapter === to.chapter && (from.verse ?? 0) <= (to.verse ?? Number.POSITIVE_INFINITY));
    // A book of one chapter has no other chapters to write without a verse
    return isForward && (from.chapter === 1 || from.verse !== null || !parsesAsVerse(book));
  })
  // "JUD 1-3" are verses there
  .filter(
    ({ book, range }) =>
      !(
        range &&
        range.from.verse === null &&
        range.to.verse === null &&
        range.from.chapter !== range.to.chapter &&
        parsesAsVerse(book)
      ),
  );

function parsesAsVerse(book: string): boolean {
  return parseReference(`${book} 2`).range?.from.verse === 2;
}

test('what formatReference writes, parseReference reads', () => {
  fc.assert(
    fc.property(reference, (wanted) => expect(parseReference(formatReference(wanted))).toEqual(wanted)),
  );
});

test('every id of the table is found, however it is written', () => {
  const ways = [
    (id: string) => id,
    (id: string) => id.toLowerCase(),
    (id: string) => `${id[0]}${id.slice(1).toLowerCase()}`,
    (id: string) => `  ${id}. `,
  ];
  // What ends in a number is an id in capitals alone, and "Pss" are Psalms for most who write it
  const others = ids.filter((id) => !/\d$/.test(id) && id !== 'PSS');
  expect(others.length).toBeGreaterThan(80);
  for (const id of others) {
    expect(ways.map((way) => parseReference(`${way(id)} 1:1`).book)).toEqual(ways.map(() => id));
  }
  expect(['PSS 1', 'pss 1'].map((text) => parseReference(text).book)).toEqual(['PSS', 'PSA']);
});

test('every name of the table is found', () => {
  const rows = bookNames.trim().split(/[|\n]/);
  const unknown = rows.flatMap((row) => {
    const id = row.slice(0, 3);
    const number = /^\d/.exec(id)?.[0] ?? '';
    const names = row
      .slice(4)
      .split(',')
      .map((name) => `${number}${name}`);
    return names.filter((name) => parseReference(`${name} 1`).book !== id).map((name) => `${id}: ${name}`);
  });
  expect(unknown).toEqual([]);
});

test('anything at all gives a reference that reads back the same, or an error of this library', () => {
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
        const found = parseReference(written);
        expect(parseReference(formatReference(found))).toEqual(found);
      } catch (error) {
        if (!(error instanceof ScriptoriumError)) throw error;
        expect(error.code).toBe('invalid_reference');
      }
    }),
    { numRuns: 3000 },
  );
});
