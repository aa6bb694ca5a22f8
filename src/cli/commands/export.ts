import { once } from 'node:events';
import { join } from 'node:path';
import { Command, Option } from 'commander';
import type { DataPackageOptions } from '../../export/data-package.ts';
import type { ExportOptions, ScriptureFormat } from '../../export/scripture/export-scripture.ts';
import { count } from '../../lib/count.ts';
import { installation } from '../installation.ts';
import { optionValues } from '../options.ts';

/** Repeats the names in `export-scripture.ts`, which is only loaded when it is used. */
export const formats = [
  'usfm',
  'usx',
  'usj',
  'osis',
  'zefania',
  'opensong',
  'beblia',
  'epub',
  'docx',
  'html',
  'markdown',
  'text',
  'vref',
  'mybible',
] as const satisfies readonly ScriptureFormat[];

type Format = ScriptureFormat | 'parquet';

interface ExportCommandOptions {
  readonly ndjson: boolean;
  readonly dataPackage?: string;
  readonly format?: Format;
  readonly books?: readonly string[] | undefined;
  readonly out?: string | undefined;
}

const details = `
--format writes one translation in a format of other programs into the folder --out: usfm, usx and
usj for translation tools, osis for Bible software, zefania, opensong and beblia for presentation
software, epub for e-readers, docx for Word, html for print, markdown for notes (Obsidian), text for
scripts (one verse per line), vref for parallel texts (line N is the same verse in every
translation), mybible for the program MyBible.
--ndjson prints a line of JSON for each verse, for search engines: {"id", "reference", "edition",
"language", "book", "chapter", "verse", "text", "words"?}. docs/search.md shows how OpenSearch,
Meilisearch and Typesense import it.
--data-package writes tables of verses, words and alignments with a datapackage.json, for research:
as CSV, or with --ndjson as lines of JSON. --format parquet writes the same tables for DuckDB,
pandas and R. docs/research.md describes them.
Exit code: 0 when everything was written, 1 when it was not, 2 for a usage error.`;

export function exportCommand(): Command {
  const { localPath } = optionValues;
  return new Command('export')
    .description('write translations in formats of other programs, for search engines, or for research')
    .argument('<library>', 'library folder', localPath)
    .argument('[ids...]', 'ids of translations (default: all)')
    .addOption(
      new Option('--format <format>', 'format of other programs')
        .choices([...formats, 'parquet'])
        .conflicts('ndjson'),
    )
    .addOption(
      new Option('--books <ids>', 'only these books, with --format: RUT, John, or MAT-JHN,ROM').argParser(
        (text) => text.split(','),
      ),
    )
    .option('--ndjson', 'lines of JSON', false)
    .addOption(
      new Option('--data-package <folder>', 'folder to write tables into; files there are replaced')
        .argParser(localPath)
        .conflicts('out'),
    )
    .option(
      '-o, --out <file>',
      'file to write; folder for --format, or file such as ruth.epub; existing files are replaced (default: print)',
      localPath,
    )
    .addHelpText('after', details)
    .action(exportVerses);
}

async function exportVerses(
  directory: string,
  names: readonly string[],
  { ndjson, dataPackage, format, books, out }: ExportCommandOptions,
  command: Command,
): Promise<void> {
  if (books && (format === undefined || format === 'parquet'))
    command.error('error: --books needs a --format other than parquet');
  if (format === 'parquet' && out === undefined)
    command.error('error: give --format parquet with --out FOLDER');
  if (format !== undefined && format !== 'parquet' && (names.length !== 1 || out === undefined))
    command.error('error: give --format with one translation and --out FOLDER');
  if (!format && !ndjson && dataPackage === undefined)
    command.error('error: give --format FORMAT, --ndjson or --data-package FOLDER');
  const [{ openVerifiedLibrary }, { idsOfNamed }] = await Promise.all([
    import('../../library/library.ts'),
    import('../../export/bundled-edition.ts'),
  ]);
  await using library = openVerifiedLibrary(directory);
  const ids = idsOfNamed(library, names);
  if (format === 'parquet') return await exportTables({ library, ids, folder: out!, format });
  if (format !== undefined) return await exportFormat({ library, id: ids[0]!, format, folder: out!, books });
  if (dataPackage !== undefined)
    return await exportTables({ library, ids, folder: dataPackage, format: ndjson ? 'ndjson' : 'csv' });
  const { verseLines, writeVerseLines } = await import('../../export/verse-lines.ts');
  if (out !== undefined) return writeVerseLines(library, ids, out);
  for (const lines of inPieces(verseLines(library, ids))) if (!(await print(lines))) return;
}

async function exportTables(options: DataPackageOptions): Promise<void> {
  const { writeDataPackage } = await import('../../export/data-package.ts');
  for (const [name, number] of Object.entries(writeDataPackage(options)))
    console.log(`${name}.${options.format}: ${count(number, 'row')}`);
}

async function exportFormat(options: Omit<ExportOptions, 'fonts'>): Promise<void> {
  const { format, folder } = options;
  const { exportScripture } = await import('../../export/scripture/export-scripture.ts');
  const fonts = join(installation.root, 'web/dist/fonts');
  const { files, written, faults, leftOut, remarks } = await exportScripture({ ...options, fonts });
  for (const place of faults)
    console.error(`warning: ${place} has characters that ${format} cannot contain; they are replaced.`);
  for (const place of leftOut) console.error(`warning: ${place} is left out: ${format} has no place for it.`);
  for (const remark of remarks) console.error(`warning: ${remark}`);
  console.log(`${folder}: ${count(files, 'file')}, ${written} new or changed`);
}

const maxBufferedCharacters = 1 << 16;

function* inPieces(lines: Iterable<string>): Iterable<string> {
  let piece = '';
  for (const line of lines) {
    piece += line;
    if (piece.length < maxBufferedCharacters) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

async function print(text: string): Promise<boolean> {
  try {
    if (!process.stdout.write(text)) await once(process.stdout, 'drain');
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EPIPE') return false;
    throw error;
  }
}
