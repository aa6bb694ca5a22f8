/**
 * Every error of this library except an abort, which rejects with the reason of the signal, as `fetch` does.
 *
 * `code` is the service's own (`chapter_not_found`, ...; see its API reference), or `http_error` where it sent none, or
 * one of this library: `network_error`, `timeout`, `invalid_answer`, `invalid_argument`, `invalid_reference`. A passage that
 * is read out of documents fails with the codes that the service has for it.
 */
export class ScriptoriumError extends Error {
  override readonly name = 'ScriptoriumError';
  readonly code: string;
  /** What to try instead, where there is something to try. */
  readonly hint: string | undefined;
  /** Of a question: the parameter that is wrong, such as `ref`. */
  readonly parameter: string | undefined;
  /** Of a reference that cannot be read: where in the text, in UTF-16 code units. */
  readonly at: number | undefined;
  /** Of a reference that cannot be read: the references before that place, as USFM writes them. */
  readonly understood: string | undefined;
  /** HTTP status of the response; undefined where there was none. */
  readonly status: number | undefined;
  /** What was requested; undefined where the error came before any request. */
  readonly url: string | undefined;
  /** Seconds after which the service wants to be asked again. */
  readonly retryAfter: number | undefined;

  constructor(detail: ScriptoriumErrorDetail) {
    super(detail.message, detail.cause === undefined ? undefined : { cause: detail.cause });
    this.code = detail.code;
    this.hint = detail.hint;
    this.parameter = detail.parameter;
    this.at = detail.at;
    this.understood = detail.understood;
    this.status = detail.status;
    this.url = detail.url;
    this.retryAfter = detail.retryAfter;
  }
}

interface ScriptoriumErrorDetail {
  readonly code: string;
  readonly message: string;
  readonly hint?: string | undefined;
  readonly parameter?: string | undefined;
  readonly at?: number | undefined;
  readonly understood?: string | undefined;
  readonly status?: number | undefined;
  readonly url?: string | undefined;
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
}

/** The error for a response that is not a document; `body` is its text, whatever that is. */
export function errorOfResponse(url: string, response: Response, body: string): ScriptoriumError {
  const { status } = response;
  const { code, message, ...more } = errorMembers(body);
  return new ScriptoriumError({
    ...more,
    code: code ?? 'http_error',
    message: message ?? `${url} answered ${`${status} ${response.statusText}`.trim()}`,
    status,
    url,
    retryAfter: retryAfterSeconds(response.headers.get('retry-after'), Date.now()),
  });
}

const memberTypes = {
  code: 'string',
  message: 'string',
  hint: 'string',
  parameter: 'string',
  at: 'number',
  understood: 'string',
};

/** Of `{"error": {"code", "message", "hint"?, ...}}`; services with the same contract may send anything else. */
function errorMembers(body: string): Partial<ScriptoriumErrorDetail> {
  let error: unknown;
  try {
    error = (JSON.parse(body) as { error?: unknown } | null)?.error;
  } catch {
    return {};
  }
  if (typeof error !== 'object' || error === null) return {};
  const types = Object.entries(memberTypes);
  const members = types.map(
    ([name, type]) => [name, type, (error as Record<string, unknown>)[name]] as const,
  );
  return Object.fromEntries(
    members.flatMap(([name, type, value]) => (typeof value === type ? [[name, value]] : [])),
  );
}

/**
 * Seconds to wait according to a Retry-After field (RFC 9110, 10.2.3: seconds or a date); undefined where it is
 * neither. `now` is in milliseconds since 1970.
 */
export function retryAfterSeconds(field: string | null, now: number): number | undefined {
  const text = field?.trim() ?? '';
  if (/^\d{1,10}$/.test(text)) return Number(text);
  // Date.parse of some engines takes far more than dates: an HTTP date begins with the name of a day
  const date = /^[A-Z][a-z]{2,8},? /.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000));
}
