export interface ScriptoriumErrorDetail {
  readonly code: string;
  readonly message: string;
  readonly hint?: string | undefined;
  readonly status?: number | undefined;
  readonly url?: string | undefined;
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
}

/**
 * Every error of this library, but for an abort: that rejects with the reason of the signal, as `fetch` does.
 *
 * `code` is the service's own (`chapter_not_found`, ...; see its API reference), or `http_error` where it sent none, or
 * one of this library: `network_error`, `timeout`, `invalid_answer`, `invalid_argument`, `invalid_reference`,
 * `verse_not_found`.
 */
export class ScriptoriumError extends Error {
  override readonly name = 'ScriptoriumError';
  readonly code: string;
  /** What to try instead, where there is something to try. */
  readonly hint: string | undefined;
  /** HTTP status of the answer; undefined where there was no answer. */
  readonly status: number | undefined;
  /** What was asked for; undefined where the error came before any request. */
  readonly url: string | undefined;
  /** Seconds after which the service wants to be asked again. */
  readonly retryAfter: number | undefined;

  constructor(detail: ScriptoriumErrorDetail) {
    super(detail.message, detail.cause === undefined ? undefined : { cause: detail.cause });
    this.code = detail.code;
    this.hint = detail.hint;
    this.status = detail.status;
    this.url = detail.url;
    this.retryAfter = detail.retryAfter;
  }
}
