import { Option } from 'commander';
import type { BundleFormat } from '../export/write-bundle.ts';
import { count } from './count.ts';
import { StrictCommand } from './strict-command.ts';

interface BundleCommandOptions {
  readonly format?: BundleFormat;
  readonly out?: string;
}

const details = `
sqlite is a database of the edition's text, notes and words with a full-text index; zip is all its documents at
their API paths. FILE.sha256 is written beside it: "sha256sum -c FILE.sha256" checks a copy. docs/bundles.md
tells more. The same edition gives the same bytes.
Exit code: 0 when the file is written, 1 when it is not, 2 for a wrong call.`;

/** `scriptorium bundle LIBRARY ID` */
export function bundleCommand(): StrictCommand {
  const command = new StrictCommand('bundle')
    .description('write one edition as one file, for apps that work offline')
    .argument('<library>', 'folder of the library')
    .argument('<id>', 'id of the edition, such as KJV')
    .addOption(
      new Option('-f, --format <format>', 'kind of file (default: that of --out, else sqlite)').choices([
        'sqlite',
        'zip',
      ] satisfies BundleFormat[]),
    )
    .option('-o, --out <file>', 'where to; replaced when it is there (default: ID.sqlite or ID.zip)')
    .addHelpText('after', details)
    .action(bundle);
  return command as StrictCommand;
}

async function bundle(directory: string, id: string, { format, out }: BundleCommandOptions): Promise<void> {
  const [{ openLibrary }, { writeBundle }] = await Promise.all([
    import('../library/library.ts'),
    import('../export/write-bundle.ts'),
  ]);
  const started = performance.now();
  const kind = format ?? (/\.zip$/i.test(out ?? '') ? 'zip' : 'sqlite');
  const file = out ?? `${id}.${kind}`;
  const library = openLibrary(directory, { readOnly: true });
  try {
    const { edition, bytes, sha256 } = await writeBundle({ library, id, format: kind, file });
    const { books, verses } = edition.counts;
    const seconds = (performance.now() - started) / 1000;
    console.log(
      `${file}: ${edition.kind}, ${count(books, 'book')}, ${count(verses, 'verse')}, ` +
        `${(bytes / 1e6).toFixed(1)} MB, ${seconds.toFixed(2)} s`,
    );
    console.log(`sha256 ${sha256}`);
  } finally {
    await library.close();
  }
}
