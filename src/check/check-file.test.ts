import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { withReferences } from '../compile/plan/reference-list.ts';
import { checkSourceFile, checkSourceFiles } from './check-file.ts';

const usfm = '\\id RUT\n\\c 1\n\\p\n\\v 1 Long ago.\n\\v 2 They  went.\n';
const osis = `<osis><osisText osisIDWork="X"><div type="book" osisID="Ruth"><chapter osisID="Ruth.1"><p>
<verse osisID="Ruth.1.1">Long ago.</verse><verse osisID="Ruth.1.2">They  went.</verse></p></chapter></div></osisText></osis>`;
const usfx =
  '<usfx><book id="RUT"><c id="1"/><p><v id="1"/>Long ago.<ve/><v id="2"/>They  went.<ve/></p></book></usfx>';
const usx = `<usx version="3.0"><book code="RUT" style="id"/><chapter number="1" style="c" sid="RUT 1"/><para style="p">
<verse number="1" style="v" sid="RUT 1:1"/>Long ago.<verse number="2" style="v" sid="RUT 1:2"/>They  went.</para></usx>`;
const usj = JSON.stringify({
  type: 'USJ',
  version: '3.1',
  content: [
    { type: 'book', marker: 'id', code: 'RUT', content: [] },
    { type: 'chapter', marker: 'c', number: '1' },
    {
      type: 'para',
      marker: 'p',
      content: [
        { type: 'verse', marker: 'v', number: '1' },
        'Long ago.',
        { type: 'verse', marker: 'v', number: '2' },
        'They  went.',
      ],
    },
  ],
});
const csvTable = 'Book,Chapter,Verse,Text\nRuth,1,1,Long ago.\nRuth,1,2,They  went.\n';

test.each([
  ['RUT.usfm', usfm],
  ['RUT.usx', usx],
  ['RUT.usj', usj],
  ['ruth.osis.xml', osis],
  ['ruth.usfx.xml', usfx],
  ['ruth.csv', csvTable],
])('%s: findings name their verse', (file, text) => {
  const { diagnostics } = checkSourceFile(file, new TextEncoder().encode(text), { language: 'eng' });
  expect(diagnostics.find(({ code }) => code === 'double-space')?.place).toBe('RUT 1:2');
});

test('the last verse is read in a format without paragraphs', () => {
  const verses = (last: string) =>
    [...Array(12).keys()].map((index) => `<c id="${index + 1}"/><v id="1"/>They went home.<ve/>`).join('') +
    `<v id="2"/>${last}<ve/>`;
  const codes = (last: string) =>
    checkSourceFile(
      'job.usfx.xml',
      new TextEncoder().encode(`<usfx><book id="JOB">${verses(last)}</book></usfx>`),
      { language: 'eng' },
    ).diagnostics.map(({ code }) => code);
  expect(codes('They went home.')).not.toContain('missing-sentence-end');
  expect(codes('They went home')).toContain('missing-sentence-end');
});

describe('findings name the line and the column of their fault', () => {
  const xml = (text: string) => text.replace(/[&"]/g, (mark) => (mark === '&' ? '&amp;' : '&quot;'));
  const json = (text: string) => JSON.stringify(text).slice(1, -1);
  const csv = (text: string) => text.replaceAll('"', '""');
  const asIs = (text: string) => text;
  const first = 'The first verse.';
  const verseIn = (name: string, attribute: string, text: string) =>
    `<${name} ${attribute}>${text}</${name}>`;
  const theWord = (text: string) =>
    `${first}\n<TS>A heading<Ts>The <FI>last<Fi> &amp; <WG1>${text}\n${'\n'.repeat(7955)}lang=eng\n`;

  /** Two verses of Ruth or Matthew: the name of the file, how characters are written in it, and its text. */
  const formats: Readonly<
    Record<string, readonly [file: string, write: typeof xml, source: (text: string) => string]>
  > = {
    USFM: ['RUT.usfm', asIs, (text) => usfm.replace('They  went.', `\\nd The\\nd* ${text}`)],
    USX: ['RUT.usx', xml, (text) => usx.replace('They  went.', `<char style="nd">The</char> ${text}`)],
    USJ: ['RUT.usj', json, (text) => usj.replace('They  went.', text)],
    OSIS: ['osis.xml', xml, (text) => osis.replace('They  went.', text)],
    USFX: ['usfx.xml', xml, (text) => usfx.replace('They  went.', text)],
    Zefania: [
      'z.xml',
      xml,
      (text) =>
        `<XMLBIBLE><BIBLEBOOK bnumber="8"><CHAPTER cnumber="1">\n${verseIn('VERS', 'vnumber="1"', first)}\n${verseIn('VERS', 'vnumber="2"', text)}</CHAPTER></BIBLEBOOK></XMLBIBLE>`,
    ],
    'a corpus in XML': [
      'c.xml',
      xml,
      (text) =>
        `<cesDoc>\n${verseIn('seg', 'id="b.RUT.1.1"', first)}\n${verseIn('seg', 'id="b.RUT.1.2"', `\n  ${text}`)}</cesDoc>`,
    ],
    'a table': ['t.csv', csv, (text) => csvTable.replace('They  went.', `"${text}"`)],
    'a table with tags': [
      't.csv',
      csv,
      (text) => csvTable.replace('They  went.', `" <h>A ""heading""</h>The <i>last</i> &amp; ${text}"`),
    ],
    'a table with notes': [
      't.tsv',
      asIs,
      (text) => `Book\tNote\tChapter\tVerse\tText\nRuth\tOr: a man\t1\t1\t${first}\nRuth\t\t1\t2\t ${text}\n`,
    ],
    lines: ['l.txt', asIs, (text) => `RUT 1:1 ${first}\nRUT 1:2 The\n  last ${text}\nRUT 1:3 ${first}\n`],
    records: [
      'r.json',
      json,
      (text) =>
        `[{"book":"Ruth","chapter":1,"verse":1,"text":"${first}"},\n{"text":"${text}","book":"Ruth","chapter":1,"verse":2}]`,
    ],
    'a map': ['m.json', json, (text) => `{"Ruth": {"1": {"1": "${first}",\n"2": "${text}"}}}`],
    'a list of references': ['v.txt', asIs, (text) => `${first}\n${text}\n`],
    'a module of theWord': ['w.nt', asIs, theWord],
  };
  const faults: Readonly<Record<string, readonly [code: string, written: string, at: number]>> = {
    'a lost character': ['unreadable-character', 'ca\ufffde', 2],
    'a NUL': ['unreadable-character', 'ca\0e', 2],
    'a letter of another alphabet': ['mixed-scripts', 't\u043eok', 0],
    'a marker': ['markup-in-text', '\\qqq', 0],
    'several spaces': ['double-space', 'then  they', 4],
    'a repeated word': ['repeated-word', 'went went', 5],
    'a working note': ['left-over-text', 'TODO', 0],
    'an unpaired mark': ['unpaired-quote', '“Go,””', 5],
  };
  const references = new TextEncoder().encode('RUT 1:1\nRUT 1:2\n');
  const words = fc.array(fc.constantFrom('"Go"', '&', 'é', '\u{1f600}', 'he', 'said,', '“Yes”', "'a'"), {
    maxLength: 6,
  });
  const escaped = (text: string) => text.replaceAll('\0', '\\u0000');

  test.each(Object.entries(formats))('in %s', (_name, [file, write, sourceOf]) => {
    for (const [name, [code, written, at]] of Object.entries(faults)) {
      // USFM has its own checks of markers, and JSON has escapes
      if ((name === 'a marker' && file.endsWith('.usfm')) || (/marker|NUL/.test(name) && write === json))
        continue;
      fc.assert(
        fc.property(words, words, fc.boolean(), (before, after, hasReturns) => {
          const source = sourceOf(write(['So', ...before, written, ...after, 'it was.'].join(' ')));
          const text = hasReturns && write !== json ? source.replaceAll('\n', '\r\n') : source;
          const offset = text.indexOf(write(written)) + write(written.slice(0, at)).length;
          const lines = text.slice(0, offset).split('\n');
          const bytes = new TextEncoder().encode(`\ufeff${text}`);
          const list = file === 'v.txt' ? [{ file: 'vref.txt', bytes: references }] : [];
          const sources = withReferences([{ file, bytes }, ...list]);
          const { diagnostics } = checkSourceFiles(sources, { language: 'eng' });
          const found = diagnostics.filter((diagnostic) => diagnostic.code === code);
          expect(
            found.map(({ line, column }) => `${line}:${column}`),
            escaped(text),
          ).toContain(`${lines.length}:${lines.at(-1)!.length + 1}`);
        }),
        // A module has thousands of lines
        { numRuns: file === 'w.nt' ? 1 : 5 },
      );
    }
  });
});
