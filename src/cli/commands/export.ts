import { once } from 'node:events';
import { Command } from 'commander';
import { optionValues } from '../options.ts';

const details = `
A line is {"id", "reference", "edition", "language", "book", "chapter", "verse", "text", "words"?}.
docs/search.md shows how OpenSearch, Meilisearch and Typesense take it.
Exit code: 0 when all verses were written, 1 when they were not, 2 for a usage error.`;

/** `scriptorium export LIBRARY [ID...] --ndjson` */
export function exportCommand(): Command {
  const { localPath } = optionValues;
  return new Command('export')
    .description('print the verses of translations, one line of JSON each, for search engines')
    .argument('<library>', 'library folder', localPath)
    .argument('[ids...]', 'ids of translations (default: all)')
    .requiredOption('--ndjson', 'one verse per line; the only format there is')
    .addHelpText('after', details)
    .action(exportVerses);
}

/** Characters that are written at once. */
const mostCharacters = 1 << 16;

async function exportVerses(directory: string, ids: readonly string[]): Promise<void> {
  const [{ openLibrary }, { verseLines }] = await Promise.all([
    import('../../library/library.ts'),
    import('../../export/verse-lines.ts'),
  ]);
  const library = openLibrary(directory, { readOnly: true });
  try {
    let text = '';
    for (const line of verseLines(library, ids)) {
      text += line;
      if (text.length < mostCharacters) continue;
      if (!(await print(text))) return;
      text = '';
    }
    await print(text);
  } finally {
    await library.close();
  }
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
