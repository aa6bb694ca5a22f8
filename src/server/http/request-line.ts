import type { HttpFault } from './http-fault.ts';

export interface RequestLine {
  readonly method: string;
  /** As it was sent, without the query; `*` where OPTIONS asks about the server. */
  readonly path: string;
  readonly isHttp10: boolean;
}

const pattern = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+) ([\x21-\x7e]+) HTTP\/(\d)\.(\d)$/;

const visible = /^[\x21-\x7e]+$/;

/** Reads `GET /path?query HTTP/1.1` (RFC 9112, 3). Never throws. */
export function requestLine(line: string): RequestLine | HttpFault {
  if (line.startsWith('GET /') && line.endsWith(' HTTP/1.1')) {
    // What nearly all requests look like, without the garbage of a match
    const target = line.slice('GET '.length, -' HTTP/1.1'.length);
    if (visible.test(target)) return { method: 'GET', path: withoutQuery(target), isHttp10: false };
  }
  const match = pattern.exec(line);
  if (!match) {
    return { code: 'bad_request', message: 'The request does not begin with "GET /path HTTP/1.1".' };
  }
  const [, method, target, major, minor] = match as unknown as [string, string, string, string, string];
  if (major !== '1') {
    return { code: 'version_not_supported', message: 'This server speaks HTTP/1.1 and HTTP/1.0.' };
  }
  const path = pathOf(method, target);
  if (path === undefined) {
    return { code: 'bad_request', message: 'The request target is neither a path nor an http address.' };
  }
  return { method, path, isHttp10: minor === '0' };
}

/** Of the forms of a target (RFC 9112, 3.2): origin-form, absolute-form, and asterisk-form for OPTIONS. */
function pathOf(method: string, target: string): string | undefined {
  if (target.charCodeAt(0) === slash) return withoutQuery(target);
  if (target === '*') return method === 'OPTIONS' ? target : undefined;
  const authority = /^https?:\/\/[^/?#]+/i.exec(target)?.[0];
  if (authority === undefined) return undefined;
  const rest = withoutQuery(target.slice(authority.length));
  return rest === '' ? '/' : rest;
}

const slash = 47;

function withoutQuery(target: string): string {
  const query = target.indexOf('?');
  return query === -1 ? target : target.slice(0, query);
}
