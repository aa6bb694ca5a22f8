import type { CachedDocument } from './document-cache.ts';
import { errorOfAnswer, ScriptoriumError } from './scriptorium-error.ts';

export interface DocumentRequest {
  readonly url: string;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Milliseconds without a byte of the answer. */
  readonly timeout: number;
  readonly signal: AbortSignal;
  /** What is known of it; the answer may be that it is still so. */
  readonly known: CachedDocument | undefined;
}

/** Asks for a document once. Rejects with a `ScriptoriumError`, or with the signal's reason. */
export async function fetchDocument(request: DocumentRequest): Promise<CachedDocument> {
  const { url, timeout, signal, known } = request;
  signal.throwIfAborted();
  const controller = new AbortController();
  const stop = () => controller.abort(signal.reason);
  const giveUp = () => {
    const message = `Nothing came from ${url} for ${timeout / 1000} seconds`;
    controller.abort(new ScriptoriumError({ code: 'timeout', message, url }));
  };
  let timer = setTimeout(giveUp, timeout);
  const giveMoreTime = () => {
    clearTimeout(timer);
    timer = setTimeout(giveUp, timeout);
  };
  // A fetch of the caller's own may take no notice of the signal
  const stopped = new Promise<never>((_, reject) =>
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason)),
  );
  signal.addEventListener('abort', stop, { once: true });
  const ask = async () => {
    const headers: Record<string, string> = { accept: 'application/json' };
    if (known?.entityTag) headers['if-none-match'] = known.entityTag;
    const answer = await request.fetch(url, { headers, signal: controller.signal });
    const text = await readText(answer, giveMoreTime);
    return documentOf(request, answer, text);
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

function documentOf({ url, known }: DocumentRequest, answer: Response, text: string): CachedDocument {
  const until = freshUntil(answer.headers, Date.now());
  if (answer.status === 304 && known) return { ...known, freshUntil: until };
  if (answer.status !== 200) throw errorOfAnswer(url, answer, text);
  return { text, entityTag: answer.headers.get('etag') ?? '', freshUntil: until };
}

/** Node says "fetch failed" of every failure, and what failed in the cause. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && error.cause.message
    ? `${error.message} (${error.cause.message})`
    : error.message;
}

/** The body as text. `onProgress` is called whenever a part of it has come. */
export async function readText(answer: Response, onProgress: () => void): Promise<string> {
  if (!answer.body) return answer.text();
  const reader = answer.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    onProgress();
    text += decoder.decode(value, { stream: true });
  }
}

/**
 * Until when (milliseconds since 1970) an answer that came at `now` may be used without asking again, by its
 * Cache-Control and Age (RFC 9111, 4.2); `now` where it must be asked about each time.
 */
export function freshUntil(headers: Headers, now: number): number {
  const control = headers.get('cache-control')?.toLowerCase() ?? '';
  if (/\bno-(?:cache|store)\b/.test(control)) return now;
  const seconds = /\bmax-age=(\d{1,10})\b/.exec(control)?.[1] ?? '0';
  const age = /^\d{1,10}$/.exec(headers.get('age') ?? '')?.[0] ?? '0';
  return now + Math.max(0, Number(seconds) - Number(age)) * 1000;
}
