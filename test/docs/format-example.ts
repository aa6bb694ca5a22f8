import type { FencedBlock, MarkdownPage } from './markdown-page.ts';

export interface ExpectedValue {
  readonly document: string;
  readonly member: string;
  readonly value: unknown;
}

export interface FormatExample {
  readonly place: string;
  readonly fileName: string;
  readonly source: string;
  readonly expected: readonly ExpectedValue[];
}

const endings: Readonly<Record<string, string>> = {
  usfm: 'usfm',
  usx: 'usx',
  usj: 'json',
  osis: 'xml',
  usfx: 'xml',
  zefania: 'xml',
  beblia: 'xml',
  records: 'csv',
  codex: 'codex',
  api: 'json',
};

/**
 * The examples of a page: a block in a source format, followed by a `jsonc` block. There, a comment
 * above each value names it: `// 1.json: chapter.content`.
 * @throws Error if either block is missing, or a value is not JSON
 */
export function formatExamples({ name, blocks }: MarkdownPage): FormatExample[] {
  return blocks.flatMap((block, index) => {
    const place = `${name}:${block.line}`;
    if (block.language === 'jsonc' && endings[blocks[index - 1]?.language ?? ''] === undefined)
      throw new Error(`${place}: values without a source before them`);
    const ending = endings[block.language];
    if (ending === undefined) return [];
    const next = blocks[index + 1];
    if (next?.language !== 'jsonc') throw new Error(`${place}: a source without values after it`);
    const fileName = `source.${ending}`;
    return { place, fileName, source: `${block.text}\n`, expected: expectedValues(name, next) };
  });
}

function expectedValues(page: string, { text, line }: FencedBlock): ExpectedValue[] {
  const [before, ...parts] = text.split(/^\/\/ /m);
  if (before !== '' || parts.length === 0) throw new Error(`${page}:${line}: no comment names the value`);
  return parts.map((part) => {
    const [, document, member, json] = /^(\S+): (\S+)\n(.*)$/s.exec(part) ?? [];
    if (!json) throw new Error(`${page}:${line}: write "// DOCUMENT: MEMBER" and the value below it`);
    return { document: document!, member: member!, value: JSON.parse(json) };
  });
}
