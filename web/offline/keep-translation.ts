import type {
  EditionManifest,
  Manifest,
  SimpleTranslationComplete,
  TranslationBooks,
} from '../../client/src/documents.ts';
import { fetchDocument } from '../../client/src/http/fetch-document.ts';
import { retryDelay, wait } from '../../client/src/http/retry.ts';
import { ScriptoriumError } from '../../client/src/http/scriptorium-error.ts';
import { links } from '../../src/documents/links.ts';
import { formatSize } from '../strings/formats.ts';
import { offlineText } from '../strings/texts.ts';
import { isFull } from './database.ts';
import {
  type DeviceStore,
  type KeptTranslation,
  type ListedDocument,
  type StoredDocument,
  type TranslationState,
  unmountedText,
} from './device-store.ts';
import { documentsOfDownload } from './download-documents.ts';

export interface Service {
  readonly baseUrl: string;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
}

export interface Offer {
  readonly state: TranslationState;
  readonly missing: readonly ListedDocument[];
  readonly toFetch: number;
  readonly download: ListedDocument | undefined;
}

interface KeepOptions {
  readonly id: string;
  readonly name: string;
  readonly service: Service;
  readonly store: DeviceStore;
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
  readonly now?: () => number;
}

/** Above this number of chapters, one complete download is faster than single documents. */
const maxSingleRequests = 40;
const atOnce = 4;
const batch = 50;
const retries = { retries: 3, firstDelay: 400, maxDelay: 20_000 };
const timeout = 30_000;

/**
 * Stores the documents of a translation that the reader uses: chapters, books, versification, timings of its
 * recordings and search index. If the translation is already stored, only changed documents are fetched, and
 * they replace the previous state in one transaction. An interrupted download resumes where it ended. Rejects
 * with a `ScriptoriumError`, or with the reason of the signal.
 */
export async function keepTranslation(options: KeepOptions): Promise<KeptTranslation> {
  const { id, name, store, now = Date.now } = options;
  for (let attempt = 1; ; attempt++) {
    const { state, missing, download } = await offerOf(options);
    const before = await store.translation(id);
    const begun = { ...state, at: now() };
    const linksFrom = await linksStart(options);
    const translation = { ...before, id, name, linksFrom, begun };
    try {
      await store.begin(translation);
      await fetchMissing(options, { state, missing, download, linksFrom });
      await store.finish(translation);
      return { ...translation, kept: begun };
    } catch (error) {
      if (isFull(error)) {
        await store.discardUnfinished(translation);
        throw noRoom(name, state.size, error);
      }
      // Another release was published during the download
      const hasMoved = error instanceof ScriptoriumError && error.code === movedCode;
      if (!hasMoved || attempt === 3) throw error;
    }
  }
}

export async function offerOf({
  id,
  service,
  store,
  signal,
}: Pick<KeepOptions, 'id' | 'service' | 'store' | 'signal'>): Promise<Offer> {
  const { editions } = await getJson<Manifest>(service, links.manifest, signal);
  const edition = editions.find((each) => each.id === id && each.kind === 'translation');
  if (!edition) {
    const message = offlineText('gone');
    throw new ScriptoriumError({ code: 'translation_not_found', message, status: 404 });
  }
  const { documents: all } = await getJson<EditionManifest>(service, edition.manifest.path, signal);
  const documents = all
    .filter(({ path }) => isRead(path))
    .map(({ path, sha256, size }) => ({ path, sha256, size }));
  const stored = await store.storedKeys(id);
  const missing = documents.filter(({ path, sha256 }) => !stored.has(`${path} ${sha256}`));
  const download = all.find(({ path }) => path === links.simpleComplete(id));
  const isWhole = download !== undefined && missing.filter(isOfChapter).length > maxSingleRequests;
  return {
    state: { manifest: edition.manifest.sha256, documents, size: sizeOf(documents), at: 0 },
    missing,
    toFetch: sizeOf(isWhole ? [download, ...missing.filter((each) => !isOfChapter(each))] : missing),
    download: isWhole ? download : undefined,
  };
}

function sizeOf(documents: readonly ListedDocument[]): number {
  return documents.reduce((sum, { size }) => sum + size, 0);
}

/**
 * True for the documents that the reader uses. The words of chapters are not stored, because their files are
 * three times as large as the text.
 */
function isRead(path: string): boolean {
  if (/\/complete(?:\.simple)?\.json$|\.words(?:\.simple)?\.json$|^\/api\/x\/report\//.test(path))
    return false;
  // Only other clients use the standard format of a chapter
  return !/\/\d+\.json$/.test(path);
}

function isOfChapter({ path }: ListedDocument): boolean {
  return /\/\d+\.(?:simple|[^/]+\.audioTimings)\.json$/.test(path);
}

async function linksStart({ id, service, signal }: KeepOptions): Promise<string> {
  const { translation } = await getJson<TranslationBooks>(service, links.books(id), signal);
  const link = translation.listOfBooksApiLink;
  return link.slice(0, Math.max(0, link.indexOf('/api/')));
}

interface Wanted extends Pick<Offer, 'state' | 'missing' | 'download'> {
  readonly linksFrom: string;
}

async function fetchMissing(
  options: KeepOptions,
  { state, missing, download, linksFrom }: Wanted,
): Promise<void> {
  const { id, service, store, onProgress } = options;
  const failed = new AbortController();
  const signal = AbortSignal.any([options.signal, failed.signal]);
  const left = new Map(missing.map((each) => [each.path, each]));
  const total = (download?.size ?? 0) + sizeOf(missing.filter((each) => !download || !isOfChapter(each)));
  let fetched = 0;
  const come = (bytes: number) => {
    fetched += bytes;
    onProgress(total === 0 ? 1 : Math.min(1, fetched / total));
  };
  const plain = async (path: string) =>
    unmountedText(await getText(service, path, signal, { onBytes: come }), linksFrom);
  const taken = async (path: string, json: string): Promise<StoredDocument | undefined> => {
    const wanted = left.get(path);
    const bytes = new TextEncoder().encode(json);
    if (!wanted || (await sha256Of(bytes)) !== wanted.sha256) return undefined;
    left.delete(path);
    return { path, sha256: wanted.sha256, bytes };
  };
  onProgress(0);
  if (download) {
    const list = JSON.parse(unmountedText(await getText(service, links.books(id), signal), linksFrom));
    const whole = JSON.parse(await plain(download.path)) as SimpleTranslationComplete;
    let made: StoredDocument[] = [];
    for (const [path, json] of documentsOfDownload(list, whole)) {
      const document = await taken(path, json);
      if (document) made.push(document);
      if (made.length < batch) continue;
      signal.throwIfAborted();
      await store.put(id, made);
      made = [];
    }
    await store.put(id, made);
  }
  const rest = [...left.keys()];
  const fetchNext = async (): Promise<void> => {
    for (let path = rest.shift(); path !== undefined; path = rest.shift()) {
      const document = await taken(path, await plain(path));
      if (!document) throw new ScriptoriumError({ code: movedCode, message: movedText() });
      await store.put(id, [document]);
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, fetchNext));
  } catch (error) {
    failed.abort(error);
    throw error;
  }
  onProgress(state.documents.length > 0 ? 1 : 0);
}

const movedCode = 'changed_meanwhile';
const movedText = () => offlineText('changed');

async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function getJson<Document>(service: Service, path: string, signal: AbortSignal): Promise<Document> {
  return JSON.parse(await getText(service, path, signal)) as Document;
}

async function getText(
  { baseUrl, fetch }: Service,
  path: string,
  signal: AbortSignal,
  { onBytes }: { readonly onBytes?: (bytes: number) => void } = {},
): Promise<string> {
  const ask = async (url: string, init: RequestInit) => {
    // The service worker ignores requests with a cache mode
    const response = await fetch(url, { ...init, cache: 'no-cache' });
    return onBytes ? counted(response, onBytes) : response;
  };
  for (let attempt = 1; ; attempt++) {
    try {
      const request = { url: baseUrl + path, fetch: ask, timeout, signal, known: undefined };
      return (await fetchDocument(request)).text;
    } catch (error) {
      const delay = signal.aborted ? undefined : retryDelay(error, attempt, retries, Math.random());
      if (delay === undefined) throw error;
      await wait(delay, signal);
    }
  }
}

function counted(response: Response, onBytes: (bytes: number) => void): Response {
  if (!response.body || !response.ok) return response;
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      onBytes(chunk.byteLength);
      controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(counting), { headers: response.headers });
}

export function noRoom(name: string, size: number, cause?: unknown): ScriptoriumError {
  return new ScriptoriumError({
    code: 'no_room',
    message: offlineText('noRoom', { translation: name, size: formatSize(size) }),
    cause,
  });
}
