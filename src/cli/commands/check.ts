import { statSync, writeFileSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { Command, Option } from 'commander';
import type { ContentCheck } from '../../compile/check/check-content.ts';
import { diagnosticsReport } from '../../documents/report/edition-report.ts';
import type { Diagnostic } from '../../formats/diagnostic.ts';
import { count } from '../../lib/count.ts';
import { explain } from '../../lib/system-fault.ts';
import { UsageError, UserError } from '../../lib/user-error.ts';
import { optionValues } from '../options.ts';
import { exitCodeOf } from '../report/problems.ts';
import { Terminal } from '../report/terminal.ts';

interface CheckOptions {
  readonly json?: true;
  readonly format?: 'text' | 'json' | 'sarif' | 'github' | 'junit';
  readonly html?: string;
  readonly strict?: true;
  readonly newSince?: string;
  readonly beside?: string;
  readonly fix?: true;
  readonly write?: true;
  readonly watch?: true;
  readonly port?: number;
}

const details = `
For each edition it prints the books, chapters and verses, compared with the versification that fits
best; the proof that every word is in the documents or was dropped by a rule; and what is wrong, as
file:line:column with the line of the source. docs/checking.md explains each code, and how
check.json in the folder of an edition accepts findings. It writes nothing except the page of --html
and, with --fix --write, the sources.
Exit code: 1 when there are errors (--strict: or warnings), 2 for a usage error, else 0.`;

/** `scriptorium check CONTENT [--format FORMAT] [--html FILE] [--new-since REF|REPORT] [--fix [--write]] [--watch] [--strict]` */
export function checkCommand(): Command {
  const { localPath, port } = optionValues;
  const format = new Option('--format <format>', 'what to print').choices([
    'text',
    'json',
    'sarif',
    'github',
    'junit',
  ]);
  return new Command('check')
    .description('check the sources of a content folder and list what is wrong')
    .argument('<content>', 'content folder, with translations/<name>/*.usfm', localPath)
    .option('--json', 'print one JSON object {editions, diagnostics}')
    .addOption(format)
    .option(
      '--html <file>',
      'also write the result as an HTML page; into a folder, one page for each edition too',
      localPath,
    )
    .option('--new-since <since>', 'only what was not there at a git commit, or in a report of --json')
    .option('--beside <edition>', 'compare the lengths of verses with this edition alone: an id, or a folder')
    .option('--fix', 'show what can be fixed without a person, as a diff')
    .option('--write', 'with --fix: change the files')
    .option('--watch', 'check again when files change; the page is served on this computer')
    .option('--port <number>', 'with --watch: port of the page; 0 picks a free one', port)
    .option('--strict', 'end with exit code 1 for warnings too')
    .addHelpText('after', details)
    .action(check);
}

async function check(content: string, options: CheckOptions): Promise<void> {
  if (options.write && !options.fix) throw new UsageError('--write is for --fix: it writes what that shows.');
  if (options.port !== undefined && !options.watch) throw new UsageError('--port is for --watch.');
  if (options.watch) {
    if (options.fix || options.json || options.format)
      throw new UsageError('--watch prints text and serves the page: leave out --fix, --json and --format.');
    const { watchChecks } = await import('../service/watch-checks.ts');
    return watchChecks(content, options);
  }
  const { checkContent } = await import('../../compile/check/check-content.ts');
  const all = await checkContent(content, options);
  if (options.fix) return fix(content, all.diagnostics, options.write ?? false);
  const found = options.newSince === undefined ? all : await onlyNew(content, all, options.newSince, options);
  await print(content, found, options);
  const hasFailed = found.diagnostics.some(({ severity }) => options.strict || severity === 'error');
  process.exitCode = exitCodeOf(found.diagnostics, hasFailed);
  if (options.html !== undefined) await writePage(options.html, found);
}

async function print(
  content: string,
  found: ContentCheck,
  { json, format = json ? 'json' : 'text' }: CheckOptions,
): Promise<void> {
  switch (format) {
    case 'json':
      return console.log(JSON.stringify(found, null, 2));
    case 'text': {
      const { checkLines } = await import('../report/check-lines.ts');
      return console.log(checkLines(found, new Terminal(process.stdout).columns).join('\n'));
    }
    default: {
      const { checkFormats } = await import('../report/check-formats.ts');
      return console.log(checkFormats[format](found, pathBelow(content)));
    }
  }
}

/** The content folder as programs that run beside this one name it: `content/`; '' where it is not below this folder. */
function pathBelow(content: string): string {
  const path = relative('.', content).replaceAll('\\', '/');
  return path === '' || path.startsWith('..') || isAbsolute(path) ? '' : `${path}/`;
}

async function onlyNew(
  content: string,
  found: ContentCheck,
  since: string,
  { beside }: CheckOptions,
): Promise<ContentCheck> {
  const [{ earlierFindings }, { newFindings }] = await Promise.all([
    import('../../compile/check/earlier-findings.ts'),
    import('../../compile/check/settle-findings.ts'),
  ]);
  const before = await earlierFindings(content, since, { beside });
  const diagnostics = newFindings(found.diagnostics, before);
  const isNew = new Set(diagnostics);
  const editions = found.editions.map((edition) => ({
    ...edition,
    report: {
      ...edition.report,
      diagnostics: diagnosticsReport(edition.report.diagnostics.list.filter((one) => isNew.has(one))),
    },
  }));
  return { editions, words: found.words, diagnostics };
}

async function fix(content: string, diagnostics: readonly Diagnostic[], isWritten: boolean): Promise<void> {
  const { fixSources, writeFixes } = await import('../../compile/check/fix-sources.ts');
  const files = fixSources(content, diagnostics);
  for (const { file, lines, text } of files) {
    console.log(`--- ${file}\n+++ ${file}`);
    for (const { line, before, after } of lines)
      console.log(`@@ -${line} +${line} @@\n-${before}\n+${after}`);
    if (text === undefined) console.log(`${file} is left as it is: its words would not be the same.`);
  }
  const safe = files.filter(({ text }) => text !== undefined);
  const changes = count(
    safe.reduce((sum, { lines }) => sum + lines.length, 0),
    'line',
  );
  if (isWritten) writeFixes(content, files);
  const advice =
    safe.length === 0 ? '' : isWritten ? ' They were written.' : ' Nothing was written: add --write.';
  console.log(`${changes} of ${count(safe.length, 'file')} can be fixed.${advice}`);
}

async function writePage(file: string, found: ContentCheck): Promise<void> {
  const { checkPage } = await import('../report/check-page.ts');
  try {
    if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) writePages(file, found, checkPage);
    else writeFileSync(file, checkPage(found));
  } catch (cause) {
    throw new UserError(`The page ${file} could not be written: ${explain(cause)}`, { cause });
  }
}

/** A page for each edition, and one for all, which comes last: it leads to the others. */
function writePages(
  folder: string,
  found: ContentCheck,
  page: (check: ContentCheck, isIndex?: boolean) => string,
): void {
  for (const edition of found.editions) {
    const { id, diagnostics } = edition.report;
    const alone = { editions: [edition], words: [], diagnostics: diagnostics.list };
    writeFileSync(join(folder, `${id}.html`), page(alone));
  }
  writeFileSync(join(folder, 'index.html'), page(found, true));
}
