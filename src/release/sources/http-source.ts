import { setTimeout as pause } from 'node:timers/promises';
import { links } from '../../documents/links.ts';
import { fetchLimits } from '../../fetch/fetch-limits.ts';
import { explainNetworkFault } from '../../net/explain-fault.ts';
import { IdleLimit } from '../../net/idle-limit.ts';
import { NetworkFault } from '../../net/network-fault.ts';
import { request } from '../../net/request.ts';
import { parseRetryAfter, retryDelay } from '../../net/retry-delay.ts';
import { withoutBasePath } from '../../site/without-base-path.ts';
import { tooLarge } from '../decode-body.ts';
import { placeOfManifest } from '../place-of-manifest.ts';
import { PublishError } from '../publish-error.ts';
import type { FoundObject, ReleaseSource } from '../release-source.ts';
import { UnsoundObject } from '../unsound-object.ts';
import { readHttpBody } from './read-http-body.ts';

export interface HttpOptions {
  readonly retries: number;
  /** How long a server may send nothing, in seconds. */
  readonly idleSeconds: number;
}

/** Bytes of a member that holds a link. */
const shortestLink = '"Link":"/api/x.json"'.length;
const defaults: HttpOptions = { retries: 3, idleSeconds: 30 };

/**
 * A live server or a static host. Redirects are followed where that is safe.
 * @param address of the site, of its `/api/`, or of a manifest; a base path is kept.
 * @throws PublishError when it is no address that can be asked.
 */
export function openHttpReleaseSource(address: string, options: Partial<HttpOptions> = {}): ReleaseSource {
  const url = URL.parse(address);
  if (!url) throw new PublishError(`${address} is no address of a site.`);
  if (url.username !== '' || url.password !== '')
    throw new PublishError('An address with a name or a password in it is not taken.');
  if (url.search !== '' || url.hash !== '')
    throw new PublishError(`Leave "${url.search}${url.hash}" out of ${address}: documents have no query.`);
  const { base, manifestPath, isOlderRelease } = placeOfManifest(url.pathname);
  const root = `${url.origin}${base}`;
  return {
    name: isOlderRelease ? url.href : `${root}/`,
    manifestPath,
    hasDocuments: !isOlderRelease,
    async read(path, maxBytes) {
      const url = new URL(root + path);
      const patience = { ...defaults, ...options, mayBeRefused: notInEveryRelease(path) };
      const found = await readPatiently(url, maxBytes + linkGrowth(maxBytes, base), patience);
      if (!found) return undefined;
      const bytes = withoutBasePath(found.bytes, base);
      if (bytes.length > maxBytes) throw tooLarge(maxBytes);
      return bytes === found.bytes ? found : { ...found, bytes, wasMounted: true };
    },
    close: async () => undefined,
  };
}

/** How much longer a document may be whose links have a base path in front; whoever sends it may lie. */
function linkGrowth(bytes: number, base: string): number {
  return Math.min(Math.ceil(bytes / shortestLink) * base.length, 4 * bytes);
}

/** Stores that may not be listed refuse what is not there; so no answer tells that such a file is not there. */
function notInEveryRelease(path: string): boolean {
  return path === links.publishing || path === links.releases || path.endsWith('.sig');
}

interface ReadOptions extends HttpOptions {
  readonly mayBeRefused: boolean;
}

async function readPatiently(
  url: URL,
  maxBytes: number,
  options: ReadOptions,
): Promise<FoundObject | undefined> {
  for (let failures = 1; ; failures++) {
    try {
      return await readOnce(url, maxBytes, options);
    } catch (error) {
      if (!(error instanceof NetworkFault)) throw error;
      const wait = retryDelay(failures, error.retryAfter);
      if (failures > options.retries || wait > fetchLimits.retryAfterSeconds * 1000) throw error;
      await pause(wait);
    }
  }
}

async function readOnce(url: URL, maxBytes: number, options: ReadOptions): Promise<FoundObject | undefined> {
  using limit = new IdleLimit(options.idleSeconds, url.host);
  const response = await request(url, {
    headers: { 'Accept-Encoding': 'gzip' },
    allowHttp: url.protocol === 'http:',
    signal: limit.signal,
  });
  try {
    const { status } = response;
    if (status === 404 || status === 410 || (status === 403 && options.mayBeRefused)) return undefined;
    checkStatus(response, url);
    const bytes = await readHttpBody(response, maxBytes, limit);
    const age = response.headers.get('age') ?? '';
    return /^\d{1,9}$/.test(age) ? { bytes, age: Number(age) } : { bytes };
  } catch (error) {
    throw limit.signal.aborted ? limit.signal.reason : explainNetworkFault(error, url.host);
  } finally {
    await response.body?.cancel().catch(() => undefined);
  }
}

function checkStatus({ status, headers }: Response, { host }: URL): void {
  if (status === 200) return;
  if (status === 408 || status === 425 || status === 429 || status >= 500)
    throw new NetworkFault(`${host} answers with status ${status}`, {
      retryAfter: parseRetryAfter(headers.get('retry-after'), Date.now()),
    });
  // Object stores that may not be listed say 403 for what is not there
  const meaning = status === 403 ? ' (refused, or not there)' : '';
  throw new UnsoundObject(`is answered with status ${status}${meaning}`);
}
