import { expect, test } from 'bun:test';
import type { BookText } from '../../model/book-text.ts';
import { unlessTooLarge } from '../source-limits.ts';
import { readUsfm } from '../usfm/read-usfm.ts';
import { readUsx } from '../usx/read-usx.ts';
import { readVerseXmlBooks } from '../verse-xml/read-verse-xml.ts';
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
