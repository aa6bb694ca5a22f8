/**
 * Writes the tables of docs/compatibility.md: `node bin/bun.mjs
 * test/compatibility/compatibility-page.make.ts`.
 */
import { openApi } from '../../src/documents/openapi/open-api.make.ts';
import { type ComparedKey, type ComparedShape, comparedShapes } from './compared-keys.ts';
import { publicOperations } from './public-types.ts';

export const compatibilityPage = new URL('../../docs/compatibility.md', import.meta.url);

const start = '<!-- The tables are written by test/compatibility/compatibility-page.make.ts -->';

export function withTables(page: string): string {
  const [written] = page.split(start);
  return `${written}${start}\n\n${operationTables()}\n\n## Keys\n\n${legend}\n\n${comparedShapes().map(keyTable).join('\n\n')}\n`;
}

const legend = `One table for each object in responses of the public API, with the type name of its client. "Optional" means that
the key may be missing, "or null" that its value may be null. If the last column is empty, both descriptions agree.`;

function operationTables(): string {
  const known = new Set(publicOperations.map(({ path }) => path));
  const ours = Object.entries(openApi.paths);
  const both = ours.filter(([path]) => known.has(path));
  const extensions = ours.filter(([path]) => !known.has(path));
  return `## Operations

Each operation of the public API exists with the same path, parameters and operation id:

${table(['operation', 'path'], both.map(operationRow))}

These are extensions. Their paths begin with \`/api/x/\`, except for the profiles of commentaries, which the public API links to, and
the description of the service:

${table(['operation', 'path'], extensions.map(operationRow))}`;
}

function operationRow([path, { get }]: [string, { get: { operationId: string } }]): string[] {
  return [`\`${get.operationId}\``, `\`${path}\``];
}

function keyTable({ name, keys }: ComparedShape): string {
  return `### ${name}\n\n${table(['key', 'public API', 'Scriptorium'], keys.map(keyRow))}`;
}

function keyRow({ name, theirs, ours, source }: ComparedKey): string[] {
  const where =
    source === 'contract' ? ', in lists of books' : source === 'newer' ? ', since version 1.15' : '';
  const there = theirs ? `${described(theirs)}${where}` : '';
  const here = ours ? described(ours) : 'missing';
  const isSame = theirs !== undefined && ours !== undefined && described(theirs) === described(ours);
  return [`\`${name}\``, there, isSame ? '' : here];
}

function described({ type, isOptional, isNullable }: NonNullable<ComparedKey['ours']>): string {
  return `${isOptional ? 'optional ' : ''}${type}${isNullable ? ' or null' : ''}`;
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`.replaceAll('  |', ' |');
  return [row(heads), row(heads.map(() => '---')), ...rows.map(row)].join('\n');
}

if (import.meta.main) {
  await Bun.write(compatibilityPage, withTables(await Bun.file(compatibilityPage).text()));
}
