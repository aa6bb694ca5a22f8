import { joinBytes } from '../../lib/join-bytes.ts';
import { type ErrorDetail, errorBody, errorCodes, errorFields } from '../../site/errors.ts';

export type ResponseFields = Readonly<Record<string, string>>;

/** A finished response, headers and body. It can be sent any number of times, with the current Date written into it. */
export interface HttpResponse extends ByteSpan {
  readonly status: number;
  readonly bodyStart: number;
  readonly dateStart: number;
  /** Valid only until the next response is made, which reuses its memory. */
  readonly isTransient?: boolean;
  /** The body, if it is a part of another response's bytes. That response stays in memory meanwhile. */
  readonly part?: BodyPart;
}

interface BodyPart {
  readonly whole: HttpResponse;
  readonly span: ByteSpan;
}

export function bodyLength({ bodyStart, end, part }: HttpResponse): number {
  return part ? part.span.end - part.span.start : end - bodyStart;
}

/** A response that is made in a later round of the event loop. Its connection reads no further request until then. */
export class DeferredResponse {
  send: (response: HttpResponse) => void = () => {};
  /** Called by the connection when the socket has accepted the whole response, or when the client has left. */
  release: () => void;

  constructor(cancel: () => void) {
    this.release = cancel;
  }
}

let second = -1;
let bytes: Uint8Array = new Uint8Array();

/** The value of the Date field (RFC 9110, 5.6.7), formatted once per second. */
const httpDate = {
  length: 29,

  bytes(now: number): Uint8Array {
    refresh(now);
    return bytes;
  },
};

function refresh(now: number): void {
  const current = Math.floor(now / 1000);
  if (current === second) return;
  second = current;
  bytes = new TextEncoder().encode(new Date(current * 1000).toUTCString());
}

const datePlace = '-'.repeat(httpDate.length);
const encoder = new TextEncoder();

export function httpResponse(
  status: number,
  fields: ResponseFields,
  body: string | Uint8Array = '',
): HttpResponse {
  const length = typeof body === 'string' ? Buffer.byteLength(body) : body.length;
  const { head, dateStart } = finishedHead(status, fields, length);
  const bytes = new Uint8Array(head.length + length);
  encoder.encodeInto(head, bytes);
  // Encoded in place: a response may have megabytes
  if (typeof body === 'string') encoder.encodeInto(body, bytes.subarray(head.length));
  else bytes.set(body, head.length);
  return { status, ...byteSpan.whole(bytes), bodyStart: head.length, dateStart };
}

function finishedHead(status: number, fields: ResponseFields, length: number) {
  const { text, dateStart } = responseHead(status, fields);
  // Neither has a Content-Length (RFC 9110, 8.6); for a 304 it would be the document's
  const hasLength = status !== 204 && status !== 304;
  return { head: `${text}${hasLength ? `Content-Length: ${length}\r\n` : ''}\r\n`, dateStart };
}

/**
 * A response with the bytes from `start` to before `end` of the body of another response. If they are long, they are
 * not copied, so that clients that read slowly share them.
 */
export function partialResponse(
  fields: ResponseFields,
  whole: HttpResponse,
  { start, end }: { readonly start: number; readonly end: number },
): HttpResponse {
  const { bytes, bodyStart, isTransient } = whole;
  const span = { bytes, start: bodyStart + start, end: bodyStart + end };
  if (isTransient || end - start <= largeBody) return httpResponse(206, fields, byteSpan.view(span));
  const { head, dateStart } = finishedHead(206, fields, end - start);
  const own = byteSpan.whole(encoder.encode(head));
  return { status: 206, ...own, bodyStart: own.end, dateStart, part: { whole, span } };
}

export function errorResponse(detail: ErrorDetail, fields: ResponseFields): HttpResponse {
  return httpResponse(errorCodes[detail.code], { ...errorFields(detail), ...fields }, errorBody(detail));
}

export function responseHead(status: number, fields: ResponseFields) {
  const start = `HTTP/1.1 ${status} ${statusTexts[status]}\r\nDate: `;
  let text = `${start}${datePlace}\r\n`;
  for (const name in fields) text += `${name}: ${fields[name]}\r\n`;
  return { text, dateStart: start.length };
}

function headWithConnection(
  { bytes, start, bodyStart }: HttpResponse,
  connection: 'close' | 'keep-alive',
): Uint8Array<ArrayBuffer> {
  const end = encoder.encode(`Connection: ${connection}\r\n\r\n`);
  return joinBytes([bytes.subarray(start, bodyStart - '\r\n'.length), end]);
}

/** Above this body size, in bytes, two writes cost less than copying headers and body together. */
const largeBody = 65_536;

export interface PiecesOptions {
  readonly connection: 'close' | 'keep-alive' | undefined;
  readonly isHead: boolean;
}

export function responsePieces(
  response: HttpResponse,
  { connection, isHead }: PiecesOptions,
  now: number,
): ByteSpan[] {
  const { bytes, start, bodyStart, end, dateStart, part } = response;
  bytes.set(httpDate.bytes(now), dateStart);
  const rest = part ? [part.span] : [];
  if (connection === undefined) return isHead ? [{ bytes, start, end: bodyStart }] : [response, ...rest];
  const head = headWithConnection(response, connection);
  if (isHead) return [byteSpan.whole(head)];
  if (part) return [byteSpan.whole(head), part.span];
  const body = { bytes, start: bodyStart, end };
  return end - bodyStart > largeBody
    ? [byteSpan.whole(head), body]
    : [byteSpan.whole(joinBytes([head, byteSpan.view(body)]))];
}

/**
 * The bytes that the socket did not accept, in a form that stays valid: a transient response is copied, and
 * so is the rest of the headers, whose Date changes when the response is sent to another client.
 */
export function lastingRest(rest: ByteSpan, { bytes, bodyStart, isTransient }: HttpResponse): ByteSpan[] {
  if (rest.bytes !== bytes) return [rest];
  if (isTransient) return [byteSpan.copy(rest)];
  if (rest.start >= bodyStart) return [rest];
  return [byteSpan.copy({ ...rest, end: bodyStart }), { ...rest, start: bodyStart }];
}

const statusTexts: Readonly<Record<number, string>> = {
  200: 'OK',
  204: 'No Content',
  206: 'Partial Content',
  308: 'Permanent Redirect',
  304: 'Not Modified',
  400: 'Bad Request',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  408: 'Request Timeout',
  412: 'Precondition Failed',
  414: 'URI Too Long',
  416: 'Range Not Satisfiable',
  417: 'Expectation Failed',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
  505: 'HTTP Version Not Supported',
};

/**
 * Bytes from `start` to before `end`. It is not a subarray because the garbage collector tracks every view of
 * a buffer: with views per request its pauses were four times as long.
 */
export interface ByteSpan {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly start: number;
  readonly end: number;
}

export const byteSpan = {
  whole: (bytes: Uint8Array<ArrayBuffer>): ByteSpan => ({ bytes, start: 0, end: bytes.length }),

  // The slice of a Buffer is a view
  copy: ({ bytes, start, end }: ByteSpan): ByteSpan =>
    byteSpan.whole(Uint8Array.prototype.slice.call(bytes, start, end) as Uint8Array<ArrayBuffer>),

  view: ({ bytes, start, end }: ByteSpan): Uint8Array<ArrayBuffer> => bytes.subarray(start, end),
} as const;
