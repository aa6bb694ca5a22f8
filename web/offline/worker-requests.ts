import { parseRecordingPath, type RecordingQuestion } from './recordings/recording-answers.ts';
import type { RecordingId } from './recordings/recording-store.ts';

export type Handled =
  | { readonly kind: 'reader' }
  /** The page of a chapter, which the reader replaces if it has the passage. */
  | { readonly kind: 'chapter'; readonly address: string }
  | { readonly kind: 'file' }
  | { readonly kind: 'document'; readonly path: string; readonly isKeptWhenVisited: boolean }
  /** A request with a query string: answered by the service, or by the page from documents. */
  | { readonly kind: 'question' }
  | { readonly kind: 'recording'; readonly recording: RecordingId; readonly question: RecordingQuestion };

export interface AskedRequest {
  readonly url: string;
  readonly method: string;
  readonly mode: string;
  readonly cache: string;
  /** `Request.destination`: `audio` for players, '' for scripts. */
  readonly destination: string;
  /** The address of the requesting page, or '' if unknown. */
  readonly referrer: string;
  readonly hasRange: boolean;
}

/**
 * Decides how a request is handled. Only requests of the reader are: the explorer, the guides and other pages
 * of the origin get documents from the network, and so do requests with a cache mode or a range.
 * @param root URL of the service, with a trailing slash.
 */
export function handlingOf(request: AskedRequest, root: string): Handled | undefined {
  const { url, method, mode, cache, referrer, hasRange } = request;
  if (method !== 'GET' || !url.startsWith(root)) return undefined;
  const [path = '', query] = url.slice(root.length).split('#')[0]!.split('?');
  if (path.startsWith('recordings/')) {
    return isReader(referrer, root) ? recordingHandling(path, query, request.destination) : undefined;
  }
  if (hasRange) return undefined;
  if (mode === 'navigate') {
    if (path === '' || path === 'index.html') return { kind: 'reader' };
    const address = readerAddress(path, query);
    return address === undefined ? undefined : { kind: 'chapter', address };
  }
  if (/^(?:scripts|fonts)\/[^/]+$/.test(path)) return { kind: 'file' };
  if (!isReader(referrer, root)) return undefined;
  if (!path.startsWith('api/') || cache !== 'default') return undefined;
  if (query !== undefined) return /^api\/x\/[a-z]+$/.test(path) ? { kind: 'question' } : undefined;
  if (!path.endsWith('.json')) return undefined;
  const isKeptWhenVisited =
    !/\/complete(?:\.simple)?\.json$|^api\/(?:openapi|x\/manifest|x\/manifests\/.*)\.json$/.test(path);
  return { kind: 'document', path: `/${path}`, isKeptWhenVisited };
}

/**
 * Recordings are only served to players, and only fetched for scripts of the reader, so that they are never
 * interpreted as a page or script of this host.
 */
function recordingHandling(
  path: string,
  query: string | undefined,
  destination: string,
): Handled | undefined {
  const recording = parseRecordingPath(path);
  if (!recording) return undefined;
  if (query === undefined) {
    return destination === 'audio' ? { kind: 'recording', recording, question: 'kept' } : undefined;
  }
  const from = /^from=(\d+)$/.exec(query)?.[1];
  if (destination !== '' || (query !== 'size' && from === undefined)) return undefined;
  return { kind: 'recording', recording, question: from === undefined ? 'size' : { from: Number(from) } };
}

function isReader(referrer: string, root: string): boolean {
  if (!referrer.startsWith(root)) return false;
  const path = referrer.slice(root.length).split(/[?#]/)[0]!;
  return path === '' || path === 'index.html' || path.startsWith('read/');
}

/** `strings-es`, `stemmer-es`: a script for one language, by its path. Undefined for scripts that everyone needs. */
export function optionalScript(path: string): string | undefined {
  return /(?:^|\/)scripts\/((?:strings|stemmer)-[a-z]+|stemmers)-[^/]+$/.exec(path)?.[1];
}

/** `#/BSB/JHN/3?v=16` for the page `read/BSB/JHN/3:16`; undefined for other pages. */
function readerAddress(path: string, query: string | undefined): string | undefined {
  const pattern = /^read\/([A-Za-z0-9_-]+)\/([A-Z0-9]{3})\/(\d{1,3})(?:(?::|%3[Aa])([\w-]+))?$/;
  const [, translation, book, chapter, verses] = pattern.exec(path) ?? [];
  if (translation === undefined) return undefined;
  const parts = [...(verses ? [`v=${verses}`] : []), ...(query ? [query] : [])].join('&');
  return `#/${translation}/${book}/${chapter}${parts && `?${parts}`}`;
}
