import { isIP } from 'node:net';
import type { Exchange } from '../http/connection.ts';

export interface AnswerRecord {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly bytes: number;
  readonly milliseconds: number;
  readonly remoteAddress: string;
  readonly userAgent: string | undefined;
  readonly referer: string | undefined;
  readonly requestId: string | undefined;
}

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
 * The client's address. Behind a trusted proxy it is the last address of X-Forwarded-For, otherwise of
 * Forwarded (RFC 7239): the one that the proxy itself has added. Earlier addresses are claims of the client.
 * @param fields request fields by lower-case name; repeated fields are combined into one list.
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

function addressOf(node: string): string | undefined {
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(node)?.[1] ?? /^([\d.]+):\d+$/.exec(node)?.[1] ?? node;
  return isIP(bare) === 0 ? undefined : bare;
}
