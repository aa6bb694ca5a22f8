import type { StoredDocument } from '../library/stored-document.ts';
import type { ContentCoding } from './content-coding.ts';
import { corsHeaders } from './cors-headers.ts';

/** One document in one coding, with everything an answer to it needs made beforehand. */
export interface PreparedDocument {
  readonly etag: string;
  readonly body: Uint8Array<ArrayBuffer>;
  /** One object for all answers: building headers anew for each costs a quarter of the throughput. */
  readonly headers: Headers;
  /** Whether byte ranges of it are served. */
  readonly isDownload: boolean;
}

/** Complete downloads alone are long enough that resuming one is worth more than asking again. */
const DOWNLOAD = /^\/api\/[^/]+\/complete(?:\.simple)?\.json$/;

/** @param cacheControl value of the Cache-Control header. */
export function prepareDocument(
  path: string,
  document: StoredDocument,
  coding: ContentCoding,
  cacheControl: string,
): PreparedDocument {
  const isDownload = DOWNLOAD.test(path);
  const etag = entityTag(document.hash, coding);
  const gzip = document.gzip as Uint8Array<ArrayBuffer>;
  const body = coding === 'gzip' ? gzip : Bun.gunzipSync(gzip);
  const headers = new Headers({
    'Content-Type': 'application/json; charset=utf-8',
    ETag: etag,
    'Cache-Control': cacheControl,
    Vary: 'Accept-Encoding',
    'X-Content-Type-Options': 'nosniff',
    ...corsHeaders,
  });
  if (coding === 'gzip') headers.set('Content-Encoding', 'gzip');
  if (isDownload) headers.set('Accept-Ranges', 'bytes');
  return { etag, body, headers, isDownload };
}

/**
 * Strong, from the content hash alone, so that every replica sends the same one; the codings of one document are
 * different representations and differ (RFC 9110, 8.8.3.3). 16 of the 32 bytes tell any two documents apart.
 */
function entityTag(hash: Uint8Array, coding: ContentCoding): string {
  const tag = Buffer.from(hash.buffer, hash.byteOffset, 16).toString('base64url');
  return coding === 'gzip' ? `"${tag}-gzip"` : `"${tag}"`;
}
