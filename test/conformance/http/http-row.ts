/**
 * The two documents that the rows request: a chapter, which does not support byte ranges, and a complete
 * download, which does.
 */
export type AskedDocument = 'chapter' | 'download';
export type AskedCoding = 'br' | 'gzip' | 'identity';

export type ExpectedBody =
  | 'none'
  | 'any'
  | { readonly error: string }
  /** Bytes of a document in a coding, with the arguments of `slice`; all bytes if both are omitted. */
  | {
      readonly of: AskedDocument;
      readonly coding: AskedCoding;
      readonly start?: number;
      readonly end?: number;
    };

export interface ExpectedAnswer {
  readonly status: number;
  /** Names in lower case: an exact value, true for any value, false for an absent field. */
  readonly fields: Readonly<Record<string, string | boolean>>;
  readonly body: ExpectedBody;
  /** A response to HEAD: it has the Content-Length of the GET response, but no body. */
  readonly isToHead?: true;
  readonly closes?: true;
}

export interface HttpRow {
  /** `RFC 9110, 9.3.2`; sections of the Fetch standard, which renumbers them, by name. */
  readonly rfc: string;
  readonly what: string;
  /**
   * The bytes to send, one for each character. `{names}` are replaced by facts about the served documents.
   */
  readonly send: string;
  readonly expect: ExpectedAnswer | readonly ExpectedAnswer[];
  readonly expectBrotli?: ExpectedAnswer;
}

export function expectedAnswers(
  { expect, expectBrotli }: HttpRow,
  { hasBrotli }: { readonly hasBrotli: boolean },
): readonly ExpectedAnswer[] {
  if (hasBrotli && expectBrotli) return [expectBrotli];
  return Array.isArray(expect) ? expect : [expect as ExpectedAnswer];
}
