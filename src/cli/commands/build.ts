import { Command } from 'commander';
import type { BuildEvent, EditionResult } from '../../compile/build-edition.ts';
import type { BuildSummary } from '../../compile/build-library.ts';
import type { Diagnostic } from '../../formats/diagnostic.ts';
import { contentText, count, sizeText } from '../../lib/count.ts';
import { optionValues } from '../options.ts';
import { exitCodeOf, formatDiagnostic, losesBook, lostBookLines } from '../report/problems.ts';
import { Terminal } from '../report/terminal.ts';
import type { BuildMessage } from '../service/content-builds.ts';

interface BuildCommandOptions {
  readonly library: string;
  readonly brotli: boolean;
  readonly search: boolean;
  readonly rehash: boolean;
  readonly threads?: number | undefined;
  readonly verbose: boolean;
}

const details = `
Exit code: 0 when every edition is in the library; 1 when an edition failed, two files have the
same book, or a book has less than half of the verses served before; 2 for a usage error.`;

/** `scriptorium build CONTENT --library DIR` */
export function buildCommand(): Command {
  const { localPath, threads } = optionValues;
  return new Command('build')
    .description('compile a content folder into a library')
    .argument('<content>', 'content folder, with translations/<name>/*.usfm', localPath)
    .option('-l, --library <dir>', 'library folder; created if it does not exist', localPath)
    .option('--brotli', 'also store brotli: a slower build, a fifth fewer bytes to send', false)
    .option('--no-search', 'leave the search indexes out: an eighth less disk, and no search')
    .option('--rehash', 'read every file, even in folders whose file sizes and times have not changed', false)
    .option(
      '--threads <number>',
      'threads that compile, each with 50 MB or more (default: one fewer than cores; with --brotli one per core)',
      threads,
    )
    .option('--verbose', 'also list the editions that have not changed', false)
    .addHelpText('after', details)
    .action((content: string, options: Partial<BuildCommandOptions>, command: Command) => {
      const { library } = options;
      // Not `requiredOption`: of a mistyped `--libary` it would say no more than that `--library` is missing
      if (library === undefined) command.error("error: required option '-l, --library <dir>' not specified");
      return build(content, { ...(options as BuildCommandOptions), library });
    });
}

async function build(
  content: string,
  { library, brotli, search, rehash, threads, verbose }: BuildCommandOptions,
): Promise<void> {
  const { buildLibrary } = await import('../../compile/build-library.ts');
  const report = new BuildReport(verbose);
  const { onEvent } = report;
  const summary = await buildLibrary({
    content,
    library,
    withBrotli: brotli,
    withSearch: search,
    rehash,
    threads,
    onEvent,
  });
  report.end(summary);
  const hasFailed =
    summary.editions.some(({ outcome }) => outcome === 'failed') || summary.diagnostics.some(losesBook);
  // To `serve`, which shows it in its metrics
  process.send?.(messageOf(summary));
  process.exitCode = exitCodeOf(summary.diagnostics, hasFailed);
}

function messageOf({ editions, diagnostics }: BuildSummary): BuildMessage {
  const ofSeverity = (wanted: Diagnostic['severity']) =>
    diagnostics.filter(({ severity }) => severity === wanted).length;
  const failed = editions.filter(({ outcome }) => outcome === 'failed').map(({ id }) => id);
  return { failed, errors: ofSeverity('error'), warnings: ofSeverity('warning') };
}

/** More errors than this of one edition are counted, not listed: `scriptorium check` lists them all. */
const mostErrors = 20;

/** A line for each edition that has changed or failed, and a moving line on a terminal. */
class BuildReport {
  readonly #terminal = new Terminal(process.stdout);
  readonly #isVerbose: boolean;

  constructor(isVerbose: boolean) {
    this.#isVerbose = isVerbose;
  }

  readonly onEvent = (event: BuildEvent): void => {
    if (event.type === 'edition') return this.#edition(event.result, event.diagnostics);
    if (event.type === 'site') {
      for (const diagnostic of event.diagnostics) this.#terminal.line(formatDiagnostic(diagnostic));
      return;
    }
    const step = event.step === 'brotli' ? ' brotli' : '';
    this.#terminal.move(`${event.id}:${step} ${Math.floor((event.done / event.total) * 100)} %`);
  };

  end({ editions, diagnostics, seconds }: BuildSummary): void {
    const total = (of: 'books' | 'verses' | 'documents' | 'bytes') =>
      editions.reduce((sum, { counts }) => sum + (counts?.[of] ?? 0), 0);
    const outcomes = Map.groupBy(editions, ({ outcome }) => outcome);
    const byOutcome = [...outcomes].map(([outcome, results]) => `${results.length} ${outcome}`).join(', ');
    this.#terminal.line(
      `${count(editions.length, 'edition')} (${byOutcome}), ${count(total('books'), 'book')}, ` +
        `${count(total('verses'), 'verse')}, ${count(total('documents'), 'document')}, ` +
        `${sizeText(total('bytes'))}, ${seconds.toFixed(2)} s`,
    );
    const codes = Map.groupBy(diagnostics, ({ code, severity }) => `${severity} ${code}`);
    for (const [code, found] of [...codes].sort()) this.#terminal.line(`  ${found.length} × ${code}`);
    if (codes.size > 0) this.#terminal.line('  Run "scriptorium check" to see where.');
    for (const line of lostBookLines(diagnostics)) this.#terminal.line(line);
  }

  #edition(
    { id, folder, outcome, counts, seconds }: EditionResult,
    diagnostics: readonly Diagnostic[],
  ): void {
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    for (const error of errors.slice(0, mostErrors)) this.#terminal.line(formatDiagnostic(error));
    for (const diagnostic of diagnostics) {
      if (diagnostic.code === 'missing-end') this.#terminal.line(formatDiagnostic(diagnostic));
    }
    const more = errors.length - mostErrors;
    if (more > 0) this.#terminal.line(`... and ${count(more, 'more error')} in ${folder}`);
    if (outcome === 'unchanged' && !this.#isVerbose) return;
    const content = counts ? `, ${contentText({ ...counts, chapters: undefined })}` : '';
    const time = outcome === 'compiled' ? `, ${seconds.toFixed(2)} s` : '';
    this.#terminal.line(`${id} (${folder}): ${outcome}${content}${time}`);
  }
}
