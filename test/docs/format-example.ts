import type { FencedBlock, MarkdownPage } from './markdown-page.ts';

/** What a page says is served of a source. */
export interface ExpectedValue {
  /** The name of a document, such as `1.json`, or `check`. */
  readonly document: string;
  /** Members and indexes from the document's top, such as `chapter.content.0`. */
  readonly member: string;
  readonly value: unknown;
}

export interface FormatExample {
  /** Where the source stands: `page:line`. */
  readonly place: string;
  /** With the ending that its format has. */
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
 * The examples of a page: a block of a source format, and after it a `jsonc` block in which each value stands
 * below a comment that names it: `// 1.json: chapter.content`.
 * @throws Error when one stands without the other, or a value is not JSON
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
