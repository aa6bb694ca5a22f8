import { joinBytes } from '../../lib/join-bytes.ts';
import { type ByteSpan, byteSpan } from './byte-span.ts';
import { httpDate } from './http-date.ts';
import { type HttpResponse, headWithConnection } from './http-response.ts';

/** Two writes for so large a body cost less than putting the head before a copy of it. */
const largeBody = 65_536;

export interface PiecesOptions {
  /** The value of the Connection field, where one is needed. */
  readonly connection: 'close' | 'keep-alive' | undefined;
  readonly isHead: boolean;
}

/** What is written to the socket for an answer, with the Date of `now`; at most two pieces. */
export function responsePieces(
  response: HttpResponse,
  { connection, isHead }: PiecesOptions,
  now: number,
): ByteSpan[] {
  const { bytes, start, bodyStart, end, dateStart } = response;
  bytes.set(httpDate.bytes(now), dateStart);
  if (connection === undefined) return [isHead ? { bytes, start, end: bodyStart } : response];
  const head = headWithConnection(response, connection);
  if (isHead) return [byteSpan.whole(head)];
  const body = { bytes, start: bodyStart, end };
  return end - bodyStart > largeBody
    ? [byteSpan.whole(head), body]
    : [byteSpan.whole(joinBytes([head, byteSpan.view(body)]))];
}

/**
 * What was not taken of a piece, so that it stays what it is: an answer that is good for one time only is copied, and
 * so is the rest of a head, whose Date changes when the answer is sent to somebody else.
 */
export function lastingRest(rest: ByteSpan, { bytes, bodyStart, isTransient }: HttpResponse): ByteSpan[] {
  if (rest.bytes !== bytes) return [rest];
  if (isTransient) return [byteSpan.copy(rest)];
  if (rest.start >= bodyStart) return [rest];
  return [byteSpan.copy({ ...rest, end: bodyStart }), { ...rest, start: bodyStart }];
}
