import { backOff } from '../lib/retry.ts';
import { UserError } from '../lib/user-error.ts';

/** The network or the server failed in a way that may pass: the same request may be sent again. */
export class NetworkFault extends UserError {
  override readonly name = 'NetworkFault';
  /** Not even a connection was made. */
  readonly isUnreachable: boolean;
  /** How long the server asks clients to wait, in milliseconds. */
  readonly retryAfter: number | undefined;

  constructor(
    message: string,
    { isUnreachable = false, retryAfter }: { isUnreachable?: boolean; retryAfter?: number | undefined } = {},
  ) {
    super(message);
    this.isUnreachable = isUnreachable;
    this.retryAfter = retryAfter;
  }
}

/** Content could not be fetched, or was refused, and sending the request again would not help. */
export class FetchError extends UserError {
  override readonly name = 'FetchError';
}

const unreachable: Readonly<Record<string, string>> = {
  ENOTFOUND: 'was not found: there is no network, or no such server',
  EAI_AGAIN: 'was not found: the name server does not answer',
  ECONNREFUSED: 'refused the connection',
  ENETUNREACH: 'cannot be reached: there is no network',
  ENETDOWN: 'cannot be reached: there is no network',
  EHOSTUNREACH: 'cannot be reached',
};

const failures: Readonly<Record<string, string>> = {
  ECONNRESET: 'cut the connection',
  EPIPE: 'cut the connection',
  ETIMEDOUT: 'did not answer in time',
  Malformed_HTTP_Response: 'does not answer like a web server',
  InvalidContentLength: 'does not answer like a web server',
};

/** Codes of calls with wrong arguments: bugs. The codes of TLS begin like them. */
const isMisuse = /^ERR_(?!TLS|SSL)/;

/**
 * Puts an error of `fetch` into words.
 * @returns a NetworkFault where another attempt may help, else a FetchError; other errors as they are.
 */
export function explainNetworkFault(error: unknown, host: string): unknown {
  const { code, name } = error as { code?: unknown; name?: string };
  if (error instanceof FetchError || error instanceof NetworkFault || typeof code !== 'string') return error;
  if (name !== 'TypeError' || isMisuse.test(code)) return error;
  if (/CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)/.test(code)) {
    const advice = "Check this computer's clock, and that nothing intercepts the connection.";
    return new FetchError(`The secure connection to ${host} cannot be trusted (${code}). ${advice}`);
  }
  const isUnreachable = unreachable[code] !== undefined;
  const meaning = unreachable[code] ?? failures[code] ?? `cannot be reached (${code})`;
  return new NetworkFault(`${host} ${meaning}`, { isUnreachable });
}

/** A server that asks clients to wait for longer is not asked again. Milliseconds. */
const longestWait = 60_000;
const delays = { first: 250, factor: 4, longest: 30_000 };

/**
 * Milliseconds to wait before another attempt: longer after each failure, or what the server asks for.
 * @param failures counts from 1.
 * @returns undefined where the server asks for too long a wait.
 */
export function retryDelay(failures: number, retryAfter: number | undefined): number | undefined {
  const wait = retryAfter ?? backOff(failures, delays);
  return wait > longestWait ? undefined : wait;
}

/** A `Retry-After` field (RFC 9110, 10.2.3) in milliseconds from now; undefined when it is missing or cannot be read. */
export function parseRetryAfter(value: string | null, now: number): number | undefined {
  if (value === null) return undefined;
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
