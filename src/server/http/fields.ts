import { invalidHost } from '../../site/errors.ts';

export interface HeaderFields {
  /** By lower-case name. Repeated fields are combined into one list (RFC 9110, 5.3). */
  readonly values: ReadonlyMap<string, string>;
  readonly closes: boolean;
  readonly keepsAlive: boolean;
  readonly hasBody: boolean;
  readonly unmetExpectation: HttpFault | undefined;
  readonly fault?: HttpFault;
}

export interface HttpFault {
  readonly code:
    | 'bad_request'
    | 'request_timeout'
    | 'uri_too_long'
    | 'headers_too_large'
    | 'expectation_failed'
    | 'version_not_supported'
    | 'too_many_connections';
  readonly message: string;
}

/** Name, colon, value (RFC 9112, 5): no white space before the colon, no obs-fold, no control characters. */
const line = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+):([^\0-\x08\x0a-\x1f\x7f]*)$/;
const maxHeaderFields = 100;

/** Parses the lines between the request line and the empty line, each ended by CRLF. Never throws. */
export function headerFields(block: string): HeaderFields {
  const values = new Map<string, string>();
  const lines = block === '' ? [] : block.slice(0, -2).split('\r\n');
  if (lines.length > maxHeaderFields)
    return faulty('headers_too_large', `The request has more than ${maxHeaderFields} header fields.`);
  let hosts = 0;
  for (const text of lines) {
    const match = line.exec(text);
    if (!match) return faulty('bad_request', 'A header field does not have the form "name: value".');
    const name = match[1]!.toLowerCase();
    const value = fieldValue.trimmed(match[2]!);
    const present = values.get(name);
    if (name === 'host') hosts++;
    values.set(name, present === undefined ? value : `${present}, ${value}`);
  }
  const fault = hostFault(hosts, values) ?? bodyFault(values);
  const connection = fieldValue.members((values.get('connection') ?? '').toLowerCase());
  return {
    values,
    closes: connection.includes('close'),
    keepsAlive: connection.includes('keep-alive'),
    hasBody: values.has('transfer-encoding') || /[1-9]/.test(values.get('content-length') ?? ''),
    unmetExpectation: unmetExpectation(values),
    ...(fault ? { fault } : {}),
  };
}

/** uri-host and port (RFC 9110, 7.2; RFC 3986, 3.2.2); empty if the target has no authority. */
const host = /^(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._~!$&'()*+,;=%-]*)(:\d*)?$/;

function hostFault(hosts: number, values: ReadonlyMap<string, string>): HttpFault | undefined {
  if (hosts > 1) return { code: 'bad_request', message: 'The request has more than one Host header.' };
  return hosts === 1 && !host.test(values.get('host')!) ? invalidHost : undefined;
}

/** If two parsers disagree about the end of a body, requests can be smuggled (RFC 9112, 6.3 and 11.2). */
function bodyFault(values: ReadonlyMap<string, string>): HttpFault | undefined {
  const length = values.get('content-length');
  const coding = values.get('transfer-encoding');
  const bad = (message: string): HttpFault => ({ code: 'bad_request', message });
  if (length !== undefined && coding !== undefined) {
    return bad('Content-Length and Transfer-Encoding contradict each other.');
  }
  // A repeated equal number is valid (RFC 9110, 8.6)
  const lengths = new Set(length === undefined ? [] : fieldValue.members(length));
  if (lengths.size > 1 || ![...lengths].every((number) => /^\d+$/.test(number))) {
    return bad('The Content-Length header is not a single number.');
  }
  if (coding !== undefined && coding.toLowerCase() !== 'chunked') {
    return bad('The only supported Transfer-Encoding is chunked.');
  }
  return undefined;
}

function unmetExpectation(values: ReadonlyMap<string, string>): HttpFault | undefined {
  const expect = values.get('expect');
  if (expect === undefined || expect.toLowerCase() === '100-continue') return undefined;
  return { code: 'expectation_failed', message: 'The only supported expectation is 100-continue.' };
}

function faulty(code: HttpFault['code'], message: string): HeaderFields {
  return {
    values: new Map(),
    closes: true,
    keepsAlive: false,
    hasBody: false,
    unmetExpectation: undefined,
    fault: { code, message },
  };
}

/** Parts of a field value, in linear time: a regular expression would be quadratic on hostile input. */
const fieldValue = {
  /** Removes space and tab from both ends (OWS, RFC 9110, 5.6.3). `trim` would also remove a no-break space. */
  trimmed,

  /** The members of a list that has no quoted strings (RFC 9110, 5.6.1). */
  members: (value: string): string[] => value.split(',').map(trimmed),
};

function trimmed(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isOws(text.charCodeAt(start))) start++;
  while (end > start && isOws(text.charCodeAt(end - 1))) end--;
  return text.slice(start, end);
}

function isOws(code: number): boolean {
  return code === 32 || code === 9;
}
