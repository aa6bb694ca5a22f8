import type { Library } from '../library/library.ts';
import { type HttpResponse, httpResponse, type ResponseFields } from './http/http-response.ts';

/** `{"status":"ok","generation":n,"editions":n}`, never cached. Throws when the library cannot be read. */
export function healthResponse(library: Library, common: ResponseFields): HttpResponse {
  const body = { status: 'ok', generation: library.generation(), editions: library.editions().length };
  return httpResponse(
    200,
    { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store', ...common },
    JSON.stringify(body),
  );
}
