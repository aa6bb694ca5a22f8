import { writeFileSync } from 'node:fs';
import { Command } from 'commander';
import type { ContentCheck } from '../../compile/check-content.ts';
import { explain } from '../../lib/system-fault.ts';
import { UserError } from '../../lib/user-error.ts';
import { optionValues } from '../option-values.ts';
import { exitCodeOf } from '../report/format-diagnostic.ts';

const { localPath } = optionValues;

interface CheckOptions {
  readonly json?: true;
  readonly html?: string;
  readonly strict?: true;
}

const details = `
Tells for each edition its books, chapters and verses, measured against the versification
that fits it best; that every word that was read is in the documents or was dropped by a rule;
and what is wrong, as file:line:column with the line of the source. docs/diagnostics.md explains
each code. Nothing is written but the page of --html.
Exit code: 1 when there are errors (--strict: or warnings), else 0.`;

/** `scriptorium check CONTENT [--json] [--html FILE] [--strict]` */
export function checkCommand(): Command {
  return new Command('check')
    .description('read the sources of a content folder and tell what is wrong with them')
    .argument('<content>', 'folder with translations/<name>/*.usfm', localPath)
    .option('--json', 'print one JSON object {editions, diagnostics}')
    .option('--html <file>', 'also write all of it as one page for a browser', localPath)
    .option('--strict', 'exit code 1 on warnings too')
    .addHelpText('after', details)
    .action(async (content: string, { json, html, strict }: CheckOptions) => {
      const { checkContent } = await import('../../compile/check-content.ts');
      const check = await checkContent(content);
      if (json) {
        console.log(JSON.stringify(check, null, 2));
      } else {
        const { checkLines } = await import('../report/check-lines.ts');
        console.log(checkLines(check, process.stdout.columns ?? 100).join('\n'));
      }
      const fails = check.diagnostics.some(({ severity }) => strict || severity === 'error');
      process.exitCode = exitCodeOf(check.diagnostics, fails);
      if (html !== undefined) await writePage(html, check);
    });
}

async function writePage(file: string, check: ContentCheck): Promise<void> {
  const { checkPage } = await import('../report/check-page.ts');
  try {
    writeFileSync(file, checkPage(check));
  } catch (cause) {
    throw new UserError(`The page ${file} could not be written: ${explain(cause)}`, { cause });
  }
}
