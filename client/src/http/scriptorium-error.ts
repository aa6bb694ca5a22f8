import { parseRetryAfter } from '../../../src/net/retry-after.ts';

/**
 * Every error of this library except an abort, which rejects with the reason of the signal, as `fetch` does.
 *
 * `code` is the code of the service (`chapter_not_found`, ...; see its API reference), `http_error` if it
 * sent none, or a code of this library: `network_error`, `timeout`, `invalid_answer`, `invalid_argument`,
 * `invalid_reference`. A passage that is assembled from documents fails with the codes that the service uses
 * for it.
 */
export class ScriptoriumError extends Error {
  override readonly name = 'ScriptoriumError';
  readonly code!: string;
  /** A suggestion how to fix the request, if any. */
  readonly hint: string | undefined;
  /** The invalid parameter of a question, such as `ref`. */
  readonly parameter: string | undefined;
  /** For an invalid reference: the offset of the error in the text, in UTF-16 code units. */
  readonly at: number | undefined;
  /** For an invalid reference: the references before the error, in USFM notation. */
  readonly understood: string | undefined;
  /** Ids of the editions that the error is about: unknown, or without the requested content. */
  readonly editions!: readonly string[];
  /** HTTP status of the response; undefined if none arrived. */
  readonly status: number | undefined;
  /** The requested URL; undefined if the error occurred before any request. */
  readonly url: string | undefined;
  /** Seconds until the service allows a retry. */
  readonly retryAfter: number | undefined;

  constructor({ message, cause, ...members }: ScriptoriumErrorDetail) {
    super(message, cause === undefined ? undefined : { cause });
    Object.assign(this, members, { editions: members.editions ?? [] });
  }
}

interface ScriptoriumErrorDetail {
  readonly code: string;
  readonly message: string;
  readonly hint?: string | undefined;
  readonly parameter?: string | undefined;
  readonly at?: number | undefined;
  readonly understood?: string | undefined;
  readonly editions?: readonly string[] | undefined;
  readonly status?: number | undefined;
  readonly url?: string | undefined;
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
}

export function errorOfResponse(url: string, response: Response, body: string): ScriptoriumError {
  const { status } = response;
  const { code, message, ...more } = errorMembers(body);
  const wait = parseRetryAfter(response.headers.get('retry-after'), Date.now());
  return new ScriptoriumError({
    ...more,
    code: code ?? 'http_error',
    message: message ?? `${url} answered ${`${status} ${response.statusText}`.trim()}`,
    status,
    url,
    retryAfter: wait === undefined ? undefined : Math.ceil(wait / 1000),
  });
}

const isString = (value: unknown) => typeof value === 'string';
const memberChecks: Readonly<Record<string, (value: unknown) => boolean>> = {
  code: isString,
  message: isString,
  hint: isString,
  parameter: isString,
  at: (value) => typeof value === 'number',
  understood: isString,
  editions: (value) => Array.isArray(value) && value.every(isString),
};

/** Parses `{"error": {"code", "message", "hint"?, ...}}`. Services with the same contract may send anything else. */
function errorMembers(body: string): Partial<ScriptoriumErrorDetail> {
  let error: unknown;
  try {
    error = (JSON.parse(body) as { error?: unknown } | null)?.error;
  } catch {
    return {};
  }
  if (typeof error !== 'object' || error === null) return {};
  return Object.fromEntries(
    Object.entries(error).filter(
      ([name, value]) => Object.hasOwn(memberChecks, name) && memberChecks[name]!(value),
    ),
  );
}
