import { Command, Option } from 'commander';
import type { BundleFormat } from '../../export/write-bundle.ts';
import { contentText, sizeText } from '../../lib/count.ts';
import { optionValues } from '../options.ts';

interface BundleCommandOptions {
  readonly format?: BundleFormat;
  readonly out?: string;
}

const details = `
sqlite is a database of the edition's text, notes and words with full-text search; zip holds all its
documents at their API paths. FILE.sha256 is written beside it: "sha256sum -c FILE.sha256" checks a
copy. The same edition gives the same bytes. docs/bundles.md describes both.
Exit code: 0 when the file was written, 1 when it was not, 2 for a usage error.`;

/** `scriptorium bundle LIBRARY ID` */
export function bundleCommand(): Command {
  const { localPath } = optionValues;
  return new Command('bundle')
    .description('write one edition to a single file, for apps that work offline')
    .argument('<library>', 'library folder', localPath)
    .argument('<id>', 'id of the edition, such as KJV')
    .addOption(
      new Option('-f, --format <format>', 'file format (default: that of --out, else sqlite)').choices([
        'sqlite',
        'zip',
      ] satisfies BundleFormat[]),
    )
    .option(
      '-o, --out <file>',
      'file to write; an existing one is replaced (default: ID.sqlite or ID.zip)',
      localPath,
    )
    .addHelpText('after', details)
    .action(bundle);
}

async function bundle(directory: string, id: string, { format, out }: BundleCommandOptions): Promise<void> {
  const [{ openLibrary }, { writeBundle }] = await Promise.all([
    import('../../library/library.ts'),
    import('../../export/write-bundle.ts'),
  ]);
  const started = performance.now();
  const kind = format ?? (/\.zip$/i.test(out ?? '') ? 'zip' : 'sqlite');
  const file = out ?? `${id}.${kind}`;
  const library = openLibrary(directory, { readOnly: true });
  try {
    const { edition, bytes, sha256 } = await writeBundle({ library, id, format: kind, file });
    const seconds = (performance.now() - started) / 1000;
    console.log(
      `${file}: ${edition.kind}, ${contentText({ ...edition.counts, chapters: undefined })}, ${sizeText(bytes)}, ${seconds.toFixed(2)} s`,
    );
    console.log(`sha256 ${sha256}`);
  } finally {
    await library.close();
  }
}
