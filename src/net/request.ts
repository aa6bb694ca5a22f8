import { explainNetworkFault } from './explain-fault.ts';
import { FetchError } from './fetch-error.ts';
import { isRedirectAllowed } from './is-address-allowed.ts';

const mostRedirects = 5;

export interface RequestOptions {
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
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    const response = await send(address, options);
    const location = response.headers.get('location');
    if (![301, 302, 303, 307, 308].includes(response.status) || location === null) return response;
    await response.body?.cancel();
    const next = URL.parse(location, address.href);
    if (!next || !isRedirectAllowed(url, next, options.allowHttp))
      throw new FetchError(
        `${address.host} leads on to ${next?.origin ?? 'no address'}, which is not safe to follow.`,
      );
    address = next;
  }
  throw new FetchError(`${url.host} leads from one address to the next without an end.`);
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
