import { Command } from 'commander';
import type { BuildEvent, EditionResult } from '../../compile/build-edition.ts';
import type { Diagnostic } from '../../formats/diagnostic.ts';
import { commandText } from '../../lib/command-text.ts';
import { contentText, count, sizeText } from '../../lib/count.ts';
import { optionValues } from '../options.ts';
import { addWriteOptions, Output, type WriteOptions } from '../report/output.ts';
import { exitCodeOf, formatDiagnostic, lostBookLines } from '../report/problems.ts';
import type { BuildMessage } from '../service/content-builds.ts';

interface BuildCommandOptions extends WriteOptions {
  readonly library: string;
  readonly brotli: boolean;
  readonly search: boolean;
  readonly align: boolean;
  readonly rehash: boolean;
  readonly threads?: number | undefined;
  readonly verbose: boolean;
}

const details = `
Exit code: 0 when every edition is in the library; 1 when an edition failed, two files have the
same book, or a book has less than half of the verses served before; 2 for a usage error.`;

export function buildCommand(): Command {
  const { localPath, threads } = optionValues;
  const command = new Command('build')
    .description('compile a content folder into a library')
    .argument('<content>', 'content folder, with translations/<name>/*.usfm', localPath)
    .option('-l, --library <dir>', 'library folder; created if it does not exist', localPath)
    .option('--brotli', 'also store brotli: a slower build, but responses are a fifth smaller', false)
    .option('--no-search', 'omit the search indexes: an eighth less disk space, but no search')
    .option('--align', 'compute word alignments of translations that have none in their source', false)
    .option('--rehash', 'read every file, even in folders whose file sizes and times have not changed', false)
    .option(
      '--threads <number>',
      'maximum number of threads, each with 50 MB or more (default: one per core)',
      threads,
    )
    .option('--verbose', 'also list unchanged editions', false)
    .addHelpText('after', details);
  return addWriteOptions(command).action(
    (content: string, options: Partial<BuildCommandOptions>, command: Command) => {
      const { library } = options;
      // Not `requiredOption`: for a mistyped `--libary` it would only report that `--library` is missing
      if (library === undefined) command.error("error: required option '-l, --library <dir>' not specified");
      return build(content, { ...(options as BuildCommandOptions), library });
    },
  );
}

async function build(
  content: string,
  { library, brotli, search, align, rehash, threads, verbose, dryRun, ...output }: BuildCommandOptions,
): Promise<void> {
  const { planLibrary, synchronizeLibrary } = await import('../../compile/build-library.ts');
  const report = new BuildReport(content, verbose, new Output(output));
  const { onEvent } = report;
  await (dryRun ? planLibrary : synchronizeLibrary)({
    content,
    library,
    withBrotli: brotli,
    withSearch: search,
    align,
    rehash,
    threads,
    onEvent,
  });
  report.end(dryRun ?? false);
  // To `serve`, which reports it in its metrics
  process.send?.(report.message);
  process.exitCode = exitCodeOf(report.codes, report.hasFailed);
}

/** Errors printed for one edition. The others are only counted: `scriptorium check` lists them all. */
const maxErrors = 20;

/** Milliseconds between two lines of progress if the output is not a terminal. */
const logMilliseconds = 5000;
const sendMilliseconds = 500;

class BuildReport {
  readonly #output: Output;
  readonly #content: string;
  readonly #isVerbose: boolean;
  readonly #started = performance.now();
  #loggedAt = this.#started;
  #sentAt = this.#started - sendMilliseconds;
  readonly #outcomes = new Map<EditionResult['outcome'], number>();
  readonly #totals = { editions: 0, books: 0, verses: 0, documents: 0, bytes: 0 };
  readonly #failed: string[] = [];
  readonly #lostBooks: string[] = [];
  readonly #found = new Map<string, { readonly code: Diagnostic['code']; count: number }>();
  readonly #editions: EditionResult[] = [];
  readonly #problems: Diagnostic[] = [];
  #errors = 0;
  #warnings = 0;

  constructor(content: string, isVerbose: boolean, output: Output) {
    this.#output = output;
    this.#content = content;
    this.#isVerbose = isVerbose;
  }

  get message(): BuildMessage {
    return { failed: this.#failed, errors: this.#errors, warnings: this.#warnings };
  }

  get hasFailed(): boolean {
    return this.#failed.length > 0 || this.#lostBooks.length > 0;
  }

  get codes(): Iterable<Diagnostic['code']> {
    return this.#found.values().map(({ code }) => code);
  }

  readonly onEvent = (event: BuildEvent): void => {
    if (event.type === 'progress') return this.#progress(event);
    this.#lostBooks.push(...lostBookLines(event.diagnostics));
    for (const { severity, code } of event.diagnostics) {
      if (severity === 'error') this.#errors++;
      else this.#warnings++;
      const found = this.#found.get(`${severity} ${code}`) ?? { code, count: 0 };
      found.count++;
      this.#found.set(`${severity} ${code}`, found);
    }
    if (event.type === 'edition') return this.#edition(event.result, event.diagnostics);
    for (const diagnostic of event.diagnostics) this.#problem(diagnostic);
  };

  /** On a terminal as a moving line; otherwise as a line every few seconds, so that a log shows it too. */
  #progress({ id, step, done, total }: Extract<BuildEvent, { type: 'progress' }>): void {
    const percent = Math.floor((done / total) * 100);
    const text = `${id}:${step === 'documents' ? '' : ` ${step}`} ${percent} %`;
    this.#output.move(text);
    const now = performance.now();
    if (now - this.#sentAt >= sendMilliseconds) {
      this.#sentAt = now;
      this.#send(percent);
    }
    if (this.#output.moves || now - this.#loggedAt < logMilliseconds) return;
    this.#loggedAt = now;
    this.#output.news(text);
  }

  #send(percent: number): void {
    process.send?.({ progress: { editions: this.#totals.editions, percent } });
  }

  end(isDryRun: boolean): void {
    const { editions, books, verses, documents, bytes } = this.#totals;
    const byOutcome = [...this.#outcomes].map(([outcome, results]) => `${results} ${outcome}`).join(', ');
    const seconds = (performance.now() - this.#started) / 1000;
    const content = `${count(books, 'book')}, ${count(verses, 'verse')}, ${count(documents, 'document')}, ${sizeText(bytes)}`;
    this.#output.news(
      `${count(editions, 'edition')} (${byOutcome})${isDryRun ? '' : `, ${content}`}, ${seconds.toFixed(2)} s`,
    );
    if (isDryRun) this.#output.news('This was a dry run: nothing was compiled or written.');
    for (const [kind, found] of [...this.#found].sort()) this.#output.news(`  ${found.count} × ${kind}`);
    if (this.#found.size > 0)
      this.#output.news(`  Run "${commandText('check', this.#content)}" to see where.`);
    for (const line of this.#lostBooks) this.#output.problem(line);
    this.#output.result({
      editions: this.#editions,
      totals: this.#totals,
      findings: [...this.#found].sort().map(([kind, found]) => ({ severity: kind.split(' ')[0], ...found })),
      diagnostics: this.#problems,
      seconds,
    });
  }

  #problem(diagnostic: Diagnostic): void {
    this.#output.problem(formatDiagnostic(diagnostic));
    this.#problems.push(diagnostic);
  }

  #count({ id, outcome, counts }: EditionResult): void {
    this.#outcomes.set(outcome, (this.#outcomes.get(outcome) ?? 0) + 1);
    if (outcome === 'failed') this.#failed.push(id);
    this.#totals.editions++;
    for (const of of ['books', 'verses', 'documents', 'bytes'] as const)
      this.#totals[of] += counts?.[of] ?? 0;
  }

  #edition(
    { id, folder, outcome, counts, seconds }: EditionResult,
    diagnostics: readonly Diagnostic[],
  ): void {
    const result = { id, folder, outcome, ...(counts ? { counts } : {}), seconds };
    this.#count(result);
    // Lexicons report no progress, so the next edition may only be reported when it is done
    this.#send(0);
    this.#editions.push(result);
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    for (const error of errors.slice(0, maxErrors)) this.#problem(error);
    for (const diagnostic of diagnostics) if (diagnostic.code === 'missing-end') this.#problem(diagnostic);
    const more = errors.length - maxErrors;
    if (more > 0) this.#output.problem(`... and ${count(more, 'more error')} in ${folder}`);
    if (outcome === 'unchanged' && !this.#isVerbose) return;
    const content = counts ? `, ${contentText({ ...counts, chapters: undefined })}` : '';
    const time = outcome === 'compiled' ? `, ${seconds.toFixed(2)} s` : '';
    this.#output.news(`${id} (${folder}): ${outcome}${content}${time}`);
  }
}
