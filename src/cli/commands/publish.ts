import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import { links } from '../../documents/links.ts';
import type { ExportedLibrary } from '../../export/bundled-edition.ts';
import type { ScriptureFormat } from '../../export/scripture/export-scripture.ts';
import { temporaryFolder } from '../../lib/system-fault.ts';
import { UsageError } from '../../lib/user-error.ts';
import { LibraryError } from '../../library/library-errors.ts';
import type { Destination } from '../../publish/destination.ts';
import type { PageState } from '../../publish/hosts/chapter-page-files.ts';
import type { StaticHostOptions } from '../../publish/hosts/host-files.ts';
import type { PublishedObject, SiblingCoding } from '../../publish/published-object.ts';
import { isStoreAddress } from '../../release/s3/connection.ts';
import { installation } from '../installation.ts';
import { addBucketOptions, addFieldOptions, type BucketOptions, optionValues } from '../options.ts';
import { stoppedBySignals } from '../service/signals.ts';
import { formats } from './export.ts';
import { writeWorkerFiles } from './worker.ts';

interface PublishCommandOptions extends BucketOptions {
  readonly dryRun: boolean;
  readonly json: boolean;
  readonly quiet: boolean;
  readonly all: boolean;
  readonly force: boolean;
  readonly breakLease: boolean;
  readonly allowEmpty: boolean;
  readonly releases: boolean;
  readonly keep?: number;
  readonly hostFiles: boolean;
  readonly reader: boolean;
  readonly pages: boolean;
  readonly downloads?: readonly ScriptureFormat[];
  readonly publicUrl?: string;
  readonly siblings?: ReadonlySet<SiblingCoding>;
  readonly encoding: 'gzip' | 'br' | 'identity';
  readonly cacheControl: string;
  readonly cors: string;
  /** In CSP syntax. */
  readonly frameAncestors: string;
  readonly sign?: string;
  readonly worker?: string;
  readonly concurrency?: number;
}

const defaultKept = 5;
const keepMeaning = `keep this many releases for rolling back (${defaultKept} with --releases; none in a store)`;

const details = `
DEST is a folder, a file whose name ends in .zip, or s3://bucket/prefix in any S3-compatible store
(--endpoint for stores other than Amazon S3; credentials come from AWS_ACCESS_KEY_ID and
AWS_SECRET_ACCESS_KEY, a profile, or the role of the machine). Only changes since the last
publication are sent. To resume an interrupted publication, run the command again.
Exit code: 0 when DEST has the release, even if there was nothing to do; 1 when it failed; 2 for a
usage error.`;

export function publishCommand(): Command {
  const { localPath, count, publicUrl } = optionValues;
  const command = new Command('publish')
    .description('publish a library as static files: to a folder, a zip or an object store')
    .argument('<library>', 'library folder', localPath)
    .argument('<dest>', 'folder, file.zip or s3://bucket/prefix')
    .option('-n, --dry-run', 'show what would be done, without doing it', false)
    .option('--json', 'print the result as JSON; with --dry-run also every path', false)
    .option('--quiet', 'print problems only', false)
    .option('--releases', 'publish to a folder as releases/; the link "current" points to one of them', false)
    .option('--keep <n>', keepMeaning, keptReleases)
    .option('--sign <key>', 'sign the release with this private key (PEM, Ed25519)', localPath)
    .option(
      '--siblings <codings>',
      'compressed files next to each plain one: gzip, br, "gzip,br" or none',
      siblings,
    )
    .addOption(
      new Option('--encoding <coding>', 'content coding of the objects of a store')
        .choices(['gzip', 'br', 'identity'])
        .default('gzip'),
    );
  addFieldOptions(command)
    .option('--no-reader', 'publish a plain list as front page instead of the reader and the API explorer')
    .option(
      '--pages',
      'publish a page for each chapter, for links and search engines: /read/KJV/JHN/3',
      false,
    )
    .option(
      '--public-url <url>',
      'with --pages: public address of the files, for complete links, robots.txt, sitemaps and a feed',
      publicUrl,
    )
    .option(
      '--downloads <formats>',
      'publish translations as files, and list them in /api/x/downloads.json: epub,usfm',
      downloadFormats,
    )
    .option('--no-host-files', 'publish only documents: no front page, error pages or host configurations')
    .option(
      '--worker <folder>',
      'also write worker.js there, which answers questions from the published files: see scriptorium worker',
      localPath,
    );
  return addBucketOptions(command)
    .option('--concurrency <n>', 'files to write in parallel', count)
    .option('--all', 'write every file again, after a change of options or damage to files', false)
    .option('--force', 'publish into a folder, or over a zip, that Scriptorium did not create', false)
    .option(
      '--allow-empty',
      'publish a library without editions, which removes all published documents',
      false,
    )
    .option('--break-lease', 'publish to a store even if another publication there has never ended', false)
    .addHelpText('after', details)
    .action(publishLibrary);
}

async function publishLibrary(
  directory: string,
  place: string,
  options: PublishCommandOptions,
  command: Command,
): Promise<void> {
  checkOptions(place, options, command);
  const [{ openVerifiedLibrary }, { openDestination }, { publish }, signature, { PublishReport }] =
    await Promise.all([
      import('../../library/library.ts'),
      import('../../publish/open-destination.ts'),
      import('../../publish/publish.ts'),
      import('../../release/signature.ts'),
      import('../report/publish-report.ts'),
    ]);
  const { sign, dryRun: isDryRun, all: isAll, force: isForced, breakLease: isLeaseBroken } = options;
  // Reports a wrong key before the work, which may take minutes
  if (sign !== undefined) await signature.signingKey.private(sign);
  const report = new PublishReport(options);
  const stopping = stoppedBySignals(() => report.stopped());
  await using running = new AsyncDisposableStack();
  const library = openVerifiedLibrary(directory);
  running.defer(() => library.close());
  // Read the snapshot and the editions in one turn of the event loop, so that both are of the same state
  const snapshot = library.snapshot();
  running.defer(() => snapshot.close());
  const editions = library.editions();
  if (editions.length === 0 && !options.allowEmpty) throw new LibraryError(hasNoEditions(directory));
  const state = { editions: () => editions, get: (path: string) => snapshot.get(path) };
  const [hostFiles, pages] = await filesForHosts(state, place, options);
  const { destination, concurrency } = await openDestination(place, {
    ...options,
    isDryRun,
    isForced,
    isLeaseBroken,
    releases: options.releases ? (options.keep ?? defaultKept) : undefined,
  });
  running.defer(() => destination.close());
  const publishAll = async () =>
    publish({
      library: snapshot,
      destination,
      hostFiles: hostFiles && [
        ...hostFiles,
        ...(await filesToDownload(state, destination, options, { running, stopping })),
      ],
      pages,
      ...(sign !== undefined && { sign: (manifest) => signature.signManifest(manifest, sign) }),
      isAll,
      isDryRun,
      keep: options.keep,
      concurrency,
      signal: stopping,
      onProgress: report.onProgress,
    });
  const summary = await publishAll().catch((error: unknown) => {
    if (!stopping.aborted) throw error;
  });
  if (summary) report.end(summary, destination.name);
  if (summary && options.worker !== undefined && !isDryRun)
    await writeWorkerFiles(options.worker, undefined, (line) =>
      options.quiet ? undefined : options.json ? console.error(line) : console.log(line),
    );
}

function hasNoEditions(directory: string): string {
  return `${directory} has no editions, so nothing was published. If this is intended, publish with --allow-empty.`;
}

const onlyForStores = ['endpoint', 'region', 'pathStyle', 'encoding', 'breakLease'];
const onlyForFolders: Readonly<Record<string, string>> = {
  siblings: 'Use --encoding.',
  releases: 'To keep releases there, use --keep.',
};

function checkOptions(place: string, options: PublishCommandOptions, command: Command): void {
  const isStore = isStoreAddress(place);
  if (options.pages && !(options.reader && options.hostFiles))
    throw new UsageError('--pages needs the reader: leave out --no-reader and --no-host-files.');
  if (options.downloads && !options.hostFiles)
    throw new UsageError('--downloads needs host files: leave out --no-host-files.');
  if (options.publicUrl !== undefined && !options.pages) throw new UsageError('--public-url needs --pages.');
  if (options.worker !== undefined && !options.hostFiles)
    throw new UsageError('--worker needs a published table of names: leave out --no-host-files.');
  if (options.keep !== undefined && !options.releases && !isStore)
    throw new UsageError('--keep is for --releases and for stores: nothing else can be rolled back.');
  const unsuitable = isStore ? Object.keys(onlyForFolders) : onlyForStores;
  const wrong = command.options.find((option) => {
    const name = option.attributeName();
    return unsuitable.includes(name) && command.getOptionValueSource(name) === 'cli';
  });
  if (wrong && isStore)
    throw new UsageError(
      `${wrong.long} is not for object stores such as ${place}. ${onlyForFolders[wrong.attributeName()]}`,
    );
  if (wrong) throw new UsageError(`${wrong.long} is for object stores, whose address begins with s3://.`);
  if (options.worker !== undefined && options.encoding === 'br')
    throw new UsageError('--worker cannot read objects in brotli: leave out --encoding br.');
}

async function filesForHosts(
  library: PageState & StaticHostOptions['library'],
  place: string,
  options: PublishCommandOptions,
): Promise<[hostFiles: PublishedObject[] | undefined, pages: PublishedObject[]]> {
  if (!options.hostFiles) return [undefined, []];
  const [{ webPages }, { readerFiles, staticHostFiles }, { chapterPageFiles, discoveryFiles }] =
    await Promise.all([
      import('../service/web-pages.ts'),
      import('../../publish/hosts/host-files.ts'),
      import('../../publish/hosts/chapter-page-files.ts'),
    ]);
  const {
    reader: isReaderWanted,
    pages: withPages,
    publicUrl,
    cacheControl,
    cors: corsOrigin,
    frameAncestors,
  } = options;
  const isStore = isStoreAddress(place);
  const folder = isReaderWanted ? await webPages.made() : undefined;
  const discovery = publicUrl === undefined ? [] : discoveryFiles(library, publicUrl);
  const hasFeed = discovery.some(({ path }) => path === links.feed);
  const pageOptions = { library, isStore, withPages, hasFeed, publicUrl };
  const reader = folder === undefined ? [] : readerFiles(folder, pageOptions);
  const hasReader = reader.length > 0;
  const pages =
    withPages && folder !== undefined
      ? await chapterPageFiles(folder, library, { isStore, publicUrl, hasFeed })
      : [];
  return [
    [
      ...reader,
      ...discovery,
      ...staticHostFiles({ library, cacheControl, corsOrigin, frameAncestors, hasReader }),
    ],
    pages,
  ];
}

async function filesToDownload(
  library: ExportedLibrary,
  destination: Pick<Destination, 'read'>,
  { downloads: formats = [], all: isAll }: PublishCommandOptions,
  { running, stopping }: { readonly running: AsyncDisposableStack; readonly stopping: AbortSignal },
): Promise<PublishedObject[]> {
  const { downloadFiles, noDownloads } = await import('../../export/download-files.ts');
  if (formats.length === 0) return [noDownloads];
  const workplace = temporaryFolder('scriptorium-downloads-');
  running.defer(() => rmSync(workplace, { recursive: true, force: true }));
  return downloadFiles({
    library,
    formats,
    published: async (path) => (isAll ? undefined : destination.read(path)),
    workplace,
    fonts: join(installation.root, 'web/dist/fonts'),
    signal: stopping,
    onRemark: (remark) => console.error(`warning: ${remark}`),
  });
}

function downloadFormats(value: string): readonly ScriptureFormat[] {
  const names = value.split(',').map((name) => name.trim());
  const isFormat = (name: string): name is ScriptureFormat => formats.some((known) => known === name);
  if (!names.every(isFormat))
    throw new InvalidArgumentError(`Give one or more of ${formats.join(', ')}, separated by commas.`);
  return names;
}

function keptReleases(value: string): number {
  const keep = /^\d{1,2}$/.test(value) ? Number(value) : 0;
  if (keep < 2 || keep > 20)
    throw new InvalidArgumentError('Give a number from 2 to 20: the new release, and those to go back to.');
  return keep;
}

function siblings(value: string): ReadonlySet<SiblingCoding> {
  const names = value === 'none' ? [] : value.split(',').map((name) => name.trim());
  const isCoding = (name: string): name is SiblingCoding => name === 'gzip' || name === 'br';
  if (!names.every(isCoding)) throw new InvalidArgumentError('Give gzip, br, "gzip,br" or none.');
  return new Set(names);
}
