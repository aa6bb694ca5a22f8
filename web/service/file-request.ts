/**
 * A request for the file with the user's data at an address that the user chose. Pages must not connect to other hosts
 * (`connect-src 'self'`), so the service worker sends it.
 */
export interface FileRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface FileResponse {
  /** 0 if no response could be read: the host is unreachable, redirects, or sends no CORS headers. */
  readonly status: number;
  readonly etag: string | null;
  readonly text: string;
}

export const fileRequestMs = 30_000;

/** Sends no cookies and no referrer, and only contents that this reader exports. */
export async function sendFileRequest({ url, headers, body }: FileRequest): Promise<FileResponse> {
  const nothing = { status: 0, etag: null, text: '' };
  if (!/^https?:\/\/[^?#]+\.json$/.test(url)) return nothing;
  if (body !== undefined && !body.startsWith('{\n "format": "scriptorium-kept"')) return nothing;
  try {
    const response = await fetch(url, {
      method: body === undefined ? 'GET' : 'PUT',
      headers: { ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
      ...(body !== undefined && { body }),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      // A redirect may leave the chosen host
      redirect: 'error',
      cache: 'no-store',
      signal: AbortSignal.timeout(fileRequestMs),
    });
    return { status: response.status, etag: response.headers.get('ETag'), text: await response.text() };
  } catch {
    return nothing;
  }
}
