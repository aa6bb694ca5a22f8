import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import fc from 'fast-check';
import { runs } from '../../../test/long-tests.ts';
import { nestingFaults } from '../nesting-faults.fixture.ts';
import { recordEvents } from '../recorded-events.fixture.ts';
import { readUsfm } from './read-usfm.ts';
import { usfmLike } from './usfm-like.fixture.ts';

setDefaultTimeout(600_000);

function read(usfm: string) {
  const reported: string[] = [];
  const events = recordEvents((sink) => readUsfm(usfm, sink, (code, at) => reported.push(`${code}@${at}`)));
  return { events, reported };
}

const eventsOf = (usfm: string) => read(usfm).events.join(' ');

describe('readUsfm gives the events of', () => {
  const cases: [what: string, usfm: string, events: string][] = [
    ['an id line', '\\id GEN Genesis', 'book GEN <id> " Genesis" </>'],
    ['a chapter and a verse', '\\c 1\n\\p\n\\v 1 In the', 'chapter 1 "\\n" <p> verse 1 "In the" </>'],
    ['a verse range', '\\v 1-2 text', 'verse 1-2 "text"'],
    ['a verse segment', '\\v 3b text', 'verse 3b "text"'],
    ['a verse whose text begins at once', '\\v 14... for this', 'verse 14 "... for this"'],
    ['a verse with a word glued to it', '\\v 1In the', 'verse 1 "In the"'],
    ['a character style', '\\p \\nd LORD\\nd*s', '<p> (nd "LORD" nd) "s" </>'],
    ['nested styles', '\\p \\wj a \\+nd b\\+nd* c\\wj*', '<p> (wj "a " (nd "b" nd) " c" wj) </>'],
    ['attributes', '\\p \\w a|strong="H1" lemma="b"\\w*', '<p> (w "a" w) {"strong":"H1","lemma":"b"} </>'],
    [
      'attributes with white space at the ends of their values',
      '\\p \\w a|strong=" H1 " lemma="b c\t"\\w* \\w d| e \\w*\\zst f|g =" h" \\zst*\\ts-s| i \\*',
      '<p> (w "a" w) {"strong":"H1","lemma":"b c"} " " (w "d" w) {"lemma":"e"} (zst "f" zst) {"g":"h"} {ts-s} {"sid":"i"} </>',
    ],
    ['a default attribute', '\\p \\w a|b\\w*', '<p> (w "a" w) {"lemma":"b"} </>'],
    ['a bar in common text', '\\p a | b', '<p> "a | b" </>'],
    ['a note', '\\p a\\f + \\fr 1:1 \\ft b\\f* c', '<p> "a" [f + (fr "1:1 " fr) (ft "b" ft) f] " c" </>'],
    ['a note without a caller of its own', '\\p \\f - \\ft b\\f*', '<p> [f - (ft "b" ft) f] </>'],
    [
      'a milestone',
      '\\p \\zaln-s |x-strong="G1"\\*a\\zaln-e\\*',
      '<p> {zaln-s} {"x-strong":"G1"} "a" {zaln-e} </>',
    ],
    ['a table row', '\\tr \\th1 A \\tc2 B', '<tr> |th1 "A " |tc2 "B" </>'],
    ['a cell over two columns', '\\tr \\tc1-2 A\\tcr3 B', '<tr> |tc1-2 "A" |tcr3 "B" </>'],
    ['a no-break space', '\\p a~b~', '<p> "a\u00a0b\u00a0" </>'],
    ['an optional line break', '\\p a // b~//', '<p> "a " {optbreak} " b\u00a0" {optbreak} </>'],
    ['an address with slashes', '\\rem https://a.b//c', '<rem> "https://a.b" {optbreak} "c" </>'],
    [
      'a style nested without a plus',
      '\\p \\bk a \\nd b\\nd* c\\bk*',
      '<p> (bk "a " (nd "b" nd) " c" bk) </>',
    ],
    [
      'a style nested in a part of a note',
      '\\p \\f + \\ft a \\nd b\\nd* c\\fq d\\f*',
      '<p> [f + (ft "a " (nd "b" nd) " c" ft) (fq "d" fq) f] </>',
    ],
    [
      'a reference in a footnote',
      '\\p \\f + \\ft a \\xt b|GEN 1:1\\xt* c\\f*',
      '<p> [f + (ft "a " (xt "b" xt) {"link-href":"GEN 1:1"} " c" ft) f] </>',
    ],
    [
      'a figure',
      '\\p \\fig a|alt="b \\"c\\"" src="d"\\fig*',
      '<p> (fig "a" fig) {"alt":"b \\"c\\"","src":"d"} </>',
    ],
    [
      'a figure of USFM 2',
      '\\p \\fig b| d.jpg |col|| e|a|1.2\\fig*',
      '<p> (fig "a" fig) {"alt":"b","src":"d.jpg","size":"col","copy":"e","ref":"1.2"} </>',
    ],
    ['a peripheral', '\\periph Title|id="title"\n\\p a', '<periph> "Title" "\\n" </> <p> "a" </>'],
    [
      'a sidebar with a category',
      '\\esb \\cat A\\cat*\n\\p a\n\\esbe',
      '<esb> (cat "A" cat) "\\n" </> <p> "a\\n" </> <esbe> </>',
    ],
    ['a speaker', '\\p \\qt1-s |Pilate\\*a\\qt1-e\\*', '<p> {qt1-s} {"who":"Pilate"} "a" {qt1-e} </>'],
    ['ruby', '\\p \\rb a|g:g\\rb*', '<p> (rb "a" rb) {"gloss":"g:g"} </>'],
    [
      'a custom milestone and a custom style',
      '\\p \\zms\\*a \\zst b\\zst*',
      '<p> {zms} "a " (zst "b" zst) </>',
    ],
    [
      'words of Jesus that go on in the next paragraph',
      '\\p \\wj a\n\\q1 b\\wj* c',
      '<p> (wj "a\\n" wj) </> <q1> (wj "b" wj) " c" </>',
    ],
    [
      'words of Jesus with a heading between',
      '\\p \\wj a\n\\s H\n\\p b\\wj* c',
      '<p> (wj "a\\n" wj) </> <s> "H\\n" </> <p> (wj "b" wj) " c" </>',
    ],
  ];
  test.each(cases)('%s', (_what, usfm, events) => {
    const found = read(usfm);
    expect(found.events.join(' ')).toBe(events);
    expect(found.reported).toEqual([]);
  });
});

describe('readUsfm continues and reports', () => {
  const cases: [what: string, usfm: string, events: string, reported: string][] = [
    ['a lone backslash', '\\p a \\ b', '<p> "a " "\\\\" " b" </>', 'stray-backslash@5'],
    ['an unknown paragraph marker', '\\qq a', '<qq> "a" </>', 'unknown-marker@0'],
    [
      'a direction mark in a closing marker',
      '\\p \\nd a\\nd\u200f* b\\f + \\ft c\\\u200ff* d',
      '<p> (nd "a" nd) " b" [f + (ft "c" ft) f] " d" </>',
      'unknown-marker@11 unknown-marker@26',
    ],
    [
      'a direction mark in a verse marker',
      '\\p a \\\u200fv 2 b',
      '<p> "a " verse 2 "b" </>',
      'unknown-marker@6',
    ],
    ['a line marker without a space', '\\q1Give', '<q1> "Give" </>', 'unknown-marker@0'],
    ['a number without a space', '\\q2and', '<q2> "and" </>', 'unknown-marker@0'],
    ['a style without a space', '\\p \\ndgod\\nd*', '<p> (nd "god" nd) </>', 'unknown-marker@3'],
    [
      'a nested style without a space',
      '\\p \\wj a \\+ndgod\\+nd*\\wj*',
      '<p> (wj "a " (nd "god" nd) wj) </>',
      'unknown-marker@9',
    ],
    [
      'a verse without a space and a number',
      '\\p a \\vIn the',
      '<p> "a " "In the" </>',
      'bad-verse-number@5',
    ],
    ['an unknown character marker', '\\p a \\foo b\\foo*', '<p> "a " (foo "b" foo) </>', 'unknown-marker@5'],
    [
      'a style that is not closed',
      '\\p \\nd a\n\\p b',
      '<p> (nd "a\\n" nd) </> <p> "b" </>',
      'unclosed-marker@3',
    ],
    [
      'a closing marker that closes nothing',
      '\\p a\\nd* b',
      '<p> "a" " b" </>',
      'unmatched-closing-marker@4',
    ],
    [
      'a note that is not closed',
      '\\p \\f + \\ft a\n\\p b',
      '<p> [f + (ft "a\\n" ft) f] </> <p> "b" </>',
      'unclosed-note@3',
    ],
    ['a note without a caller', '\\p \\f \\ft a\\f*', '<p> [f + (ft "a" ft) f] </>', 'note-without-caller@3'],
    [
      'a caller that is text',
      '\\p \\f Some words\\f*',
      '<p> [f + "Some words" f] </>',
      'note-without-caller@3',
    ],
    ['a chapter 0', '\\c 0', '-unreadable-number " 0" chapter 1', 'bad-chapter-number@0'],
    [
      'a chapter that is not a number',
      '\\c 3\n\\c x',
      'chapter 3 "\\n" -unreadable-number " x" chapter 4',
      'bad-chapter-number@5',
    ],
    ['a verse without a number', '\\v In the', '" In the"', 'bad-verse-number@0'],
    ['a verse 0', '\\v 0 In', 'verse 0 "In"', 'bad-verse-number@0'],
    [
      'a number glued to its marker',
      '\\c1\n\\v2 a',
      'chapter 1 "\\n" verse 2 "a"',
      'bad-chapter-number@0 bad-verse-number@4',
    ],
    [
      'attributes without an end',
      '\\p \\w a|b \\v 2 c',
      '<p> (w "a" "|b " verse 2 "c" w) </>',
      'malformed-attributes@8 unclosed-marker@3',
    ],
    [
      'a milestone without its end',
      '\\p \\k-s | x-tw="a"\na',
      '<p> {k-s} {"x-tw":"a"} "\\na" </>',
      'unclosed-milestone@3',
    ],
    [
      'a leading zero',
      '\\c 01\n\\v 02-03 a',
      'chapter 1 "\\n" verse 2-3 "a"',
      'bad-chapter-number@0 bad-verse-number@6',
    ],
    [
      'a word about nothing',
      '\\p \\w |strong="H1"\\w*',
      '<p> (w w) {"strong":"H1"} </>',
      'word-without-text@3',
    ],
    ['a part of a note outside of one', '\\p \\xq a\\xq*', '<p> (xq "a" xq) </>', 'note-part-outside-note@3'],
    [
      'text in the origin of a note',
      '\\p \\x + \\xo 1.1 \\em a\\em*\\x*',
      '<p> [x + (xo "1.1 " (em "a" em) xo) x] </>',
      'marker-in-note-origin@16',
    ],
    [
      'a style that goes on over a verse number',
      '\\p \\nd a\n\\v 2 b\\nd*',
      '<p> (nd "a\\n" verse 2 "b" nd) </>',
      'marker-crosses-verse@3',
    ],
    ['a verse in a heading', '\\s Head\n\\v 1 a', '<s> "Head\\n" verse 1 "a" </>', 'verse-in-heading@8'],
    ['text in a blank line', '\\b a', '<b> "a" </>', 'text-in-blank-line@3'],
    [
      'a figure in a blank line',
      '\\b \\fig a|src="b"\\fig*',
      '<b> (fig "a" fig) {"src":"b"} </>',
      'figure-in-blank-line@3 text-in-blank-line@3',
    ],
    ['a sidebar without an end', '\\esb\n\\p a', '<esb> </> <p> "a" </>', 'unmatched-sidebar@0'],
    ['the end of no sidebar', '\\p a\n\\esbe', '<p> "a\\n" </> <esbe> </>', 'unmatched-sidebar@5'],
    [
      'a row without its second cell',
      '\\tr \\tc1 a\\tc3 b',
      '<tr> |tc1 "a" |tc3 "b" </>',
      'missing-table-column@10',
    ],
    ['a figure without a file', '\\p \\fig |||||a|\\fig*', '<p> (fig "a" fig) </>', 'malformed-attributes@3'],
  ];
  test.each(cases)('%s', (_what, usfm, events, reported) => {
    const found = read(usfm);
    expect(found.events.join(' ')).toBe(events);
    expect(found.reported.join(' ')).toBe(reported);
  });
});

test('readUsfm never throws, and its events are well nested', () => {
  fc.assert(
    fc.property(usfmLike, (usfm) => {
      expect(nestingFaults((sink) => readUsfm(usfm, sink, () => {}))).toEqual([]);
    }),
    { numRuns: runs(2000) },
  );
});

test.each(['fq', 'fqb', 'fs'])('\\%s ends the origin of a note, as other parts do', (style) => {
  const { events, reported } = read(`\\p a\\f + \\fr 1:1 \\${style} b \\ft c\\f*`);
  expect(reported).toEqual([]);
  expect(events.join(' ')).toContain(`(fr "1:1 " fr) (${style} "b " ${style}) (ft "c" ft)`);
});

test('readUsfm keeps every character of text that has no marker in it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const plain = text.replaceAll('\\', '');
      const joined = read(`\\p\n${plain}`).events.filter((event) => event.startsWith('"'));
      expect(joined.map((event) => JSON.parse(event)).join('')).toBe(plain);
    }),
  );
});

test('readUsfm reads a text in pieces of no known kind without a report twice for one marker', () => {
  expect(
    read('\\p a \\foo b \\foo c').reported.filter((code) => code.startsWith('unknown-marker')),
  ).toHaveLength(1);
  expect(eventsOf('')).toBe('');
});
