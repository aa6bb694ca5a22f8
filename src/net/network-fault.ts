import { backOff } from '../lib/retry.ts';
import { UserError } from '../lib/user-error.ts';

/** A temporary failure of the network or the server: the request can be retried. */
export class NetworkFault extends UserError {
  override readonly name = 'NetworkFault';
  readonly isUnreachable: boolean;
  /** The wait that the server requests, in milliseconds. */
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

/** Content could not be fetched or was rejected, and retrying would not help. */
export class FetchError extends UserError {
  override readonly name = 'FetchError';
  readonly isMissing: boolean;

  constructor(
    message: string,
    { cause, isMissing = false }: { readonly cause?: unknown; readonly isMissing?: boolean } = {},
  ) {
    super(message, { cause });
    this.isMissing = isMissing;
  }
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
  ETIMEDOUT: 'did not respond in time',
  Malformed_HTTP_Response: 'does not respond like a web server',
  InvalidContentLength: 'does not respond like a web server',
};

/** Codes of calls with wrong arguments, which are bugs. TLS codes begin similarly. */
const isMisuse = /^ERR_(?!TLS|SSL)/;

/**
 * Converts an error of `fetch` to one with a clear message.
 * @returns a NetworkFault if another attempt may help, else a FetchError; other errors unchanged.
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

/** If a server requests a longer wait, in milliseconds, the request is not retried. */
const maxWaitMs = 60_000;
const delays = { first: 250, factor: 4, max: 30_000 };

/**
 * Milliseconds to wait before another attempt: longer after each failure, or the server's `Retry-After`.
 * @param failures counts from 1.
 * @returns undefined if the server requests too long a wait.
 */
export function retryDelay(failures: number, retryAfter: number | undefined): number | undefined {
  const wait = retryAfter ?? backOff(failures, delays);
  return wait > maxWaitMs ? undefined : wait;
}
