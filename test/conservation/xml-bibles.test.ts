import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bookConservation } from '../../src/documents/report/conservation-of-book.fixture.ts';
import { chapterData } from '../../src/documents/translation/chapter-data.ts';
import { simpleChapterData } from '../../src/documents/translation/simple-chapter-data.ts';
import { readBook } from '../../src/formats/builder/read-books.ts';
import { findSourceBooks } from '../../src/formats/find-source-books.ts';
import { readUsx } from '../../src/formats/usx/read-usx.ts';
import type { BookText } from '../../src/model/book-text.ts';
import { sharedData } from '../shared-data.ts';
import { xmlTokens } from './xml-tokens.ts';

setDefaultTimeout(600_000);

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function usfxOf(usx: string): string {
  const closing: string[] = [];
  let xml = '';
  for (const { text, opens, closes } of xmlTokens(usx)) {
    if (text !== undefined) xml += escaped(text);
    if (opens) {
      const { name, attributes } = opens;
      const { style = '', number, eid, caller, strong, loc, code } = attributes;
      const [base, level] = /^(.*?)(\d*)$/.exec(style)!.slice(1) as [string, string];
      const levelled = level === '' ? '' : ` level="${level}"`;
      if (eid !== undefined) closing.push(name === 'verse' ? '<ve/>' : '');
      else if (name === 'usx') closing.push('');
      else if (name === 'book') {
        xml += `<usfx><languageCode>eng</languageCode><book id="${code}"><id id="${code}">`;
        closing.push('</id>');
      } else if (name === 'chapter') {
        xml += `<c id="${number}"/>`;
        closing.push('');
      } else if (name === 'verse') {
        xml += `<v id="${number}" bcv="x"/>`;
        closing.push('');
      } else if (name === 'note') {
        xml += `<${style} caller="${caller}">`;
        closing.push(`</${style}>`);
      } else if (name === 'ref') {
        xml += `<ref tgt="${loc}">`;
        closing.push('</ref>');
      } else if (name === 'para' && !['q', 's', 'd', 'b', 'toc', 'h'].includes(base)) {
        xml += `<p sfm="${base}"${levelled}>`;
        closing.push('</p>');
      } else {
        xml += `<${base}${levelled}${strong ? ` s="${strong}"` : ''}>`;
        closing.push(`</${base}>`);
      }
    }
    if (closes) xml += closing.pop();
  }
  return `${xml}</book></usfx>`;
}

const faultsOf = (book: BookText) => {
  const { lost, invented, glued, split } = bookConservation(
    book,
    book.chapters.map(chapterData),
    book.chapters.map(simpleChapterData),
  );
  return { lost, invented, glued, split };
};
const none = { lost: 0, invented: 0, glued: 0, split: 0 };

const read = (text: string) => {
  const codes: string[] = [];
  const books = findSourceBooks(text, (code) => codes.push(code)).map((source) => source.read());
  return { books, codes };
};

describe.skipIf(!sharedData)('a book in USX, written as USFX', () => {
  test.each(['jhn', 'mat', '1sa'])('is the same book: %s', (name) => {
    const usx = readFileSync(join(sharedData!, 'translations/webp-usx', `${name}.usx`), 'utf8');
    const expected = readBook(readUsx, usx, () => {});
    const { books, codes } = read(usfxOf(usx));
    const [book] = books;
    expect(codes.filter((code) => /element|marker|misplaced|malformed/.test(code))).toEqual([]);
    expect(books).toHaveLength(1);
    expect(book!.names).toEqual(expected.names);
    expect(book!.title).toBe(expected.title);
    for (const [index, chapter] of expected.chapters.entries())
      expect(book!.chapters[index]).toEqual(chapter);
    expect(book!.chapters.some(({ blocks }) => JSON.stringify(blocks).includes('strongs'))).toBe(true);
    expect(faultsOf(book!)).toEqual(none);
  });
});

interface Verse {
  readonly type: string;
  readonly number: number;
  readonly text: string;
}

interface Download {
  readonly books: readonly {
    readonly id: string;
    readonly name: string;
    readonly chapters: readonly {
      readonly chapter: { readonly number: number; readonly content: readonly Verse[] };
    }[];
  }[];
}

describe.skipIf(!sharedData)('the verses of a translation, each in an element', () => {
  const numbers: Readonly<Record<string, number>> = { RUT: 8, SNG: 22, JHN: 43, PHM: 57, '3JN': 64 };
  const download = (): Download =>
    JSON.parse(
      readFileSync(join(sharedData!, 'public-api/api/BSBFOUR/complete.simple.json'), 'utf8'),
    ) as Download;
  type Names = readonly [root: string, book: string, chapter: string, verse: string];
  const write = ([root, book, chapter, verse]: Names) => {
    const element = (start: string, content: string) => `<${start}>${content}</${start.split(' ')[0]}>\n`;
    const books = download().books.map(({ id, name, chapters }) => {
      const inside = chapters.map(({ chapter: { number, content } }) => {
        const verses = content.filter(({ type }) => type === 'verse');
        const written = verses.map((one) =>
          element(verse.replace('#', String(one.number)), escaped(one.text)).trim(),
        );
        return element(chapter.replace('#', String(number)), written.join(''));
      });
      return element(book.replace('#', String(numbers[id])).replace('NAME', name), inside.join(''));
    });
    return `<?xml version="1.0"?>\n${element(root, books.join(''))}`;
  };

  test.each<[string, Names]>([
    [
      'Zefania',
      [
        'XMLBIBLE biblename="BSB"',
        'BIBLEBOOK bnumber="#" bname="NAME"',
        'CHAPTER cnumber="#"',
        'VERS vnumber="#"',
      ],
    ],
    ['Beblia', ['bible translation="BSB"', 'book number="#"', 'chapter number="#"', 'verse number="#"']],
    ['OpenSong', ['bible', 'b n="NAME"', 'c n="#"', 'v n="#"']],
  ])('are read letter for letter: %s', (_, names) => {
    const { books, codes } = read(write(names));
    expect(codes.filter((code) => !['missing-verse', 'unpaired-quote'].includes(code))).toEqual([]);
    expect(books.map(({ id }) => id)).toEqual(download().books.map(({ id }) => id));
    for (const [index, { chapters }] of download().books.entries()) {
      for (const [at, { chapter }] of chapters.entries()) {
        const verses = (content: readonly { type: string }[]) =>
          content
            .filter(({ type }) => type === 'verse')
            .map((verse) => {
              const { number, text } = verse as Verse;
              return [number, text.replaceAll('\n', ' ')];
            });
        const own = simpleChapterData(books[index]!.chapters[at]!);
        expect(verses(own.content)).toEqual(verses(chapter.content));
      }
      expect(faultsOf(books[index]!)).toEqual(none);
    }
  });
});
