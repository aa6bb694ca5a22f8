import { existsSync } from 'node:fs';
import { Command, Option } from 'commander';
import type { BundleFormat, writeBundle, writeEditions } from '../../export/write-bundle.ts';
import { contentText, count, sizeText } from '../../lib/count.ts';
import { optionValues } from '../options.ts';
import { addWriteOptions, Output, type WriteOptions } from '../report/output.ts';

interface BundleCommandOptions extends WriteOptions {
  readonly all: boolean;
  readonly format?: BundleFormat;
  readonly out?: string;
  readonly search: boolean;
}

const details = `
sqlite is a database of the edition's text, notes and words with full-text search; zip holds all its
documents at their API paths. Several editions, or --all, become one database, which also has views
with the table names of the public API's database. FILE.sha256 is written next to the file:
"sha256sum -c FILE.sha256" checks a copy. The same editions give the same bytes. docs/bundles.md
describes them.
Exit code: 0 when the file was written, 1 when it was not, 2 for a usage error.`;

export function bundleCommand(): Command {
  const { localPath } = optionValues;
  const command = new Command('bundle')
    .description('write editions to a single file, for apps that work offline')
    .argument('<library>', 'library folder', localPath)
    .argument('[ids...]', 'ids of editions, such as KJV')
    .option('--all', 'every edition of the library', false)
    .addOption(
      new Option(
        '-f, --format <format>',
        'file format (default: from the name of --out, else sqlite)',
      ).choices(['sqlite', 'zip'] satisfies BundleFormat[]),
    )
    .option(
      '-o, --out <file>',
      'file to write; an existing one is replaced (default: ID.sqlite or ID.zip, editions.sqlite)',
      localPath,
    )
    .option('--no-search', 'omit full-text indexes from a database of several editions: smaller and faster')
    .addHelpText('after', details);
  return addWriteOptions(command).action(bundle);
}

async function bundle(
  directory: string,
  names: readonly string[],
  { all, format, out, search, dryRun, ...shown }: BundleCommandOptions,
  command: Command,
): Promise<void> {
  if (all === names.length > 0) command.error('error: give the ids of editions, or --all');
  const [{ openVerifiedLibrary }, { writeBundle, writeEditions }, { idsOfNamed }] = await Promise.all([
    import('../../library/library.ts'),
    import('../../export/write-bundle.ts'),
    import('../../export/bundled-edition.ts'),
  ]);
  const kind = format ?? (/\.zip$/i.test(out ?? '') ? 'zip' : 'sqlite');
  const isOne = names.length === 1;
  if (!isOne && kind === 'zip')
    command.error('error: a zip contains one edition; several need --format sqlite');
  if (isOne && !search) command.error('error: --no-search is for several editions');
  const started = performance.now();
  const output = new Output(shown);
  await using library = openVerifiedLibrary(directory);
  const ids = idsOfNamed(library, names);
  const file = out ?? (isOne ? `${ids[0]}.${kind}` : 'editions.sqlite');
  if (dryRun) {
    const editions = ids.length > 0 ? ids : library.editions().map(({ id }) => id);
    const outcome = existsSync(file) ? 'would be replaced' : 'would be written';
    output.news(`${file}: ${outcome}, ${count(editions.length, 'edition')}`);
    return output.result({ file, format: kind, outcome, editions });
  }
  const written = isOne
    ? await writeBundle({ library, id: ids[0]!, format: kind, file })
    : await writeEditions({ library, ids, file, withSearch: search });
  const seconds = (performance.now() - started) / 1000;
  const { bytes, sha256 } = written;
  output.news(`${file}: ${contentOf(written)}, ${sizeText(bytes)}, ${seconds.toFixed(2)} s`);
  output.news(`sha256 ${sha256}`);
  const editions = 'editions' in written ? written.editions : [written.edition];
  output.result({
    file,
    format: kind,
    outcome: 'written',
    editions: editions.map(({ id }) => id),
    bytes,
    sha256,
  });
}

type Written = Awaited<ReturnType<typeof writeBundle | typeof writeEditions>>;

function contentOf(written: Written): string {
  if ('editions' in written) return count(written.editions.length, 'edition');
  const { kind, counts } = written.edition;
  return `${kind}, ${contentText({ ...counts, chapters: undefined })}`;
}
