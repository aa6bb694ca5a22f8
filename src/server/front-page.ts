import type { Library } from '../library/library.ts';
import { frontPageText } from '../site/front-page-text.ts';
import { type HttpResponse, httpResponse, type ResponseFields } from './http/http-response.ts';

/** What the page is allowed to load: nothing. */
export const frontPagePolicy = "default-src 'none'; style-src 'unsafe-inline'";

export function frontPage(library: Library, common: ResponseFields, basePath: string): HttpResponse {
  const fields = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': frontPagePolicy,
    ...common,
  };
  return httpResponse(200, fields, frontPageText(library, basePath));
}
