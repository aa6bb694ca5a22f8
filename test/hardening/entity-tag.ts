import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import type { RawAnswer } from './answer-reader.ts';

/** The body of an answer without its content coding. @throws when it is not what Content-Encoding says. */
export function identityBody({ fields, body }: RawAnswer): Buffer {
  return fields.get('content-encoding') === 'gzip' ? gunzipSync(body) : body;
}

/** The ETag that a body must have: of its own bytes, so that a mixture of two answers shows. */
export function entityTagOf(answer: RawAnswer): string {
  const hash = createHash('sha256')
    .update(identityBody(answer))
    .digest()
    .subarray(0, 16)
    .toString('base64url');
  return answer.fields.get('content-encoding') === 'gzip' ? `"${hash}-gzip"` : `"${hash}"`;
}
