import { writeFileSync } from 'node:fs';
import { Command } from 'commander';
import type { ContentCheck } from '../../compile/check-content.ts';
import { explain } from '../../lib/system-fault.ts';
import { UserError } from '../../lib/user-error.ts';
import { optionValues } from '../options.ts';
import { exitCodeOf } from '../report/problems.ts';
import { Terminal } from '../report/terminal.ts';

interface CheckOptions {
  readonly json?: true;
  readonly html?: string;
  readonly strict?: true;
}

const details = `
For each edition it prints the books, chapters and verses, compared with the versification that fits
best; the proof that every word is in the documents or was dropped by a rule; and what is wrong, as
file:line:column with the line of the source. docs/diagnostics.md explains each code. It writes
nothing except the page of --html.
Exit code: 1 when there are errors (--strict: or warnings), 2 for a usage error, else 0.`;

/** `scriptorium check CONTENT [--json] [--html FILE] [--strict]` */
export function checkCommand(): Command {
  const { localPath } = optionValues;
  return new Command('check')
    .description('check the sources of a content folder and list what is wrong')
    .argument('<content>', 'content folder, with translations/<name>/*.usfm', localPath)
    .option('--json', 'print one JSON object {editions, diagnostics}')
    .option('--html <file>', 'also write the result as an HTML page', localPath)
    .option('--strict', 'end with exit code 1 for warnings too')
    .addHelpText('after', details)
    .action(check);
}

async function check(content: string, { json, html, strict }: CheckOptions): Promise<void> {
  const { checkContent } = await import('../../compile/check-content.ts');
  const found = await checkContent(content);
  if (json) console.log(JSON.stringify(found, null, 2));
  else {
    const { checkLines } = await import('../report/check-lines.ts');
    console.log(checkLines(found, new Terminal(process.stdout).columns).join('\n'));
  }
  const hasFailed = found.diagnostics.some(({ severity }) => strict || severity === 'error');
  process.exitCode = exitCodeOf(found.diagnostics, hasFailed);
  if (html !== undefined) await writePage(html, found);
}

async function writePage(file: string, found: ContentCheck): Promise<void> {
  const { checkPage } = await import('../report/check-page.ts');
  try {
    writeFileSync(file, checkPage(found));
  } catch (cause) {
    throw new UserError(`The page ${file} could not be written: ${explain(cause)}`, { cause });
  }
}
