import { beforeAll, expect, test } from 'bun:test';
import { checkContent } from '../../../src/check/checked-content.fixture.ts';
import { type BuildSummary, buildLibrary } from '../../../src/compile/build-library.fixture.ts';
import type { Diagnostic } from '../../../src/formats/diagnostic.ts';
import { codesOfChecks } from '../../../src/formats/diagnostic-codes.ts';
import { type Library, openLibrary } from '../../../src/library/library.ts';
import { editionWords } from '../../end-to-end/edition-words.ts';
import { newFolder } from '../../new-folder.ts';
import { writeFiles } from '../../write-files.ts';

export interface EditionRow {
  readonly title: string;
  readonly files: Readonly<Record<string, string | Uint8Array>>;
  readonly metadata?: Readonly<Record<string, unknown>>;
  readonly room?: 'commentaries' | 'datasets';
  readonly words?: string;
  readonly served?: (library: Library, id: string) => string;
  /** `code file`, followed by `:line` if the diagnostic has one, in the reported order. */
  readonly told: readonly string[];
  readonly says?: readonly string[];
}

export function testEditions(rows: readonly EditionRow[]): void {
  const content = newFolder();
  const directory = newFolder();
  let summary: BuildSummary;
  let checked: readonly Diagnostic[];
  let library: Library;

  beforeAll(async () => {
    rows.forEach((row, index) => {
      const { id, folder } = placeOf(row, index);
      const needed = { id, name: id, englishName: id, language: 'eng', website: '', licenseUrl: '' };
      const json = JSON.stringify({ ...needed, ...row.metadata });
      writeFiles(`${content}/${folder}`, { 'edition.json': json, ...row.files });
    });
    summary = await buildLibrary({ content, library: directory });
    checked = (await checkContent(content)).diagnostics;
    library = openLibrary(directory, { readOnly: true });
  }, 300_000);

  test.each(rows.map((row, index) => [row.title, row, index] as const))('%s', (_title, row, index) => {
    const { id, folder } = placeOf(row, index);
    const ofEdition = (found: readonly Diagnostic[]) =>
      found.filter(({ file }) => `${file}/`.startsWith(`${folder}/`));
    const found = ofEdition(summary.diagnostics);
    const told = found.map(({ code, file, line }) => {
      const name = file.slice(folder.length + 1) || '.';
      return `${code} ${name}${line > 0 ? `:${line}` : ''}`;
    });
    const { served = editionWords } = row;
    const isServed = summary.editions.find((edition) => edition.id === id)?.outcome === 'compiled';
    expect({ told, words: isServed ? served(library, id) : undefined }).toEqual({
      told: [...row.told],
      words: row.words,
    });
    const messages = found.map(({ message }) => message).join('\n');
    for (const text of row.says ?? []) expect(messages).toContain(text);
    const isOfBuild = ({ code }: Diagnostic) =>
      !codesOfChecks.has(code) &&
      (code !== 'left-over-text' || found.some((diagnostic) => diagnostic.code === code));
    const asInBuild = ofEdition(checked).filter(isOfBuild);
    expect(asInBuild.map(({ place: _place, ...diagnostic }) => diagnostic)).toEqual([...found]);
  });
}

function placeOf({ room }: EditionRow, index: number) {
  const id = `E${String(index + 1).padStart(3, '0')}`;
  return { id, folder: `${room ?? 'translations'}/${id}` };
}

export function encoded(text: string, encoding: string): Uint8Array {
  const decoder = new TextDecoder(encoding as 'utf-8');
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]),
  );
  return Uint8Array.from(text, (character) => {
    const byte = bytes.get(character);
    if (byte === undefined) throw new Error(`${encoding} has no ${character}`);
    return byte;
  });
}

export function usfm(id: string, verse: string): string {
  return `\\id ${id}\n\\c 1\n\\p\n\\v 1 ${verse}\n`;
}

export function usx(code: string, verse: string, declaration = ''): string {
  return `${declaration}<usx version="3.0"><book ${code === '' ? '' : `code="${code}" `}style="id"/><chapter number="1" style="c"/><para style="p"><verse number="1" style="v"/>${verse}</para></usx>`;
}

export function osis(book: string, verse: string, declaration = ''): string {
  return `${declaration}<osis><osisText><div type="book" osisID="${book}"><chapter osisID="${book}.1"><p><verse osisID="${book}.1.1">${verse}</verse></p></chapter></div></osisText></osis>`;
}

export function usj(code: string, verse: string): string {
  return JSON.stringify({
    type: 'USJ',
    version: '3.1',
    content: [
      { type: 'book', marker: 'id', ...(code === '' ? {} : { code }) },
      { type: 'chapter', marker: 'c', number: '1' },
      { type: 'para', marker: 'p', content: [{ type: 'verse', marker: 'v', number: '1' }, verse] },
    ],
  });
}

export function xmlDeclaration(encoding: string): string {
  return `<?xml version="1.0" encoding="${encoding}"?>\n`;
}
