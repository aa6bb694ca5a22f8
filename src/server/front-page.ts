import type { Library } from '../library/library.ts';
import { mediaTypes } from '../site/fields.ts';
import { frontPagePolicy, frontPageText } from '../site/front-page.ts';
import { type HttpResponse, httpResponse, type ResponseFields } from './http/http-response.ts';

export function frontPage(library: Library, common: ResponseFields, basePath: string): HttpResponse {
  const fields = {
    'Content-Type': mediaTypes.html,
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': frontPagePolicy,
    ...common,
  };
  return httpResponse(200, fields, frontPageText(library, basePath));
}
