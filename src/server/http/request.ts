import type { HeaderFields, HttpFault } from './fields.ts';
import type { HttpLimits } from './limits.ts';

export interface RawRequest {
  readonly line: string;
  readonly block: string;
}

export interface UnreadableRequest {
  readonly fault: HttpFault;
  /** It began as a HEAD request: the response must not have a body (RFC 9110, 9.3.2). */
  readonly isHead: boolean;
}

const endOfHead = '\r\n\r\n';
const version = ' HTTP/1.1';

export class RequestReader {
  readonly #limits: HttpLimits;
  #input = '';
  /** Everything before this offset was searched for the end of the headers. */
  #scanned = 0;

  constructor(limits: HttpLimits) {
    this.#limits = limits;
  }

  get isEmpty(): boolean {
    return this.#input === '';
  }

  push(text: string): void {
    this.#input = this.#input === '' ? text : this.#input + text;
  }

  clear(): void {
    this.#take(this.#input.length);
  }

  next(): RawRequest | UnreadableRequest | undefined {
    // Empty lines before a request line are ignored (RFC 9112, 2.2)
    while (this.#input.startsWith('\r\n')) this.#take(2);
    const input = this.#input;
    if (input === '') return undefined;
    const end = input.indexOf(endOfHead, Math.max(0, this.#scanned - endOfHead.length));
    const fault = this.#sizeFault(end) ?? (end === -1 ? this.#lineFault() : undefined);
    if (fault) return { fault, isHead: input.startsWith('HEAD ') };
    this.#scanned = input.length;
    if (end === -1) return undefined;
    this.#take(end + endOfHead.length);
    const lineEnd = input.indexOf('\r\n');
    return { line: input.slice(0, lineEnd), block: input.slice(lineEnd + 2, end + 2) };
  }

  #take(length: number): void {
    this.#input = length === this.#input.length ? '' : this.#input.slice(length);
    this.#scanned = 0;
  }

  /** @param end offset of the end of the headers; -1 while they are incomplete. */
  #sizeFault(end: number): HttpFault | undefined {
    const { longTargets } = this.#limits;
    let { maxHeadBytes, maxTargetBytes } = this.#limits;
    const length = end === -1 ? this.#input.length : end;
    if (length <= maxTargetBytes) return undefined;
    if (longTargets.pattern.test(this.#input.slice(0, maxTargetBytes))) {
      maxHeadBytes += longTargets.maxBytes - maxTargetBytes;
      maxTargetBytes = longTargets.maxBytes;
    }
    const lineEnd = this.#input.indexOf('\r\n');
    const lineLength = lineEnd === -1 ? this.#input.length - 1 : lineEnd;
    if (lineLength - this.#input.indexOf(' ') - 1 - version.length > maxTargetBytes) {
      return {
        code: 'uri_too_long',
        message: `The request target is longer than the limit of ${maxTargetBytes} bytes.`,
      };
    }
    if (length <= maxHeadBytes) return undefined;
    return {
      code: 'headers_too_large',
      message: `The request headers are longer than the limit of ${maxHeadBytes} bytes.`,
    };
  }

  /** Clients with other line endings would wait forever. */
  #lineFault(): HttpFault | undefined {
    let at = this.#input.indexOf('\n', this.#scanned);
    while (at !== -1 && this.#input[at - 1] === '\r') at = this.#input.indexOf('\n', at + 1);
    return at === -1 ? undefined : { code: 'bad_request', message: 'A line does not end with CRLF.' };
  }
}

interface RequestLine {
  readonly method: string;
  /** Unchanged, without the query; `*` if OPTIONS refers to the server. */
  readonly path: string;
  /** Everything after the first `?`, unchanged; '' if there is no query. */
  readonly query: string;
  readonly isHttp10: boolean;
}

const pattern = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+) ([\x21-\x7e]+) HTTP\/(\d)\.(\d)$/;

const visible = /^[\x21-\x7e]+$/;

/** Reads `GET /path?query HTTP/1.1` (RFC 9112, 3). Never throws. */
export function requestLine(line: string): RequestLine | HttpFault {
  if (line.startsWith('GET /') && line.endsWith(' HTTP/1.1')) {
    // Nearly all requests look like this; avoids the allocations of a match
    const target = line.slice('GET '.length, -' HTTP/1.1'.length);
    if (visible.test(target)) return { method: 'GET', ...splitTarget(target), isHttp10: false };
  }
  const match = pattern.exec(line);
  if (!match) {
    const target = pattern.exec(percentEncoded(line))?.[2];
    const message = target
      ? `The address has letters that are not percent-encoded. Write ${target.slice(0, 300)}`
      : 'The request does not start with a line such as "GET /path HTTP/1.1".';
    return { code: 'bad_request', message };
  }
  const [, method, target, major, minor] = match as unknown as [string, string, string, string, string];
  if (major !== '1') {
    return { code: 'version_not_supported', message: 'This server speaks HTTP/1.1 and HTTP/1.0.' };
  }
  if (userInformation.test(target)) {
    const message = 'The request target must not contain user information (name@host).';
    return { code: 'bad_request', message };
  }
  const place = readTarget(method, target);
  if (place === undefined) {
    return { code: 'bad_request', message: 'The request target is neither a path nor an http URL.' };
  }
  return { method, ...place, isHttp10: minor === '0' };
}

/** Only bytes after the method; they were read as Latin-1. */
function percentEncoded(line: string): string {
  return line.replace(/(?<= .*)[\x80-\xff]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);
}

type Place = Pick<RequestLine, 'path' | 'query'>;

/** Parses a target (RFC 9112, 3.2): origin-form, absolute-form, or asterisk-form for OPTIONS. */
function readTarget(method: string, target: string): Place | undefined {
  if (target.charCodeAt(0) === slash) return splitTarget(target);
  if (target === '*') return method === 'OPTIONS' ? { path: target, query: '' } : undefined;
  const authority = /^https?:\/\/[^/?#]+/i.exec(target)?.[0];
  if (authority === undefined) return undefined;
  const { path, query } = splitTarget(target.slice(authority.length));
  return { path: path === '' ? '/' : path, query };
}

/** Deprecated, and invalid in a request target (RFC 9110, 4.2.4): it hides the actual host. */
const userInformation = /^https?:\/\/[^/?#]*@/i;

const slash = 47;

function splitTarget(target: string): Place {
  const mark = target.indexOf('?');
  return mark === -1
    ? { path: target, query: '' }
    : { path: target.slice(0, mark), query: target.slice(mark + 1) };
}

export interface HttpRequest extends RequestLine {
  readonly fields: HeaderFields['values'];
}
