import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { retry } from '../lib/retry.ts';
import { shownUrl } from '../lib/secrets.ts';
import { explainNetworkFault, FetchError, NetworkFault, retryDelay } from '../net/network-fault.ts';
import { IdleLimit, request } from '../net/request.ts';
import { parseRetryAfter } from '../net/retry-after.ts';
import {
  conditionalHeaders,
  type PartialFile,
  strongValidator,
  type Validators,
  validatorsOf,
} from './partial-file.ts';

export interface FileKind {
  readonly name: string;
  readonly refusedTypes: RegExp;
  /** Matches the first bytes (at most four) in hex. */
  readonly beginning: RegExp;
  /** Requests gzip and stores the file as received: a large text downloads many times faster. */
  readonly mayBeGzip?: boolean;
}

export const fileKinds = {
  /** `PK` with the signature of a file entry or, for an empty archive, of the end record. */
  zip: {
    name: 'a zip',
    refusedTypes: /^(text|image|audio|video|font)\/|\b(html|xml|json|javascript)\b/i,
    beginning: /^504b(0304|0506)/,
  },
  /** A zip, or any file except web pages and media. */
  source: {
    name: 'a zip or a source file',
    refusedTypes: /^(image|audio|video|font)\/|\bhtml\b/i,
    beginning: /^(?!3c21444f|3c21646f|3c68746d|3c48544d|$)/,
  },
  /** An object, after white space and a byte order mark; or gzip. */
  json: {
    name: 'a JSON document',
    refusedTypes: /^(image|audio|video|font)\/|\b(html|xml|javascript|zip)\b/i,
    beginning: /^(1f8b|(efbbbf)?(09|0a|0d|20)*(7b|$))/,
    mayBeGzip: true,
  },
  /** Anything except markup and zip. */
  table: {
    name: 'a table',
    refusedTypes: /^(image|audio|video|font)\/|\b(html|xml|json|javascript|zip)\b/i,
    beginning: /^(efbbbf)?(?!3c|504b|$)/,
    mayBeGzip: true,
  },
} as const satisfies Record<string, FileKind>;

/**
 * Fetches a file into a partial file, resuming an interrupted download. Retries if the network or the server
 * fails; an attempt that received bytes does not count.
 * @throws FetchError; a resumable partial file is kept.
 */
export async function download(
  url: URL,
  partial: PartialFile,
  options: DownloadOptions,
): Promise<'whole' | 'unchanged'> {
  let wasReached = false;
  let failures = 0;
  let before = 0;
  return retry(
    () => {
      before = partial.size;
      return tryOnce(url, partial, options);
    },
    (error) => {
      if (options.total?.aborted) throw gaveUp(options.total.reason, partial, allowMore);
      if (!(error instanceof NetworkFault)) return undefined;
      // Without any network, retries would only delay the message
      if (error.isUnreachable && !wasReached) throw gaveUp(error, partial);
      wasReached = true;
      failures = partial.size > before ? 1 : failures + 1;
      const wait = retryDelay(failures, error.retryAfter);
      if (failures > options.retries || wait === undefined) throw gaveUp(error, partial);
      options.onEvent({ type: 'retry', reason: error.message, milliseconds: wait });
      return wait;
    },
    options.total,
  );
}

async function tryOnce(
  url: URL,
  partial: PartialFile,
  options: DownloadOptions,
): Promise<'whole' | 'unchanged'> {
  using limit = new IdleLimit(options.idleSeconds, url.host);
  const kept = partial.validators;
  const condition = kept === undefined ? null : strongValidator(kept);
  const kind: FileKind = options.kind ?? fileKinds.zip;
  const coding: Record<string, string> = kind.mayBeGzip ? { 'Accept-Encoding': 'gzip' } : {};
  const conditions: Record<string, string> =
    condition === null
      ? conditionalHeaders(options.known ?? { etag: null, lastModified: null })
      : { Range: `bytes=${partial.size}-`, 'If-Range': condition };
  const headers = { ...coding, ...conditions };
  options.total?.throwIfAborted();
  const signal = AbortSignal.any([limit.signal, ...(options.total ? [options.total] : [])]);
  const response = await request(url, { headers, allowHttp: options.allowHttp, signal });
  try {
    return await readAnswer(response, url, partial, limit, options);
  } catch (error) {
    throw signal.aborted ? signal.reason : explainNetworkFault(error, url.host);
  } finally {
    await response.body?.cancel().catch(() => undefined);
  }
}

function gaveUp({ message }: NetworkFault, partial: PartialFile, remedy?: string): FetchError {
  const advice = partial.validators
    ? 'The partial download is kept: run the command again to resume'
    : 'Check the connection and run the command again';
  return new FetchError(`${message}. ${advice}${remedy === undefined ? '' : `, ${remedy}`}.`);
}

const allowMore = 'or allow more time with --max-time';

/**
 * A signal that aborts after this time, even if bytes keep arriving: a server that sends a byte now and then
 * never exceeds the idle limit.
 */
export function totalLimit(seconds: number): AbortSignal {
  const controller = new AbortController();
  const fault = new NetworkFault(`The download took longer than ${seconds.toLocaleString('en')} s in all`);
  setTimeout(() => controller.abort(fault), seconds * 1000).unref();
  return controller.signal;
}

async function readAnswer(
  response: Response,
  url: URL,
  partial: PartialFile,
  limit: IdleLimit,
  options: DownloadOptions,
): Promise<'whole' | 'unchanged'> {
  if (response.status === 304 && options.known) return 'unchanged';
  if (response.status === 416 && isWhole(response, partial)) return 'whole';
  checkStatus(response, url, options.notFound);
  const kind: FileKind = options.kind ?? fileKinds.zip;
  checkType(response, url, kind);
  const from = beginAt(response, partial);
  const length = readLength(response);
  const total = length === undefined ? undefined : from + length;
  checkSize(total ?? 0, options.maxBytes, partial);
  options.onEvent({ type: 'begin', url: shownUrl(url.href), from, total });
  let done = from;
  let isChecked = from > 0;
  await partial.append(async (write) => {
    for await (const bytes of response.body ?? []) {
      limit.restart();
      done += bytes.length;
      checkSize(done, options.maxBytes, partial);
      write(bytes);
      if (!isChecked && done >= 4) isChecked = await checkBeginning(partial, url, kind);
      options.onEvent({ type: 'progress', done, total });
    }
  });
  if (total !== undefined && done < total) throw new NetworkFault(`${url.host} cut the connection`);
  if (!isChecked) await checkBeginning(partial, url, kind);
  return 'whole';
}

function isWhole({ headers }: Response, partial: PartialFile): boolean {
  if (headers.get('content-range') === `bytes */${partial.size}`) return true;
  partial.remove();
  return false;
}

function checkStatus({ status, headers }: Response, url: URL, notFound: string): void {
  if (status === 200 || status === 206) return;
  if (status === 404 || status === 410) throw new FetchError(notFound, { isMissing: true });
  if (status === 408 || status === 416 || status === 429 || status >= 500) {
    const wait = parseRetryAfter(headers.get('retry-after'), Date.now());
    const asked = wait ? ` and asks to wait for ${Math.ceil(wait / 1000)} s` : '';
    throw new NetworkFault(`${url.host} answers with status ${status}${asked}`, { retryAfter: wait });
  }
  throw new FetchError(`${url.host} refuses ${shownUrl(url.href)} (status ${status}).`);
}

function checkType({ headers }: Response, url: URL, kind: FileKind): void {
  const encoding = headers.get('content-encoding') ?? 'identity';
  if (encoding !== 'identity' && !(kind.mayBeGzip && encoding === 'gzip'))
    throw new FetchError(`${url.host} sent the file in a content coding that was not requested.`);
  const type = headers.get('content-type') ?? '';
  if (kind.refusedTypes.test(type)) throw isNot(kind, url, `its type is ${type.split(';')[0]}`);
}

function beginAt(response: Response, partial: PartialFile): number {
  const validators = validatorsOf(response.headers);
  if (response.status === 200) {
    partial.begin(validators);
    return 0;
  }
  const { size, validators: kept } = partial;
  const range = /^bytes (\d+)-/.exec(response.headers.get('content-range') ?? '');
  const isSame = kept !== undefined && strongValidator(validators) === strongValidator(kept);
  if (range && Number(range[1]) === size && isSame) return size;
  partial.remove();
  throw new NetworkFault('The file changed on the server during the download', { retryAfter: 0 });
}

function readLength({ headers }: Response): number | undefined {
  const length = headers.get('content-length');
  return length !== null && /^\d+$/.test(length) ? Number(length) : undefined;
}

function checkSize(bytes: number, maxBytes: number, partial: PartialFile): void {
  if (bytes <= maxBytes) return;
  partial.remove();
  throw new FetchError(
    `The file is larger than ${maxBytes.toLocaleString('en')} bytes; --max-bytes allows more.`,
  );
}

async function checkBeginning(partial: PartialFile, url: URL, kind: FileKind): Promise<true> {
  const beginning = await Bun.file(partial.path).slice(0, 4).bytes();
  if (kind.beginning.test(beginning.toHex())) return true;
  partial.remove();
  throw isNot(kind, url, 'it does not begin like one');
}

function isNot(kind: FileKind, url: URL, reason: string): FetchError {
  return new FetchError(
    `${shownUrl(url.href)} is not ${kind.name}: ${reason}. Open it in a browser to see the server's response.`,
  );
}

/** The content of a complete download that may be gzip. @throws FetchError if it is damaged or too large. */
export function unpackedBytes({ path }: PartialFile, url: URL, maxBytes: number): Uint8Array {
  const bytes = readFileSync(path);
  if (bytes.length < 2 || bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: maxBytes });
  } catch (error) {
    const { code } = error as { code?: unknown };
    const isTooLarge = code === 'ERR_BUFFER_TOO_LARGE';
    if (!isTooLarge && !String(code).startsWith('Z_')) throw error;
    const what = isTooLarge ? `is larger than ${maxBytes.toLocaleString('en')} bytes` : 'is damaged gzip';
    throw new FetchError(`${shownUrl(url.href)} ${what}. Nothing of it was kept.`);
  }
}

export interface DownloadOptions {
  readonly allowHttp: boolean;
  readonly maxBytes: number;
  readonly idleSeconds: number;
  readonly total?: AbortSignal | undefined;
  readonly retries: number;
  readonly onEvent: (event: DownloadEvent) => void;
  readonly notFound: string;
  readonly kind?: FileKind;
  readonly known?: Validators | undefined;
}

/** Sizes in bytes; `total` is undefined if the server does not send it. */
export type DownloadEvent =
  | {
      readonly type: 'begin';
      readonly url: string;
      readonly from: number;
      readonly total: number | undefined;
    }
  | { readonly type: 'progress'; readonly done: number; readonly total: number | undefined }
  | { readonly type: 'retry'; readonly reason: string; readonly milliseconds: number };

const mebibyte = 1024 * 1024;

/** Limits for untrusted content, so that nothing grows without bound. Sizes are in bytes. */
export const fetchLimits = {
  /** Maximum archive size; the largest translation of eBible.org is below 20 MB. */
  downloadBytes: 1024 * mebibyte,
  idleSeconds: 30,
  totalSeconds: 3600,
  /** Time for several editions of the public API, which together have many gigabytes. */
  severalTotalSeconds: 86_400,
  retries: 4,
} as const;
