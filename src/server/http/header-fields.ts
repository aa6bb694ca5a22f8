import { fieldValue } from './field-value.ts';
import type { HttpFault } from './http-fault.ts';

/** The header fields of a request. */
export interface HeaderFields {
  /** By lower-case name; a field that came several times is one list (RFC 9110, 5.3). */
  readonly values: ReadonlyMap<string, string>;
  /** The client wants the connection closed after the answer. */
  readonly closes: boolean;
  /** The client of HTTP/1.0 wants it kept. */
  readonly keepsAlive: boolean;
  /** A body follows; it is never read. */
  readonly hasBody: boolean;
  /** An Expect field asks for what the server does not do. */
  readonly unmetExpectation: HttpFault | undefined;
  /** Why no request with these fields can be answered. */
  readonly fault?: HttpFault;
}

/** Name, colon, value (RFC 9112, 5): no white space before the colon, no obs-fold, no control characters. */
const line = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+):([^\0-\x08\x0a-\x1f\x7f]*)$/;
const mostFields = 100;

/** Reads the lines between the request line and the empty line, each ended by CRLF. Never throws. */
export function headerFields(block: string): HeaderFields {
  const values = new Map<string, string>();
  const lines = block === '' ? [] : block.slice(0, -2).split('\r\n');
  if (lines.length > mostFields)
    return faulty('headers_too_large', `A request may have ${mostFields} header fields.`);
  let hosts = 0;
  for (const text of lines) {
    const match = line.exec(text);
    if (!match) return faulty('bad_request', 'A header field is not of the form "name: value".');
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

/** uri-host and port (RFC 9110, 7.2; RFC 3986, 3.2.2); empty where the target has no authority. */
const host = /^(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._~!$&'()*+,;=%-]*)(:\d*)?$/;

function hostFault(hosts: number, values: ReadonlyMap<string, string>): HttpFault | undefined {
  if (hosts > 1) return { code: 'bad_request', message: 'The request has several Host fields.' };
  if (hosts === 1 && !host.test(values.get('host')!)) {
    return { code: 'bad_request', message: 'The Host field is no host and port.' };
  }
  return undefined;
}

/** Two readers that disagree about where a body ends let requests be smuggled (RFC 9112, 6.3 and 11.2). */
function bodyFault(values: ReadonlyMap<string, string>): HttpFault | undefined {
  const length = values.get('content-length');
  const coding = values.get('transfer-encoding');
  const bad = (message: string): HttpFault => ({ code: 'bad_request', message });
  if (length !== undefined && coding !== undefined) {
    return bad('Content-Length and Transfer-Encoding contradict each other.');
  }
  // The same number twice is that number (RFC 9110, 8.6)
  const lengths = new Set(length === undefined ? [] : fieldValue.members(length));
  if (lengths.size > 1 || ![...lengths].every((number) => /^\d+$/.test(number))) {
    return bad('The Content-Length is not one number.');
  }
  if (coding !== undefined && coding.toLowerCase() !== 'chunked') {
    return bad('The only Transfer-Encoding that is understood is chunked.');
  }
  return undefined;
}

function unmetExpectation(values: ReadonlyMap<string, string>): HttpFault | undefined {
  const expect = values.get('expect');
  if (expect === undefined || expect.toLowerCase() === '100-continue') return undefined;
  return { code: 'expectation_failed', message: 'The only expectation that is understood is 100-continue.' };
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
