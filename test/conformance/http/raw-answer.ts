export interface RawAnswer {
  readonly status: number;
  readonly fields: ReadonlyMap<string, string>;
  readonly body: Buffer;
}

const FIELD = /^([!#$%&'*+.^_`|~\w-]+): ([\x21-\x7e](?:[\t\x20-\x7e]*[\x21-\x7e])?)$/;

/**
 * The response at the beginning of `bytes` and its length in bytes, or undefined if it is incomplete.
 * @param isToHead true if it is a response to HEAD, which has no body.
 * @throws if it is malformed: a stray byte, a repeated field, a body without Content-Length.
 */
export function takeAnswer(
  bytes: Buffer,
  isToHead: boolean,
): { answer: RawAnswer; length: number } | undefined {
  const headEnd = bytes.indexOf('\r\n\r\n');
  if (headEnd < 0) return undefined;
  const [statusLine = '', ...lines] = bytes.toString('latin1', 0, headEnd).split('\r\n');
  const status = /^HTTP\/1\.1 ([1-5]\d\d) [\t\x20-\x7e]*$/.exec(statusLine)?.[1];
  if (status === undefined) throw new Error(`This is not a status line: ${JSON.stringify(statusLine)}`);
  const fields = takeFields(lines);
  const bodyStart = headEnd + 4;
  const end = bodyStart + bodyLength(Number(status), fields, isToHead);
  if (bytes.length < end) return undefined;
  return { answer: { status: Number(status), fields, body: bytes.subarray(bodyStart, end) }, length: end };
}

function takeFields(lines: readonly string[]): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of lines) {
    const [, name = '', value = ''] = FIELD.exec(line) ?? [];
    if (name === '') throw new Error(`This is not a field line: ${JSON.stringify(line)}`);
    if (fields.has(name.toLowerCase())) throw new Error(`The field ${name} is there twice.`);
    fields.set(name.toLowerCase(), value);
  }
  return fields;
}

/** RFC 9112, 6.3. The server knows every length in advance, so it never needs chunked coding. */
function bodyLength(status: number, fields: ReadonlyMap<string, string>, isToHead: boolean): number {
  if (fields.has('transfer-encoding')) throw new Error('The answer has a Transfer-Encoding.');
  const length = fields.get('content-length');
  if (status < 200 || status === 204 || status === 304) {
    if (length !== undefined) throw new Error(`An answer ${status} has a Content-Length.`);
    return 0;
  }
  if (length === undefined || !/^\d+$/.test(length)) throw new Error(`Content-Length is ${length}.`);
  return isToHead ? 0 : Number(length);
}
