/** The two documents the rows ask for: a chapter, which has no byte ranges, and a complete download, which has. */
export type AskedDocument = 'chapter' | 'download';
export type AskedCoding = 'br' | 'gzip' | 'identity';

export type ExpectedBody =
  /** No body, whatever Content-Length says. */
  | 'none'
  /** Some body, of which the row says nothing. */
  | 'any'
  /** `{"error": {"code", "message", "hint"?}}`. */
  | { readonly error: string }
  /** Bytes of a document in a coding, as `slice` takes them; all when neither number is given. */
  | {
      readonly of: AskedDocument;
      readonly coding: AskedCoding;
      readonly start?: number;
      readonly end?: number;
    };

export interface ExpectedAnswer {
  readonly status: number;
  /** Names in lower case: the exact value, true for any, false for a field that must not be there. */
  readonly fields: Readonly<Record<string, string | boolean>>;
  readonly body: ExpectedBody;
  /** It answers HEAD: Content-Length is that of a body that does not follow. */
  readonly isToHead?: true;
  /** The server closes the connection after it, and says so. */
  readonly closes?: true;
}

export interface HttpRow {
  /** `RFC 9110, 9.3.2`; sections of the Fetch standard, which renumbers them, by name. */
  readonly rfc: string;
  /** What is tested, to be read after the section. */
  readonly what: string;
  /** The bytes to send, one for each character; `{names}` stand for facts of the served documents. */
  readonly send: string;
  /** Every answer that comes, in order. */
  readonly expect: ExpectedAnswer | readonly ExpectedAnswer[];
  /** What comes instead where the documents are there in brotli too. */
  readonly expectBrotli?: ExpectedAnswer;
}

/** The answers of a row as a list. */
export function expectedAnswers(
  { expect, expectBrotli }: HttpRow,
  { hasBrotli }: { readonly hasBrotli: boolean },
): readonly ExpectedAnswer[] {
  if (hasBrotli && expectBrotli) return [expectBrotli];
  return Array.isArray(expect) ? expect : [expect as ExpectedAnswer];
}
