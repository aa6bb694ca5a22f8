import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readEditionMetadata } from '../../compile/metadata/read-edition-metadata.ts';
import { folderFiles } from '../../compile/plan/edition-files.ts';
import type { EditionFolder, Room } from '../../compile/plan/find-editions.ts';
import { publicUrl } from '../../lib/secrets.ts';
import { sha256Of } from '../../lib/sha256.ts';
import { systemFault } from '../../lib/system-fault.ts';
import { editionId } from '../../model/edition-metadata.ts';
import { FetchError } from '../../net/network-fault.ts';
import { type AddResult, editionPlace, explainDiskFault } from '../add-source.ts';
import { download, fileKinds, unpackedBytes } from '../download.ts';
import { checkContentFolder, EditionsInPlace, type FetchedEdition } from '../editions-in-place.ts';
import { keepOwnFiles, type OriginRecord, originRecord } from '../origin-record.ts';
import { PartialFile } from '../partial-file.ts';
import { licenceLine } from '../sources/open-source.ts';
import { Workshop } from '../workshop.ts';
import { EditionDownload, type EditionDownloadOptions } from './edition-download.ts';
import {
  type PublicEdition,
  type PublicSelection,
  publicCatalogues,
  readPublicCatalogue,
  selectEditions,
} from './public-catalogue.ts';

interface AddPublicOptions extends EditionDownloadOptions {
  readonly content: string;
  readonly isDryRun?: boolean;
  /** Called before any download with the number of editions, and of those left out because of invalid ids. */
  readonly onSelected: (editions: number, leftOut: number) => void;
  readonly onEdition: (edition: PublicEdition, result: AddResult | FetchError) => void;
}

const maxFailuresInARow = 3;

/**
 * Fetches editions of the public API, or of a compatible server, into a content folder. Each is installed
 * when it is complete; otherwise it does not change.
 * @returns the number of failures.
 * @throws FetchError if the catalogue cannot be read, or several editions in a row fail.
 */
export async function addPublicEditions(
  selection: PublicSelection,
  options: AddPublicOptions,
): Promise<number> {
  try {
    checkContentFolder(options.content);
    using workshop = new Workshop(options.content);
    const all = await fetchCatalogues(workshop, options);
    const usable = all.filter(({ id }) => editionId.isValid(id));
    const editions = selectEditions(usable, selection, new URL(options.base).host);
    options.onSelected(editions.length, all.length - usable.length);
    return await addEach(workshop, editions, options);
  } catch (error) {
    throw explainDiskFault(error);
  }
}

async function addEach(
  workshop: Workshop,
  editions: readonly PublicEdition[],
  options: AddPublicOptions,
): Promise<number> {
  const inPlace = new EditionsInPlace(options.content);
  let failures = 0;
  let inARow = 0;
  for (const [index, edition] of editions.entries()) {
    try {
      options.onEdition(edition, await addOne(workshop, inPlace, edition, options));
      inARow = 0;
    } catch (error) {
      if (!(error instanceof FetchError) || systemFault(error) || options.total?.aborted) throw error;
      options.onEdition(edition, error);
      failures++;
      if (++inARow < maxFailuresInARow || index === editions.length - 1) continue;
      const advice = 'The editions added so far are kept; run the command again to continue.';
      throw new FetchError(`Stopped after ${maxFailuresInARow} failures in a row. ${advice}`);
    }
  }
  return failures;
}

async function fetchCatalogues(workshop: Workshop, options: AddPublicOptions): Promise<PublicEdition[]> {
  const editions: PublicEdition[] = [];
  const { host } = new URL(options.base);
  for (const catalogue of publicCatalogues) {
    const url = new URL(`${options.base}${catalogue.path}`);
    const partial = new PartialFile(workshop.path(`catalogue-${sha256Of(url.href).slice(0, 16)}`));
    const notFound = `${host} has no ${url.pathname}: it is not a server of the public API.`;
    try {
      partial.remove();
      await download(url, partial, {
        ...options,
        onEvent: (event) => event.type === 'retry' && options.onEvent(event),
        kind: fileKinds.json,
        maxBytes: catalogueBytes,
        notFound,
      });
      editions.push(...readPublicCatalogue(unpackedBytes(partial, url, catalogueBytes), catalogue));
    } catch (error) {
      const isMissing = error instanceof FetchError && error.isMissing;
      if (!isMissing || catalogue.kind === 'translation') throw error;
    } finally {
      partial.remove();
    }
  }
  return editions;
}

const catalogueBytes = 64 * 1024 * 1024;

async function addOne(
  workshop: Workshop,
  inPlace: EditionsInPlace,
  edition: PublicEdition,
  options: AddPublicOptions,
): Promise<AddResult> {
  const source = `helloao:${edition.id}`;
  const before = inPlace.fetchedFrom(source);
  const room = publicCatalogues.find(({ kind }) => kind === edition.kind)!.room;
  const shown = editionPlace(options.content, source, { room, folder: edition.id }, before);
  const whole = before && originRecord.isWhole(before.folder.path, before.record) ? before : undefined;
  if (whole && edition.isHashed && whole.record.entry === edition.entry)
    return { outcome: 'up to date', shown };
  await inPlace.checkIdIsFree(edition.id, shown);
  if (options.isDryRun) {
    const licence = licenceLine(edition.licenseNotes, edition.licenseUrl);
    return { outcome: before ? 'would be updated' : 'would be added', shown, name: edition.name, licence };
  }
  const staging = `public-${sha256Of(`${options.base} ${source}`).slice(0, 16)}`;
  const fetched = new EditionDownload(workshop.path(staging), edition, options, whole);
  const isUnchanged = await fetched.fetchAll();
  const record = recordOf(source, edition, fetched, options.base);
  if (isUnchanged) {
    originRecord.write(whole!.folder.path, { ...record, sha256: whole!.record.sha256 });
    workshop.remove(staging);
    return { outcome: 'up to date', shown };
  }
  const described = await describe(edition, room, fetched.folder);
  originRecord.write(fetched.folder, record);
  if (before) takeOwnFiles(before, fetched.folder);
  workshop.install(fetched.folder, shown);
  workshop.remove(staging);
  inPlace.note(shown, edition.id);
  return {
    outcome: before ? 'updated' : 'added',
    shown,
    edition: described,
    files: fetched.files.size,
    bytes: record.bytes,
    sha256: record.sha256,
  };
}

function recordOf(
  source: string,
  edition: PublicEdition,
  { files }: EditionDownload,
  base: string,
): OriginRecord {
  const listed = [...files].map(([path, { sha256 }]) => `${sha256}  ${path}\n`);
  return {
    source,
    url: publicUrl(new URL(base)),
    sha256: sha256Of(listed.join('')),
    bytes: [...files.values()].reduce((sum, { bytes }) => sum + bytes, 0),
    etag: null,
    lastModified: null,
    files: Object.fromEntries([...files].map(([path, { sha256 }]) => [path, sha256])),
    entry: edition.entry,
    states: Object.fromEntries([...files].map(([path, { state }]) => [path, state])),
  };
}

async function describe(edition: PublicEdition, room: Room, path: string) {
  const folder: EditionFolder = { path, shown: edition.id, name: edition.id, room };
  const { metadata } = await readEditionMetadata(folder, folderFiles(folder));
  const licence = licenceLine(
    metadata?.licenseNotes ?? edition.licenseNotes,
    metadata?.licenseUrl ?? edition.licenseUrl,
  );
  return { room, folder: edition.id, id: edition.id, name: edition.name, licence, advice: [] };
}

function takeOwnFiles({ folder, record }: FetchedEdition, fresh: string): void {
  try {
    keepOwnFiles(folder.path, fresh, record);
  } catch (error) {
    rmSync(join(fresh, originRecord.fileName), { force: true });
    throw error;
  }
}
