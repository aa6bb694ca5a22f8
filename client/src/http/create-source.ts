import { baseUrl } from './base-url.ts';
import { type CachedDocument, DocumentCache } from './document-cache.ts';
import type { CallOptions, DocumentSource } from './document-source.ts';
import { fetchDocument } from './fetch-document.ts';
import { JsonText } from './json-text.ts';
import { pageLocation } from './page-location.ts';
import { retryDelay } from './retry-delay.ts';
import { ScriptoriumError } from './scriptorium-error.ts';
import { SharedWork } from './shared-work.ts';
import type { SourceOptions } from './source-options.ts';
import { wait } from './wait.ts';

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
