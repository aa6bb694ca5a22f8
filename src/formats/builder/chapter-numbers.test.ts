import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import type { BookText } from '../../model/book-text.ts';
import { readOsisBooks } from '../osis/read-osis.ts';
import { unlessTooLarge } from '../source-limits.ts';
import { readUsfm } from '../usfm/read-usfm.ts';
import { readUsx } from '../usx/read-usx.ts';
import { readVerseXmlBooks } from '../verse-xml/read-verse-xml.ts';
import { ChapterSequence } from './chapter-numbers.ts';
import { readBook } from './read-books.ts';

function shown({ chapters }: BookText): string {
  return chapters
    .map(({ number, published, blocks }) => {
      const verses = blocks.flatMap((block) =>
        block.type === 'verse' ? block.content.text.replaceAll('\n', ' ') : [],
      );
      return `${number}${published === undefined ? '' : ` (${published})`}: ${verses.join(' ')}`;
    })
    .join(', ');
}

const usfm = (labels: readonly string[]) => {
  const chapters = labels.map((label) => `\\c ${label}\n\\p\n\\v 1 of ${label}\n`);
  return readBook(readUsfm, `\\id ESG\n${chapters.join('')}`, () => {});
};

test.each([
  ['A 1 2 3 B 4', '1: of 1, 2: of 2, 3: of 3, 4: of 4, 5 (A): of A, 6 (B): of B'],
  ['1 A 2', '1: of 1, 2: of 2, 3 (A): of A'],
  ['1 2 A', '1: of 1, 2: of 2, 3: of A'],
  ['1 A 3', '1: of 1, 2: of A, 3: of 3'],
  ['2 1 A', '1: of 1, 2: of 2, 3 (A): of A'],
  ['A B', '1: of A, 2: of B'],
])('chapters %s do not merge', (labels, expected) => {
  expect(shown(usfm(labels.split(' ')))).toBe(expected);
});

test('the same chapter twice is still joined', () => {
  expect(shown(usfm(['1', '2', '1']))).toBe('1: of 1 of 1, 2: of 2');
});

test('USX and Zefania are read alike', () => {
  const labels = ['A', '1', '2'];
  const usx = labels.map(
    (label) =>
      `<chapter number="${label}" style="c"/><para style="p"><verse number="1" style="v"/>of ${label}</para>`,
  );
  const inUsx = readBook(
    readUsx,
    `<usx version="3.0"><book code="ESG" style="id"/>${usx.join('')}</usx>`,
    () => {},
  );
  const zefania = labels.map(
    (label) => `<CHAPTER cnumber="${label}"><VERS vnumber="1">of ${label}</VERS></CHAPTER>`,
  );
  const inZefania = unlessTooLarge(() =>
    readVerseXmlBooks(
      `<XMLBIBLE><BIBLEBOOK bnumber="75">${zefania.join('')}</BIBLEBOOK></XMLBIBLE>`,
      () => {},
    ),
  );
  for (const book of [inUsx, inZefania![0]!]) expect(shown(book)).toBe('1: of 1, 2: of 2, 3 (A): of A');
});

function faults(numbers: readonly number[]): string[] {
  const sequence = new ChapterSequence();
  numbers.forEach((number, index) => {
    sequence.add(number, index);
  });
  const found: string[] = [];
  sequence.finish((code, at, message) => found.push(`${at} ${code} ${/\d+(?=\.$)/.exec(message)?.[0]}`));
  return found;
}

describe('one wrong chapter number is reported once, with the probable number', () => {
  test.each([
    ['too large, and used later', [1, 2, 5, 4, 5, 6], '2 duplicate-chapter 3'],
    ['too large', [1, 2, 50, 4, 5], '2 chapter-out-of-order 3'],
    ['the previous number', [1, 2, 2, 4], '2 duplicate-chapter 3'],
    ['the next number', [1, 2, 4, 4, 5], '2 duplicate-chapter 3'],
    ['too small', [1, 2, 3, 1, 5], '3 duplicate-chapter 4'],
    ['the last one', [1, 2, 3, 1], '3 duplicate-chapter 4'],
    ['the first one', [9, 2, 3], '0 chapter-out-of-order 1'],
    ['a chapter in the wrong place', [1, 3, 4, 2, 5], '3 chapter-out-of-order undefined'],
  ])('%s', (_, numbers, fault) => {
    expect(faults(numbers)).toEqual([fault]);
  });

  test('for any wrong number in a book', () => {
    const book = fc.integer({ min: 3, max: 60 }).chain((count) =>
      fc.record({
        count: fc.constant(count),
        index: fc.integer({ min: 1, max: count - 2 }),
        wrong: fc.integer({ min: 1, max: 200 }),
      }),
    );
    fc.assert(
      fc.property(book, ({ count, index, wrong }) => {
        const numbers = Array.from({ length: count }, (_, at) => at + 1);
        fc.pre(wrong !== index + 1);
        numbers[index] = wrong;
        expect(faults(numbers)).toHaveLength(1);
        expect(faults(numbers)[0]).toStartWith(`${index} `);
        expect(faults(numbers)[0]).toEndWith(` ${index + 1}`);
      }),
    );
  });
});

test('chapters that ascend, also with gaps, have no fault', () => {
  expect(faults([1, 2, 3])).toEqual([]);
  expect(faults([2, 5, 9])).toEqual([]);
  expect(faults([])).toEqual([]);
});

test('each of a hundred thousand descending numbers is reported once', () => {
  expect(faults(Array.from({ length: 100_000 }, (_, index) => 100_000 - index))).toHaveLength(99_999);
});

function chapterFaults(usfm: string): string[] {
  const found: string[] = [];
  const report = (code: string, at: number, message: string) =>
    code === 'duplicate-verse' ||
    found.push(`${code}@${usfm.slice(0, at).split('\n').length} ${message.split('. ').slice(1).join('. ')}`);
  readBook(readUsfm, usfm, report);
  return found;
}

describe('chapters that a book has twice', () => {
  const chapter = (number: number, words = `The words of chapter ${number}, which are long enough.`) =>
    `\\c ${number}\n\\p\n\\v 1 ${words}\n`;
  const ruth = [1, 2, 3, 4].map((number) => chapter(number)).join('');

  test('a copy is to be removed', () => {
    expect(chapterFaults(`\\id RUT\n${ruth}${ruth}`)).toEqual(
      [14, 17, 20, 23].map(
        (line) => `duplicate-chapter@${line} Both texts are the same. Remove one of them.`,
      ),
    );
  });

  test('no chapter after the last one of the book is advised, and none twice', () => {
    const correct = 'Correct its number, or move it.';
    expect(chapterFaults(`\\id RUT\n${ruth}${chapter(4, 'Other words.')}`)).toEqual([
      `duplicate-chapter@14 ${correct}`,
    ]);
    const genesis = `\\id GEN\n${ruth}${chapter(4, 'Other words.')}`;
    expect(chapterFaults(genesis)).toEqual(['duplicate-chapter@14 Its number is probably 5.']);
    expect(chapterFaults(genesis + chapter(4, 'More words.'))).toEqual([
      `duplicate-chapter@14 ${correct}`,
      'duplicate-chapter@17 Its number is probably 5.',
    ]);
  });
});

describe('verses with the number of another chapter are reported at their place', () => {
  const table = (places: readonly string[]) => {
    const source = places
      .map((place) => `<verse osisID="Matt.${place}" n="x">Words of ${place}.</verse>`)
      .join('\n');
    const text = `<osis><osisText><div type="book" osisID="Matt">\n${source}</div></osisText></osis>`;
    const found: string[] = [];
    const books = readOsisBooks(text, (code, at, message) => {
      found.push(`${code} ${places[text.slice(0, at).split('\n').length - 2]}: ${message}`);
    });
    const words = JSON.stringify(books).match(/Words of/g);
    expect(words).toHaveLength(places.length);
    return found;
  };

  test.each([
    [['1.1', '1.2', '2.3', '1.4', '2.1', '2.2', '2.3'], '2.3', '2:3 is between 1:2 and 1:4', 1],
    [['1.1', '1.2', '50.3', '1.4', '2.1', '2.2'], '50.3', '50:3 is between 1:2 and 1:4', 1],
    [['1.1', '1.2', '2.3', '2.1', '2.2', '2.3'], '2.3', '2:3 is between 1:2 and 2:1', 1],
    [['1.1', '1.2', '3.1', '2.2', '2.3', '3.1', '3.2'], '3.1', '3:1 is between 1:2 and 2:2', 2],
  ])('%p', (places, place, where, probable) => {
    expect(table(places)).toEqual([
      `chapter-out-of-order ${place}: Verse ${where} in the source. The chapter is probably ${probable}.`,
    ]);
  });

  test('a chapter in the wrong place is not one of them', () => {
    expect(table(['1.1', '1.2', '3.1', '3.2', '2.1', '2.2'])).toEqual([
      expect.stringContaining('chapter-out-of-order 2.1: Chapter 2 is out of order'),
    ]);
  });
});

test('text before \\id and an \\id without its backslash are named', () => {
  const rest = '\\c 1\n\\p\n\\v 1 Words.\n';
  expect(chapterFaults(`A preface\n\\id RUT\n${rest}`)).toEqual([
    'missing-chapter-marker@1 Begin the file with \\id, and move the text into the book or remove it.',
  ]);
  for (const line of ['RUT - Berean Study Bible', 'id RUT'])
    expect(chapterFaults(`${line}\n\\h Ruth\n${rest}`)).toEqual([
      'missing-chapter-marker@1 Begin it with \\id RUT.',
    ]);
});
