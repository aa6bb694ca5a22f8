import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import fc from 'fast-check';
import { runs } from '../../../test/long-tests.ts';
import { bookNamesTable } from '../../generated/book-names.ts';
import { BookNameLookup } from '../../references/book-names.ts';
import { namesOfAllLanguages, namesOfLanguage } from '../../references/names-of-languages.ts';
import { findBookId } from '../find-book-id.ts';
import { mutatedText } from '../mutated-text.fixture.ts';
import { nestingFaults } from '../nesting-faults.fixture.ts';
import { recordEvents } from '../recorded-events.fixture.ts';
import { unlessTooLarge } from '../source-limits.ts';
import { readVerseXml, readVerseXmlBooks } from './read-verse-xml.ts';

setDefaultTimeout(600_000);

const zefania = (content: string) =>
  `<?xml version="1.0"?>\n<XMLBIBLE biblename="A"><INFORMATION><title>A Bible</title></INFORMATION>\n${content}</XMLBIBLE>`;

const sample = zefania(
  '<BIBLEBOOK bnumber="19" bname="Psalmen" bsname="Ps"><CHAPTER cnumber="3"><PROLOG vref="1">Ein Psalm Davids.</PROLOG>' +
    '<CAPTION vref="1">Morgenlied</CAPTION><VERS vnumber="1">Ach <gr str="3068">HERR </gr>, wie<NOTE type="x-studynote">Oder: ' +
    'warum</NOTE> viele<BR art="x-nl"/>sind <STYLE css="color:#ff0000">Feinde</STYLE>.</VERS>' +
    '<VERS vnumber="2">Viele<XREF fscope="Psa 71:11">Ps 71,11</XREF> sagen</VERS></CHAPTER></BIBLEBOOK>\n' +
    '<BIBLEBOOK bnumber="67" bname="Judith"><CHAPTER cnumber="1"><VERS vnumber="1">Im Jahr</VERS></CHAPTER></BIBLEBOOK>',
);

const namesInLanguages = bookNamesTable
  .trim()
  .split('\n')
  .flatMap((row) => {
    const language = row.slice(0, 3);
    const all = new BookNameLookup([], namesOfAllLanguages);
    const known = [...namesOfLanguage(language)!].find(
      ([name, id]) => name.length > 5 && all.findInAnyLanguage(name) === id && findBookId(name) === undefined,
    );
    return known ? [[language, ...known] as const] : [];
  });

function read(text: string) {
  const codes: string[] = [];
  const books = unlessTooLarge(() => readVerseXmlBooks(text, (code) => codes.push(code))) ?? [];
  return { books, codes };
}

describe('XML with an element for each verse', () => {
  test('of Zefania is read into scripture events', () => {
    const events = recordEvents((sink) =>
      readVerseXml(
        sample,
        () => sink,
        () => {},
      ),
    );
    expect(events.join(' ')).toStartWith(
      [
        'book PSA <h> "Psalmen" </> <toc3> "Ps" </> chapter 3 <d> "Ein Psalm Davids." </> <s1> "Morgenlied" </> verse 1',
        '<p> "Ach " (w "HERR " w) {"strong":"H3068"} ", wie" [f + "Oder: warum" f] " viele" </> <p> "sind " (wj "Feinde" wj) "."',
        '" " verse 2 "Viele" [x + "Ps 71,11" x] " sagen" " " </> book JDT',
      ].join(' '),
    );
  });

  test('knows books beyond the 66 by the numbers of Zefania', () => {
    const ids =
      'JDT WIS TOB SIR BAR 1MA 2MA DAG ESG MAN 3MA 4MA LJE 1ES 2ES ODA PSS LAO ENO - SUS BEL PS2'.split(' ');
    const book = (number: number) =>
      `<BIBLEBOOK bnumber="${number}" bname="Buch"><CHAPTER cnumber="1"><VERS vnumber="1">a</VERS></CHAPTER></BIBLEBOOK>`;
    ids.forEach((id, index) => {
      const { books, codes } = read(zefania(book(67 + index)));
      expect([books.map((found) => found.id), codes]).toEqual(
        id === '-' ? [[], ['unknown-book-id']] : [[id], []],
      );
    });
    expect(read(zefania(book(90))).codes).toEqual(['unknown-book-id']);
  });

  test.each(namesInLanguages)('knows a book by its name in the language %s', (_language, name, id) => {
    const { books } = read(zefania(`<BIBLEBOOK bname="${name}"><CHAPTER cnumber="1"/></BIBLEBOOK>`));
    expect(books.map((book) => book.id)).toEqual([id]);
  });

  test('leaves a cross reference in a note out, as one in the text', () => {
    const verse =
      '<VERS vnumber="1">a<NOTE>siehe <XREF fscope="Psa 71:11">Ps 71,11 <gr>b</gr></XREF> dort</NOTE> c</VERS>';
    const { books, codes } = read(
      zefania(`<BIBLEBOOK bnumber="1"><CHAPTER cnumber="1">${verse}</CHAPTER></BIBLEBOOK>`),
    );
    expect(codes).toEqual([]);
    expect(books[0]!.chapters[0]!.footnotes.map(({ text }) => text)).toEqual(['siehe dort']);
    expect(books[0]!.counts.dropped['cross-reference-note']).toMatchObject({ words: 3 });
    expect(books[0]!.chapters[0]!.blocks).toMatchObject([{ content: { text: 'a c' } }]);
  });

  test('reports text outside of any book', () => {
    const book = (number: number, content = '') =>
      `<BIBLEBOOK bnumber="${number}"><CHAPTER cnumber="1"><VERS vnumber="1">a</VERS>${content}</CHAPTER></BIBLEBOOK>`;
    expect(read(zefania(`${book(1)}lost words${book(2)}`)).codes).toEqual(['misplaced-content']);
    expect(read(zefania(`${book(1)}${book(99, 'words')}${book(2)}`)).codes).toEqual(['unknown-book-id']);
  });

  test('says nothing of the information on the edition', () => {
    expect(JSON.stringify(read(sample).books)).not.toContain('A Bible');
  });

  test.each([
    [
      'Beblia',
      '<bible><testament name="New"><book number="57"><chapter number="1"><verse number="1">a</verse></chapter></book></testament></bible>',
    ],
    ['OpenSong', '<bible><b n="Philemon"><c n="1"><v n="1">a</v></c></b></bible>'],
    [
      'Zefania in small letters',
      '<xmlbible><biblebook bnumber="57"><chapter cnumber="1"><vers vnumber="1">a</vers></chapter></biblebook></xmlbible>',
    ],
  ])('of %s is read', (_, text) => {
    const { books, codes } = read(text);
    expect(codes).toEqual([]);
    expect(books).toMatchObject([
      {
        id: 'PHM',
        chapters: [{ number: 1, blocks: [{ type: 'verse', number: 1, content: { text: 'a' } }] }],
      },
    ]);
  });

  test.each([
    ['no book', zefania(''), ['no-book-id']],
    ['a book without chapters', zefania('<BIBLEBOOK bnumber="1"/>'), ['no-verses']],
    [
      'numbers that cannot be read',
      zefania('<BIBLEBOOK bnumber="1"><CHAPTER cnumber="a"><VERS vnumber="b">a</VERS></CHAPTER></BIBLEBOOK>'),
      ['bad-chapter-number', 'bad-verse-number', 'text-before-verse'],
    ],
    [
      'a chapter above the highest',
      zefania(
        '<BIBLEBOOK bnumber="1"><CHAPTER cnumber="1000"><VERS vnumber="1">a</VERS></CHAPTER></BIBLEBOOK>',
      ),
      ['bad-chapter-number', 'no-verses'],
    ],
    [
      'unknown elements and notes in notes',
      zefania(
        '<BIBLEBOOK bnumber="1"><CHAPTER cnumber="1"><VERS vnumber="1">a<foo>b</foo><NOTE>c<NOTE>d</NOTE></NOTE></VERS></CHAPTER></BIBLEBOOK>',
      ),
      ['unknown-element', 'misplaced-content'],
    ],
  ])('reports %s', (_, text, codes) => {
    expect(read(text).codes).toEqual(codes);
  });

  test('a range may be in one number or in two', () => {
    const verses = (attributes: string) => {
      const text = `<bible><b n="Ruth"><c n="1"><v ${attributes}>a</v></c></b></bible>`;
      return recordEvents((sink) =>
        readVerseXml(
          text,
          () => sink,
          () => {},
        ),
      ).find((event) => event.startsWith('verse'));
    };
    expect([verses('n="1-2"'), verses('n="1" t="2"')]).toEqual(['verse 1-2', 'verse 1-2']);
  });

  test('that is damaged in any way is read without an error, into events that nest', () => {
    const pieces = [
      '<BIBLEBOOK bnumber="1">',
      '</BIBLEBOOK>',
      '<VERS vnumber="1">',
      '</VERS>',
      '<NOTE>',
      '&',
      '<',
    ];
    fc.assert(
      fc.property(mutatedText(sample, pieces), (text) => {
        read(text);
        expect(
          nestingFaults((sink) =>
            readVerseXml(
              text,
              () => sink,
              () => {},
            ),
          ),
        ).toEqual([]);
      }),
      { numRuns: runs(500) },
    );
  });
});
