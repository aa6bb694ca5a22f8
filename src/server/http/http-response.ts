import { joinBytes } from '../../lib/join-bytes.ts';
import { type ByteSpan, byteSpan } from './byte-span.ts';
import { httpDate } from './http-date.ts';
import { statusTexts } from './status-texts.ts';

/** Names and values of header fields; Date, Content-Length and Connection are added by what sends them. */
export type ResponseFields = Readonly<Record<string, string>>;

/** A finished answer, head and body: it can be sent as often as it is asked for, with the Date put in. */
export interface HttpResponse extends ByteSpan {
  readonly status: number;
  /** Where the body stands in `bytes`. */
  readonly bodyStart: number;
  /** Where the value of the Date field stands in `bytes`. */
  readonly dateStart: number;
  /** It is good until the next answer is made: its place is for others too. */
  readonly isTransient?: boolean;
}

const datePlace = '-'.repeat(httpDate.length);
const encoder = new TextEncoder();

export function httpResponse(
  status: number,
  fields: ResponseFields,
  body: string | Uint8Array = '',
): HttpResponse {
  const content = typeof body === 'string' ? encoder.encode(body) : body;
  const { text, dateStart } = responseHead(status, fields);
  // Neither has a length of its own (RFC 9110, 8.6); that of a 304 would be that of the document
  const hasLength = status !== 204 && status !== 304;
  const head = `${text}${hasLength ? `Content-Length: ${content.length}\r\n` : ''}\r\n`;
  const bytes = new Uint8Array(head.length + content.length);
  encoder.encodeInto(head, bytes);
  bytes.set(content, head.length);
  return { status, ...byteSpan.whole(bytes), bodyStart: head.length, dateStart };
}

/** The lines of a head, without the empty one at its end. */
export function responseHead(status: number, fields: ResponseFields) {
  const start = `HTTP/1.1 ${status} ${statusTexts[status]}\r\nDate: `;
  let text = `${start}${datePlace}\r\n`;
  for (const name in fields) text += `${name}: ${fields[name]}\r\n`;
  return { text, dateStart: start.length };
}

/** The head of an answer with `Connection: close` or `Connection: keep-alive`; the Date is that in the answer. */
export function headWithConnection(
  { bytes, start, bodyStart }: HttpResponse,
  connection: 'close' | 'keep-alive',
): Uint8Array<ArrayBuffer> {
  const end = encoder.encode(`Connection: ${connection}\r\n\r\n`);
  return joinBytes([bytes.subarray(start, bodyStart - '\r\n'.length), end]);
}
