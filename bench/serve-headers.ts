/** What every server sends with a document, beside Content-Length, Vary, and the ETag as it makes it. */
export const serveHeaders = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'public, max-age=300, stale-while-revalidate=86400',
  'X-Content-Type-Options': 'nosniff',
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag, Content-Length, Content-Range, Accept-Ranges',
} as const;

/** Those whose value does not follow from the kind of file. */
export const addedHeaders = Object.entries(serveHeaders).filter(([name]) => name !== 'Content-Type');
