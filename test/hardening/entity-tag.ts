import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import type { RawAnswer } from './answer-reader.ts';

export function identityBody({ fields, body }: RawAnswer): Buffer {
  return fields.get('content-encoding') === 'gzip' ? gunzipSync(body) : body;
}

/** The expected ETag of a body. It depends on these bytes, which reveals mixtures of two responses. */
export function entityTagOf(answer: RawAnswer): string {
  const hash = createHash('sha256')
    .update(identityBody(answer))
    .digest()
    .subarray(0, 16)
    .toString('base64url');
  return answer.fields.get('content-encoding') === 'gzip' ? `"${hash}-gzip"` : `"${hash}"`;
}
