import type { CachedDocument } from './document-cache.ts';
import { errorOfResponse, ScriptoriumError } from './scriptorium-error.ts';

interface DocumentRequest {
  readonly url: string;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Milliseconds without receiving a byte. */
  readonly timeout: number;
  readonly signal: AbortSignal;
  readonly known: CachedDocument | undefined;
}

export async function fetchDocument(request: DocumentRequest): Promise<CachedDocument> {
  const { url, timeout, signal, known } = request;
  signal.throwIfAborted();
  const controller = new AbortController();
  const stop = () => controller.abort(signal.reason);
  const giveUp = () => {
    const message = `No data from ${url} for ${timeout / 1000} seconds`;
    controller.abort(new ScriptoriumError({ code: 'timeout', message, url }));
  };
  let timer = setTimeout(giveUp, timeout);
  const giveMoreTime = () => {
    clearTimeout(timer);
    timer = setTimeout(giveUp, timeout);
  };
  // A custom fetch may ignore the signal
  const stopped = new Promise<never>((_, reject) =>
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason)),
  );
  signal.addEventListener('abort', stop, { once: true });
  const ask = async () => {
    const headers: Record<string, string> = { accept: 'application/json' };
    if (known?.entityTag) headers['if-none-match'] = known.entityTag;
    const response = await request.fetch(url, { headers, signal: controller.signal });
    const text = await readText(response, giveMoreTime);
    return documentOf(request, response, text);
  };
  try {
    return await Promise.race([ask(), stopped]);
  } catch (error) {
    if (controller.signal.aborted) throw controller.signal.reason;
    if (error instanceof ScriptoriumError) throw error;
    const message = `${url} could not be fetched: ${messageOf(error)}`;
    throw new ScriptoriumError({ code: 'network_error', message, url, cause: error });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

async function readText(response: Response, onProgress: () => void): Promise<string> {
  if (!response.body) return response.text();
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    onProgress();
    text += decoder.decode(value, { stream: true });
  }
}

function documentOf({ url, known }: DocumentRequest, response: Response, text: string): CachedDocument {
  const until = freshUntil(response.headers, Date.now());
  if (response.status === 304 && known) return { ...known, freshUntil: until };
  if (response.status !== 200) throw errorOfResponse(url, response, text);
  return { text, entityTag: response.headers.get('etag') ?? '', freshUntil: until };
}

/**
 * The time (Unix time in milliseconds) until which a response that arrived at `now` is fresh according to
 * Cache-Control and Age (RFC 9111, 4.2); `now` if every use requires revalidation.
 */
export function freshUntil(headers: Headers, now: number): number {
  const control = headers.get('cache-control')?.toLowerCase() ?? '';
  if (/\bno-(?:cache|store)\b/.test(control)) return now;
  const seconds = /\bmax-age=(\d{1,10})\b/.exec(control)?.[1] ?? '0';
  const age = /^\d{1,10}$/.exec(headers.get('age') ?? '')?.[0] ?? '0';
  return now + Math.max(0, Number(seconds) - Number(age)) * 1000;
}

/** In Node, the message is always "fetch failed"; only the cause is specific. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && error.cause.message
    ? `${error.message} (${error.cause.message})`
    : error.message;
}
