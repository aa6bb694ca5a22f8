import { describe, expect, test } from 'bun:test';
import { osisBook, readEvents } from './osis-text.fixture.ts';

describe('damaged files keep their text, and faults are reported with their position', () => {
  const chapter = (text: string) => osisBook(`<chapter osisID="Gen.1"/><verse osisID="Gen.1.1"/>${text}`);
  const cases: [what: string, source: string, events: string, reported: string[]][] = [
    [
      'a file cut short',
      '<osis><div type="book" osisID="Gen"><p>a b',
      '<p> "a b" </>',
      ['malformed-xml@<p>a b', 'malformed-xml@<div typ', 'malformed-xml@<osis><d'],
    ],
    [
      'a closing tag too many',
      chapter('<p>a</hi> b</p><p>c</p>'),
      'chapter 1 verse 1 <p> "a" " b" </> <p> "c" </>',
      ['malformed-xml@</hi> b<'],
    ],
    [
      'tags that overlap',
      chapter('<p><hi type="bold">a<w>b</hi>c</w></p>d'),
      'chapter 1 verse 1 <p> (bd "a" (w "b" w) bd) "c" </> <p> "d" </>',
      ['malformed-xml@<w>b</hi', 'malformed-xml@</w></p>'],
    ],
    [
      'a lone &',
      chapter('<p>a & b</p><verse osisID="Gen.1.2"/>c; d &amp; e'),
      'chapter 1 verse 1 <p> "a & b" </> verse 2 <p> "c; d & e" </>',
      ['malformed-xml@& b</p><'],
    ],
    [
      'a lone & in an attribute',
      chapter('<note n="&">a</note>'),
      'chapter 1 verse 1 <p> [f & "a" f] </>',
      ['malformed-xml@&">a</no'],
    ],
    ['an & in a CDATA section', chapter('<![CDATA[a & <b>]]>'), 'chapter 1 verse 1 <p> "a & <b>" </>', []],
    [
      'entities of HTML',
      chapter('a&nbsp;b &eacute;&Eacute; &mdash; &NotEqualTilde; <note n="&dagger;">c</note>'),
      'chapter 1 verse 1 <p> "a\u00A0b éÉ — ≂̸ " [f † "c" f] </>',
      ['html-entity@&nbsp;b '],
    ],
    [
      'entities that HTML does not have either',
      chapter('a&nosuch;b&notit;c&toString;'),
      'chapter 1 verse 1 <p> "a&nosuch;b&notit;c&toString;" </>',
      ['malformed-xml@;b&notit', 'malformed-xml@;c&toStr', 'malformed-xml@;</div><'],
    ],
    [
      'references to characters of Windows-1252',
      chapter('a &#147;b&#x94; &#150; <![CDATA[&#150;]]>'),
      'chapter 1 verse 1 <p> "a “b” – " "&#150;" </>',
      ['html-entity@&#147;b&'],
    ],
    [
      'an unknown element, once',
      chapter('<font>a</font><font>b</font>'),
      'chapter 1 verse 1 <p> "a" "b" </>',
      ['unknown-element@<font>a<'],
    ],
    [
      'a paragraph in a paragraph',
      chapter('<p>a<p>b</p>c</p>'),
      'chapter 1 verse 1 <p> "a" </> <p> "b" </> <m> "c" </>',
      ['misplaced-content@<p>b</p>'],
    ],
    [
      'a note in a note',
      chapter('<note>a<note type="crossReference">b</note>c</note>'),
      'chapter 1 verse 1 <p> [f + "a" "b" "c" f] </>',
      ['misplaced-content@<note ty'],
    ],
    [
      'a chapter without a number',
      osisBook('<chapter osisID="Gen.2"/>a<chapter osisID="Gen"/>b'),
      'chapter 2 <p> "a" </> chapter 3 <p> "b" </>',
      ['bad-chapter-number@<chapter'],
    ],
    [
      'a verse without a number',
      chapter('a <verse osisID="Gen"/>b'),
      'chapter 1 verse 1 <p> "a " "b" </>',
      ['bad-verse-number@<verse o'],
    ],
    [
      'a chapter that no book has, and the one after it',
      osisBook(
        '<chapter osisID="Gen.2"><p><verse osisID="Gen.2.1"/>a</p></chapter><chapter osisID="Gen.1000"><p><verse osisID="Gen.1000.1"/>b<note>c</note></p></chapter><chapter osisID="Gen.x"><p>d</p></chapter>',
      ),
      'chapter 2 <p> verse 1 "a" </> -bad-chapter "b" -bad-chapter "c" chapter 3 <p> "d" </>',
      ['bad-chapter-number@<chapter', 'bad-chapter-number@<chapter'],
    ],
    [
      'verse numbers that no verse has',
      chapter(
        'a<verse osisID="Gen.1.1234"/>b<verse osisID="Gen.1.19-Gen.1.18"/>c<verse osisID="Gen.1.20-Gen.1.300"/>d',
      ),
      'chapter 1 verse 1 <p> "a" "b" verse 19 "c" verse 20 "d" </>',
      ['bad-verse-number@<verse o', 'bad-verse-range@<verse o', 'bad-verse-range@<verse o'],
    ],
    [
      'a verse of a chapter 0',
      chapter('a<verse osisID="Gen.0.2"/>b'),
      'chapter 1 verse 1 <p> "a" verse 2 "b" </>',
      [],
    ],
    [
      'the noncharacter that stands for a lone & while a file is read',
      chapter('\uFDD0 a & b; c'),
      'chapter 1 verse 1 <p> "\uFDD0 a & b; c" </>',
      ['malformed-xml@; c</div'],
    ],
    [
      'values that are names of what every object has',
      chapter(
        '<title type="valueOf">a</title><p><q marker="constructor">b</q> <hi type="toString">c</hi><seg type="__proto__">d</seg></p>',
      ),
      'chapter 1 verse 1 <s1> "a" </> <p> "constructor" "b" "constructor" " " "c" "d" </>',
      [],
    ],
    [
      'words of Jesus without an end',
      chapter('<q who="Jesus" sID="1"/>a'),
      'chapter 1 verse 1 <p> (wj "a" wj) </>',
      ['unclosed-marker@<q who="'],
    ],
  ];
  test.each(cases)('%s', (_what, source, events, reported) => {
    expect(readEvents(source)).toEqual({ events: `book GEN ${events}`, reported });
  });
});

test('the text of an unknown book is omitted, and the next book is read', () => {
  const source = `<osis><div type="book" osisID="Foo"><p>a</p></div><div type="book" osisID="Ruth"><p>b</p></div></osis>`;
  expect(readEvents(source)).toEqual({
    events: 'book RUT <p> "b" </>',
    reported: ['unknown-book-id@<div typ'],
  });
});

test('a file that has no book says so', () => {
  expect(readEvents('<osis><osisText/></osis>')).toEqual({ events: '', reported: ['no-book-id@<osis><o'] });
  expect(readEvents('no XML').reported).toContain('no-book-id@no XML');
});

test('quotations that never end do not make every paragraph begin all of them again', () => {
  const source = osisBook('<q who="Jesus" sID="a"/>'.repeat(1000) + '<p>b</p>'.repeat(1000));
  expect(readEvents(source).events.match(/\(wj/g)!.length).toBeLessThanOrEqual(100_000);
});
