interface Facts {
  readonly status?: number | undefined;
  readonly requestId?: string | undefined;
  readonly region?: string | undefined;
  readonly retryAfter?: number | undefined;
  readonly isTemporary?: boolean | undefined;
  readonly cause?: unknown;
}

const networkCode =
  /^(ECONN|EHOST|ENET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_|TimeoutError|Malformed_|InvalidContentLength)/;
const temporaryCode =
  /^(RequestTimeout|InternalError|SlowDown|ServiceUnavailable|BadDigest|XAmzContentSHA256Mismatch)$/;

/** A store answered a request with an error, or did not answer. */
export class S3Error extends Error {
  override readonly name = 'S3Error';
  /** A code of the store, such as NoSuchKey, or of the network, such as ECONNRESET. */
  readonly code: string;
  readonly status: number | undefined;
  readonly requestId: string | undefined;
  readonly region: string | undefined;
  /** The wait that the store requests, in milliseconds. */
  readonly retryAfter: number | undefined;
  readonly isTemporary: boolean;
  attempts = 1;

  constructor(code: string, message: string, facts: Facts = {}) {
    super(message, { cause: facts.cause });
    const { status, isTemporary } = facts;
    this.code = code;
    this.status = status;
    this.requestId = facts.requestId;
    this.region = facts.region;
    this.retryAfter = facts.retryAfter;
    this.isTemporary =
      isTemporary ??
      (status === undefined ? networkCode.test(code) : isBusy(status) || temporaryCode.test(code));
  }
}

/** 501: the store lacks the operation. 507: it is full. */
function isBusy(status: number): boolean {
  return status === 429 || (status >= 500 && status !== 501 && status !== 507);
}
