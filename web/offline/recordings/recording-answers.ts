/**
 * What the service worker answers for recordings, below `recordings/` of the service: a kept one in ranges, as players ask for it; and
 * one that is to be kept, from the host that has it. A page must not connect to other hosts (`connect-src 'self'`); the worker may, and
 * fetches nothing but what the documents of the service link to as a recording.
 */
import type { KeptRecording, RecordingId, RecordingStore } from './recording-store.ts';

/** What is asked of a recording: what the device keeps of it, its size, or its bytes from the host, from an offset on. */
export type RecordingQuestion = 'kept' | 'size' | { readonly from: number };

/** What stands in the way of fetching a recording. */
type RecordingProblem =
  /** The host does not let pages of other hosts read it: it sends no CORS headers. */
  | 'closed'
  | 'unreachable'
  /** The host has no recording there, or the service links to none. */
  | 'missing';

const pathPattern = /^recordings\/([A-Za-z0-9_-]+)\/([A-Z0-9]{3})\/(\d{1,3})\/([\w.~-]+)$/;

/** `recordings/BSB/JHN/3/hays`, below the root of the service. */
export function recordingPath({ id, book, chapter, reader }: RecordingId): string {
  return `recordings/${id}/${book}/${chapter}/${reader}`;
}

/** The reverse; undefined for other paths. */
export function parseRecordingPath(path: string): RecordingId | undefined {
  const [, id, book, chapter, reader] = pathPattern.exec(path) ?? [];
  return id === undefined ? undefined : { id, book: book!, chapter: Number(chapter), reader: reader! };
}

/** The part of `size` bytes that a `Range` asks for; undefined for all of it, 'none' where it begins past the end. */
export function askedRange(
  range: string | null,
  size: number,
): { readonly first: number; readonly last: number } | 'none' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range?.trim() ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  // The last so many bytes
  if (from === '') return to === '0' ? 'none' : { first: Math.max(0, size - Number(to)), last: size - 1 };
  const [first, last] = [Number(from), to === '' ? size - 1 : Math.min(Number(to), size - 1)];
  if (to !== '' && Number(to) < first) return undefined;
  return first >= size ? 'none' : { first, last };
}

/** A kept recording, in the range that is asked for. */
export async function answerKept(
  store: RecordingStore,
  recording: RecordingId,
  range: string | null,
): Promise<Response> {
  const kept = await store.get(recording).catch(() => undefined);
  if (!kept) return problemResponse('missing');
  const { size } = kept;
  const fields = { ...recordingFields(kept), 'Accept-Ranges': 'bytes' };
  const asked = askedRange(range, size);
  if (asked === 'none') {
    return new Response(null, { status: 416, headers: { ...fields, 'Content-Range': `bytes */${size}` } });
  }
  const { first, last } = asked ?? { first: 0, last: size - 1 };
  // The whole of what is asked for, as a worker may be ended while a stream is read slowly
  const body = await store.bytes(kept, first, last);
  const length = { 'Content-Length': String(last - first + 1) };
  if (!asked) return new Response(body, { headers: { ...fields, ...length } });
  const headers = { ...fields, ...length, 'Content-Range': `bytes ${first}-${last}/${size}` };
  return new Response(body, { status: 206, headers });
}

function recordingFields({ type }: Pick<KeptRecording, 'type'>) {
  // Bytes of another host must never be taken for a script of this one
  return { 'Content-Type': type, 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' };
}

interface HostRequest {
  readonly address: string;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly signal: AbortSignal;
}

/** Neither cookies nor the address of the page; and no copy in the browser's cache beside the one that is kept. */
const discreet: RequestInit = { credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store' };

/** The size of a recording as its host says it: `{"size": 4312345}`, or null where it does not. */
export async function answerSize(request: HostRequest): Promise<Response> {
  try {
    // Some hosts answer no HEAD, or allow it to nobody
    const head = await asked(request, { method: 'HEAD' }).catch(() => undefined);
    const response = head ?? (await asked(request, {}));
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
 * The bytes of a recording from its host, from an offset on. Where that host sends all of it in place of the rest, so does this: its
 * status is then 200.
 */
export async function answerFromHost(request: HostRequest, from: number): Promise<Response> {
  try {
    // A host may refuse what is more than a simple request
    const rest =
      from > 0
        ? await asked(request, { headers: { Range: `bytes=${from}-` } }).catch(() => undefined)
        : undefined;
    const response = rest ?? (await asked(request, {}));
    if (!response) return problemResponse('missing');
    const { status, headers, body } = response;
    const given = headers.get('Content-Type') ?? '';
    // A page that says that something is not there, with a status that says otherwise
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

/** Undefined where the host has nothing there. Rejects where it cannot be reached, or does not let pages of other hosts read it. */
async function asked(
  { address, fetch, signal }: HostRequest,
  init: RequestInit,
): Promise<Response | undefined> {
  const response = await fetch(address, { ...discreet, ...init, mode: 'cors', signal });
  if (response.ok) return response;
  await response.body?.cancel();
  return undefined;
}

/** Whether the host answers those who do not read it. Nothing of such an answer can be kept honestly: not even its size is known. */
async function whyNot({ address, fetch, signal }: HostRequest): Promise<RecordingProblem> {
  const isThere = fetch(address, { ...discreet, method: 'HEAD', mode: 'no-cors', signal });
  return isThere.then(
    () => 'closed',
    () => 'unreachable',
  );
}

function sizeIn(headers: Headers): number | undefined {
  const size = Number(headers.get('Content-Length'));
  return size > 0 ? size : undefined;
}

/** As an error of the service, with a code of its own: the page has the words. */
export function problemResponse(problem: RecordingProblem): Response {
  const status = problem === 'missing' ? 404 : 502;
  const headers = { 'Cache-Control': 'no-store' };
  return Response.json({ error: { code: `recording_${problem}` } }, { status, headers });
}
