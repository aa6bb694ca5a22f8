import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedData } from '../../../test/shared-data.ts';
import type { SourceFile } from '../../formats/source-file.ts';

const tables = [
  'Books.csv',
  'Events.csv',
  'LICENSE',
  'People.csv',
  'PeopleGroups.csv',
  'Periods.csv',
  'Places.csv',
];

const folder = sharedData && join(sharedData, 'entities/theographic');

export const theographicFiles: readonly SourceFile[] = folder
  ? tables.map((file) => ({ file, bytes: readBytes(join(folder, file)) }))
  : [];

function readBytes(path: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(path));
}

export function plainRows(file: string): Record<string, string>[] {
  const source = theographicFiles.find((candidate) => candidate.file === file)!;
  const text = new TextDecoder().decode(source.bytes);
  const [header = [], ...rows] = plainCells(text);
  return rows.map((cells) => Object.fromEntries(header.map((name, index) => [name, cells[index] ?? ''])));
}

function plainCells(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  for (let index = 0; index < text.length; index++) {
    const character = text[index]!;
    if (character === '"' && quoted && text[index + 1] === '"') cell += text[++index];
    else if (character === '"') quoted = !quoted;
    else if (quoted || !/[,\n]/.test(character)) cell += character;
    else {
      rows.at(-1)!.push(cell);
      cell = '';
      if (character === '\n') rows.push([]);
    }
  }
  rows.at(-1)!.push(cell);
  return rows;
}
