import { explainNetworkFault, FetchError, NetworkFault } from './network-fault.ts';

interface RequestOptions {
  readonly headers: Readonly<Record<string, string>>;
  /** Allows URLs without TLS in addition to those on this computer. */
  readonly allowHttp: boolean;
  readonly signal: AbortSignal;
}

const maxRedirects = 5;

/**
 * Sends a GET request and returns the body as sent, without decompression. Redirects are only followed to a
 * secure URL, or between URLs on this computer.
 * @throws FetchError, NetworkFault; the signal's reason if it was aborted.
 */
export async function request(url: URL, options: RequestOptions): Promise<Response> {
  let address = url;
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const response = await send(address, options);
    const location = response.headers.get('location');
    if (![301, 302, 303, 307, 308].includes(response.status) || location === null) return response;
    await response.body?.cancel();
    const next = URL.parse(location, address.href);
    if (!next || !isRedirectAllowed(url, next, options.allowHttp)) {
      const target = next?.origin ?? 'an invalid address';
      throw new FetchError(`${address.host} redirects to ${target}, which is not safe to follow.`);
    }
    address = next;
  }
  throw new FetchError(`${url.host} redirects more than ${maxRedirects} times.`);
}

async function send(url: URL, { headers, signal }: RequestOptions): Promise<Response> {
  const init: BunFetchRequestInit = {
    // A range of a compressed body would consist of other bytes
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

/** Only a secure connection guarantees the origin of the content. */
export function isAddressAllowed(url: URL, allowHttp: boolean): boolean {
  if (url.username !== '' || url.password !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && (allowHttp || isLoopback(url)));
}

/** A redirect from outside to a URL on this computer could reach internal services. */
export function isRedirectAllowed(start: URL, next: URL, allowHttp: boolean): boolean {
  return isAddressAllowed(next, allowHttp) && (!isLoopback(next) || isLoopback(start));
}

function isLoopback({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}

export class IdleLimit implements Disposable {
  readonly #controller = new AbortController();
  readonly #seconds: number;
  readonly #host: string;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(seconds: number, host: string) {
    this.#seconds = seconds;
    this.#host = host;
    this.restart();
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  restart(): void {
    clearTimeout(this.#timer);
    const fault = new NetworkFault(`${this.#host} sent nothing for ${this.#seconds} s`);
    this.#timer = setTimeout(() => this.#controller.abort(fault), this.#seconds * 1000);
  }

  [Symbol.dispose](): void {
    clearTimeout(this.#timer);
  }
}
