import { explainNetworkFault } from './explain-fault.ts';
import { FetchError } from './fetch-error.ts';
import { fetchLimits } from './fetch-limits.ts';

interface RequestOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly allowHttp: boolean;
  readonly signal: AbortSignal;
}

/**
 * The answer to a GET. A redirect is followed only to a secure address: from one on this computer also to another
 * on it.
 * @throws FetchError, NetworkFault; what the signal was aborted with.
 */
export async function request(url: URL, options: RequestOptions): Promise<Response> {
  let address = url;
  for (let redirects = 0; redirects <= fetchLimits.redirects; redirects++) {
    const response = await send(address, options);
    const location = response.headers.get('location');
    if (![301, 302, 303, 307, 308].includes(response.status) || location === null) return response;
    await response.body?.cancel();
    const next = URL.parse(location, address.href);
    if (!next || !isRedirectAllowed(url, next, options.allowHttp))
      throw new FetchError(
        `${address.host} redirects to ${next?.origin ?? 'something that is not an address'}, which is not safe to follow.`,
      );
    address = next;
  }
  throw new FetchError(`${url.host} redirects more than ${fetchLimits.redirects} times.`);
}

async function send(url: URL, { headers, signal }: RequestOptions): Promise<Response> {
  const init: BunFetchRequestInit = {
    // A range of a compressed answer would be one of other bytes
    headers: { 'Accept-Encoding': 'identity', 'User-Agent': 'scriptorium', ...headers },
    redirect: 'manual',
    decompress: false,
    signal,
  };
  try {
    return await fetch(url.href, init);
  } catch (error) {
    throw signal.aborted ? signal.reason : explainNetworkFault(error, url.host);
  }
}

/** Only over a secure connection is it certain whom the content comes from. */
export function isAddressAllowed(url: URL, allowHttp: boolean): boolean {
  if (url.username !== '' || url.password !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && (allowHttp || isLoopback(url)));
}

/** What leads from outside to an address on this computer would reach services that are meant for it alone. */
export function isRedirectAllowed(start: URL, next: URL, allowHttp: boolean): boolean {
  return isAddressAllowed(next, allowHttp) && (!isLoopback(next) || isLoopback(start));
}

function isLoopback({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}
