import type { StoredBody } from '../library/stored-body.ts';
import type { ContentCoding } from './content-coding.ts';
import { documentFields } from './document-fields.ts';
import { type ResponseFields, responseHead } from './http/http-response.ts';
import { mountLinks } from './mounted-document.ts';
import type { PreparedDocument } from './prepared-document.ts';

/** Complete downloads alone are long enough that resuming one is worth more than asking again. */
const download = /^\/api\/[^/]+\/complete(?:\.simple)?\.json$/;
/** Room for all but the downloads. */
const scratchBytes = 512 * 1024;

/** A chapter takes two thirds of the time that zlib takes. */
const gunzipOptions = { library: 'libdeflate' } as const;

const encoder = new TextEncoder();

interface Head {
  readonly bytes: Uint8Array;
  readonly dateAt: number;
}

/** Makes answers out of stored documents. What the heads of all documents have in common is made once. */
export class DocumentPreparer {
  readonly #common: ResponseFields;
  readonly #basePath: string;
  readonly #heads = new Map<string, Head>();
  readonly #scratch = new Uint8Array(scratchBytes);

  /** @param common fields of every document. @param basePath `/bible` where the service lies below it, or ''. */
  constructor(common: ResponseFields, basePath: string) {
    this.#common = common;
    this.#basePath = basePath;
  }

  /** @param stored the brotli body for `br`, else the gzip one. Brotli is for services without a base path. */
  prepare(path: string, stored: StoredBody, coding: ContentCoding): PreparedDocument {
    return this.#compose(path, stored, coding, false);
  }

  /** The answer is good until the next one is made: nothing is allocated for it. */
  prepareOnce(path: string, stored: StoredBody, coding: ContentCoding): PreparedDocument {
    return this.#compose(path, stored, coding, true);
  }

  #compose(path: string, stored: StoredBody, coding: ContentCoding, once: boolean) {
    const isDownload = path.includes('/complete') && download.test(path);
    const etag = entityTag(stored.hash, coding, this.#basePath);
    const body = bodyOf(stored.body, coding, this.#basePath);
    const start = this.#head(coding, isDownload);
    const end = `ETag: ${etag}\r\nContent-Length: ${body.length}\r\n\r\n`;
    const headLength = start.bytes.length + end.length;
    const length = headLength + body.length;
    const isTransient = once && length <= scratchBytes;
    const bytes = isTransient ? this.#scratch.subarray(0, length) : new Uint8Array(length);
    bytes.set(start.bytes);
    encoder.encodeInto(end, bytes.subarray(start.bytes.length, headLength));
    bytes.set(body, headLength);
    const response = { status: 200, bytes, headLength, dateAt: start.dateAt, isTransient };
    return { etag, coding, isDownload, response };
  }

  #head(coding: ContentCoding, isDownload: boolean): Head {
    const key = isDownload ? `${coding} download` : coding;
    let head = this.#heads.get(key);
    if (!head) {
      const { text, dateAt } = responseHead(200, documentFields(this.#common, { coding, isDownload }));
      head = { bytes: encoder.encode(text), dateAt };
      this.#heads.set(key, head);
    }
    return head;
  }
}

/**
 * Strong, from the content hash alone, so that every replica sends the same one; the codings of one document are
 * different representations and differ (RFC 9110, 8.8.3.3). 16 of the 32 bytes tell any two documents apart.
 */
function entityTag(hash: Uint8Array, coding: ContentCoding, basePath: string): string {
  const tag = Buffer.from(hash.buffer, hash.byteOffset, 16).toString('base64url');
  const mounted = basePath === '' ? '' : `-${Bun.hash.crc32(basePath).toString(16)}`;
  return coding === 'identity' ? `"${tag}${mounted}"` : `"${tag}${mounted}-${coding}"`;
}

function bodyOf(stored: Uint8Array, coding: ContentCoding, basePath: string): Uint8Array {
  if (coding !== 'identity' && basePath === '') return stored;
  const json = mountLinks(Bun.gunzipSync(stored as Uint8Array<ArrayBuffer>, gunzipOptions), basePath);
  return coding === 'gzip' ? Bun.gzipSync(json) : json;
}
