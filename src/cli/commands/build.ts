import { Command } from 'commander';
import { optionValues } from '../option-values.ts';
import { BuildReport } from '../report/build-report.ts';
import { exitCodeOf } from '../report/format-diagnostic.ts';

const { localPath } = optionValues;

/** `scriptorium build CONTENT --library DIR` */
export function buildCommand(): Command {
  return new Command('build')
    .description('compile a content folder into a library')
    .argument('<content>', 'folder with translations/<name>/*.usfm', localPath)
    .requiredOption('-l, --library <dir>', 'folder of the library; made when it is not there', localPath)
    .option('--brotli', 'store every document in brotli too: slow, a fifth fewer bytes sent', false)
    .addHelpText('after', '\nExit code: 0 when every edition is in the library, 1 when one failed.')
    .action(async (content: string, { library, brotli }: { library: string; brotli: boolean }) => {
      const { buildLibrary } = await import('../../compile/build-library.ts');
      const report = new BuildReport(process.stdout);
      const summary = await buildLibrary({
        content,
        library,
        withBrotli: brotli,
        onEvent: report.onEvent,
      });
      report.end(summary);
      const hasFailed = summary.editions.some(({ outcome }) => outcome === 'failed');
      process.exitCode = exitCodeOf(summary.diagnostics, hasFailed);
    });
}
