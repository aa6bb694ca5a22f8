import { Command } from 'commander';
import { count } from './count.ts';
import { formatDiagnostic } from './format-diagnostic.ts';

/** `scriptorium check CONTENT [--json]` */
export function checkCommand(): Command {
  return new Command('check')
    .description('read the sources of a content folder and tell what is wrong with them')
    .argument('<content>', 'folder with translations/<name>/*.usfm')
    .option('--json', 'print one JSON object {editions, diagnostics}')
    .addHelpText(
      'after',
      '\nWrites nothing. Exit code: 1 when there are errors, 0 when there are only warnings or none.',
    )
    .action(async (content: string, { json }: { json?: true }) => {
      const { checkContent } = await import('../compile/check-content.ts');
      const { editions, diagnostics } = await checkContent(content);
      const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
      if (json) {
        console.log(JSON.stringify({ editions, diagnostics }, null, 2));
      } else {
        for (const diagnostic of diagnostics) console.log(formatDiagnostic(diagnostic));
        const books = editions.reduce((sum, edition) => sum + edition.books, 0);
        const found = `${count(errors, 'error')}, ${count(diagnostics.length - errors, 'warning')}`;
        console.log(`${count(editions.length, 'edition')}, ${count(books, 'book')}: ${found}`);
      }
      if (errors > 0) process.exitCode = 1;
    });
}
