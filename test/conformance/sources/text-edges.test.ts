import { describe, expect, test } from 'bun:test';
import { bookConservation } from '../../../src/documents/report/conservation-of-book.fixture.ts';
import { chapterData } from '../../../src/documents/translation/chapter-data.ts';
import { simpleChapterData } from '../../../src/documents/translation/simple-chapter-data.ts';
import { readBook } from '../../../src/formats/builder/read-books.ts';
import type { Report } from '../../../src/formats/diagnostic-collector.ts';
import { readOsisBooks } from '../../../src/formats/osis/read-osis.ts';
import { readUsfm } from '../../../src/formats/usfm/read-usfm.ts';
import { readUsj } from '../../../src/formats/usj/read-usj.ts';
import { readUsx } from '../../../src/formats/usx/read-usx.ts';
import type { BookText } from '../../../src/model/book-text.ts';
import { xmlTokens } from '../../conservation/xml-tokens.ts';

/**
 * The served text for the same content in every format that can express it. The sources are the content of
 * chapter 1. Served: `2 text` is a verse, `= text` a title, `# text` a heading, `/` a line break, `[text]` a
 * footnote at its position, with `@verse` if it refers to a verse other than its own; `{2}` a chapter; text
 * omitted by named rules follows `--`.
 */
interface Row {
  readonly served: string;
  readonly usfm?: string;
  readonly usx?: string;
  readonly osis?: string;
  readonly codes?: string;
  readonly isVerse0?: true;
}

const usxNote = '<note style="f" caller="+"><char style="ft">n</char></note>';
const n = { usfm: '\\f + \\ft n\\f*', usx: usxNote, osis: '<note>n</note>' };
const v = (number: string) => ({
  usfm: `\\v ${number} `,
  usx: `<verse style="v" number="${number}"/>`,
  osis: `<verse osisID="${number
    .split('-')
    .map((verse) => `Gen.1.${verse}`)
    .join('-')}"/>`,
});

function plain(text: string, served: string, codes?: string): Row {
  const written = (format: 'usfm' | 'usx' | 'osis', paragraph: string) =>
    text
      .replace(/#([\p{Nd}-]+) ?/gu, (_, number: string) => v(number)[format])
      .replaceAll('[n]', n[format])
      .replaceAll('¶', paragraph);
  return {
    served,
    usfm: `\\p ${written('usfm', '\n\\p ')}`,
    usx: `<para style="p">${written('usx', '</para><para style="p">')}</para>`,
    osis: `<p>${written('osis', '</p><p>')}</p>`,
    ...(codes === undefined ? {} : { codes }),
  };
}

const families: Readonly<Record<string, readonly Row[]>> = {
  'a mark after a note opens where a letter or digit follows it': [
    plain('#1 Er sprach [n]»Komm!«', '1 Er sprach [n]»Komm!«'),
    plain('#1 the [n]’alaba', '1 the [n]’alaba'),
    plain('#1 sade [n]”Kom!”', '1 sade [n]”Kom!”'),
    plain('#1 said [n]“Come”', '1 said [n]“Come”'),
    plain('#1 dit [n]«Viens»', '1 dit [n]«Viens»'),
    plain('#1 said [n]"Come"', '1 said [n]"Come"'),
    plain("#1 said [n]'Come'", "1 said [n]'Come'"),
    plain('#1 sprach [n]›Komm‹', '1 sprach [n]›Komm‹'),
    plain('#1 sprach [n]»›Komm‹«', '1 sprach [n]»›Komm‹«'),
    plain('#1 the [n]»7 loaves', '1 the [n]»7 loaves'),
    plain('#1 dijo [n]«¿Qué?»', '1 dijo [n]«¿Qué?»'),
    plain('#1 he [n](“so”) said', '1 he [n](“so”) said'),
  ],
  'any other mark after a note closes': [
    plain('#1 the waters [n]” he', '1 the waters[n]” he'),
    plain('#1 the waters [n]”', '1 the waters[n]”'),
    plain('#1 (the Salt Sea [n]).', '1 (the Salt Sea[n]).'),
    plain('#1 „Komm [n]“ sprach er', '1 „Komm[n]“ sprach er'),
    plain('#1 „Komm [n]“, sprach er', '1 „Komm[n]“, sprach er'),
    plain('#1 »Komm [n]«, sprach er', '1 »Komm[n]«, sprach er'),
    plain('#1 ”Kom [n]”, sade han', '1 ”Kom[n]”, sade han'),
    plain("#1 'Come [n]', he said", "1 'Come[n]', he said"),
    plain('#1 waters [n]: to', '1 waters[n]: to'),
    plain('#1 waters [n]… to', '1 waters[n]… to'),
  ],
  'dashes are treated alike': [
    plain('#1 waters [n]— to', '1 waters[n]— to'),
    plain('#1 waters [n]– to', '1 waters[n]– to'),
    plain('#1 waters [n]–to', '1 waters[n]–to'),
    plain('#1 waters [n]― to', '1 waters[n]― to'),
  ],
  'white space between an opening mark and a note is the note’s': [
    plain('#1 he („ [n]Komm“) came', '1 he („[n]Komm“) came'),
    plain('#1 dijo: ¿ [n]Qué?', '1 dijo: ¿[n]Qué?'),
    plain('#1 the ( [n]Salt) Sea', '1 the ([n]Salt) Sea'),
    plain('#1 sade ” [n]Kom', '1 sade ”[n]Kom'),
    plain('#1 dit « [n]Viens »', '1 dit « [n]Viens »'),
  ],
  'other white space around a note is kept': [
    plain('#1 a [n] b', '1 a[n] b'),
    plain('#1 a[n] b', '1 a[n] b'),
    plain('#1 a [n]b', '1 a [n]b'),
    plain('#1 a[n]b', '1 a[n]b'),
    plain('#1 a [n][n], b', '1 a[n][n], b'),
    plain('#1 Viens\u00a0[n]! Va', '1 Viens\u00a0[n]! Va'),
  ],
  'a mark of which a style begins at once opens too': [
    {
      served: '1 sprach [n]»Komm!« ja',
      usfm: `\\p \\v 1 sprach ${n.usfm}»\\wj Komm!\\wj*« ja`,
      usx: `<para style="p">${v('1').usx}sprach ${n.usx}»<char style="wj">Komm!</char>« ja</para>`,
      osis: `<p>${v('1').osis}sprach ${n.osis}»<q who="Jesus">Komm!</q>« ja</p>`,
    },
    {
      served: '1 sprach [n]»Komm!« ja',
      usfm: `\\p \\v 1 sprach ${n.usfm}\\wj »\\+nd Komm!\\+nd*« \\wj*ja`,
      usx: `<para style="p">${v('1').usx}sprach ${n.usx}<char style="wj">»<char style="nd">Komm!</char>« </char>ja</para>`,
      osis: `<p>${v('1').osis}sprach ${n.osis}<q sID="q" marker="»"/><divineName>Komm!</divineName><q eID="q" marker="«"/> ja</p>`,
    },
    {
      served: '1 heel[n]” he said',
      usfm: `\\p \\v 1 \\wj heel ${n.usfm}”\\wj* he said`,
      usx: `<para style="p">${v('1').usx}<char style="wj">heel ${n.usx}”</char> he said</para>`,
      osis: `<p>${v('1').osis}<q who="Jesus">heel ${n.osis}”</q> he said</p>`,
    },
  ],
  'notes in a heading are treated so too': [
    {
      served: '# The Salt Sea, here | / | 1 a -- [n]@0',
      usfm: `\\s The Salt Sea ${n.usfm}, here\n\\p \\v 1 a`,
      usx: `<para style="s">The Salt Sea ${n.usx}, here</para><para style="p">${v('1').usx}a</para>`,
      osis: `<title>The Salt Sea ${n.osis}, here</title><p>${v('1').osis}a</p>`,
    },
  ],
  'notes alone before a verse belong to it': [
    plain('[n]#1 a', '1 [n]a'),
    plain('[n] ¶#1 a', '1 [n]a'),
    plain('[n][n]¶ [n] #1 a', '1 [n][n][n]a'),
    plain('[n]#1-2 a', '1 [n]a'),
    plain('[n]#2 a', '2 [n]a', 'missing-verse'),
    plain('#1 a¶[n]#2 b', '1 a | / | 2 [n]b'),
    plain('#1 a¶[n]', '1 a[n]'),
    plain('#1 a¶[n]#1 b', '1 a/[n]b', 'duplicate-verse'),
    plain('#1¶[n]¶#2 b', '1 [n] | / | 2 b'),
    {
      served: '1 [n]a',
      usfm: `\\q1 ${n.usfm}\n\\q1\n\\v 1 a`,
      usx: `<para style="q1">${n.usx}</para><para style="q1">${v('1').usx}a</para>`,
      osis: `<lg><l>${n.osis}</l><l>${v('1').osis}a</l></lg>`,
    },
    {
      served: '# H | / | 1 [n]a',
      usfm: `\\s H\n\\p ${n.usfm}\n\\p \\v 1 a`,
      usx: `<para style="s">H</para><para style="p">${n.usx}</para><para style="p">${v('1').usx}a</para>`,
      osis: `<title>H</title><p>${n.osis}</p><p>${v('1').osis}a</p>`,
    },
    {
      served: '= Title | 1 [n]a',
      usfm: `\\d Title\n\\q1 ${n.usfm}\n\\v 1 a`,
      usx: `<para style="d">Title</para><para style="q1">${n.usx}${v('1').usx}a</para>`,
      osis: `<title type="psalm">Title</title><lg><l>${n.osis}${v('1').osis}a</l></lg>`,
    },
    {
      served: '= Title[n] | 1 a',
      usfm: `\\d Title ${n.usfm}\n\\q1 \\v 1 a`,
      usx: `<para style="d">Title ${n.usx}</para><para style="q1">${v('1').usx}a</para>`,
      osis: `<title type="psalm">Title ${n.osis}</title><lg><l>${v('1').osis}a</l></lg>`,
    },
    {
      served: '= [n]Title | 1 a',
      usfm: `\\d ${n.usfm}Title\n\\q1 \\v 1 a`,
      usx: `<para style="d">${n.usx}Title</para><para style="q1">${v('1').usx}a</para>`,
      osis: `<title type="psalm">${n.osis}Title</title><lg><l>${v('1').osis}a</l></lg>`,
    },
    {
      served: '1 [n]a',
      usfm: `\\d ${n.usfm}\n\\q1 \\v 1 a`,
      usx: `<para style="d">${n.usx}</para><para style="q1">${v('1').usx}a</para>`,
      osis: `<title type="psalm">${n.osis}</title><lg><l>${v('1').osis}a</l></lg>`,
    },
    plain('[n]Some #1 a', '= [n]Some | 1 a', 'text-before-verse'),
    plain('[n]Some #2 a', '1 [n]Some | 2 a', 'missing-first-verse'),
  ],
  'parts of lists and notes are words of their own': [
    {
      served: '1 Reuben Eliezer',
      usfm: '\\li1 \\v 1 \\lik Reuben\\lik*\\liv1 Eliezer\\liv1*',
      usx: `<para style="li1">${v('1').usx}<char style="lik">Reuben</char><char style="liv1">Eliezer</char></para>`,
      osis: `<list><item>${v('1').osis}<label>Reuben</label>Eliezer</item></list>`,
    },
    {
      served: '1 Reuben: Eliezer, (12) in all',
      usfm: '\\li1 \\v 1 \\lik Reuben\\lik*: \\liv1 Eliezer\\liv1*, \\litl (12)\\litl*in all',
      usx: `<para style="li1">${v('1').usx}<char style="lik">Reuben</char>: <char style="liv1">Eliezer</char>, <char style="litl">(12)</char>in all</para>`,
      osis: `<list><item>${v('1').osis}<label>Reuben</label>: Eliezer, (12) in all</item></list>`,
    },
    {
      served: '1 Dan: Hushim',
      usfm: '\\li1 \\v 1 Dan:\\liv1 Hushim\\liv1*',
      usx: `<para style="li1">${v('1').usx}Dan:<char style="liv1">Hushim</char></para>`,
    },
    {
      served: '1 a[b, c d] e',
      usfm: '\\p \\v 1 a\\f + \\ft b\\fq , c\\fq*\\fdc d\\fdc*\\f* e',
      usx: `<para style="p">${v('1').usx}a<note style="f" caller="+"><char style="ft">b</char><char style="fq">, c</char><char style="fdc">d</char></note> e</para>`,
    },
  ],
  'numbers are read in every script, and what is not one is not text': [
    plain('#١ a #२-३ b', '1 a | 2 b'),
    plain('#19-18 a', '19 a', 'bad-verse-range missing-verse'),
    plain('#1 a #7-300 b', '1 a | 7 b', 'bad-verse-range missing-verse'),
    plain('#1 a #1234 b', '1 a b', 'bad-verse-number'),
    {
      served: '1 a | {12} 1 b',
      usfm: '\\p \\v 1 a\n\\c १२\n\\p \\v 1 b',
      usx: `<para style="p">${v('1').usx}a</para><chapter style="c" number="१२"/><para style="p">${v('1').usx}b</para>`,
      osis: `<p>${v('1').osis}a</p><chapter osisID="Gen.१२"/><p><verse osisID="Gen.१२.१"/>b</p>`,
    },
    {
      served: '1 a | {2} 1 c -- bad-chapter 2',
      usfm: `\\p \\v 1 a\n\\c 1000\n\\s b\n\\p \\v 1 c\n\\c 2\n\\p \\v 1 c`,
      usx: `<para style="p">${v('1').usx}a</para><chapter style="c" number="1000"/><para style="s">b</para><para style="p">${v('1').usx}c</para><chapter style="c" number="2"/><para style="p">${v('1').usx}c</para>`,
      osis: `<p>${v('1').osis}a</p><chapter osisID="Gen.1000"/><title>b</title><p><verse osisID="Gen.1000.1"/>c</p><chapter osisID="Gen.2"/><p><verse osisID="Gen.2.1"/>c</p>`,
      codes: 'bad-chapter-number',
    },
  ],
  'verse 0 is a title without its number': [
    {
      served: '= A psalm | / | 1 a',
      usfm: '\\p \\v 0 A psalm \\v 1 a',
      usx: `<para style="p">${v('0').usx}A psalm ${v('1').usx}a</para>`,
      osis: `${v('0').osis}A psalm ${v('1').osis}a`,
      isVerse0: true,
    },
    {
      served: '= A[n] psalm | 1 a',
      usfm: `\\q1 \\v 0 A${n.usfm} psalm \\v 1 a`,
      usx: `<para style="q1">${v('0').usx}A${n.usx} psalm ${v('1').usx}a</para>`,
      isVerse0: true,
    },
    {
      served: '= A psalm | 1 a',
      usx: `<para style="d">A${v('0').usx}psalm</para><para style="q1">${v('1').usx}a</para>`,
      isVerse0: true,
    },
    {
      served: '= A psalm | 1 a',
      usfm: '\\d \\v 0 A psalm\n\\q1 \\v 1 a',
      usx: `<para style="d">${v('0').usx}A psalm</para><para style="q1">${v('1').usx}a</para>`,
      osis: `<title type="psalm">${v('0').osis}A psalm</title><lg><l>${v('1').osis}a</l></lg>`,
      isVerse0: true,
    },
  ],
  'elements where they have no place': [
    {
      served: '1 a/b/c | 2 d',
      usx: `<para style="p">${v('1').usx}a<para style="q1">b</para>c ${v('2').usx}d</para>`,
      osis: `<p>${v('1').osis}a<p>b</p>c ${v('2').osis}d</p>`,
      codes: 'misplaced-content',
    },
    {
      served: '1 a[b c d] e',
      usx: `<para style="p">${v('1').usx}a<note style="f" caller="+">b<note style="x" caller="-"> c </note>d</note> e</para>`,
      osis: `<p>${v('1').osis}a<note>b<note type="crossReference"> c </note>d</note> e</p>`,
      codes: 'misplaced-content',
    },
    {
      served: '1 a[b/c] d',
      usx: `<para style="p">${v('1').usx}a<note style="f" caller="+">b<para style="p">c</para></note> d</para>`,
      codes: 'misplaced-content',
    },
    {
      served: '1 a[b c] d',
      usx: `<para style="p">${v('1').usx}a<note style="f" caller="+">b ${v('9').usx}c</note> d</para>`,
      codes: 'misplaced-content',
    },
    {
      served: '1 a b c/d',
      usx: `<para style="p">${v('1').usx}a</para> <char style="nd">b</char> <char style="nd">c</char> <para style="p">d</para>`,
      codes: 'misplaced-content',
    },
    {
      served: '# a b | / | 1 c',
      usx: `<para style="s">a<cell style="tc1">b</cell></para><para style="p">${v('1').usx}c</para>`,
      osis: `<title>a<cell>b</cell></title><p>${v('1').osis}c</p>`,
    },
    {
      served: '1 a[b c] d',
      usx: `<para style="p">${v('1').usx}a<note style="f" caller="+">b<cell style="tc1">c</cell></note> d</para>`,
      osis: `<p>${v('1').osis}a<note>b<cell>c</cell></note> d</p>`,
    },
    {
      served: '1 a/b/c d',
      usx: `<para style="p">${v('1').usx}a<table><row style="tr"><cell style="tc1">b</cell></row><row style="tr"><cell style="tc1">c</cell><cell style="tc2">d</cell></row></table></para>`,
      codes: 'misplaced-content',
    },
  ],
};

const readers: readonly [name: string, read: (row: Row, report: Report) => BookText | undefined][] = [
  [
    'USFM',
    ({ usfm }, report) =>
      usfm === undefined ? undefined : readBook(readUsfm, `\\id GEN\n\\c 1\n${usfm}`, report),
  ],
  ['USX', ({ usx }, report) => (usx === undefined ? undefined : readBook(readUsx, usxFile(usx), report))],
  ['USJ', ({ usx }, report) => (usx === undefined ? undefined : readBook(readUsj, usjFile(usx), report))],
  ['OSIS', ({ osis }, report) => (osis === undefined ? undefined : readOsisBooks(osisFile(osis), report)[0])],
];

function usxFile(body: string): string {
  return `<usx version="3.0"><book code="GEN" style="id"/><chapter style="c" number="1"/>${body}</usx>`;
}

function osisFile(body: string): string {
  return `<osis><osisText><div type="book" osisID="Gen"><chapter osisID="Gen.1"/>${body}</div></osisText></osis>`;
}

function usjFile(body: string): string {
  const root: { content: unknown[] } = { content: [] };
  const open = [root];
  for (const { text, opens, closes } of xmlTokens(usxFile(body))) {
    if (text) open.at(-1)!.content.push(text);
    if (opens) {
      const { style, ...attributes } = opens.attributes;
      const type = { usx: 'USJ', row: 'table:row', cell: 'table:cell' }[opens.name] ?? opens.name;
      const node = { type, ...(style ? { marker: style } : {}), ...attributes, content: [] };
      open.at(-1)!.content.push(node);
      open.push(node);
    }
    if (closes) open.pop();
  }
  return JSON.stringify(root.content[0]);
}

function served(book: BookText): string {
  const standard = book.chapters.map(chapterData);
  const simple = book.chapters.map(simpleChapterData);
  const { lost, invented, glued, split } = bookConservation(book, standard, simple);
  expect({ lost, invented, glued, split }).toEqual({ lost: 0, invented: 0, glued: 0, split: 0 });
  const chapters = simple.map(({ number, content, footnotes }, index) => {
    const blocks = content.map((block) => {
      if (block.type === 'line_break') return '/';
      if (block.type === 'heading') return `# ${block.text}`;
      const verse = block.type === 'verse' ? block.number : 0;
      const marked = block.footnotes.toReversed().reduce((text, note) => {
        const on = standard[index]!.footnotes.find(({ noteId }) => noteId === note.noteId)?.reference?.verse;
        const place = on === verse ? '' : `@${on}`;
        return `${text.slice(0, note.offset)}[${note.text.replaceAll('\n', '/')}]${place}${text.slice(note.offset)}`;
      }, block.text);
      return `${verse === 0 ? '=' : verse} ${marked.replaceAll('\n', '/')}`;
    });
    const untied = footnotes.map(({ text, reference }) => ` -- [${text}]@${reference?.verse}`);
    return `${number > 1 ? `{${number}} ` : ''}${blocks.join(' | ')}${untied.join('')}`;
  });
  const { 'bad-chapter': left } = book.counts.dropped;
  return chapters.join(' | ') + (left ? ` -- bad-chapter ${left.characters}` : '');
}

describe.each(Object.entries(families))('%s', (_family, rows) => {
  for (const row of rows) {
    for (const [name, read] of readers) {
      const codes: string[] = [];
      const book = read(row, (code) => codes.push(code));
      if (!book) continue;
      test(`${row.served} in ${name}`, () => {
        expect(served(book)).toBe(row.served);
        // USFM and USX use \d for the text that is verse 0 in OSIS
        const isKnown = (code: string) => code === 'bad-verse-number' && name !== 'OSIS' && row.isVerse0;
        expect(codes.filter((code) => !isKnown(code))).toEqual(row.codes?.split(' ') ?? []);
      });
    }
  }
});
