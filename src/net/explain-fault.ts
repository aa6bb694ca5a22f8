import { FetchError } from './fetch-error.ts';
import { NetworkFault } from './network-fault.ts';

const unreachable: Readonly<Record<string, string>> = {
  ENOTFOUND: 'was not found: there is no network, or no such server',
  EAI_AGAIN: 'was not found: the name server does not answer',
  ECONNREFUSED: 'takes no connection',
  ENETUNREACH: 'cannot be reached: there is no network',
  ENETDOWN: 'cannot be reached: there is no network',
  EHOSTUNREACH: 'cannot be reached',
};

const failures: Readonly<Record<string, string>> = {
  ECONNRESET: 'cut the connection',
  EPIPE: 'cut the connection',
  ETIMEDOUT: 'did not answer in time',
  Malformed_HTTP_Response: 'does not answer as a web server',
  InvalidContentLength: 'does not answer as a web server',
};

const diskMeanings: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full; make room and run the command again',
  EDQUOT: 'The disk quota is used up',
  EACCES: 'This may not be written',
  EPERM: 'This may not be written',
  EROFS: 'The disk is read-only',
  ENOTDIR: 'A file lies where a folder should be',
};

/** What `fetch` throws, in words: a NetworkFault where another try may help, else a FetchError; other errors as they are. */
export function explainNetworkFault(error: unknown, host: string): unknown {
  const { code, name } = error as { code?: unknown; name?: string };
  if (error instanceof FetchError || error instanceof NetworkFault || typeof code !== 'string') return error;
  if (name !== 'TypeError') return error;
  if (/CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)/.test(code)) {
    const advice = "Check this computer's clock and that no one stands between.";
    return new FetchError(`The secure connection to ${host} cannot be trusted (${code}). ${advice}`);
  }
  const isUnreachable = unreachable[code] !== undefined;
  const meaning = unreachable[code] ?? failures[code] ?? `cannot be reached (${code})`;
  return new NetworkFault(`${host} ${meaning}`, { isUnreachable });
}

/** What the file system throws, in words; other errors as they are. */
export function explainDiskFault(error: unknown): unknown {
  const { code, path } = error as NodeJS.ErrnoException;
  const meaning = code === undefined ? undefined : diskMeanings[code];
  return meaning ? new FetchError(`${meaning}${path ? `: ${path}` : '.'}`) : error;
}
