/** What distinguishes one state of a file on a server from another. */
export interface Validators {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

/** A download may be resumed only when every byte is certain to be of the same state (RFC 9110, 8.8.1 and 13.1.5). */
export function strongValidator({ etag, lastModified }: Validators): string | null {
  return etag !== null && !etag.startsWith('W/') ? etag : lastModified;
}

/** Headers of a request that is answered with 304 when nothing has changed. */
export function conditionalHeaders({ etag, lastModified }: Validators): Record<string, string> {
  if (etag !== null) return { 'If-None-Match': etag };
  return lastModified === null ? {} : { 'If-Modified-Since': lastModified };
}

/** A Last-Modified less than a second before the answer was made says little: the file may change again in it. */
export function validatorsOf(headers: Headers): Validators {
  const lastModified = headers.get('last-modified');
  const age = Date.parse(headers.get('date') ?? '') - Date.parse(lastModified ?? '');
  return { etag: headers.get('etag'), lastModified: age >= 1000 ? lastModified : null };
}
