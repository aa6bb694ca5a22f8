type ResponseFields = Readonly<Record<string, string>>;

export interface CommonFields {
  /** The fields of every answer. */
  readonly all: ResponseFields;
  /** The fields of every document. */
  readonly documents: ResponseFields;
}

/**
 * `corsOrigin` is `*`, one origin, or '' for none; errors carry it too: without it a browser hides the answer from
 * the page that asked.
 */
export function commonFields(corsOrigin: string, cacheControl: string): CommonFields {
  const cors = {
    'Access-Control-Allow-Origin': corsOrigin,
    'Access-Control-Expose-Headers': 'ETag, Content-Length, Content-Range, Accept-Ranges, Retry-After',
  };
  const all = { 'X-Content-Type-Options': 'nosniff', ...(corsOrigin === '' ? {} : cors) };
  return { all, documents: { 'Cache-Control': cacheControl, ...all } };
}
