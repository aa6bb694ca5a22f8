import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import fc from 'fast-check';
import { runs } from '../../../test/long-tests.ts';
import { mutatedText } from '../mutated-text.fixture.ts';
import { nestingFaults } from '../nesting-faults.fixture.ts';
import { recordEvents } from '../recorded-events.fixture.ts';
import { readUsx } from './read-usx.ts';

setDefaultTimeout(600_000);

function read(usx: string) {
  const reported: string[] = [];
  const events = recordEvents((sink) => readUsx(usx, sink, (code, at) => reported.push(`${code}@${at}`)));
  return { events: events.join(' '), reported: reported.join(' ') };
}

describe('readUsx gives the events of', () => {
  const cases: [what: string, usx: string, events: string][] = [
    ['a book', '<book code="GEN" style="id">Genesis</book>', 'book GEN <id> "Genesis" </>'],
    [
      'a chapter and its end',
      '<chapter number="2" style="c" sid="GEN 2"/><chapter eid="GEN 2"/>',
      'chapter 2',
    ],
    [
      'a verse and its end',
      '<para style="p"><verse number="1-2" style="v" sid="GEN 1:1"/>a<verse eid="GEN 1:1"/></para>',
      '<p> verse 1-2 "a" </>',
    ],
    [
      'other numbers of a chapter and a verse',
      '<chapter number="1" style="c" altnumber="2" pubnumber="M"/><para style="p"><verse number="1" style="v" altnumber="3" pubnumber="1b"/>a</para>',
      'chapter 1 (ca "2" ca) <cp> "M" </> <p> verse 1 (va "3" va) (vp "1b" vp) "a" </>',
    ],
    [
      'numbers in the digits of other scripts',
      '<chapter number="१२"/><para style="p"><verse number="٣-٤"/>a</para>',
      'chapter 12 <p> verse 3-4 "a" </>',
    ],
    [
      'attributes with white space around their values',
      '<para style="p"><char style="w" lemma=" b " strong="H1&#10;">a</char><ms style="qt-s" who=" Jesus "/></para>',
      '<p> (w "a" w) {"lemma":"b","strong":"H1"} {qt-s} {"who":"Jesus"} </>',
    ],
    ['entities', '<para style="p">a &amp; b &#x5D0;</para>', '<p> "a & b א" </>'],
    [
      'a CDATA section and a comment',
      '<para style="p">a<!-- no --><![CDATA[<b>]]></para>',
      '<p> "a" "<b>" </>',
    ],
    ['the layout between paragraphs', '<para style="p">a</para>\n  <para style="p"/>', '<p> "a" </> <p> </>'],
    [
      'a word',
      '<para style="p"><char style="w" strong="H1" lemma="b" closed="false" status="invalid">a</char></para>',
      '<p> (w "a" w) {"strong":"H1","lemma":"b"} </>',
    ],
    [
      'a note with a category',
      '<para style="p">a<note caller="+" style="f" category="People"><char style="ft">b</char></note></para>',
      '<p> "a" [f + (cat "People" cat) (ft "b" ft) f] </>',
    ],
    [
      'a sidebar',
      '<sidebar style="esb" category="A"><para style="p">a</para></sidebar>',
      '<esb> (cat "A" cat) </> <p> "a" </> <esbe> </>',
    ],
    [
      'a table',
      '<table vid="GEN 1:1"><row style="tr"><cell style="th1" align="start">a</cell><cell style="tc2" colspan="2" align="start">b</cell></row></table>',
      '<tr> |th1 "a" |tc2-3 "b" </>',
    ],
    [
      'figures of USX 3 and 2',
      '<para style="p"><figure style="fig" alt="b" file="c.jpg">a</figure><figure style="fig" desc="b" file="c.jpg">a</figure></para>',
      '<p> (fig "a" fig) {"alt":"b","src":"c.jpg"} (fig "a" fig) {"alt":"b","src":"c.jpg"} </>',
    ],
    [
      'a reference, a milestone and an optional break',
      '<para style="p"><ref loc="GEN 1:1">a</ref><ms style="qt-s" who="b"/> <optbreak/></para>',
      '<p> (ref "a" ref) {"loc":"GEN 1:1"} {qt-s} {"who":"b"} " " {optbreak} </>',
    ],
    [
      'a peripheral',
      '<periph alt="Title" id="title"><para style="p">a</para></periph>',
      '<periph> "Title" </> <p> "a" </>',
    ],
  ];
  test.each(cases)('%s', (_what, usx, events) => {
    expect(read(`<usx version="3.0">${usx}</usx>`)).toEqual({ events, reported: '' });
  });
});

describe('readUsx continues and reports', () => {
  const cases: [what: string, usx: string, events: string, reported: string][] = [
    [
      'an element that is not closed',
      '<usx><para style="p">a',
      '<p> "a" </>',
      'malformed-xml@5 malformed-xml@0',
    ],
    ['an ampersand', '<usx><para style="p">a & b</para></usx>', '<p> "a & b" </>', 'malformed-xml@23'],
    ['text after the end', '<usx/>more', '"more"', 'malformed-xml@6'],
    ['text that is not XML', '\\id GEN', '"\\\\id GEN"', 'malformed-xml@6 malformed-xml@0 malformed-xml@0'],
    [
      'an entity of a document type, which is not expanded',
      '<!DOCTYPE usx [<!ENTITY a "bomb">]><usx><para style="p">&a;</para></usx>',
      '<p> "&a;" </>',
      'malformed-xml@58',
    ],
    [
      'a paragraph in a paragraph',
      '<usx><para style="p"><char style="nd">a<para style="q">b</para>c</char>d</para></usx>',
      '<p> (nd "a" nd) </> <q> (nd "b" nd) </> <p> (nd "c" nd) "d" </>',
      'misplaced-content@39',
    ],
    [
      'a paragraph in a paragraph that ends with it',
      '<usx><para style="p">a<para style="q">b</para></para> <para style="p">c</para></usx>',
      '<p> "a" </> <q> "b" </> <p> "c" </>',
      'misplaced-content@22',
    ],
    [
      'a chapter and a table in a paragraph',
      '<usx><para style="p">a<chapter number="2"/>b<table><row style="tr"><cell style="tc1">c</cell></row></table>d</para></usx>',
      '<p> "a" </> chapter 2 <p> "b" </> <tr> |tc1 "c" </> <p> "d" </>',
      'misplaced-content@22 misplaced-content@51',
    ],
    [
      'cells without a row',
      '<usx><table><cell style="tc1">a</cell><cell style="tc2">b</cell></table></usx>',
      '<tr> |tc1 "a" </> <tr> |tc2 "b" </>',
      'misplaced-content@12 misplaced-content@38',
    ],
    [
      'a paragraph, a verse and a chapter in a note',
      '<usx><para style="p"><note style="f" caller="+">a<para style="fp">b</para><verse number="2"/><chapter number="3"/>c</note>d</para></usx>',
      '<p> [f + "a" (fp "b" fp) "c" f] "d" </>',
      'misplaced-content@49 misplaced-content@74 misplaced-content@93',
    ],
    [
      'a note in a note',
      '<usx><para style="p"><note style="f" caller="+">a<note style="x" caller="-">b</note>c</note>d</para></usx>',
      '<p> [f + "a" (ft "b" ft) "c" f] "d" </>',
      'misplaced-content@49',
    ],
    [
      'a sidebar in a paragraph',
      '<usx><para style="p">a<sidebar style="esb"><para style="p">b</para></sidebar>c</para></usx>',
      '<p> "a" </> <esb> </> <p> "b" </> <esbe> </> <p> "c" </>',
      'misplaced-content@22',
    ],
    [
      'text and styles outside of paragraphs',
      '<usx>a <char style="nd">b</char> c<para style="p">d</para>\n e<note style="f" caller="+">f</note></usx>',
      '"a " (nd "b" nd) " c" <p> "d" </> "\\n e" [f + "f" f]',
      'misplaced-content@5 misplaced-content@58',
    ],
    [
      'an unknown element',
      '<usx><para style="p"><b>a</b><b/></para></usx>',
      '<p> "a" </>',
      'unknown-element@21',
    ],
    ['an unknown style', '<usx><para style="pp">a</para></usx>', '<pp> "a" </>', 'unknown-marker@5'],
    ['a custom style', '<usx><para style="zp">a</para></usx>', '<zp> "a" </>', ''],
    [
      'a marker that closed nothing',
      '<usx><para style="p">a<unmatched marker="nd*"/></para></usx>',
      '<p> "a" </>',
      'unmatched-closing-marker@22',
    ],
    ['a bad chapter number', '<usx><chapter number="x"/></usx>', 'chapter 1', 'bad-chapter-number@5'],
    [
      'a chapter that no book has',
      '<usx><chapter number="1000"/><para style="p"><verse number="1"/>a</para><chapter number="2"/><para style="p">b</para></usx>',
      '-bad-chapter "a" chapter 2 <p> "b" </>',
      'bad-chapter-number@5',
    ],
    ['a bad verse number', '<usx><verse number="x"/></usx>', '', 'bad-verse-number@5'],
    ['a verse 0', '<usx><verse number="0"/></usx>', 'verse 0', 'bad-verse-number@5'],
    ['more than a verse number', '<usx><verse number="3abc"/></usx>', 'verse 3', 'bad-verse-number@5'],
    ['a verse number with a full stop', '<usx><verse number="12."/></usx>', 'verse 12', 'bad-verse-number@5'],
    ['a range that does not ascend', '<usx><verse number="19-18"/></usx>', 'verse 19', 'bad-verse-range@5'],
    [
      'a note whose caller is its first word',
      '<usx><para style="p"><note style="f" caller="This">is</note></para></usx>',
      '<p> [f + "This " "is" f] </>',
      'note-without-caller@21',
    ],
  ];
  test.each(cases)('%s', (_what, usx, events, reported) => {
    expect(read(usx)).toEqual({ events, reported });
  });
});

test('events have the offsets of their tags and texts, in UTF-16 units', () => {
  const usx = '<usx>\n<para style="p">😀 &amp; <!-- c --><verse number="1"/>a<nd/></para></usx>';
  const places: [string, number][] = [];
  readUsx(
    usx,
    {
      ...ignoreEvents,
      paraStart: (_style, at) => places.push(['<para', at]),
      verse: (_number, at) => places.push(['<verse', at]),
      text: (text, at) => places.push([text.slice(0, 2), at]),
      paraEnd: (at) => places.push(['</para', at]),
    },
    (_code, at) => places.push(['<nd', at]),
  );
  expect(places.map(([text]) => text)).toEqual(['<para', '😀', '<verse', 'a', '<nd', '</para']);
  for (const [text, at] of places) expect(usx.slice(at, at + text.length)).toBe(text);
});

const ignoreEvents = {
  book() {},
  chapter() {},
  verse() {},
  paraStart() {},
  paraEnd() {},
  text() {},
  charStart() {},
  charEnd() {},
  noteStart() {},
  noteEnd() {},
  milestone() {},
  cell() {},
  leaveOut() {},
};

const sample = `<?xml version="1.0" encoding="utf-8"?>
<usx version="3.0"><book code="GEN" style="id">Genesis</book><chapter number="1" style="c" sid="GEN 1"/>
<para style="q1" vid="GEN 1:1"><verse number="1" style="v" sid="GEN 1:1"/>In the <char style="wj"><char style="w"
lemma="a">beginning</char></char><note caller="+" style="f"><char style="fr">1:1 </char><char style="ft">Or &amp;</char></note>
<verse eid="GEN 1:1"/></para><sidebar style="esb"><para style="p">a</para></sidebar><table><row style="tr"><cell
style="tc1" align="start">b</cell></row></table><periph alt="t"><para style="p"><ms style="ts"/></para></periph></usx>`;

const usxPieces = [
  '<',
  '>',
  '&',
  ']]>',
  '<![CDATA[',
  '<!--',
  '</para>',
  '<para style="p">',
  '<char>',
  '<note>',
  '</usx>',
];

test('readUsx never throws, and its events are well nested for any text', () => {
  fc.assert(
    fc.property(fc.oneof(mutatedText(sample, usxPieces), fc.string({ unit: 'binary' })), (usx) => {
      expect(nestingFaults((sink) => readUsx(usx, sink, () => {}))).toEqual([]);
    }),
    { numRuns: runs(2000) },
  );
});
