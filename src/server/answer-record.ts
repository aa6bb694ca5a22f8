import type { Exchange } from './http/connection-host.ts';
import { remoteAddress } from './remote-address.ts';

/** What the access log tells of an answer. */
export interface AnswerRecord {
  /** Empty when the request could not be read. */
  readonly method: string;
  /** The path as it was sent, without the query; empty when the request could not be read. */
  readonly path: string;
  readonly status: number;
  /** Bytes of the body. */
  readonly bytes: number;
  readonly milliseconds: number;
  /** Of the client, as far as it is known. */
  readonly remoteAddress: string;
  readonly userAgent: string | undefined;
  readonly referer: string | undefined;
  readonly requestId: string | undefined;
}

/** @param trustsProxy whether the address of the client is what the proxy before the server says. */
export function answerRecord(exchange: Exchange, trustsProxy: boolean): AnswerRecord {
  const { request, status, bytes, milliseconds, address } = exchange;
  const fields = request?.fields;
  return {
    method: request?.method ?? '',
    path: request?.path ?? '',
    status,
    bytes,
    milliseconds,
    remoteAddress: fields ? remoteAddress(fields, address, trustsProxy) : address,
    userAgent: fields?.get('user-agent'),
    referer: fields?.get('referer'),
    requestId: fields?.get('x-request-id'),
  };
}
