import type { IdleLimit } from '../../net/idle-limit.ts';
import { NetworkFault } from '../../net/network-fault.ts';
import { decodeBody, tooLarge } from '../decode-body.ts';

/** What a coded body may be larger than the body itself. */
const slackBytes = 64 * 1024;

/**
 * The decoded body of an answer whose coding was left as it is.
 * @throws UnsoundObject when it is too large or damaged; NetworkFault when it was cut off; what fetch throws.
 */
export async function readHttpBody(
  response: Response,
  maxBytes: number,
  limit: IdleLimit,
): Promise<Uint8Array> {
  const coding = (response.headers.get('content-encoding') ?? '').trim().toLowerCase();
  const most = coding === '' || coding === 'identity' ? maxBytes : maxBytes + slackBytes;
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of response.body ?? []) {
    limit.restart();
    length += piece.length;
    if (length > most) throw tooLarge(maxBytes);
    pieces.push(piece);
  }
  const announced = response.headers.get('content-length');
  if (announced !== null && /^\d+$/.test(announced) && length < Number(announced))
    throw new NetworkFault('the connection was cut');
  return decodeBody(Buffer.concat(pieces), coding, maxBytes);
}
