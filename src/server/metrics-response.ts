import { type HttpResponse, httpResponse, type ResponseFields } from './http/http-response.ts';

/** Metrics in the text format of Prometheus. */
export function metricsResponse(text: string, common: ResponseFields): HttpResponse {
  const type = 'text/plain; version=0.0.4; charset=utf-8';
  return httpResponse(200, { 'Content-Type': type, 'Cache-Control': 'no-store', ...common }, text);
}
