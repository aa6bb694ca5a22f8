import { totalBytes } from '../../lib/join-bytes.ts';
import { PartwiseGzip, PeekedBody } from '../../library/stored-document.ts';
import { mountLinks, partsBetweenLinks } from '../../site/base-path.ts';
import type { ContentCoding } from '../../site/content-coding.ts';
import {
  type DocumentKind,
  documentFields,
  entityTag,
  isDownloadPath,
  isNamedByHash,
} from '../../site/fields.ts';
import { type HttpResponse, type ResponseFields, responseHead } from '../http/response.ts';

/** Larger than any document except the downloads. */
const scratchBytes = 512 * 1024;

/** Takes two thirds of zlib's time for a chapter. */
const gunzipOptions = { library: 'libdeflate' } as const;
/** For responses that are compressed on request: twice as fast as zlib's default level, 5 to 10 % larger. */
export const quickGzip = { library: 'libdeflate', level: 3 } as const;

/** Bytes of JSON whose links are changed in one step, which takes about two milliseconds. */
const stepBytes = 1 << 18;

const encoder = new TextEncoder();

interface Head {
  readonly bytes: Uint8Array;
  readonly dateStart: number;
}

interface PreparerOptions {
  readonly fields: ResponseFields;
  /** `/bible`, or '' for the root. */
  readonly basePath: string;
}

/** Prepares responses from stored documents. The header fields that documents share are encoded once. */
export class DocumentPreparer {
  readonly #common: ResponseFields;
  readonly #basePath: string;
  readonly #variant: string;
  readonly #heads = new Map<string, Head>();
  readonly #scratch = Buffer.alloc(scratchBytes);

  constructor({ fields, basePath }: PreparerOptions) {
    this.#common = fields;
    this.#basePath = basePath;
    // The number changes with the compressed bytes, because parts of two different bodies must not be joined
    this.#variant = basePath === '' ? '' : `-${Bun.hash.crc32(`2${basePath}`).toString(16)}`;
  }

  /**
   * A response that is valid until the next one is prepared, unless it is long: nothing is allocated for it.
   * @param stored the brotli body for `br`, otherwise the gzip body. Brotli is not available with a base
   * path.
   */
  prepare(path: string, stored: PeekedBody, coding: ContentCoding): PreparedDocument {
    return this.#finished(this.#described(path, stored, coding), this.#madeBody(stored, coding) ?? stored);
  }

  /** Prepares a long document below a base path: changing and compressing it takes far longer than sending it. */
  *prepareInSteps(
    path: string,
    stored: PeekedBody,
    coding: 'gzip' | 'identity',
  ): Generator<undefined, PreparedDocument> {
    const described = this.#described(path, stored, coding);
    const json = Bun.gunzipSync(stored.body, gunzipOptions);
    const gzip = coding === 'gzip' ? new PartwiseGzip(quickGzip.level) : undefined;
    const parts: Uint8Array[] = [];
    for (const part of partsBetweenLinks(json, stepBytes)) {
      yield;
      const mounted = mountLinks(part, this.#basePath);
      if (gzip) gzip.add(mounted);
      else parts.push(mounted);
    }
    return this.#finished(described, gzip?.end() ?? parts);
  }

  #described(path: string, stored: PeekedBody, coding: ContentCoding): Described {
    return {
      etag: entityTag(stored.hashText(16), coding, this.#variant),
      coding,
      isDownload: isDownloadPath(path),
      isImmutable: isNamedByHash(path),
    };
  }

  #finished(described: Described, body: PeekedBody | readonly Uint8Array[]): PreparedDocument {
    const { etag } = described;
    const head = this.#head(described);
    const bodyLength = body instanceof PeekedBody ? body.bodyLength : totalBytes(body);
    const headEnd = `ETag: ${etag}\r\nContent-Length: ${bodyLength}\r\n\r\n`;
    const bodyStart = head.bytes.length + headEnd.length;
    const end = bodyStart + bodyLength;
    const isTransient = end <= scratchBytes;
    const bytes = isTransient ? this.#scratch : Buffer.allocUnsafeSlow(end);
    bytes.set(head.bytes);
    bytes.write(headEnd, head.bytes.length, 'latin1');
    if (body instanceof PeekedBody) body.copyBody(bytes, bodyStart);
    else copyParts(body, bytes, bodyStart);
    const { dateStart } = head;
    const response = { status: 200, bytes, start: 0, bodyStart, end, dateStart, isTransient };
    return { ...described, response };
  }

  /** The body, unless it is the stored one. */
  #madeBody(stored: PeekedBody, coding: ContentCoding): Uint8Array[] | undefined {
    if (coding !== 'identity' && this.#basePath === '') return undefined;
    const json = mountLinks(Bun.gunzipSync(stored.body, gunzipOptions), this.#basePath);
    return [coding === 'gzip' ? Bun.gzipSync(json, quickGzip) : json];
  }

  #head(kind: DocumentKind): Head {
    const key = `${kind.coding} ${kind.isDownload} ${kind.isImmutable}`;
    let head = this.#heads.get(key);
    if (!head) {
      const { text, dateStart } = responseHead(200, documentFields(this.#common, kind));
      head = { bytes: encoder.encode(text), dateStart };
      this.#heads.set(key, head);
    }
    return head;
  }
}

function copyParts(parts: readonly Uint8Array[], target: Uint8Array, start: number): void {
  let at = start;
  for (const part of parts) {
    target.set(part, at);
    at += part.length;
  }
}

export function contentTag(content: string | Uint8Array, coding: ContentCoding): string {
  const hash = new Bun.CryptoHasher('sha256').update(content).digest().toString('base64url', 0, 16);
  return entityTag(hash, coding);
}

export interface PreparedDocument extends DocumentKind {
  readonly etag: string;
  readonly response: HttpResponse;
}

export type Described = Omit<PreparedDocument, 'response'>;
