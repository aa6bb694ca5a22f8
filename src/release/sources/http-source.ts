import { links } from '../../documents/links.ts';
import { retry } from '../../lib/retry.ts';
import { shownUrl } from '../../lib/secrets.ts';
import { UsageError } from '../../lib/user-error.ts';
import { explainNetworkFault, NetworkFault, retryDelay } from '../../net/network-fault.ts';
import { IdleLimit, request } from '../../net/request.ts';
import { parseRetryAfter } from '../../net/retry-after.ts';
import { unmountLinks } from '../../site/base-path.ts';
import { CorruptObjectError } from '../release-error.ts';
import { type FoundObject, placeOfManifest, type ReleaseSource } from '../release-source.ts';
import { decodeBody, tooLarge } from '../untrusted-bytes.ts';

interface HttpSourceOptions {
  readonly retries: number;
  readonly idleSeconds: number;
}

const defaults: HttpSourceOptions = { retries: 3, idleSeconds: 30 };

/**
 * A live server or a static host. Safe redirects are followed.
 * @param address of the site, of its `/api/`, or of a manifest; a base path is kept.
 * @throws UsageError for an address that cannot be requested.
 */
export function openHttpSource(address: string, options: Partial<HttpSourceOptions> = {}): ReleaseSource {
  const url = URL.parse(address);
  if (!url) throw new UsageError(`${shownUrl(address)} is not the address of a site.`);
  if (url.username !== '' || url.password !== '')
    throw new UsageError(`${shownUrl(address)} has a user name or a password. Leave them out.`);
  if (url.search !== '' || url.hash !== '')
    throw new UsageError(
      `Remove "${shownUrl(url.search + url.hash)}" from ${shownUrl(address)}: documents have no query.`,
    );
  const { base, manifestPath, isOlderRelease } = placeOfManifest(url.pathname);
  const root = `${url.origin}${base}`;
  const { retries, idleSeconds } = { ...defaults, ...options };
  return {
    name: isOlderRelease ? url.href : `${root}/`,
    manifestPath,
    hasDocuments: !isOlderRelease,
    isServed: true,
    async read(path, maxBytes) {
      const maxEncodedBytes = maxBytes + linkGrowth(maxBytes, base);
      const refusedMeansMissing = isOptional(path);
      const found = await retry(
        () => readOnce(new URL(root + path), maxEncodedBytes, { idleSeconds, refusedMeansMissing }),
        (error, failures) =>
          error instanceof NetworkFault && failures <= retries
            ? retryDelay(failures, error.retryAfter)
            : undefined,
      );
      if (!found) return undefined;
      const bytes = unmountLinks(found.bytes, base);
      if (bytes.length > maxBytes) throw tooLarge(maxBytes);
      return bytes === found.bytes ? found : { ...found, bytes, wasMounted: true };
    },
    close: async () => undefined,
  };
}

const minLinkBytes = '"Link":"/api/x.json"'.length;

/** Maximum number of bytes that a base path adds to a document. Capped, because the base path is untrusted. */
function linkGrowth(bytes: number, base: string): number {
  return Math.min(Math.ceil(bytes / minLinkBytes) * base.length, 4 * bytes);
}

/**
 * Object stores that do not permit listing answer 403 for missing objects. For these optional files, 403
 * means missing.
 */
function isOptional(path: string): boolean {
  return [links.publishing, links.releases, links.pages].some((of) => of === path) || path.endsWith('.sig');
}

async function readOnce(
  url: URL,
  maxBytes: number,
  { idleSeconds, refusedMeansMissing }: { idleSeconds: number; refusedMeansMissing: boolean },
): Promise<FoundObject | undefined> {
  using limit = new IdleLimit(idleSeconds, url.host);
  const response = await request(url, {
    headers: { 'Accept-Encoding': 'gzip' },
    allowHttp: url.protocol === 'http:',
    signal: limit.signal,
  });
  try {
    const { status } = response;
    if (status === 404 || status === 410 || (status === 403 && refusedMeansMissing)) return undefined;
    checkStatus(response, url);
    const bytes = await readBody(response, maxBytes, limit);
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
  const meaning = status === 403 ? ' (refused, or missing)' : '';
  throw new CorruptObjectError(`is answered with status ${status}${meaning}`);
}

/** Maximum number of bytes that a compressed body may be longer than its decompressed content. */
const slackBytes = 64 * 1024;

/** The decoded body. @throws CorruptObjectError if it is too large or damaged; NetworkFault if it was cut off. */
async function readBody(response: Response, maxBytes: number, limit: IdleLimit): Promise<Uint8Array> {
  const coding = (response.headers.get('content-encoding') ?? '').trim().toLowerCase();
  const maxEncodedBytes = coding === '' || coding === 'identity' ? maxBytes : maxBytes + slackBytes;
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of response.body ?? []) {
    limit.restart();
    length += piece.length;
    if (length > maxEncodedBytes) throw tooLarge(maxBytes);
    pieces.push(piece);
  }
  const announced = response.headers.get('content-length');
  if (announced !== null && /^\d+$/.test(announced) && length < Number(announced))
    throw new NetworkFault('the connection was cut');
  return decodeBody(Buffer.concat(pieces), coding, maxBytes);
}
