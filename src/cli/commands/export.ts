import { once } from 'node:events';
import { Command, Option } from 'commander';
import { count } from '../../lib/count.ts';
import { optionValues } from '../options.ts';

interface ExportCommandOptions {
  readonly ndjson: boolean;
  readonly dataPackage?: string;
  readonly out?: string;
}

const details = `
--ndjson prints a line of JSON for each verse, for search engines: {"id", "reference", "edition",
"language", "book", "chapter", "verse", "text", "words"?}. docs/search.md shows how OpenSearch,
Meilisearch and Typesense import it.
--data-package writes tables of verses, words and alignments with a datapackage.json, for research:
as CSV, or with --ndjson as lines of JSON. docs/research.md describes them.
Exit code: 0 when everything was written, 1 when it was not, 2 for a usage error.`;

export function exportCommand(): Command {
  const { localPath } = optionValues;
  return new Command('export')
    .description('write the verses of translations for search engines, or as tables for research')
    .argument('<library>', 'library folder', localPath)
    .argument('[ids...]', 'ids of translations (default: all)')
    .option('--ndjson', 'lines of JSON', false)
    .addOption(
      new Option('--data-package <folder>', 'folder to write tables into; files there are replaced')
        .argParser(localPath)
        .conflicts('out'),
    )
    .option('-o, --out <file>', 'file to write; an existing one is replaced (default: print)', localPath)
    .addHelpText('after', details)
    .action(exportVerses);
}

async function exportVerses(
  directory: string,
  ids: readonly string[],
  { ndjson, dataPackage, out }: ExportCommandOptions,
  command: Command,
): Promise<void> {
  if (!ndjson && dataPackage === undefined) command.error('error: give --ndjson or --data-package FOLDER');
  const { openVerifiedLibrary } = await import('../../library/library.ts');
  const library = openVerifiedLibrary(directory);
  try {
    if (dataPackage !== undefined) {
      const { writeDataPackage } = await import('../../export/data-package.ts');
      const format = ndjson ? 'ndjson' : 'csv';
      const rows = writeDataPackage({ library, ids, folder: dataPackage, format });
      for (const [name, number] of Object.entries(rows))
        console.log(`${name}.${format}: ${count(number, 'row')}`);
      return;
    }
    const { verseLines, writeVerseLines } = await import('../../export/verse-lines.ts');
    if (out !== undefined) return writeVerseLines(library, ids, out);
    for (const lines of inPieces(verseLines(library, ids))) if (!(await print(lines))) return;
  } finally {
    await library.close();
  }
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

/** Waits for the reader of the output. False if it has closed the pipe, as `head` does. */
async function print(text: string): Promise<boolean> {
  try {
    if (!process.stdout.write(text)) await once(process.stdout, 'drain');
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EPIPE') return false;
    throw error;
  }
}
