import fs from 'node:fs';
import { dirname, join } from 'node:path';
import { forEachInFlight } from '../../lib/for-each-in-flight.ts';
import { isObject, parsedJson } from '../../lib/json-text.ts';
import { sha256Of, sha256OfFile } from '../../lib/sha256.ts';
import { zipLimits } from '../../lib/zip.ts';
import { FetchError } from '../../net/network-fault.ts';
import { type DownloadEvent, type DownloadOptions, download, fileKinds, unpackedBytes } from '../download.ts';
import type { FetchedEdition } from '../editions-in-place.ts';
import { PartialFile, type Validators } from '../partial-file.ts';
import type { PublicEdition } from './public-catalogue.ts';

export interface EditionDownloadOptions
  extends Pick<DownloadOptions, 'allowHttp' | 'idleSeconds' | 'maxBytes' | 'retries' | 'total'> {
  /** Base URL of the public API's paths, without a trailing slash. */
  readonly base: string;
  readonly onEvent: (event: DownloadEvent | DocumentsEvent) => void;
}

export interface DocumentsEvent {
  readonly type: 'documents';
  readonly done: number;
  readonly total: number;
}

interface FetchedFile {
  readonly sha256: string;
  readonly bytes: number;
  readonly state: Validators;
}

type Json = Readonly<Record<string, unknown>>;

const concurrency = 4;
const mebibyte = 1024 * 1024;
/** The largest Bible of the public API has 12 MB. */
const maxDocumentBytes = 256 * mebibyte;
const paths = { translation: '', commentary: 'c/', dataset: 'd/' } as const;
const entityLists = [
  ['listOfPeopleApiLink', 'people', 'thisPersonApiLink'],
  ['listOfPlacesApiLink', 'places', 'thisPlaceApiLink'],
  ['listOfEventsApiLink', 'events', 'thisEventApiLink'],
  ['listOfPeopleGroupsApiLink', 'groups', 'thisPeopleGroupApiLink'],
] as const;

/**
 * Downloads the content documents of one edition: the complete download of a translation; books, chapters and
 * profiles of a commentary; chapters or records of a dataset. Documents from an interrupted run are kept and
 * not fetched again.
 */
export class EditionDownload {
  readonly #edition: PublicEdition;
  readonly #options: EditionDownloadOptions;
  readonly #before: FetchedEdition | undefined;
  readonly #staging: string;
  readonly #earlier: ReadonlyMap<string, FetchedFile>;
  readonly #files = new Map<string, FetchedFile>();
  /** Files that exist in the content folder and have not changed on the server. */
  readonly #kept = new Set<string>();
  /** Paths by their lower case, because some file systems ignore case. */
  readonly #names = new Map<string, string>();
  #bytes = 0;

  /**
   * @param staging the folder of the download until it is complete.
   * @param before the previously fetched edition, if all its files exist.
   */
  constructor(
    staging: string,
    edition: PublicEdition,
    options: EditionDownloadOptions,
    before: FetchedEdition | undefined,
  ) {
    this.#staging = staging;
    this.#edition = edition;
    this.#options = options;
    this.#before = before;
    this.#earlier = this.#openStaging();
  }

  get folder(): string {
    return join(this.#staging, 'files');
  }

  get files(): ReadonlyMap<string, FetchedFile> {
    return new Map([...this.#files].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  async fetchAll(): Promise<boolean> {
    const { kind, links } = this.#edition;
    const complete = links.completeTranslationApiLink;
    if (kind === 'translation' && complete !== undefined) await this.#document(this.#pathOf(complete));
    else await this.#fetchTree();
    const before = Object.keys(this.#before?.record.files ?? {});
    if (this.#before && this.#kept.size === this.#files.size && before.every((path) => this.#kept.has(path)))
      return true;
    for (const path of this.#kept) {
      fs.mkdirSync(dirname(join(this.folder, path)), { recursive: true });
      fs.cpSync(join(this.#before!.folder.path, path), join(this.folder, path));
    }
    return false;
  }

  async #fetchTree(): Promise<void> {
    const books = await this.#document('books.json');
    const { kind, links } = this.#edition;
    const lists = entityLists.filter(([link]) => kind === 'dataset' && links[link] !== undefined);
    if (lists.length === 0) {
      await forEachInFlight(objectsIn(books, 'books'), concurrency, (book) => this.#fetchBook(book));
    }
    for (const [link, member, item] of lists) await this.#fetchList(links[link]!, member, item);
    const profiles = links.listOfProfilesApiLink;
    if (kind === 'commentary' && profiles !== undefined)
      await this.#fetchList(profiles, 'profiles', 'thisProfileLink');
  }

  async #fetchList(link: string, member: string, item: string): Promise<void> {
    const list = await this.#document(this.#pathOf(link));
    // Some servers use another name for the list of groups
    const name = member === 'groups' && !(member in list) ? 'peopleGroups' : member;
    await forEachInFlight(objectsIn(list, name), concurrency, async (entry) => {
      await this.#document(this.#pathOf(entry[item]));
    });
  }

  async #fetchBook(book: Json): Promise<void> {
    let link = book.firstChapterApiLink;
    const seen = new Set<string>();
    const folderOf = (path: string) => path.slice(0, path.indexOf('/') + 1);
    const first = typeof link === 'string' ? folderOf(this.#pathOf(link)) : '';
    while (typeof link === 'string') {
      const path = this.#pathOf(link);
      if (folderOf(path) !== first || seen.has(path)) return;
      seen.add(path);
      link = (await this.#document(path)).nextChapterApiLink;
    }
  }

  /** The path of a document below the folder of its edition. Other links are rejected. @throws FetchError */
  #pathOf(link: unknown): string {
    const { id, kind } = this.#edition;
    const start = `/api/${paths[kind]}${id}/`;
    const at = typeof link === 'string' ? link.indexOf(start) : -1;
    const path = at < 0 ? '' : (link as string).slice(at + start.length);
    if (path.length <= 200 && /^(?:[\w-]+\/)?[\w-][\w.-]*\.json$/.test(path)) return path;
    throw new FetchError(
      `The server links to ${JSON.stringify(String(link).slice(0, 100))}, which is not a document of ${id}. Nothing of ${id} was added.`,
    );
  }

  async #document(path: string): Promise<Json> {
    const lower = path.toLowerCase();
    const other = this.#names.get(lower) ?? path;
    if (other !== path) throw this.#refused(`has both ${other} and ${path}`);
    this.#names.set(lower, path);
    if (!this.#files.has(path)) {
      if (this.#files.size >= zipLimits.members)
        throw this.#refused(`has more than ${zipLimits.members.toLocaleString('en')} documents`);
      const file = await this.#fetched(path);
      this.#files.set(path, file);
      this.#bytes += file.bytes;
      if (this.#bytes > zipLimits.totalBytes) throw this.#refused('is larger than 2 GB');
      this.#options.onEvent({
        type: 'documents',
        done: this.#files.size,
        total: Math.max(this.#edition.documents, this.#files.size),
      });
    }
    const from = this.#kept.has(path) ? this.#before!.folder.path : this.folder;
    const document = parsedJson(fs.readFileSync(join(from, path), 'utf8'));
    const about = isObject(document) ? document[this.#edition.kind] : undefined;
    if (isObject(about) && about.id === this.#edition.id) return document as Json;
    // Otherwise the next run would reuse it
    fs.rmSync(this.#staging, { recursive: true, force: true });
    throw this.#refused(
      `has a file that is not a document of this ${this.#edition.kind} at ${this.#urlOf(path)}`,
    );
  }

  #refused(what: string): FetchError {
    return new FetchError(`${this.#edition.id} of the server ${what}. Nothing of it was added.`);
  }

  #urlOf(path: string): URL {
    const { id, kind } = this.#edition;
    return new URL(`${this.#options.base}/api/${paths[kind]}${id}/${path}`);
  }

  async #fetched(path: string): Promise<FetchedFile> {
    const earlier = this.#earlier.get(path);
    if (earlier && this.#edition.isHashed) return earlier;
    const inPlace = earlier ? undefined : await this.#inPlace(path);
    const partial = new PartialFile(join(this.#staging, 'parts', sha256Of(path).slice(0, 16)));
    const url = this.#urlOf(path);
    const { onEvent, ...options } = this.#options;
    const outcome = await download(url, partial, {
      ...options,
      maxBytes: Math.min(options.maxBytes, maxDocumentBytes),
      kind: fileKinds.json,
      known: (earlier ?? inPlace)?.state,
      notFound: `${url.host} has no ${url.pathname}, although its catalogue lists it.`,
      onEvent: (event) => {
        if (event.type === 'retry' || this.#edition.links.completeTranslationApiLink !== undefined)
          onEvent(event);
      },
    });
    if (outcome === 'unchanged') {
      partial.remove();
      if (!earlier) this.#kept.add(path);
      return (earlier ?? inPlace)!;
    }
    return this.#keep(path, partial);
  }

  async #inPlace(path: string): Promise<FetchedFile | undefined> {
    const { record, folder } = this.#before ?? {};
    const sha256 = record?.files[path];
    const state = record?.states?.[path];
    if (!folder || !sha256 || !state) return undefined;
    const file = Bun.file(join(folder.path, path));
    return (await sha256OfFile(file.name!)) === sha256 ? { sha256, state, bytes: file.size } : undefined;
  }

  #keep(path: string, partial: PartialFile): FetchedFile {
    const state = partial.validators ?? { etag: null, lastModified: null };
    const bytes = this.#unpack(partial, path);
    const target = join(this.folder, path);
    const file: FetchedFile = { sha256: sha256Of(bytes), bytes: bytes.length, state };
    fs.mkdirSync(dirname(target), { recursive: true });
    // Renamed when complete, because a file with the final name counts as finished
    fs.writeFileSync(partial.path, bytes);
    fs.renameSync(partial.path, target);
    partial.remove();
    fs.appendFileSync(join(this.#staging, 'finished.jsonl'), `${JSON.stringify({ path, ...file })}\n`);
    return file;
  }

  #unpack(partial: PartialFile, path: string): Uint8Array {
    try {
      const maxBytes = Math.min(this.#options.maxBytes, maxDocumentBytes);
      return unpackedBytes(partial, this.#urlOf(path), maxBytes);
    } catch (error) {
      partial.remove();
      throw error;
    }
  }

  #openStaging(): ReadonlyMap<string, FetchedFile> {
    const statePath = join(this.#staging, 'entry');
    const isSame = fs.existsSync(statePath) && fs.readFileSync(statePath, 'utf8') === this.#edition.entry;
    if (!isSame) {
      fs.rmSync(this.#staging, { recursive: true, force: true });
      fs.mkdirSync(this.folder, { recursive: true });
      fs.writeFileSync(statePath, this.#edition.entry);
      return new Map();
    }
    const journal = join(this.#staging, 'finished.jsonl');
    const lines = fs.existsSync(journal) ? fs.readFileSync(journal, 'utf8').split('\n') : [];
    const finished = lines.flatMap((line) => {
      const file = parsedJson(line) as (FetchedFile & { path: string }) | undefined;
      return file && fs.existsSync(join(this.folder, file.path)) ? [[file.path, file] as const] : [];
    });
    return new Map(finished);
  }
}

function objectsIn(document: Json, member: string): Json[] {
  const list = document[member];
  return Array.isArray(list) ? list.filter(isObject) : [];
}
