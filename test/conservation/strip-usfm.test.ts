import { expect, test } from 'bun:test';
import { words } from './first-difference.ts';
import { stripUsfm } from './strip-usfm.ts';

const book = (usfm: string) => stripUsfm(`\\id GEN Test\n\\c 1\n${usfm}`);
const body = (usfm: string): string => words(book(usfm).chapters.get(1)!.body).join(' ');
const notes = (usfm: string): string[] =>
  book(usfm)
    .chapters.get(1)!
    .notes.map((note) => words(note).join(' '));

const bodies: [name: string, usfm: string, expected: string][] = [
  ['verse numbers are not words', '\\p\n\\v 1 In the\n\\v 2 beginning', 'In the beginning'],
  ['a verse bridge and a segment are not words', '\\p\n\\v 1-2 In\n\\v 3a the\n\\v 3b end', 'In the end'],
  ['text glued to a verse number is kept', '\\p\n\\v 14... for this', '... for this'],
  ['a verse begins a word of its own', '\\p\n\\v 1 In\\v 2 the', 'In the'],
  ['a line of poetry begins a word of its own', '\\q1\n\\v 1 In\\q2 the', 'In the'],
  [
    'character styles do not split words',
    '\\p\n\\v 1 \\w In|strong="H1"\\w*, \\nd L\\+sc ORD\\+sc*\\nd*.',
    'In, LORD.',
  ],
  ['a note does not split words', '\\p\n\\v 1 heel.\\f + \\fr 1:1 \\ft Or x\\f*” So', 'heel.” So'],
  ['a note between words leaves them apart', '\\p\n\\v 1 light,” \\f + \\ft x\\f* and', 'light,” and'],
  ['a space before a note and a comma is the note’s', '\\p\n\\v 1 Sea \\f + \\ft x\\f*). So', 'Sea). So'],
  ['a space before a note and a dash is the note’s', '\\p\n\\v 1 wide \\f + \\ft x\\f*—all', 'wide—all'],
  ['a space before a note and an opening quote stays', '\\p\n\\v 1 said \\f + \\ft x\\f*“So', 'said “So'],
  [
    'headings and subtitles stay in their place',
    '\\s1 The Day\n\\d Of David\n\\v 1 In\n\\s2 The Night\n\\p and',
    'The Day Of David In The Night and',
  ],
  [
    'parallel passages are dropped',
    '\\s1 The Day\n\\r (John 1:1)\n\\p\n\\v 1 In \\rq Is 1\\rq*the',
    'The Day In the',
  ],
  [
    'labels and other numbers are dropped',
    '\\cl Psalm 1\n\\cp 1\n\\p\n\\v 1 \\va 2\\va* \\vp 1b\\vp* In',
    'In',
  ],
  [
    'introductions are dropped',
    '\\is Intro\n\\ip One\\f + \\ft x\\f* two \\it three\\it*.\n\\p\n\\v 1 In',
    'In',
  ],
  [
    'cross references and figures are dropped',
    '\\p\n\\v 1 In\\x - \\xo 1:1 \\xt Is 1\\x* the \\fig Ark|src="a.jpg"\\fig*end',
    'In the end',
  ],
  ['table cells are apart', '\\tr \\th1 Day\\th2 Tribe\n\\tr \\tc1 1\\tcr2 Judah', 'Day Tribe 1 Judah'],
  ['milestones are not words', '\\p\n\\v 1 \\zaln-s |x-strong="G1"\\*In\\zaln-e\\* the', 'In the'],
  [
    'attributes are not words, in whatever style',
    '\\p\n\\v 1 \\nd A|x="y" z=""\\nd* \\w b|lemma of it\\w* \\w c|lemma="\\"d\\""\\w* \\+w e|strong=\'H1\'\\+w*',
    'A b c e',
  ],
  [
    'what follows a bar and is not attributes stays',
    '\\p\n\\v 1 \\wj A [b|c] d\\wj* \\add e|f\ng\\add* h | i \\w j|k \\nd l\\nd*\\w* \\w m|x="y" n\\w*',
    'A [b|c] d e|f g h | i j|k l m n',
  ],
  ['milestones of any name are not words', '\\p\n\\v 1 a\\foo |x="y"\\*b \\vid|ref="RUT 1:1"\\*c', 'ab c'],
  [
    'callers that are repeated and liturgical notes are dropped',
    '\\p\n\\v 1 In\\fm a\\fm* the\n\\lit Response:\n\\p end',
    'In the end',
  ],
  [
    'a style that runs over a blank line keeps its words',
    '\\q2\n\\v 19 heights!\n\\pc\n\\b\n\\it For the choir.\n\\it*',
    'heights! For the choir.',
  ],
];

test.each(bodies)('%s', (_, usfm, expected) => expect(body(usfm)).toBe(expected));

test('a footnote keeps its text without origin and caller', () => {
  expect(
    notes('\\p\n\\v 1 In\\f + \\fr 17:27  \\ft or, \\fqa falling away\\ft , or, \\fqa defection\\f* the'),
  ).toEqual(['or, falling away, or, defection']);
});

test('the footnote of a dropped paragraph is dropped with it', () => {
  expect(notes('\\r John 1\\f + \\ft x\\f*\n\\p\n\\v 1 In')).toEqual([]);
});

test('titles are joined in the order of the file', () => {
  expect(stripUsfm('\uFEFF\\id GEN\n\\h Genesis\n\\mt2 The First Book,\n\\mt1 Genesis \n\\c 1\n').title).toBe(
    'The First Book, Genesis',
  );
});

test('words are apart by chapter', () => {
  const { chapters } = stripUsfm('\uFEFF\n\\id GEN\n\\c 1\n\\p\n\\v 1 In\n\\c 2 \n\\p\n\\v 1 the\n');
  expect([...chapters].map(([number, { body }]) => [number, body.trim()])).toEqual([
    [1, 'In'],
    [2, 'the'],
  ]);
});

test('dropped words are counted by rule', () => {
  expect(book('\\r (John 1:1; 2)\n\\p\n\\v 1 In\\x - \\xo 1:1 \\xt Is 1\\x*').dropped).toEqual({
    identification: 2,
    'parallel passage': 3,
    'cross-reference note': 3,
  });
});
