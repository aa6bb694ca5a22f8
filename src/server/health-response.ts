import type { Library } from '../library/library.ts';
import { corsHeaders } from './cors-headers.ts';

/** `{"status":"ok","generation":n,"editions":n}`, never cached. Throws when the library cannot be read. */
export function healthResponse(library: Library): Response {
  const body = { status: 'ok', generation: library.generation(), editions: library.editions().length };
  return Response.json(body, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      ...corsHeaders,
    },
  });
}
