import { isIP } from 'node:net';
import type { Exchange } from '../http/connection.ts';

/** What the access log records about a response. */
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

/**
 * Who asks. Behind a proxy that is trusted it is the last address of X-Forwarded-For, else of Forwarded (RFC 7239): the
 * one that the proxy itself has added. What stands before it is what the client chose to say.
 * @param fields of the request by lower-case name; a field that came several times is one list.
 */
export function remoteAddress(
  fields: ReadonlyMap<string, string>,
  socketAddress: string,
  trustsProxy: boolean,
): string {
  if (!trustsProxy) return socketAddress;
  const list = fields.get('x-forwarded-for');
  const last =
    list === undefined ? lastForwarded(fields.get('forwarded') ?? '') : list.slice(list.lastIndexOf(',') + 1);
  return addressOf(last.trim()) ?? socketAddress;
}

/** The node of the last element: `for=192.0.2.60;proto=http, for="[2001:db8::1]:4711"`. */
function lastForwarded(value: string): string {
  const element = value.slice(lastComma(value) + 1);
  const node = /(?:^|;)\s*for\s*=\s*(?:"([^"\\]*)"|([^\s;"]*))/i.exec(element);
  return node?.[1] ?? node?.[2] ?? '';
}

/** The last comma that does not stand in a quoted string; -1 when there is none. */
function lastComma(value: string): number {
  let comma = -1;
  let isQuoted = false;
  for (let at = 0; at < value.length; at++) {
    const character = value[at];
    if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted && character === '\\') at++;
    else if (!isQuoted && character === ',') comma = at;
  }
  return comma;
}

/** Without brackets and port; undefined for `unknown`, for a name that hides it and for anything else. */
function addressOf(node: string): string | undefined {
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(node)?.[1] ?? /^([\d.]+):\d+$/.exec(node)?.[1] ?? node;
  return isIP(bare) === 0 ? undefined : bare;
}
