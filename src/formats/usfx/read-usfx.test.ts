import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import fc from 'fast-check';
import { runs } from '../../../test/long-tests.ts';
import { mutatedText } from '../mutated-text.fixture.ts';
import { nestingFaults } from '../nesting-faults.fixture.ts';
import { recordEvents } from '../recorded-events.fixture.ts';
import { unlessTooLarge } from '../source-limits.ts';
import { readUsfx, readUsfxBooks } from './read-usfx.ts';

setDefaultTimeout(600_000);

const usfx = (content: string) =>
  `<?xml version="1.0" encoding="utf-8"?>\n<usfx><languageCode>eng</languageCode>${content}</usfx>`;

const sample = usfx(
  '<book id="JHN"><id id="JHN">World</id><h>John</h><toc level="1">The Gospel</toc><p sfm="mt" style="mt1">John</p>' +
    '<c id="4"/><s level="1">At the well</s><p><v id="1" bcv="JHN.4.1"/>He said, <wj>“Give me ' +
    '<f caller="+"><fr>4:1 </fr><ft>Or <fq>hand me</fq></ft></f><w s="G2532" l="καί">a</w> drink,</wj>” to ' +
    '<add>her</add>.<x caller="-"><xo>4:1</xo> <xt><ref tgt="GEN.24.17">Gen 24:17</ref></xt></x><ve/></p>' +
    '<q level="2"><v id="2-3"/>A line<ve/></q><p sfm="li" level="1">An item</p>' +
    '<table><tr><th level="1">Head</th><tc level="2">Cell</tc></tr></table></book>' +
    '<book id="FRT"><p>Words of the publisher</p></book>',
);

function read(text: string) {
  const codes: string[] = [];
  const books = unlessTooLarge(() => readUsfxBooks(text, (code) => codes.push(code))) ?? [];
  return { books, codes };
}

describe('USFX', () => {
  test('is read into the events of the equivalent USFM', () => {
    const events = recordEvents((sink) =>
      readUsfx(
        sample,
        () => sink,
        () => {},
      ),
    );
    expect(events.join(' ')).toContain(
      [
        'book JHN <id> </> <id> "World" </> <h> "John" </> <toc1> "The Gospel" </> <mt> "John" </> chapter 4',
        '<s1> "At the well" </> <p> verse 1 "He said, " (wj "“Give me " [f + (fr "4:1 " fr) (ft "Or " (fq "hand me" fq) ft)',
        'f] (w "a" w) {"strong":"G2532","lemma":"καί"} " drink," wj) "” to " (add "her" add) "."',
        '[x - (xo "4:1" xo) " " (xt (ref "Gen 24:17" ref) {"loc":"GEN.24.17"} xt) x] </>',
        '<q2> verse 2-3 "A line" </> <li1> "An item" </> <tr> |th1 "Head" |tc2 "Cell" </>',
      ].join(' '),
    );
  });

  test('has the books of scripture; others have no chapters', () => {
    const { books, codes } = read(sample);
    expect(books.map(({ id, title, names }) => [id, title, names.header])).toEqual([['JHN', 'John', 'John']]);
    expect(codes).toEqual([]);
  });

  test('may have verses without paragraphs', () => {
    const { books, codes } = read(
      usfx('<book id="RUT"><c id="1"/><v id="1"/>a<ve/><v id="2"/>b<ve/></book>'),
    );
    expect(codes).toEqual([]);
    expect(books[0]!.chapters[0]!.blocks).toMatchObject([{ number: 1 }, { number: 2 }]);
  });

  test('keeps the text of unknown elements, and names the format', () => {
    const messages: string[] = [];
    const text = usfx('<book id="RUT"><c id="1"/><p><v id="1"/>Long <foo>ago</foo></p></book>');
    const [book] = readUsfxBooks(text, (code, _, message) => messages.push(`${code} ${message}`));
    expect(JSON.stringify(book!.chapters)).toContain('Long ago');
    expect(messages).toEqual([expect.stringContaining('unknown-element <foo> is not an element of USFX')]);
  });

  test.each([
    ['no book', usfx('<p>Text</p>'), ['misplaced-content', 'no-book-id']],
    [
      'text outside of any book',
      usfx('<book id="RUT"><c id="1"/><p><v id="1"/>a</p></book><p>more</p>'),
      ['misplaced-content'],
    ],
    ['a book without chapters', usfx('<book id="RUT"><h>Ruth</h></book>'), ['no-verses']],
    [
      'a number that cannot be read',
      usfx('<book id="RUT"><c id="1"/><p><v id="x"/>a</p></book>'),
      ['bad-verse-number', 'text-before-verse'],
    ],
  ])('reports %s', (_, text, codes) => {
    expect(read(text).codes).toEqual(codes);
  });

  test('that is damaged in any way is read without an error, into events that nest', () => {
    const pieces = [
      '<book id="GEN">',
      '</book>',
      '<p>',
      '</p>',
      '<c id="1"/>',
      '<v id="1"/>',
      '<f>',
      '&',
      '<',
    ];
    fc.assert(
      fc.property(mutatedText(sample, pieces), (text) => {
        read(text);
        expect(
          nestingFaults((sink) =>
            readUsfx(
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
