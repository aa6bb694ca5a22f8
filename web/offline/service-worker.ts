import type { SimpleTranslationBookChapter } from '../../client/src/documents.ts';
import { links } from '../../src/documents/links.ts';
import { type FileRequest, sendFileRequest } from '../service/file-request.ts';
import { DeviceStore } from './device-store.ts';
import { answerFromHost, answerKept, answerSize, problemResponse } from './recordings/recording-answers.ts';
import { type RecordingId, RecordingStore } from './recordings/recording-store.ts';
import { type Handled, handlingOf, optionalScript } from './worker-requests.ts';

/** These types exist only in the `webworker` library of TypeScript, which conflicts with `dom`. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface RequestEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface WorkerScope {
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(): Promise<readonly { postMessage(message: unknown): void }[]>;
  };
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerEvent & MessageEvent<unknown>) => void): void;
}

interface PageMessage {
  readonly visited?: readonly string[];
  readonly isOffline?: boolean;
  readonly file?: FileRequest;
}

/** Inserted by `web/build.ts`: the scripts that the reader may load, and a version that changes with any of them. */
declare const shell: { readonly version: string; readonly scripts: readonly string[] };

const worker = globalThis as unknown as WorkerScope;
const root = new URL('./', worker.location.href);
const cacheStart = `scriptorium ${root.pathname} `;
const shellName = `${cacheStart}${shell.version}`;
const fontsName = `${cacheStart}fonts`;
const store = new DeviceStore(root.pathname);
const recordings = new RecordingStore(root.pathname);

/** Milliseconds until a stored response is used in place of one that has not started to arrive. */
const patience = { shell: 300, document: 1000, page: 5000 } as const;
/** Milliseconds without a response after which the service counts as unreachable. */
const unreachableAfter = 10_000;
/** Open requests that got a stored response. Until they are answered, others do not wait for the network. */
let overdue = 0;

worker.addEventListener('install', (event) => event.waitUntil(keepShell()));

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([deleteOldShells(), worker.clients.claim()]));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { url, method, mode, cache, destination, referrer, headers } = request;
  const requested = { url, method, mode, cache, destination, referrer, hasRange: headers.has('range') };
  const handled = handlingOf(requested, root.href);
  if (handled) event.respondWith(answer(event, handled));
});

worker.addEventListener('message', (event) => {
  const { visited, isOffline, file } = event.data as PageMessage;
  const [port] = event.ports;
  if (file && port) return event.waitUntil(sendFileRequest(file).then((each) => port.postMessage(each)));
  if (visited) event.waitUntil(keepVisited(visited));
  // A restarted worker does not know the state that its predecessor announced
  if (isOffline !== undefined) wasOffline ||= isOffline;
  if (wasOffline) event.waitUntil(lookAgain());
  event.source?.postMessage({ scriptorium: { isOffline: wasOffline, fresh: Object.fromEntries(fresh) } });
  fresh.clear();
});

/**
 * Caches the page and its scripts in one consistent state. If the page refers to a script that is not listed,
 * another release is being published, and the browser retries later.
 */
async function keepShell(): Promise<void> {
  const cache = await caches.open(shellName);
  const page = await fetch(root, { cache: 'no-cache' });
  const text = await page.clone().text();
  if (!page.ok || !isOfShell(text)) throw new Error('The page of the reader is of another version.');
  // Names contain a hash, so cached copies are always valid
  const used = await usedScripts();
  const wanted = shell.scripts.filter((path) => used.has(optionalScript(path)));
  await cache.addAll(wanted.map((path) => new URL(path, root).href));
  await cache.put(root, page);
}

async function usedScripts(): Promise<Set<string | undefined>> {
  const names = (await caches.keys()).filter((name) => name.startsWith(cacheStart));
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return new Set([undefined, ...kept.flat().map(({ url }) => optionalScript(url))]);
}

function isOfShell(page: string): boolean {
  const named = page.match(/scripts\/[\w-]+\.js/g) ?? [];
  return named.length > 0 && named.every((path) => shell.scripts.includes(path));
}

async function deleteOldShells(): Promise<void> {
  const old = (await caches.keys()).filter(
    (name) => name.startsWith(cacheStart) && name !== shellName && name !== fontsName,
  );
  await Promise.all(old.map((name) => caches.delete(name)));
}

function answer(event: RequestEvent, handled: Handled): Promise<Response> {
  switch (handled.kind) {
    case 'reader':
      return answerReader(event);
    case 'chapter':
      return answerChapter(event, handled.address);
    case 'file':
      return answerFile(event.request);
    case 'question':
      return answerQuestion(event);
    case 'document':
      return answerDocument(event, handled);
    case 'recording':
      return answerRecording(event.request, handled);
  }
}

function answerReader(event: RequestEvent): Promise<Response> {
  const kept = async () => (await caches.open(shellName)).match(root, whatever);
  const onCopy = (page: Response) => event.waitUntil(renewShell(page));
  return fromNetwork(event, { kept, onCopy, patience: patience.shell });
}

async function renewShell(page: Response): Promise<void> {
  const copy = page.clone();
  if (isOfShell(await page.text())) await (await caches.open(shellName)).put(root, copy);
}

async function answerChapter(event: RequestEvent, address: string): Promise<Response> {
  const kept = async () => Response.redirect(new URL(address, root).href);
  const [, id = '', book = '', chapter] = /^#\/([^/]+)\/([^/]+)\/(\d+)/.exec(address) ?? [];
  const isStored = (await stored(links.simpleChapter(id, book, Number(chapter)))) !== undefined;
  return fromNetwork(event, { kept, patience: isStored ? patience.document : patience.page });
}

async function answerFile(request: Request): Promise<Response> {
  const [shellFiles, fonts] = await Promise.all([caches.open(shellName), caches.open(fontsName)]);
  const known = (await shellFiles.match(request, whatever)) ?? (await fonts.match(request, whatever));
  if (known) return known;
  const response = await fetch(request);
  const isFont = request.url.endsWith('.woff2');
  const isText = shell.scripts.includes(request.url.slice(root.href.length));
  if (response.ok && (isFont || isText)) {
    // If storage is full, the page still gets the response
    await (isFont ? fonts : shellFiles).put(request, response.clone()).catch(() => undefined);
  }
  return response;
}

/** Hosts may send `Vary` for fields that make no difference here, such as `Origin`. */
const whatever = { ignoreVary: true } as const;

async function stored(path: string): Promise<string | undefined> {
  try {
    return (await store.kept(path)) ?? (await store.visited(path)) ?? (await recordings.document(path));
  } catch {
    return undefined;
  }
}

function answerDocument(
  event: RequestEvent,
  { path, isKeptWhenVisited }: Handled & { readonly kind: 'document' },
): Promise<Response> {
  let shown: string | undefined;
  const kept = async () => {
    shown = await stored(path);
    return shown === undefined ? undefined : jsonResponse(200, shown);
  };
  const onCopy = (copy: Response) => {
    if (shown !== undefined) event.waitUntil(announceChange(path, shown, copy.clone()));
    if (isKeptWhenVisited) event.waitUntil(keepVisit(path, copy));
  };
  const missing = () => offline('The device is offline, and this is not stored on it.');
  return fromNetwork(event, { kept, missing, onCopy });
}

/** If the network does not respond, the page computes the answer from the translations on the device. */
function answerQuestion(event: RequestEvent): Promise<Response> {
  const missing = () => offline('The device is offline, so the page answers this.');
  const kept = async () => {
    const ids = new URL(event.request.url).searchParams.get('in')?.split(',') ?? [''];
    const found = await Promise.all(ids.map((id) => store.translation(id)));
    return found.every((translation) => translation?.kept) ? missing() : undefined;
  };
  return fromNetwork(event, { kept, missing });
}

async function answerRecording(
  { headers, signal }: Request,
  { recording, question }: Handled & { readonly kind: 'recording' },
): Promise<Response> {
  if (question === 'kept') return answerKept(recordings, recording, headers.get('range'));
  const address = await addressOf(recording);
  if (address === undefined) return problemResponse('missing');
  const request = { address, signal, fetch: (url: string, init: RequestInit) => fetch(url, init) };
  return question === 'size' ? answerSize(request) : answerFromHost(request, question.from);
}

/** The address of a recording according to the service. A page cannot supply any other address. */
async function addressOf({ id, book, chapter, reader }: RecordingId): Promise<string | undefined> {
  const path = links.simpleChapter(id, book, chapter);
  const response = await fetch(new URL(path.slice(1), root)).catch(() => undefined);
  const json = response?.ok
    ? await response.text()
    : ((await store.kept(path)) ?? (await store.visited(path)));
  const { thisChapterAudioLinks: found = {} } = JSON.parse(
    json ?? '{}',
  ) as Partial<SimpleTranslationBookChapter>;
  const address = Object.hasOwn(found, reader) ? URL.parse(found[reader]!) : null;
  // Browsers upgrade the requests of players in the same way
  if (root.protocol === 'https:' && address?.protocol === 'http:') address.protocol = 'https:';
  return address?.href;
}

interface Instead {
  readonly kept?: () => Promise<Response | undefined>;
  readonly missing?: () => Response;
  /** Called with each successful response of the network, also after a stored one was used. */
  readonly onCopy?: (copy: Response) => void;
  readonly patience?: number;
}

async function fromNetwork(event: RequestEvent, instead: Instead): Promise<Response> {
  const { kept, missing, onCopy, patience: limit = patience.document } = instead;
  const { request } = event;
  const fetching = fetch(request);
  const reached = fetching.then(
    ({ status }) => ![502, 503, 504].includes(status),
    () => false,
  );
  const inTime = await within(overdue > 0 ? 0 : limit, reached);
  const found = inTime ? undefined : await kept?.().catch(() => undefined);
  const use = async () => {
    const response = await fetching;
    if (response.ok) onCopy?.(response.clone());
    return response;
  };
  if (found && inTime === undefined) {
    event.waitUntil(followLate(request, reached, use));
    return found;
  }
  if (await reached) {
    if (wasOffline) event.waitUntil(lookAgain());
    return use();
  }
  if (request.signal.aborted) return fetching;
  event.waitUntil(announce(true));
  return found ?? missing?.() ?? fetching;
}

async function followLate(
  { signal }: Request,
  reached: Promise<boolean>,
  use: () => Promise<Response>,
): Promise<void> {
  overdue++;
  const isReached = await within(unreachableAfter, reached);
  if (!isReached && !signal.aborted) await announce(true);
  const isThere = await reached;
  overdue--;
  if (!isThere) return;
  await use();
  await announce(false);
}

function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    work.then(resolve).finally(() => clearTimeout(timer));
  });
}

const fresh = new Map<string, string>();

async function announceChange(path: string, shown: string, copy: Response): Promise<void> {
  const json = await copy.text();
  if (json === shown) return;
  // A page that has just opened asks for it
  fresh.set(path, json);
  const message = { scriptorium: { isOffline: wasOffline, fresh: { [path]: json } } };
  for (const client of await worker.clients.matchAll()) client.postMessage(message);
}

let wasOffline = false;

/** Notifies the pages if the service becomes unreachable or reachable. Browsers only know whether a network exists. */
async function announce(isOffline: boolean): Promise<void> {
  if (wasOffline === isOffline) return;
  wasOffline = isOffline;
  for (const client of await worker.clients.matchAll()) client.postMessage({ scriptorium: { isOffline } });
}

/** Checks the connection again, because a successful response may have come from the HTTP cache. */
async function lookAgain(): Promise<void> {
  const fetching = fetch(new URL('manifest.webmanifest', root), { method: 'HEAD', cache: 'no-store' });
  const response = await fetching.catch(() => undefined);
  if (response?.ok) await announce(false);
}

async function keepVisit(path: string, response: Response): Promise<void> {
  const text = await response.text();
  try {
    await store.visit(path, text, Date.now());
    const [, id] = /^\/api\/([^/]+)\/[A-Z0-9]{3}\/\d+\.simple\.json$/.exec(path) ?? [];
    if (id !== undefined) await keepBooks(id);
  } catch {}
}

/**
 * Stores the names of the books of a translation; without them chapter titles would be ids. A parallel
 * translation does not request this list itself.
 */
async function keepBooks(id: string): Promise<void> {
  const path = links.books(id);
  if (withBooks.has(id)) return;
  withBooks.add(id);
  if ((await store.kept(path)) ?? (await store.visited(path))) return;
  const response = await fetch(new URL(path.slice(1), root)).catch(() => undefined);
  if (response?.ok) await store.visit(path, await response.text(), Date.now());
  else withBooks.delete(id);
}

const withBooks = new Set<string>();

/** Stores documents that were read before the worker was active. The browser still has them in its cache. */
async function keepVisited(urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    const requested = {
      url,
      method: 'GET',
      mode: 'cors',
      cache: 'default',
      destination: '',
      referrer: root.href,
      hasRange: false,
    };
    const handled = handlingOf(requested, root.href);
    if (handled?.kind === 'file') await answerFile(new Request(url)).catch(() => undefined);
    if (handled?.kind !== 'document' || !handled.isKeptWhenVisited) continue;
    const response = await fetch(url, { cache: 'force-cache' }).catch(() => undefined);
    if (response?.ok) await keepVisit(handled.path, response);
  }
}

function jsonResponse(status: number, json: string, fields: Record<string, string> = {}): Response {
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    ...fields,
  };
  return new Response(json, { status, headers });
}

/** The `Retry-After` prevents an immediate retry. */
function offline(message: string): Response {
  const body = JSON.stringify({ error: { code: 'offline', message } });
  return jsonResponse(503, body, { 'Retry-After': '60' });
}
