import { joinBytes } from '../../lib/join-bytes.ts';
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
): Uint8Array[] {
  const { bytes, headLength, dateAt } = response;
  bytes.set(httpDate.bytes(now), dateAt);
  if (connection === undefined) return [isHead ? bytes.subarray(0, headLength) : bytes];
  const head = headWithConnection(response, connection);
  if (isHead) return [head];
  const body = bytes.subarray(headLength);
  return body.length > largeBody ? [head, body] : [joinBytes([head, body])];
}

/**
 * What was not taken of a piece, so that it stays what it is: an answer that is good for one time only is copied, and
 * so is the rest of a head, whose Date changes when the answer is sent to somebody else.
 */
export function lastingRest(
  rest: Uint8Array,
  { bytes, headLength, isTransient }: HttpResponse,
): Uint8Array[] {
  if (rest.buffer !== bytes.buffer) return [rest];
  if (isTransient) return [rest.slice()];
  const bodyLength = bytes.length - headLength;
  const headRest = rest.length - bodyLength;
  return headRest > 0 ? [rest.slice(0, headRest), rest.subarray(headRest)] : [rest];
}
