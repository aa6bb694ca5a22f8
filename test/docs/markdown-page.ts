import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const repository = join(import.meta.dir, '../..');

export interface FencedBlock {
  readonly line: number;
  readonly language: string;
  readonly file: string;
  readonly text: string;
}

export interface MarkdownPage {
  readonly name: string;
  readonly prose: string;
  readonly blocks: readonly FencedBlock[];
}

export function markdownPage(name: string): MarkdownPage {
  return parseMarkdown(name, readFileSync(join(repository, name), 'utf8'));
}

export function parseMarkdown(name: string, text: string): MarkdownPage {
  const prose: string[] = [];
  const blocks: FencedBlock[] = [];
  let open: { line: number; language: string; file: string; lines: string[] } | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    const fence = /^```(\S*) *(.*)$/.exec(line);
    if (!open && !fence) prose.push(line);
    else prose.push('');
    if (!open && fence) open = { line: index + 2, language: fence[1]!, file: fence[2]!, lines: [] };
    else if (open && line === '```') {
      const { lines, ...block } = open;
      blocks.push({ ...block, text: lines.join('\n') });
      open = undefined;
    } else open?.lines.push(line);
  }
  if (open) throw new Error(`${name}:${open.line - 1}: the fence is not closed`);
  return { name, prose: prose.join('\n'), blocks };
}
