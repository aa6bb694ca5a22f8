import { copyFileSync, existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EditionFileError, folderFiles } from '../compile/plan/edition-files.ts';
import type { EditionFolder } from '../compile/plan/find-editions.ts';
import { publicUrl } from '../lib/secrets.ts';
import { sha256Of, sha256OfFile } from '../lib/sha256.ts';
import { systemFault } from '../lib/system-fault.ts';
import { FetchError } from '../net/network-fault.ts';
import { type DownloadOptions, download, fileKinds } from './download.ts';
import { checkContentFolder, EditionsInPlace, type FetchedEdition } from './editions-in-place.ts';
import { keepOwnFiles, originRecord } from './origin-record.ts';
import { PartialFile } from './partial-file.ts';
import type { DescribedEdition, OpenSource } from './sources/open-source.ts';
import { type UnpackedFiles, unpackArchive } from './unpack-archive.ts';
import { Workshop } from './workshop.ts';

interface AddOptions extends Omit<DownloadOptions, 'known' | 'notFound'> {
  readonly content: string;
  /** SHA-256 of the downloaded file, in hex. */
  readonly sha256?: string | undefined;
  readonly isDryRun?: boolean;
}

export type AddResult =
  | { readonly outcome: 'up to date'; readonly shown: string }
  | PlannedAddition
  | {
      readonly outcome: 'added' | 'updated';
      readonly shown: string;
      readonly edition: DescribedEdition;
      readonly files: number;
      readonly bytes: number;
      readonly sha256: string;
    };

export interface PlannedAddition {
  readonly outcome: 'would be added' | 'would be updated';
  readonly shown: string;
  readonly name: string;
  readonly licence: string;
}

/**
 * Fetches a source into a content folder. The edition is installed when it is complete; otherwise nothing
 * changes. In a dry run the download is examined and removed again.
 * @throws FetchError
 */
export async function addSource(source: OpenSource, options: AddOptions): Promise<AddResult> {
  try {
    checkContentFolder(options.content);
    using workshop = new Workshop(options.content);
    return await addInto(workshop, source, options);
  } catch (error) {
    if (error instanceof EditionFileError) throw new FetchError(`${error.diagnostic.file}: ${error.message}`);
    throw explainDiskFault(error);
  }
}

async function addInto(workshop: Workshop, source: OpenSource, options: AddOptions): Promise<AddResult> {
  const { content } = options;
  const before = new EditionsInPlace(content).fetchedFrom(source.source);
  const isWanted = before !== undefined && (options.sha256 ?? before.record.sha256) === before.record.sha256;
  const isWhole = isWanted && originRecord.isWhole(before.folder.path, before.record);
  // Another release of the same source may be older than the installed one
  const isSamePath = isWhole && URL.parse(before.record.url)?.pathname === source.url.pathname;
  const known = isSamePath ? before.record : undefined;
  const partial = new PartialFile(workshop.path(`${sha256Of(source.url.href).slice(0, 16)}.zip`));
  const fetched = await download(source.url, partial, {
    ...options,
    known,
    notFound: source.notFound,
    kind: source.mayBeFile ? fileKinds.source : fileKinds.zip,
  });
  if (fetched === 'unchanged') return upToDate(partial, before!);
  const hash = await sha256OfFile(partial.path);
  if (options.sha256 !== undefined && hash !== options.sha256) {
    partial.remove();
    throw new FetchError(
      `The checksum is wrong: SHA-256 is ${hash}, not ${options.sha256}. Nothing was added.`,
    );
  }
  if (isWhole && before.record.sha256 === hash) return upToDate(partial, before!);
  const fresh = workshop.emptyFolder('unpacked');
  try {
    const fetched = { partial, hash, fresh, before, ...(await unpack(source, partial, fresh)) };
    const shown = await freePlace(source, content, fetched);
    if (!options.isDryRun) return placeEdition(workshop, source, shown, fetched);
    partial.remove();
    const { name, licence } = fetched.edition;
    return { outcome: before ? 'would be updated' : 'would be added', shown, name, licence };
  } finally {
    workshop.remove('unpacked');
  }
}

interface Fetched extends Unpacked {
  readonly partial: PartialFile;
  readonly hash: string;
  readonly fresh: string;
  readonly before: FetchedEdition | undefined;
}

interface Unpacked {
  readonly unpacked: UnpackedFiles;
  readonly edition: DescribedEdition;
}

async function unpack(source: OpenSource, partial: PartialFile, fresh: string): Promise<Unpacked> {
  try {
    const isArchive = !source.mayBeFile || (await isZip(partial.path));
    const unpacked = isArchive
      ? await unpackArchive(partial.path, fresh, source.layOut)
      : await copySingleFile(partial.path, fresh, source.url);
    const folder: EditionFolder = { path: fresh, shown: '.', name: 'new', room: 'translations' };
    return { unpacked, edition: await source.describe(folderFiles(folder)) };
  } catch (error) {
    // A complete but unusable archive would count as a partial download
    if (error instanceof FetchError) partial.remove();
    throw error;
  }
}

async function isZip(path: string): Promise<boolean> {
  return fileKinds.zip.beginning.test((await Bun.file(path).slice(0, 4).bytes()).toHex());
}

async function copySingleFile(path: string, folder: string, url: URL): Promise<UnpackedFiles> {
  const last = url.pathname.split('/').filter(Boolean).at(-1) ?? '';
  const name =
    last
      .replace(/%[\da-f]{2}/gi, '_')
      .replace(/[^\w.-]/g, '_')
      .replace(/^\.+/, '') || 'source';
  copyFileSync(path, join(folder, name));
  return { hashes: new Map([[name, await sha256OfFile(path)]]), bytes: statSync(path).size };
}

async function freePlace(source: OpenSource, content: string, { edition, before }: Fetched): Promise<string> {
  const shown = editionPlace(content, source.source, edition, before);
  if (edition.id !== undefined) await new EditionsInPlace(content).checkIdIsFree(edition.id, shown);
  return shown;
}

function placeEdition(
  workshop: Workshop,
  source: OpenSource,
  shown: string,
  { partial, hash, fresh, before, unpacked, edition }: Fetched,
): AddResult {
  const files = writeMetadata(fresh, edition, unpacked);
  originRecord.write(fresh, {
    source: source.source,
    url: publicUrl(source.url),
    sha256: hash,
    bytes: statSync(partial.path).size,
    ...(partial.validators ?? { etag: null, lastModified: null }),
    files,
  });
  if (before) keepOwnFiles(before.folder.path, fresh, before.record);
  workshop.install(fresh, shown);
  partial.remove();
  const outcome = before ? 'updated' : 'added';
  return { outcome, shown, edition, files: Object.keys(files).length, bytes: unpacked.bytes, sha256: hash };
}

/** The folder of an edition, relative to the content folder. @throws FetchError if something else exists there. */
export function editionPlace(
  content: string,
  source: string,
  { room, folder }: Pick<DescribedEdition, 'room' | 'folder'>,
  before: FetchedEdition | undefined,
): string {
  if (before) return before.folder.shown;
  const target = join(content, room, folder);
  if (existsSync(target))
    throw new FetchError(`${target} already exists and does not come from ${source}. Rename or remove it.`);
  return `${room}/${folder}`;
}

function writeMetadata(
  fresh: string,
  { editionJson }: DescribedEdition,
  { hashes }: UnpackedFiles,
): Record<string, string> {
  const files = Object.fromEntries(hashes);
  if (!editionJson || files['edition.json'] !== undefined) return files;
  const text = `${JSON.stringify(editionJson, null, 2)}\n`;
  writeFileSync(join(fresh, 'edition.json'), text);
  return { ...files, 'edition.json': sha256Of(text) };
}

function upToDate(partial: PartialFile, { folder }: FetchedEdition): AddResult {
  partial.remove();
  return { outcome: 'up to date', shown: folder.shown };
}

export function explainDiskFault(error: unknown, outcome = 'Nothing was added'): unknown {
  const fault = systemFault(error);
  if (!fault) return error;
  const { what, advice, path } = fault;
  const where = path === undefined ? '' : ` (${path})`;
  return new FetchError(`${outcome}: ${what}${where}. ${advice}, and run the command again.`, {
    cause: error,
  });
}
