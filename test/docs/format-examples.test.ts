import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { checkContent } from '../../src/check/checked-content.fixture.ts';
import { codesOfChecks } from '../../src/formats/diagnostic-codes.ts';
import { type CompiledContent, compileContent } from '../compiled.ts';
import { readDocument } from '../read-document.ts';
import { writeFiles } from '../write-files.ts';
import { formatExamples } from './format-example.ts';
import { markdownPage, parseMarkdown } from './markdown-page.ts';

setDefaultTimeout(600_000);

const examples = formatExamples(markdownPage('docs/formats.md')).map((example, index) => ({
  ...example,
  id: `E${index}`,
}));

/** An example is an excerpt of a Bible. It may list expected diagnostics: `check: codes`. */
const partOfABible = ['missing-verse'];

let compiled: CompiledContent;
const codes = new Map<string, string[]>();

beforeAll(async () => {
  compiled = await compileContent((content) => {
    for (const { id, fileName, source } of examples) {
      const metadata = { id, name: id, englishName: id, language: 'eng', website: '', licenseUrl: '' };
      writeFiles(content, {
        [`translations/${id}/${fileName}`]: source,
        [`translations/${id}/edition.json`]: metadata,
      });
    }
  });
  const { editions } = await checkContent(compiled.content);
  for (const { report } of editions) {
    // Style checks are excluded, because the examples are too short to have a style
    const reported = report.diagnostics.list.filter(({ code }) => !codesOfChecks.has(code));
    const found = reported.map(({ code }) => code);
    codes.set(
      report.id,
      found.filter((code) => !partOfABible.includes(code)),
    );
  }
});

function documentOf(id: string, name: string): unknown {
  if (name === 'check') return { codes: codes.get(id) };
  const list = readDocument<{ books: { id: string }[] }>(compiled.library, `/api/${id}/books.json`);
  if (name === 'books.json') return list;
  return readDocument(compiled.library, `/api/${id}/${list.books[0]!.id}/${name}`);
}

function memberOf(value: unknown, path: string): unknown {
  return path.split('.').reduce((part, key) => (part as Record<string, unknown>)?.[key], value);
}

describe('The formats page shows what is served for each source:', () => {
  test.each(examples)('$place', ({ id, expected }) => {
    for (const { document, member, value } of expected)
      expect([document, member, memberOf(documentOf(id, document), member)]).toEqual([
        document,
        member,
        value,
      ]);
    if (!expected.some(({ document }) => document === 'check')) expect(codes.get(id)).toEqual([]);
  });

  test('for every format', () => {
    const blocks = markdownPage('docs/formats.md').blocks.map(({ language }) => language);
    expect([...new Set(blocks)].sort()).toEqual([
      'api',
      'beblia',
      'codex',
      'jsonc',
      'osis',
      'records',
      'usfm',
      'usfx',
      'usj',
      'usx',
      'zefania',
    ]);
  });
});

describe('An example that cannot be compared is refused:', () => {
  const page = (text: string) => () => formatExamples(parseMarkdown('page.md', text));

  test.each([
    ['a source without values', '```usfm\n\\id RUT\n```\n', 'page.md:2: a source without values'],
    ['values without a source', '```jsonc\n// 1.json: chapter\n{}\n```\n', 'values without a source'],
    ['a value without a name', '```usfm\n\\id RUT\n```\n```jsonc\n{}\n```\n', 'no comment names the value'],
    ['a name without a value', '```usfm\n```\n```jsonc\n// 1.json: a\n```\n', 'the value below it'],
    ['a fence that is not closed', '```usfm\n\\id RUT\n', 'page.md:1: the fence is not closed'],
  ])('%s', (_, text, message) => {
    expect(page(text)).toThrow(message);
  });
});
