import { once } from 'node:events';
import { Command } from 'commander';
import { optionValues } from '../options.ts';

interface ExportCommandOptions {
  readonly out?: string;
}

const details = `
A line is {"id", "reference", "edition", "language", "book", "chapter", "verse", "text", "words"?}.
docs/search.md shows how OpenSearch, Meilisearch and Typesense take it.
Exit code: 0 when all verses were written, 1 when they were not, 2 for a usage error.`;

/** `scriptorium export LIBRARY [ID...] --ndjson` */
export function exportCommand(): Command {
  const { localPath } = optionValues;
  return new Command('export')
    .description('write the verses of translations, one line of JSON each, for search engines')
    .argument('<library>', 'library folder', localPath)
    .argument('[ids...]', 'ids of translations (default: all)')
    .requiredOption('--ndjson', 'one verse per line; the only format there is')
    .option('-o, --out <file>', 'file to write; an existing one is replaced (default: print)', localPath)
    .addHelpText('after', details)
    .action(exportVerses);
}

async function exportVerses(
  directory: string,
  ids: readonly string[],
  { out }: ExportCommandOptions,
): Promise<void> {
  const [{ openLibrary }, { verseLines, writeVerseLines }] = await Promise.all([
    import('../../library/library.ts'),
    import('../../export/verse-lines.ts'),
  ]);
  const library = openLibrary(directory, { readOnly: true });
  try {
    if (out !== undefined) return writeVerseLines(library, ids, out);
    for (const lines of inPieces(verseLines(library, ids))) if (!(await print(lines))) return;
  } finally {
    await library.close();
  }
}

/** Characters that are printed at once. */
const mostCharacters = 1 << 16;

function* inPieces(lines: Iterable<string>): Iterable<string> {
  let piece = '';
  for (const line of lines) {
    piece += line;
    if (piece.length < mostCharacters) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

/** Waits until whoever reads has taken enough of it. False where they want no more, as `head` does. */
async function print(text: string): Promise<boolean> {
  try {
    if (!process.stdout.write(text)) await once(process.stdout, 'drain');
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EPIPE') return false;
    throw error;
  }
}
