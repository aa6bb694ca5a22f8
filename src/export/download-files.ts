import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import packageJson from '../../package.json' with { type: 'json' };
import { links } from '../documents/links.ts';
import type { Manifest } from '../documents/manifest/manifest-schema.ts';
import { type Download, downloadsSchema } from '../documents/site/site-schema.ts';
import { sha256Of } from '../lib/sha256.ts';
import { ZipFileWriter } from '../lib/zip-file-writer.ts';
import type { EditionRecord } from '../library/edition-record.ts';
import { madeJson, type PublishedObject } from '../publish/published-object.ts';
import { CorruptObjectError, ReleaseError } from '../release/release-error.ts';
import { parseJson } from '../release/untrusted-bytes.ts';
import { mediaTypes } from '../site/fields.ts';
import { DocumentReader, type ExportedLibrary } from './bundled-edition.ts';
import { exportScripture, type ScriptureFormat } from './scripture/export-scripture.ts';
import { licenceText } from './zip-bundle.ts';

interface DownloadOptions {
  readonly library: ExportedLibrary;
  readonly formats: readonly ScriptureFormat[];
  readonly published: (path: string) => Promise<Uint8Array | undefined>;
  /** An empty folder for the files until they are published. */
  readonly workplace: string;
  readonly fonts: string;
  readonly signal?: AbortSignal;
  readonly onRemark: (remark: string) => void;
}

export const noDownloads = madeJson(links.downloads, { downloads: [] });

/**
 * Translations as files in other formats, and the list of them as the last file. The same library gives the
 * same bytes. Translations whose licence is unknown are left out.
 * @throws ReleaseError if a file cannot be written.
 */
export async function downloadFiles(options: DownloadOptions): Promise<PublishedObject[]> {
  const { library, formats, signal, onRemark } = options;
  const previous = previousDownloads(await options.published(links.downloads));
  const known = new Map(previous.map((download) => [download.link, download]));
  const versions = versionsOf(library);
  const files: PublishedObject[] = [];
  const listed: Download[] = [];
  const translations = library.editions().filter(({ kind }) => kind === 'translation');
  for (const edition of translations.sort(byId)) {
    if (edition.catalogueEntry.license === null) {
      onRemark(
        `${edition.id} has no downloads: it is not known if its licence allows sharing copies. Set "license" in its edition.json.`,
      );
      continue;
    }
    for (const format of [...new Set(formats)].sort()) {
      signal?.throwIfAborted();
      const download = new DownloadFile(edition, format, options);
      // Markdown links to passages that datasets relate
      const sources = format === 'markdown' ? [...versions.values()].join(' ') : versions.get(edition.id);
      const madeFrom = sha256Of(`${packageJson.version} ${format} ${sources}`);
      const same = known.get(download.link);
      const { size, sha256 } = same?.madeFrom === madeFrom ? same : await download.make();
      const { link, mediaType } = download;
      const licenseUrl = String(edition.catalogueEntry.licenseUrl ?? '');
      listed.push({ edition: edition.id, format, link, mediaType, size, sha256, licenseUrl, madeFrom });
      files.push({
        path: link,
        contentType: mediaType,
        sha256,
        size,
        isIncompressible: true,
        load: async () => ({ gzip: await download.load(sha256) }),
      });
    }
  }
  return [...files, madeJson(links.downloads, { downloads: listed })];
}

const byId = (a: EditionRecord, b: EditionRecord) => (a.id < b.id ? -1 : 1);

function versionsOf(library: ExportedLibrary): ReadonlyMap<string, string> {
  const { editions } = new DocumentReader(library).read<Manifest>(links.manifest);
  return new Map(editions.map(({ id, manifest }) => [id, manifest.sha256]));
}

function previousDownloads(bytes: Uint8Array | undefined): readonly Download[] {
  if (!bytes) return [];
  try {
    return parseJson(bytes, downloadsSchema).downloads;
  } catch (error) {
    if (error instanceof CorruptObjectError) return [];
    throw error;
  }
}

/** Formats of one file, which e-readers and word processors open. All others are packed with the licence. */
const singleFiles: Partial<Record<ScriptureFormat, string>> = {
  epub: mediaTypes.epub,
  docx: mediaTypes.docx,
};

class DownloadFile {
  readonly link: string;
  readonly mediaType: string;
  readonly #edition: EditionRecord;
  readonly #format: ScriptureFormat;
  readonly #options: DownloadOptions;
  readonly #file: string;
  #isMade = false;

  constructor(edition: EditionRecord, format: ScriptureFormat, options: DownloadOptions) {
    const single = singleFiles[format];
    const name = `${edition.id}.${format}${single === undefined ? '.zip' : ''}`;
    this.link = links.download(name);
    this.mediaType = single ?? mediaTypes.zip;
    this.#edition = edition;
    this.#format = format;
    this.#options = options;
    this.#file = join(options.workplace, name);
  }

  async make(): Promise<{ readonly size: number; readonly sha256: string }> {
    const { library, fonts, workplace, onRemark } = this.#options;
    const { id } = this.#edition;
    const isSingle = singleFiles[this.#format] !== undefined;
    const folder = isSingle ? workplace : join(workplace, `${id}.${this.#format}`);
    mkdirSync(folder, { recursive: true });
    const { faults, leftOut, remarks } = await exportScripture({
      library,
      id,
      format: this.#format,
      folder,
      fonts,
    });
    for (const remark of remarks) onRemark(`${id}, ${this.#format}: ${remark}`);
    const places = [...faults, ...leftOut];
    if (places.length > 0)
      onRemark(
        `${id}, ${this.#format}: the format cannot express parts of ${places.length} places; "scriptorium export" lists them.`,
      );
    if (!isSingle) {
      await packFolder(folder, this.#file, licenceText(this.#edition.catalogueEntry));
      rmSync(folder, { recursive: true });
    }
    this.#isMade = true;
    return { size: statSync(this.#file).size, sha256: sha256Of(readFileSync(this.#file)) };
  }

  async load(sha256: string): Promise<Uint8Array<ArrayBuffer>> {
    const published = this.#isMade ? undefined : await this.#options.published(this.link);
    if (published && sha256Of(published) === sha256)
      return Bun.gzipSync(new Uint8Array(published), { level: 1 });
    if (!this.#isMade && (await this.make()).sha256 !== sha256)
      throw new ReleaseError(
        `${this.link} differs from the published file, though the edition is the same. Publish with --all to replace it.`,
      );
    return Bun.gzipSync(readFileSync(this.#file), { level: 1 });
  }
}

async function packFolder(folder: string, file: string, licence: string): Promise<void> {
  using zip = new ZipFileWriter(file);
  await zip.addText('LICENSE.txt', licence);
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name));
  for (const path of paths.sort()) {
    const name = path.slice(folder.length + 1).replaceAll('\\', '/');
    await zip.addGzip(name, gzipSync(readFileSync(path), { level: 9 }));
  }
  await zip.end();
}
