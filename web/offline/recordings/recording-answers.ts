/**
 * Responses of the service worker below `recordings/`: stored recordings with range support for players, and
 * recordings to be stored, fetched from their host. Pages must not connect to other hosts (`connect-src
 * 'self'`). The worker may, but it only fetches recordings that the documents of the service link to.
 */
import type { KeptRecording, RecordingId, RecordingStore } from './recording-store.ts';

export type RecordingQuestion = 'kept' | 'size' | { readonly from: number };

type RecordingProblem =
  /** The host does not allow cross-origin reads: it sends no CORS headers. */
  | 'closed'
  | 'unreachable'
  /** The host has no recording at the address, or the service links to none. */
  | 'missing';

const pathPattern = /^recordings\/([A-Za-z0-9_-]+)\/([A-Z0-9]{3})\/(\d{1,3})\/([\w.~-]+)$/;

/** `recordings/BSB/JHN/3/hays`, relative to the root of the service. */
export function recordingPath({ id, book, chapter, reader }: RecordingId): string {
  return `recordings/${id}/${book}/${chapter}/${reader}`;
}

export function parseRecordingPath(path: string): RecordingId | undefined {
  const [, id, book, chapter, reader] = pathPattern.exec(path) ?? [];
  return id === undefined ? undefined : { id, book: book!, chapter: Number(chapter), reader: reader! };
}

/**
 * Parses a `Range` field for a body of `size` bytes; undefined for the full body, 'none' if the range is not
 * satisfiable.
 */
export function requestedRange(
  range: string | null,
  size: number,
): { readonly first: number; readonly last: number } | 'none' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range?.trim() ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '') return to === '0' ? 'none' : { first: Math.max(0, size - Number(to)), last: size - 1 };
  const [first, last] = [Number(from), to === '' ? size - 1 : Math.min(Number(to), size - 1)];
  if (to !== '' && Number(to) < first) return undefined;
  return first >= size ? 'none' : { first, last };
}

export async function answerKept(
  store: RecordingStore,
  recording: RecordingId,
  range: string | null,
): Promise<Response> {
  const kept = await store.get(recording).catch(() => undefined);
  if (!kept) return problemResponse('missing');
  const { size } = kept;
  const fields = { ...recordingFields(kept), 'Accept-Ranges': 'bytes' };
  const requested = requestedRange(range, size);
  if (requested === 'none') {
    return new Response(null, { status: 416, headers: { ...fields, 'Content-Range': `bytes */${size}` } });
  }
  const { first, last } = requested ?? { first: 0, last: size - 1 };
  // Reads the whole range into memory, because the browser may stop the worker while a stream is read slowly
  const body = await store.bytes(kept, first, last);
  const length = { 'Content-Length': String(last - first + 1) };
  if (!requested) return new Response(body, { headers: { ...fields, ...length } });
  const headers = { ...fields, ...length, 'Content-Range': `bytes ${first}-${last}/${size}` };
  return new Response(body, { status: 206, headers });
}

function recordingFields({ type }: Pick<KeptRecording, 'type'>) {
  // Bytes from another host must never be interpreted as a script of this origin
  return { 'Content-Type': type, 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' };
}

interface HostRequest {
  readonly address: string;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly signal: AbortSignal;
}

/** Sends no cookies and no referrer, and avoids a second copy in the HTTP cache. */
const discreet: RequestInit = { credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store' };

/** The size of a recording as its host reports it: `{"size": 4312345}`, or null if it does not. */
export async function answerSize(request: HostRequest): Promise<Response> {
  try {
    // Some hosts do not support HEAD, or do not allow it across origins
    const head = await fetchFromHost(request, { method: 'HEAD' }).catch(() => undefined);
    const response = head ?? (await fetchFromHost(request, {}));
    await response?.body?.cancel();
    if (!response) return problemResponse('missing');
    return Response.json(
      { size: sizeIn(response.headers) ?? null },
      { headers: { 'Cache-Control': 'no-store' } },
    );
  } catch {
    return problemResponse(await whyNot(request));
  }
}

/**
 * The bytes of a recording from its host, starting at an offset. If the host ignores the range, the status is
 * 200 and the body is complete.
 */
export async function answerFromHost(request: HostRequest, from: number): Promise<Response> {
  try {
    // A host may reject the preflight request that a Range field causes
    const rest =
      from > 0
        ? await fetchFromHost(request, { headers: { Range: `bytes=${from}-` } }).catch(() => undefined)
        : undefined;
    const response = rest ?? (await fetchFromHost(request, {}));
    if (!response) return problemResponse('missing');
    const { status, headers, body } = response;
    const given = headers.get('Content-Type') ?? '';
    // An error page that is sent with a success status
    if (/^text\/html\b/.test(given)) {
      await body?.cancel();
      return problemResponse('missing');
    }
    const type = /^(?:audio|video)\/[\w.+-]+$/.test(given) ? given : 'audio/mpeg';
    const size = sizeIn(headers);
    return new Response(body, {
      status: status === 206 ? 206 : 200,
      headers: { ...recordingFields({ type }), ...(size === undefined ? {} : { 'X-Size': String(size) }) },
    });
  } catch {
    return problemResponse(await whyNot(request));
  }
}

/**
 * Undefined if the host responds with a "not found" status. Rejects if it is unreachable or does not allow
 * cross-origin reads.
 */
async function fetchFromHost(
  { address, fetch, signal }: HostRequest,
  init: RequestInit,
): Promise<Response | undefined> {
  const response = await fetch(address, { ...discreet, ...init, mode: 'cors', signal });
  if (response.ok) return response;
  await response.body?.cancel();
  return undefined;
}

/**
 * Distinguishes an unreachable host from one without CORS headers. An opaque response is useless otherwise:
 * even its size is unknown.
 */
async function whyNot({ address, fetch, signal }: HostRequest): Promise<RecordingProblem> {
  const exists = fetch(address, { ...discreet, method: 'HEAD', mode: 'no-cors', signal });
  return exists.then(
    () => 'closed',
    () => 'unreachable',
  );
}

function sizeIn(headers: Headers): number | undefined {
  const size = Number(headers.get('Content-Length'));
  return size > 0 ? size : undefined;
}

export function problemResponse(problem: RecordingProblem): Response {
  const status = problem === 'missing' ? 404 : 502;
  const headers = { 'Cache-Control': 'no-store' };
  return Response.json({ error: { code: `recording_${problem}` } }, { status, headers });
}
