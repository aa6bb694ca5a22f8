import { expect, setDefaultTimeout, test } from 'bun:test';
import { compileContent } from '../../../test/compiled.ts';
import { answersOf, connectOverHttp, textOf } from '../../../test/mcp/mcp-clients.ts';
import { editionJson } from '../../../test/small-content/small-edition-json.ts';
import { writeFiles } from '../../../test/write-files.ts';
import { computedText } from './search-verses.ts';

setDefaultTimeout(60_000);

const book = (verses: readonly string[]) =>
  `\\id RUT\n\\c 1\n\\p\n${verses.map((verse, index) => `\\v ${index + 1} ${verse}`).join('\n')}\n`;
const hebrew = [
  ['H1004', 'H3418'],
  ['H1004', 'H122'],
  ['H1817', 'H122'],
  ['H1817', 'H3418'],
];
const english = ['House green.', 'House red.', 'Door red.', 'Door green.'];

test('the quality of an alignment is a percentage', () => {
  const edition = { translation: 'T', total: 1, books: [] };
  const alignment = { by: 'computed', quality: 0.784 } as const;
  expect(computedText({ editions: [edition, { ...edition, alignment }] })).toBe(
    'T was aligned with the original by a computer. About 78 % of its content words are right.',
  );
});

test('tools find words by a computed alignment and say so', async () => {
  const tagged = hebrew.map((verse) =>
    verse.map((number) => `\\w ${number}|strong="${number}"\\w*`).join(' '),
  );
  const { library } = await compileContent(
    (content) =>
      writeFiles(content, {
        'translations/h/edition.json': { ...editionJson('H', 'Hebrew'), language: 'hbo' },
        'translations/h/RUT.usfm': book(tagged),
        'translations/t/edition.json': editionJson('T', 'Translation'),
        'translations/t/RUT.usfm': book(english),
      }),
    { align: true },
  );
  const answers = answersOf(library);
  const connection = await connectOverHttp(answers);
  const call = async (name: string, input: Record<string, unknown>) =>
    textOf(await connection.client.callTool({ name, arguments: input }));
  try {
    const searched = { query: 'strong:H1004', translations: ['T'] };
    const found = await call('search', { ...searched, computed: true });
    expect(found).toContain('T was aligned with the original by a computer.');
    expect(found).toContain('**House** green.');
    expect(await call('search', searched)).toContain('T does not have this kind of annotation.');
    expect(await call('get_word', { word: 'H1004', translation: 'T' })).toContain('Rendered in T: house 2');
  } finally {
    await connection[Symbol.asyncDispose]();
    await answers.close();
  }
});
