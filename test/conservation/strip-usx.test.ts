import { expect, test } from 'bun:test';
import { words } from './first-difference.ts';
import { stripUsx } from './strip-usx.ts';

const book = (content: string) =>
  stripUsx(
    `<?xml version="1.0"?>\n<usx version="3.0"><book code="GEN" style="id">Test</book>\n  <chapter number="1" style="c" sid="GEN 1"/>\n${content}<chapter eid="GEN 1"/></usx>`,
  );
const body = (content: string): string => words(book(content).chapters.get(1)!.body).join(' ');
const verse = '<verse number="1" style="v" sid="GEN 1:1"/>';
const note = (text: string) =>
  `<note style="f" caller="+"><char style="fr">1:1 </char><char style="ft">${text}</char></note>`;

const bodies: [name: string, usx: string, expected: string][] = [
  ['verses and paragraphs begin words of their own', `<para style="p">In${verse}the</para>`, 'In the'],
  ['the end of a verse does not', `<para style="p">${verse}In<verse eid="GEN 1:1"/>!</para>`, 'In!'],
  ['character styles do not split words', '<para style="p">L<char style="sc">ORD</char>.</para>', 'LORD.'],
  ['a space before a note and a comma is the note’s', `<para style="p">Sea ${note('x')}, a</para>`, 'Sea, a'],
  ['a note at the end of a line leaves it apart', `<para style="q1">rage ${note('x')}</para>`, 'rage'],
  ['headings stay, parallel passages do not', '<para style="s1">Day</para><para style="r">(x)</para>', 'Day'],
  [
    'titles of psalms and letters of stanzas stay',
    '<para style="d">Of David</para><para style="qa">B</para>',
    'Of David B',
  ],
  ['references are decoded', '<para style="p">&#8220;A &amp; B&#x201d;</para>', '“A & B”'],
  ['an empty paragraph ends nothing', '<para style="b"/><para style="q1">In</para>', 'In'],
];

test.each(bodies)('%s', (_, usx, expected) => expect(body(usx)).toBe(expected));

test('a footnote keeps its text without its origin; a dropped paragraph drops its footnotes', () => {
  const { chapters, dropped } = book(
    `<para style="p">In${note('Or <char style="fqa">falling</char>')}</para><para style="r">x${note('y')}</para>`,
  );
  expect(chapters.get(1)!.notes).toEqual(['Or falling']);
  expect(dropped).toEqual({ identification: 1, 'note origin': 2, 'parallel passage': 2 });
});

test('cross-reference notes are dropped', () => {
  const { chapters, dropped } = book(
    '<para style="p">In<note style="x" caller="+"><char style="xo">1:1 </char><char style="xt">Is 1</char></note></para>',
  );
  expect(chapters.get(1)).toEqual({ body: '\nIn', notes: [] });
  expect(dropped).toEqual({ identification: 1, 'cross-reference note': 3 });
});

test('the book has its id, and its titles in the order of the file', () => {
  const { id, title } = book('<para style="mt2">The First Book,</para><para style="mt1">Genesis</para>');
  expect([id, title]).toEqual(['GEN', 'The First Book, Genesis']);
});
