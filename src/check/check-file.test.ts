import { expect, test } from 'bun:test';
import { checkSourceFile } from './check-file.ts';

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
const csv = 'Book,Chapter,Verse,Text\nRuth,1,1,Long ago.\nRuth,1,2,They  went.\n';

test.each([
  ['RUT.usfm', usfm],
  ['RUT.usx', usx],
  ['RUT.usj', usj],
  ['ruth.osis.xml', osis],
  ['ruth.usfx.xml', usfx],
  ['ruth.csv', csv],
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
