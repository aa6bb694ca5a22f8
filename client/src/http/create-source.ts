import { type CachedDocument, DocumentCache } from './document-cache.ts';
import { type CallOptions, checkDocumentPath, type DocumentSource, pathSegment } from './document-source.ts';
import { fetchDocument } from './fetch-document.ts';
import { type RetryOptions, retryDelay, wait } from './retry.ts';
import { ScriptoriumError } from './scriptorium-error.ts';
import { SharedWork } from './shared-work.ts';

export interface SourceOptions {
  /** The part of the URL before `/api/available_translations.json`; may have a path. */
  readonly baseUrl: string | URL;
  /** Called instead of the global `fetch`: for headers, a proxy, a service worker, tests. */
  readonly fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
  /** Milliseconds without receiving a byte until an attempt fails; 30,000 by default. */
  readonly timeout?: number | undefined;
  /** By default 3 retries, after about 0.3, 0.6 and 1.2 seconds, and never after more than 20 seconds. */
  readonly retry?: Partial<RetryOptions> | undefined;
  /** Size of the memory cache in UTF-16 code units of JSON; 8 million by default, 0 disables it. */
  readonly cacheSize?: number | undefined;
}

/**
 * Gets documents over HTTP, with a memory cache, a shared request for simultaneous calls with the same path,
 * and retries after transient failures.
 */
export function createSource(options: SourceOptions): Required<DocumentSource> {
  const base = baseUrl(options.baseUrl);
  // The links of a service below a path begin with it; those of published files do not
  const basePath = new URL(base).pathname.replace(/\/$/, '');
  const fetch = options.fetch ?? ((url, init) => globalThis.fetch(url, init));
  const { retries = 3, firstDelay = 400, maxDelay = 20_000 } = options.retry ?? {};
  const cache = new DocumentCache(options.cacheSize ?? 8_000_000);
  const work = new SharedWork<JsonText>();
  const mayAskWithTag = isSameOrigin(base);

  const fetchOnce = async (path: string, cached: CachedDocument | undefined, signal: AbortSignal) => {
    const url = base + path;
    const known = mayAskWithTag ? cached : undefined;
    const document = await fetchDocument({ url, fetch, timeout: options.timeout ?? 30_000, signal, known });
    const json = new JsonText(document.text, url);
    cache.set(path, document);
    return json;
  };

  const fetchWithRetries = async (
    path: string,
    signal: AbortSignal,
    mayHelp: (error: unknown) => boolean = () => true,
  ): Promise<JsonText> => {
    const cached = cache.get(path);
    if (cached && Date.now() < cached.freshUntil) return new JsonText(cached.text, base + path);
    for (let attempt = 1; ; attempt++) {
      try {
        return await fetchOnce(path, cached, signal);
      } catch (error) {
        const delay =
          signal.aborted || !mayHelp(error)
            ? undefined
            : retryDelay(error, attempt, { retries, firstDelay, maxDelay }, Math.random());
        if (delay === undefined) throw error;
        await wait(delay, signal);
      }
    }
  };

  return {
    async get<Document>(link: string, { signal }: CallOptions = {}) {
      const path = link.startsWith(`${basePath}/api/`) ? link.slice(basePath.length) : link;
      checkDocumentPath(path);
      const json = await work.do(path, (shared) => fetchWithRetries(path, shared), signal);
      return json.take() as Document;
    },

    async ask<Answer>(
      question: string,
      parameters: Readonly<Record<string, string>>,
      { signal = new AbortController().signal }: CallOptions = {},
    ) {
      const path = `/api/x/${question.split('/').map(pathSegment).join('/')}?${new URLSearchParams(parameters)}`;
      // A static host may serve an HTML page for every path
      const json = await fetchWithRetries(path, signal, (error) => !isInvalidAnswer(error));
      return json.take() as Answer;
    },
  };
}

function isInvalidAnswer(error: unknown): boolean {
  return error instanceof ScriptoriumError && error.code === 'invalid_answer';
}

/**
 * The base URL without a trailing slash. A relative URL is resolved against the current page, if any. Throws
 * a `ScriptoriumError` for an invalid URL.
 */
export function baseUrl(given: string | URL): string {
  let url: URL;
  try {
    url = new URL(given, pageLocation()?.href);
  } catch (cause) {
    throw refusal(given, 'it must begin with https:// or http://', cause);
  }
  if (!/^https?:$/.test(url.protocol)) throw refusal(given, 'it must begin with https:// or http://');
  if (url.search || url.hash) throw refusal(given, 'it must not have a query or a fragment');
  if (url.username || url.password) throw refusal(url.origin, 'it must not have a user name or a password');
  return url.href.replace(/\/+$/, '');
}

function refusal(given: string | URL, why: string, cause?: unknown): ScriptoriumError {
  return new ScriptoriumError({
    code: 'invalid_argument',
    message: `"${given}" is not a base URL: ${why}`,
    hint: 'Use the URL before /api/available_translations.json',
    cause,
  });
}

/**
 * Across origins, If-None-Match would cost a preflight request per document. The browser's own cache
 * revalidates there.
 */
function isSameOrigin(base: string): boolean {
  const page = pageLocation()?.origin;
  return page === undefined || new URL(base).origin === page;
}

function pageLocation(): { readonly href: string; readonly origin: string } | undefined {
  try {
    return (globalThis as { location?: { href: string; origin: string } }).location;
  } catch {
    // Deno without --location may throw
    return undefined;
  }
}

/**
 * JSON text that is parsed separately for each caller, so that each gets its own object, but only once for a
 * single caller.
 */
class JsonText {
  readonly #text: string;
  #parsed: { readonly value: unknown } | undefined;

  /** Throws a `ScriptoriumError` if the text is not JSON; `url` is its source. */
  constructor(text: string, url: string) {
    this.#text = text;
    try {
      this.#parsed = { value: JSON.parse(text) };
    } catch (cause) {
      throw new ScriptoriumError({
        code: 'invalid_answer',
        message: `The response from ${url} is not JSON: ${text.slice(0, 60)}`,
        hint: 'Check the base URL, and whether the network shows a sign-in page instead.',
        status: 200,
        url,
        cause,
      });
    }
  }

  take(): unknown {
    const value = this.#parsed ? this.#parsed.value : JSON.parse(this.#text);
    this.#parsed = undefined;
    return value;
  }
}
