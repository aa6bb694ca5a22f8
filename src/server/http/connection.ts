import type { ConnectionHost } from './connection-host.ts';
import type { ConnectionSocket } from './connection-socket.ts';
import { type HeaderFields, headerFields } from './header-fields.ts';
import { httpDate } from './http-date.ts';
import type { HttpFault } from './http-fault.ts';
import type { HttpRequest } from './http-request.ts';
import { type HttpResponse, withConnection } from './http-response.ts';
import { requestLine } from './request-line.ts';

/** How long a closed connection is still read, so that its last answer is not lost to a reset. */
const lingerMilliseconds = 2000;

type State = 'idle' | 'reading' | 'writing' | 'lingering';

/**
 * One client's connection: reads requests and sends the answers in their order. While an answer waits for the client
 * to take it, nothing more is read. A body is never read: after a request that has one the connection is closed.
 */
export class Connection {
  readonly #socket: ConnectionSocket;
  readonly #host: ConnectionHost;
  #state: State = 'idle';
  /** Milliseconds since 1970, when the state has lasted too long. */
  #deadline: number;
  /** What was received and not yet read as a request. */
  #input = '';
  /** What is left of an answer that the socket did not take whole. */
  #output: Uint8Array | undefined;
  #closesAfterOutput = false;
  #hasClientEnded = false;
  /** A client sends the same fields with each request: they are read once. */
  #lastBlock = '';
  #lastFields: HeaderFields | undefined;

  constructor(socket: ConnectionSocket, host: ConnectionHost) {
    this.#socket = socket;
    this.#host = host;
    this.#deadline = Date.now() + host.limits.idleSeconds * 1000;
  }

  /** No request is being read and no answer written. */
  get isIdle(): boolean {
    return this.#state === 'idle';
  }

  get deadline(): number {
    return this.#deadline;
  }

  onData(chunk: Buffer): void {
    if (this.#state === 'lingering') return;
    const text = chunk.toString('latin1');
    this.#input = this.#input === '' ? text : this.#input + text;
    this.#readRequests();
  }

  onDrain(): void {
    if (!this.#output) return;
    const left = this.#send(this.#output);
    if (left) {
      this.#output = left;
      return;
    }
    this.#output = undefined;
    this.#socket.resume();
    this.#afterAnswer();
    this.#readRequests();
  }

  /** The client sends no more; what it asked for is still answered. */
  onEnd(): void {
    this.#hasClientEnded = true;
    if (this.#state !== 'writing') this.#close();
  }

  /** To be called when the deadline is over. */
  expire(): void {
    if (this.#state === 'reading') {
      const message = 'The head of the request did not come to its end in time.';
      this.#refuse({ code: 'request_timeout', message });
    } else if (this.#state === 'idle') this.close();
    else this.cut();
  }

  /** Ends an idle connection. */
  close(): void {
    this.#close();
  }

  /** Ends the connection whatever it is doing. */
  cut(): void {
    this.#socket.terminate();
  }

  #readRequests(): void {
    while (this.#input !== '' && (this.#state === 'idle' || this.#state === 'reading')) {
      // One empty line before a request line is ignored (RFC 9112, 2.2)
      if (this.#state === 'idle' && this.#input.startsWith('\r\n')) this.#input = this.#input.slice(2);
      const input = this.#input;
      const end = input.indexOf('\r\n\r\n');
      const fault = this.#sizeFault(end);
      if (fault) return this.#refuse(fault);
      if (end === -1) return this.#awaitHead();
      this.#input = end + 4 === input.length ? '' : input.slice(end + 4);
      const lineEnd = input.indexOf('\r\n');
      this.#answer(input.slice(0, lineEnd), input.slice(lineEnd + 2, end + 2));
    }
  }

  #awaitHead(): void {
    if (this.#hasClientEnded) return this.#close();
    if (this.#state === 'reading' || this.#input === '') return;
    this.#state = 'reading';
    this.#deadline = Date.now() + this.#host.limits.headSeconds * 1000;
  }

  /** @param end where the head ends; -1 while it is not whole. */
  #sizeFault(end: number): HttpFault | undefined {
    const { maxHeadBytes, maxTargetBytes } = this.#host.limits;
    const length = end === -1 ? this.#input.length : end;
    if (length <= maxTargetBytes) return undefined;
    const lineEnd = this.#input.indexOf('\r\n');
    if (lineEnd === -1 || lineEnd > maxTargetBytes + ' HTTP/1.1'.length + this.#input.indexOf(' ') + 1) {
      return { code: 'uri_too_long', message: `A request target may have ${maxTargetBytes} bytes.` };
    }
    if (length <= maxHeadBytes) return undefined;
    return { code: 'headers_too_large', message: `The head of a request may have ${maxHeadBytes} bytes.` };
  }

  /** @param block the lines of the header fields, each with its CRLF. */
  #answer(firstLine: string, block: string): void {
    const started = this.#host.onExchange ? performance.now() : 0;
    const line = requestLine(firstLine);
    if ('code' in line) return this.#refuse(line, started);
    const fields = this.#fields(block);
    const fault = fields.fault ?? versionFault(line.isHttp10, fields);
    if (fault) return this.#refuse(fault, started);
    const { method, path, isHttp10 } = line;
    const request = { method, path, isHttp10, fields: fields.values };
    const response = this.#host.answer(request);
    const closes =
      fields.closes || fields.hasBody || (isHttp10 && !fields.keepsAlive) || this.#host.isStopping;
    if (closes) this.#respond(withConnection(response, 'close'), true, started, request);
    else if (isHttp10) this.#respond(withConnection(response, 'keep-alive'), false, started, request);
    else this.#respond(response, false, started, request);
  }

  #fields(block: string): HeaderFields {
    if (!this.#lastFields || block !== this.#lastBlock) {
      this.#lastBlock = block;
      this.#lastFields = headerFields(block);
    }
    return this.#lastFields;
  }

  #refuse(fault: HttpFault, started = performance.now()): void {
    this.#input = '';
    this.#respond(withConnection(this.#host.refuse(fault), 'close'), true, started);
  }

  #respond(response: HttpResponse, closes: boolean, started: number, request?: HttpRequest): void {
    const { bytes, headLength, dateAt, status, isTransient } = response;
    const now = Date.now();
    bytes.set(httpDate.bytes(now), dateAt);
    const sent = request?.method === 'HEAD' ? bytes.subarray(0, headLength) : bytes;
    this.#closesAfterOutput = closes;
    const left = this.#send(sent);
    if (left) {
      this.#state = 'writing';
      // The bytes are shared with other answers, and the Date in the head may change under the rest of it
      this.#output = isTransient || left.length > bytes.length - headLength ? left.slice() : left;
      this.#socket.pause();
    } else this.#afterAnswer(now);
    this.#host.onExchange?.({
      request,
      status,
      bytes: sent.length - headLength,
      milliseconds: performance.now() - started,
      address: this.#socket.remoteAddress,
    });
  }

  /** What the socket did not take. */
  #send(bytes: Uint8Array): Uint8Array | undefined {
    const written = Math.max(0, this.#socket.write(bytes));
    if (written === bytes.length) return undefined;
    if (written > 0 || this.#state !== 'writing') {
      this.#deadline = Date.now() + this.#host.limits.writeSeconds * 1000;
    }
    return bytes.subarray(written);
  }

  #afterAnswer(now = Date.now()): void {
    if (this.#closesAfterOutput || (this.#hasClientEnded && this.#input === '')) return this.#close();
    this.#state = 'idle';
    this.#deadline = now + this.#host.limits.idleSeconds * 1000;
  }

  #close(): void {
    this.#state = 'lingering';
    this.#input = '';
    this.#deadline = Date.now() + lingerMilliseconds;
    this.#socket.end();
  }
}

function versionFault(isHttp10: boolean, { values }: HeaderFields): HttpFault | undefined {
  if (!isHttp10 && !values.has('host')) {
    return { code: 'bad_request', message: 'A request of HTTP/1.1 needs a Host field.' };
  }
  if (isHttp10 && values.has('transfer-encoding')) {
    return { code: 'bad_request', message: 'HTTP/1.0 knows no Transfer-Encoding.' };
  }
  return undefined;
}
