/**
 * Writes the lines and imports in the tables of docs/architecture.md:
 * `node bin/bun.mjs test/docs/architecture-page.make.ts`.
 */
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { repository } from './markdown-page.ts';

export const architecturePage = join(repository, 'docs/architecture.md');

export interface FolderRow {
  readonly folder: string;
  readonly lines: number;
  readonly imports: string | undefined;
}

const row = /^\| `([\w/-]+)\/` \| ([\d,]+) \|(?! \d+ \|)(?: ([^|]*)\|(?= .+ \|$))?/gm;

export function folderRows(page: string): FolderRow[] {
  return [...page.matchAll(row)].map(([, folder, lines, imports]) => ({
    folder: folder!,
    lines: Number(lines!.replaceAll(',', '')),
    imports: imports?.trim(),
  }));
}

export function withMeasuredRows(page: string): string {
  return page.replace(row, (_row, folder: string, _lines: string, imports: string | undefined) => {
    const measured = measuredRow(folder);
    const cells = [`\`${folder}/\``, measured.lines.toLocaleString('en')];
    return `| ${[...cells, ...(imports === undefined ? [] : [measured.imports])].join(' | ')} |`;
  });
}

export function measuredRow(folder: string): FolderRow {
  const files = [...new Bun.Glob(`${folder}/**/*.{ts,tsx}`).scanSync(repository)].filter(
    (file) => !/node_modules|\.d\.ts$|\/dist\//.test(file) && (folder === 'test' || isCounted(file)),
  );
  const texts = files.map((file) => readFileSync(join(repository, file), 'utf8'));
  const lines = texts.reduce((sum, text) => sum + text.split('\n').length - 1, 0);
  const imported = new Set(files.flatMap((file, index) => importsOf(file, texts[index]!)));
  imported.delete(folder.startsWith('src/') ? folder : folder.split('/')[0]!);
  return {
    folder,
    lines: 100 * Math.ceil(lines / 100),
    imports: [...imported].sort().map(inCode).join(', '),
  };
}

const inCode = (text: string): string => `\`${text}\``;

function isCounted(file: string): boolean {
  return (
    !/\.(?:test|type-test|fixture|make|rows)\.tsx?$|table[\w-]*\.ts$/.test(file) &&
    file !== 'client/src/documents.ts'
  );
}

function importsOf(file: string, text: string): string[] {
  const specifiers = [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, path]) => path!);
  return specifiers.map((specifier) => {
    const path = relative(repository, join(repository, dirname(file), specifier));
    return path
      .split('/')
      .slice(0, path.startsWith('src/') ? 2 : 1)
      .join('/');
  });
}

if (import.meta.main) {
  await Bun.write(architecturePage, withMeasuredRows(readFileSync(architecturePage, 'utf8')));
}
