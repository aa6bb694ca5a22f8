import type { ContentCoding } from './content-coding.ts';
import type { HttpResponse } from './http/http-response.ts';

/** One document in one coding, with everything an answer to it needs made beforehand. */
export interface PreparedDocument {
  readonly etag: string;
  readonly coding: ContentCoding;
  /** Whether byte ranges of it are served. */
  readonly isDownload: boolean;
  /** The whole answer. */
  readonly response: HttpResponse;
}
