import { AwsV4Signer } from 'aws4fetch';
import { backOff, retry, spreadOut } from '../../lib/retry.ts';
import { sha256Of } from '../../lib/sha256.ts';
import { UserError } from '../../lib/user-error.ts';
import { explainNetworkFault } from '../../net/network-fault.ts';
import { IdleLimit } from '../../net/request.ts';
import { parseRetryAfter } from '../../net/retry-after.ts';
import { type BucketLocation, urlOfKey } from './connection.ts';
import type { Credentials } from './credentials.ts';
import { S3Error } from './s3-error.ts';
import { childText, parseXmlAnswer, type XmlElement } from './xml-answer.ts';

interface S3Message {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST';
  readonly key: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

export interface S3Answer {
  readonly headers: Headers;
  readonly body: Uint8Array;
  /** Undefined for an object, and if the body is not XML. */
  readonly xml: XmlElement | undefined;
}

interface SendOptions {
  readonly attempts: number;
  readonly idleSeconds: number;
}

const delays = { first: 100, factor: 2, max: 20_000 };
/** Assumed speed of a slow connection in bytes per second. Extends the timeout of uploads. */
const slowConnection = 10_000;
/** Stores accept a difference of 15 minutes. */
const maxClockDifferenceMs = 5 * 60_000;

export class S3Requests {
  readonly #location: BucketLocation;
  readonly #credentials: () => Promise<Credentials>;
  readonly #options: SendOptions;
  readonly #signingKeys = new Map<string, ArrayBuffer>();
  /** Positive if the store's clock is ahead of ours. */
  #clockOffsetMs = 0;

  constructor(location: BucketLocation, credentials: () => Promise<Credentials>, options: SendOptions) {
    this.#location = location;
    this.#credentials = credentials;
    this.#options = options;
  }

  /** @throws S3Error for an answer other than success, and if there is no answer. */
  async send(message: S3Message, attempts = this.#options.attempts): Promise<S3Answer> {
    return retry(
      () => this.#sendOnce(message),
      (error, failures) => {
        if (!(error instanceof S3Error)) return undefined;
        error.attempts = failures;
        if (failures >= attempts || !error.isTemporary) return undefined;
        return error.retryAfter ?? spreadOut(backOff(failures, delays));
      },
    );
  }

  async #sendOnce(message: S3Message): Promise<S3Answer> {
    const { url, headers } = await this.#sign(message);
    using limit = new IdleLimit(
      this.#options.idleSeconds + Math.floor((message.body?.length ?? 0) / slowConnection),
      url.host,
    );
    const { method, body } = message;
    let response: Response;
    let bytes: Uint8Array;
    try {
      response = await fetch(url, {
        method,
        headers,
        body: body as Uint8Array<ArrayBuffer>,
        redirect: 'manual',
        decompress: false,
        signal: limit.signal,
      });
      bytes = await readBody(response, limit);
    } catch (error) {
      throw networkError(limit.signal.aborted ? limit.signal.reason : error, url.host);
    }
    const isObject = message.method === 'GET' && message.key !== '';
    const xml = response.ok && isObject ? undefined : parseXmlAnswer(new TextDecoder().decode(bytes));
    // Amazon begins to answer some requests with status 200 before it knows their outcome
    if (!response.ok || xml?.name === 'Error') throw this.#errorOf(response, xml);
    return { headers: response.headers, body: bytes, xml };
  }

  async #sign({
    method,
    key,
    query,
    headers = {},
    body,
  }: S3Message): Promise<{ url: URL; headers: Headers }> {
    const url = urlOfKey(this.#location, key);
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
    const isSigned = (name: string) => /^(x-amz-|content-md5$)/i.test(name);
    const fields = Object.entries(headers);
    const { accessKeyId, secretAccessKey, sessionToken } = await this.#credentials();
    const signer = new AwsV4Signer({
      accessKeyId,
      secretAccessKey,
      ...(sessionToken !== undefined && { sessionToken }),
      service: 's3',
      region: this.#location.region,
      method,
      url: url.href,
      headers: {
        ...Object.fromEntries(fields.filter(([name]) => isSigned(name))),
        'x-amz-content-sha256': sha256Of(body ?? ''),
      },
      datetime: new Date(Date.now() + this.#clockOffsetMs).toISOString().replace(/[:-]|\.\d{3}/g, ''),
      cache: this.#signingKeys,
    });
    const signed = await signer.sign();
    // Proxies may change other fields
    for (const [name, value] of fields) if (!isSigned(name)) signed.headers.set(name, value);
    signed.headers.set('accept-encoding', 'identity');
    signed.headers.set('user-agent', 'scriptorium');
    return signed;
  }

  #errorOf({ status, headers }: Response, xml: XmlElement | undefined): S3Error {
    const date = Date.parse(headers.get('date') ?? '');
    const isClockWrong =
      status === 403 && Math.abs(date - Date.now() - this.#clockOffsetMs) > maxClockDifferenceMs;
    if (isClockWrong) this.#clockOffsetMs = date - Date.now();
    const said = xml?.name === 'Error' ? xml : undefined;
    const code = childText(said, 'Code') || (status === 404 ? 'NotFound' : `Status${status}`);
    return new S3Error(code, childText(said, 'Message') ?? '', {
      status,
      requestId: headers.get('x-amz-request-id') ?? childText(said, 'RequestId'),
      region: childText(said, 'Region') || headers.get('x-amz-bucket-region') || undefined,
      retryAfter: isClockWrong ? 0 : parseRetryAfter(headers.get('retry-after'), Date.now()),
      isTemporary: isClockWrong || undefined,
    });
  }
}

async function readBody(response: Response, limit: IdleLimit): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of response.body ?? []) {
    limit.restart();
    pieces.push(piece);
  }
  return pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces);
}

function networkError(error: unknown, host: string): unknown {
  const explained = explainNetworkFault(error, host);
  const { code } = error as { code?: unknown };
  if (!(explained instanceof UserError)) return error;
  return new S3Error(typeof code === 'string' ? code : 'TimeoutError', explained.message, { cause: error });
}
