import { type CachedDocument, DocumentCache } from './document-cache.ts';
import type { CallOptions, DocumentSource } from './document-source.ts';
import { fetchDocument } from './fetch-document.ts';
import { type RetryOptions, retryDelay, wait } from './retry.ts';
import { ScriptoriumError } from './scriptorium-error.ts';
import { SharedWork } from './shared-work.ts';

/** Gets documents over HTTP: each once at a time, from memory while it is fresh, again when a failure may pass. */
export function createSource(options: SourceOptions): DocumentSource {
  const base = baseUrl(options.baseUrl);
  const fetch = options.fetch ?? ((url, init) => globalThis.fetch(url, init));
  const { retries = 3, firstDelay = 400, longestDelay = 20_000 } = options.retry ?? {};
  const cache = new DocumentCache(options.cacheSize ?? 8_000_000);
  const work = new SharedWork<JsonText>();
  const mayAskWithTag = isSameOrigin(base);

  const fetchOnce = async (path: string, known: CachedDocument | undefined, signal: AbortSignal) => {
    const url = base + path;
    const asked = mayAskWithTag ? known : undefined;
    const document = await fetchDocument({
      url,
      fetch,
      timeout: options.timeout ?? 30_000,
      signal,
      known: asked,
    });
    const json = new JsonText(document.text, url);
    cache.set(path, document);
    return json;
  };

  const fetchWithRetries = async (path: string, signal: AbortSignal): Promise<JsonText> => {
    const known = cache.get(path);
    if (known && Date.now() < known.freshUntil) return new JsonText(known.text, base + path);
    for (let attempt = 1; ; attempt++) {
      try {
        return await fetchOnce(path, known, signal);
      } catch (error) {
        const delay = signal.aborted
          ? undefined
          : retryDelay(error, attempt, { retries, firstDelay, longestDelay }, Math.random());
        if (delay === undefined) throw error;
        await wait(delay, signal);
      }
    }
  };

  return {
    async get<Document>(path: string, { signal }: CallOptions = {}) {
      // A link must not lead to another host ("//host", "https://..."), nor out of the service ("/api/../..")
      if (!path.startsWith('/api/') || /\/(?:\.|%2e){1,2}(?:\/|$)|[\\?#]/i.test(path)) {
        throw new ScriptoriumError({
          code: 'invalid_argument',
          message: `"${path}" is no path of a document`,
        });
      }
      const json = await work.do(path, (shared) => fetchWithRetries(path, shared), signal);
      return json.take() as Document;
    },
  };
}

/**
 * If-None-Match costs a page of another origin a preflight for every document; there, the cache of the
 * browser asks with its own entity tag.
 */
function isSameOrigin(base: string): boolean {
  const page = pageLocation()?.origin;
  return page === undefined || new URL(base).origin === page;
}

export interface SourceOptions {
  /** What `/api/available_translations.json` follows; may have a path. */
  readonly baseUrl: string | URL;
  /** Called instead of the global `fetch`: for headers, a proxy, a service worker, tests. */
  readonly fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
  /** Milliseconds without a byte of an answer after which a try has failed; 30,000 when left out. */
  readonly timeout?: number | undefined;
  /** 3 retries, after about 0.3, 0.6 and 1.2 seconds, never after more than 20, when left out. */
  readonly retry?: Partial<RetryOptions> | undefined;
  /** How much is kept in memory, in UTF-16 code units of JSON; 0 for nothing; 8 million when left out. */
  readonly cacheSize?: number | undefined;
}

/**
 * The base URL without a slash at its end. Relative ones are resolved where there is a page to resolve them against.
 * Throws a `ScriptoriumError` for what is no URL of a service.
 */
export function baseUrl(given: string | URL): string {
  let url: URL;
  try {
    url = new URL(given, pageLocation()?.href);
  } catch (cause) {
    throw refusal(given, 'it must begin with https:// or http://', cause);
  }
  if (!/^https?:$/.test(url.protocol)) throw refusal(given, 'it must begin with https:// or http://');
  if (url.search || url.hash) throw refusal(given, 'it must have no query and no fragment');
  if (url.username || url.password) throw refusal(url.origin, 'it must have no user name and no password');
  return url.href.replace(/\/+$/, '');
}

function refusal(given: string | URL, why: string, cause?: unknown): ScriptoriumError {
  return new ScriptoriumError({
    code: 'invalid_argument',
    message: `"${given}" is no base URL: ${why}`,
    hint: 'Give the address that /api/available_translations.json follows',
    cause,
  });
}

/** Where the page or worker stands that this runs in; undefined outside of browsers. */
export function pageLocation(): { readonly href: string; readonly origin: string } | undefined {
  try {
    return (globalThis as { location?: { href: string; origin: string } }).location;
  } catch {
    // Deno without --location may throw
    return undefined;
  }
}

/** JSON that several callers want, each as an object of their own; parsed once where there is but one. */
export class JsonText {
  readonly #text: string;
  #parsed: { readonly value: unknown } | undefined;

  /** Throws a `ScriptoriumError` where the text is no JSON; `url` is where it came from. */
  constructor(text: string, url: string) {
    this.#text = text;
    try {
      this.#parsed = { value: JSON.parse(text) };
    } catch (cause) {
      throw new ScriptoriumError({
        code: 'invalid_answer',
        message: `${url} answered with something that is no JSON: ${text.slice(0, 60)}`,
        hint: 'Is the base URL that of the service? A sign-in page of the network may stand in between.',
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
