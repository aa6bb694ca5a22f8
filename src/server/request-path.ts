/**
 * The path of a request as the client spelled it, without the query string. `url` is Bun's `Request.url`, which keeps
 * case, `//`, a trailing slash and percent-encoded plain letters, so that only the canonical spelling is found.
 * It resolves `.` and `..` segments and turns `\` into `/` before anyone can see them (WHATWG URL, 4.4): for
 * `/api/./x` the client gets `/api/x`, as any browser would have asked in the first place.
 */
export function requestPath(url: string): string {
  // The first "/" after "http://" or "https://" ends the authority; one is always there in a parsed URL.
  const start = url.indexOf('/', 8);
  const query = url.indexOf('?', start);
  return query < 0 ? url.slice(start) : url.slice(start, query);
}
