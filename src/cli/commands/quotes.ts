import { writeFileSync } from 'node:fs';
import { Command, Option } from 'commander';
import type { FileQuotation } from '../../check/quotations/check-quotations.ts';
import type { QuotingText } from '../../check/quotations/quoting-text.ts';
import { links } from '../../documents/links.ts';
import type { AvailableTranslations } from '../../documents/translation/translation-schema.ts';
import { count } from '../../lib/count.ts';
import { exitCodes, UserError } from '../../lib/user-error.ts';
import type { Library } from '../../library/library.ts';
import { onlyEditionNamed } from '../../questions/named-translations.ts';
import { QuestionError } from '../../questions/question.ts';
import { optionValues } from '../options.ts';
import { printable } from '../report/terminal.ts';

interface QuotesOptions {
  readonly library: string;
  readonly in?: string;
  readonly format: 'text' | 'json' | 'github' | 'sarif';
  readonly fix: boolean;
}

const details = `
Checks texts in quotation marks and block quotes that have a reference next to them, in Markdown,
HTML, DOCX, EPUB and plain text: file:line:column, the wrong words and the right ones. A name such
as KJV after the reference selects the translation; otherwise the words of any of them are right.
--fix writes the right words into Markdown, HTML and plain text if the translation is named there
or the only one of --in, and the verses agree with the reference.
Exit code: 1 if words or a reference are wrong, 2 for a usage error, else 0.`;

export function quotesCommand(): Command {
  const { localPath } = optionValues;
  return new Command('quotes')
    .description('check the quotations in documents against the translations of a library')
    .argument('<files...>', 'files with quotations: .md, .html, .docx, .epub, .txt')
    .requiredOption('--library <library>', 'library folder', localPath)
    .option('--in <ids>', 'ids of translations, separated by commas (default: all)')
    .addOption(
      new Option('--format <format>', 'output format')
        .choices(['text', 'json', 'github', 'sarif'])
        .default('text'),
    )
    .option('--fix', 'replace wrong words in the files', false)
    .addHelpText('after', details)
    .action(checkFiles);
}

function checkedIn(check: () => FileQuotation[]): FileQuotation[] {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof QuestionError)) throw error;
    throw new UserError(`${error.message} ${error.fault.hint ?? ''}`.trim(), { cause: error });
  }
}

async function checkFiles(files: readonly string[], options: QuotesOptions): Promise<void> {
  const [{ openVerifiedLibrary }, { ParsedDocuments }, { readQuotingFile }, quotations, formats] =
    await Promise.all([
      import('../../library/library.ts'),
      import('../../server/documents/parsed-documents.ts'),
      import('../../check/quotations/read-quoting-file.ts'),
      import('../../check/quotations/check-quotations.ts'),
      import('../report/quotation-formats.ts'),
    ]);
  await using library = openVerifiedLibrary(options.library);
  const editions = { ...editionsOf(library, options.in), read: new ParsedDocuments(library).reader() };
  const all: FileQuotation[] = [];
  const fixed: FileQuotation[] = [];
  for (const file of files) {
    for (const text of await readQuotingFile(file)) {
      const checked = checkedIn(() => quotations.checkQuotations(text, editions));
      if (options.fix) fixed.push(...fixFile(file, text, quotations.fixQuotations(text, checked)));
      all.push(...checked);
    }
  }
  const left = all.filter((each) => !fixed.includes(each));
  const output = formats.quotationFormats[options.format](left, fixed.length);
  if (output !== '')
    console.log(options.format === 'text' ? output.split('\n').map(printable).join('\n') : output);
  if (options.fix && options.format === 'text') console.log(`${count(fixed.length, 'quotation')} corrected`);
  if (left.some(({ severity }) => severity === 'error')) process.exitCode = exitCodes.failed;
}

function fixFile(
  file: string,
  text: QuotingText,
  { source, fixed }: { readonly source: string; readonly fixed: readonly FileQuotation[] },
): readonly FileQuotation[] {
  if (fixed.length > 0 && source !== text.source) writeFileSync(file, source);
  return fixed;
}

function editionsOf(library: Library, written: string | undefined) {
  const stored = library.peek(links.availableTranslations);
  const json = stored
    ? new TextDecoder().decode(Bun.gunzipSync(new Uint8Array(stored.body)))
    : '{"translations":[]}';
  const { translations } = JSON.parse(json) as Pick<AvailableTranslations, 'translations'>;
  const known = translations.map(({ id }) => id);
  if (known.length === 0) throw new UserError('The library has no translations.');
  const wanted = written?.split(',').map((name) => {
    const named = onlyEditionNamed(translations, name.trim());
    if (named) return named.id;
    throw new UserError(`The library has no translation "${name.trim()}". It has: ${known.join(', ')}.`);
  });
  const names = translations.flatMap(({ id, shortName }) =>
    [id, shortName ?? id].map((name) => [name.toLowerCase(), id] as const),
  );
  const languages = new Map(translations.map(({ id, language }) => [id, language]));
  return { ids: wanted ?? known, byName: new Map(names), languages };
}
