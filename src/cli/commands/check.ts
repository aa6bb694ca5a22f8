import { isAbsolute, relative } from 'node:path';
import { Command, Option } from 'commander';
import type { CheckPart } from '../../check/check-content.ts';
import type { EarlierFindings } from '../../check/earlier-findings.ts';
import { diagnosticsReport } from '../../documents/report/edition-report.ts';
import type { Diagnostic } from '../../formats/diagnostic.ts';
import { count } from '../../lib/count.ts';
import { UsageError } from '../../lib/user-error.ts';
import { editorHelp, optionValues } from '../options.ts';
import type { CheckFormat } from '../report/check-formats.ts';
import { exitCodeOf } from '../report/problems.ts';
import { Terminal } from '../report/terminal.ts';

interface CheckOptions {
  readonly json?: true;
  readonly format?: 'text' | 'json' | 'sarif' | 'github' | 'junit';
  readonly html?: string;
  readonly editor?: string;
  readonly keyTerms?: true;
  readonly strict?: true;
  readonly newSince?: string;
  readonly beside?: string;
  readonly fix?: true;
  readonly write?: true;
  readonly watch?: true;
  readonly port?: number;
  readonly threads?: number;
}

const details = `
For each edition it prints the numbers of books, chapters and verses, compared with the best
matching versification; the proof that every word is in the documents or was dropped by a rule; and
each problem as file:line:column with the line of the source. docs/checking.md explains the codes,
and how check.json in the folder of an edition accepts findings. Only --html and --fix --write
write files.
Exit code: 1 if there are errors (--strict: or warnings), 2 for a usage error, else 0.`;

export function checkCommand(): Command {
  const { localPath, port, threads, editor } = optionValues;
  const format = new Option('--format <format>', 'output format').choices([
    'text',
    'json',
    'sarif',
    'github',
    'junit',
  ]);
  return new Command('check')
    .description('check the sources of a content folder and list problems')
    .argument('<content>', 'content folder, with translations/<name>/*.usfm', localPath)
    .option('--json', 'print one JSON object {editions, diagnostics}')
    .addOption(format)
    .option(
      '--html <file>',
      'also write the result as an HTML page; if FILE is a folder, also one page per edition',
      localPath,
    )
    .option('--editor <editor>', editorHelp, editor)
    .option('--new-since <since>', 'list only findings that are new since a git commit or a report of --json')
    .option('--key-terms', 'list the renderings of key terms, and find names with several spellings')
    .option(
      '--beside <edition>',
      'compare verse lengths with this edition only, and find swapped verses: an id, or a folder',
    )
    .option('--fix', 'show automatic fixes as a diff')
    .option('--write', 'with --fix: change the files')
    .option('--watch', 'check again when files change, and serve the page on this computer')
    .option('--port <number>', 'with --watch: port of the page; 0 picks a free one', port)
    .option(
      '--threads <number>',
      'maximum number of threads, each with 50 MB or more (default: one per core)',
      threads,
    )
    .option('--strict', 'exit with code 1 for warnings too')
    .addHelpText('after', details)
    .action(check);
}

/** Options that only affect the report. `--watch` and `--fix` write none. */
const reportOptions = {
  json: '--json',
  format: '--format',
  html: '--html',
  newSince: '--new-since',
  keyTerms: '--key-terms',
  strict: '--strict',
} as const;

function refuseContradictions(options: CheckOptions): void {
  if (options.write && !options.fix) throw new UsageError('--write requires --fix.');
  if (options.port !== undefined && !options.watch) throw new UsageError('--port requires --watch.');
  if (options.editor !== undefined && !options.watch && options.html === undefined)
    throw new UsageError('--editor requires --html or --watch.');
  const mode = options.watch ? '--watch' : options.fix ? '--fix' : undefined;
  if (mode === undefined) return;
  if (options.watch && options.fix) throw new UsageError('--watch cannot be combined with --fix.');
  for (const [name, flag] of Object.entries(reportOptions))
    if (options[name as keyof typeof reportOptions] !== undefined)
      throw new UsageError(`${mode} cannot be combined with ${flag}.`);
}

async function check(content: string, options: CheckOptions): Promise<void> {
  refuseContradictions(options);
  if (options.watch) {
    const { watchChecks } = await import('../service/watch-checks.ts');
    return watchChecks(content, options);
  }
  const [{ checkEditions }, { isFixable }] = await Promise.all([
    import('../../check/check-content.ts'),
    import('../../check/fix-sources.ts'),
  ]);
  const earlier =
    options.newSince === undefined ? undefined : await earlierOf(content, options.newSince, options.beside);
  const format = options.fix ? undefined : await formatOf(content, options);
  const { html, editor } = options;
  const pages = html === undefined ? undefined : await import('../report/check-page-file.ts');
  const page = pages && new pages.CheckPageFile(html!, content, editor);
  const codes = new Set<Diagnostic['code']>();
  const toFix: Diagnostic[] = [];
  let hasFailed = false;
  for await (const found of checkEditions(content, { ...options, withVerses: page !== undefined })) {
    const part = earlier ? onlyNew(found, earlier) : found;
    for (const { code, severity } of part.diagnostics) {
      codes.add(code);
      hasFailed ||= options.strict || severity === 'error';
    }
    if (options.fix) for (const diagnostic of found.diagnostics.filter(isFixable)) toFix.push(diagnostic);
    if (format) print(format.part(part));
    page?.part(part);
  }
  if (options.fix) return fix(content, toFix, options.write ?? false);
  if (format) print(format.end());
  process.exitCode = exitCodeOf(codes, hasFailed);
  page?.end();
}

function print(pieces: Iterable<string>): void {
  const lines = [...pieces];
  if (lines.length > 0) console.log(lines.join('\n'));
}

async function formatOf(
  content: string,
  { json, keyTerms, format = json ? 'json' : 'text' }: CheckOptions,
): Promise<CheckFormat> {
  if (format === 'text') {
    const { TextFormat } = await import('../report/check-lines.ts');
    return new TextFormat(new Terminal(process.stdout).columns, keyTerms);
  }
  const { checkFormats } = await import('../report/check-formats.ts');
  return format === 'json' ? checkFormats.json() : checkFormats[format](pathBelow(content));
}

/** The content folder relative to the working directory, as `content/`; '' if it is outside. */
function pathBelow(content: string): string {
  const path = relative('.', content).replaceAll('\\', '/');
  return path === '' || path.startsWith('..') || isAbsolute(path) ? '' : `${path}/`;
}

async function earlierOf(content: string, since: string, beside?: string): Promise<EarlierFindings> {
  const { earlierFindings } = await import('../../check/earlier-findings.ts');
  return earlierFindings(content, since, { beside });
}

function onlyNew({ edition, diagnostics: all, ...part }: CheckPart, earlier: EarlierFindings): CheckPart {
  const diagnostics = earlier.newOf(all);
  if (!edition) return { ...part, diagnostics };
  const report = { ...edition.report, diagnostics: diagnosticsReport(diagnostics) };
  return { ...part, edition: { ...edition, report }, diagnostics };
}

async function fix(content: string, diagnostics: readonly Diagnostic[], isWritten: boolean): Promise<void> {
  const [{ fixUntilStable, writeFixes }, { FixedEditions }] = await Promise.all([
    import('../../check/fix-sources.ts'),
    import('../service/edition-check.ts'),
  ]);
  await using checks = new FixedEditions(content);
  const files = await fixUntilStable(content, diagnostics, (texts) => checks.run(texts));
  for (const { file, lines, refused, skipped } of files) {
    if (skipped !== undefined) console.log(`${file} is not changed: ${skipped}`);
    if (lines.length > 0) console.log(`--- ${file}\n+++ ${file}`);
    for (const { line, before, after } of lines)
      console.log(`@@ -${line} +${line} @@\n-${shown(before)}\n+${shown(after)}`);
    for (const line of refused) console.log(`${file}:${line} is not changed: its words would differ.`);
  }
  const safe = files.filter(({ lines }) => lines.length > 0);
  const changes = count(
    safe.reduce((sum, { lines }) => sum + lines.length, 0),
    'line',
  );
  if (isWritten) writeFixes(content, safe);
  const advice =
    safe.length === 0 ? '' : isWritten ? ' They were written.' : ' Nothing was written: add --write.';
  console.log(`${changes} of ${count(safe.length, 'file')} can be fixed.${advice}`);
}

/** Only a line end that is changed is part of the text. */
function shown(line: string): string {
  return line.replace(/\r/g, '\\r').replace(/\n/g, '\\n');
}
