import { STATUS_CODES } from 'node:http';
import { failureOf } from '../lib/failure.ts';
import { type HeaderFields, headerFields } from '../server/http/fields.ts';
import { requestLine } from '../server/http/request.ts';

export interface McpHttpLimits {
  readonly maxConnections: number;
  readonly maxHeadBytes: number;
  readonly maxBodyBytes: number;
  readonly maxHeldBytes: number;
  readonly headSeconds: number;
  readonly bodySeconds: number;
  readonly idleSeconds: number;
  readonly writeSeconds: number;
}

export interface McpConnectionHost {
  readonly limits: McpHttpLimits;
  /** Returns an error response if the request must be rejected before its message is read. */
  refuse(method: string, path: string, fields: HeaderFields['values']): Response | undefined;
  answer(request: Request): Promise<Response>;
  problem(status: number, message: string): Response;
  onHeld(): void;
}

interface ConnectionSocket {
  write(bytes: Uint8Array): number;
  end(): void;
  terminate(): void;
}

interface ReceivedHead {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly fields: HeaderFields['values'];
  readonly isHttp10: boolean;
  readonly closes: boolean;
}

type State = 'idle' | 'head' | 'body' | 'answering' | 'lingering';

const endOfHead = '\r\n\r\n';
/** Time to keep reading a closed connection: a reset could discard its last response. */
const lingerMilliseconds = 2000;

/**
 * A client's connection: HTTP/1.1 with size limits on messages. Responses may be event streams. The next
 * request is read after the previous response was sent.
 */
export class McpConnection {
  readonly #socket: ConnectionSocket;
  readonly #host: McpConnectionHost;
  readonly #gone = new AbortController();
  #state: State = 'idle';
  #deadline: number;
  #input = Buffer.alloc(0);
  #head: ReceivedHead | undefined;
  #bodyParts: Buffer[] = [];
  #bodyBytes = 0;
  #bodyMissing = 0;
  #output: Uint8Array[] = [];
  #outputBytes = 0;
  #drained = Promise.withResolvers<void>();
  #hasClientEnded = false;

  constructor(socket: ConnectionSocket, host: McpConnectionHost) {
    this.#socket = socket;
    this.#host = host;
    this.#deadline = this.#after(host.limits.idleSeconds);
  }

  get isIdle(): boolean {
    return this.#state === 'idle';
  }

  get deadline(): number {
    return this.#deadline;
  }

  get heldBytes(): number {
    return this.#bodyBytes + this.#outputBytes;
  }

  onData(chunk: Buffer): void {
    if (this.#state === 'lingering') return;
    if (this.#state === 'body') return this.#receive(chunk);
    this.#input = this.#input.length === 0 ? Buffer.from(chunk) : Buffer.concat([this.#input, chunk]);
    if (this.#state !== 'answering') this.#readHead();
    else if (this.#input.length > this.#host.limits.maxHeadBytes) this.cut();
  }

  onDrain(): void {
    this.#flush();
  }

  onEnd(): void {
    this.#hasClientEnded = true;
    if (this.#state !== 'answering') this.#close();
  }

  onClose(): void {
    this.#gone.abort();
    this.#drained.resolve();
    this.#bodyParts = [];
    this.#output = [];
    this.#bodyBytes = 0;
    this.#outputBytes = 0;
  }

  expire(): void {
    if (this.#state === 'head') this.#refuse(408, 'The request headers were not received in time.');
    else if (this.#state === 'body') this.#refuse(408, 'The message was not received in time.');
    else if (this.#state === 'idle') this.#close();
    else this.cut();
  }

  shed(): void {
    if (this.#state === 'body') this.#refuse(503, 'The server is receiving too much data. Try again.');
    else this.cut();
  }

  cut(): void {
    this.#socket.terminate();
  }

  #readHead(): void {
    const { maxHeadBytes, headSeconds } = this.#host.limits;
    while (this.#input.length >= 2 && this.#input[0] === 13 && this.#input[1] === 10)
      this.#input = this.#input.subarray(2);
    if (this.#input.length === 0) return;
    const end = this.#input.indexOf(endOfHead);
    if (end > maxHeadBytes || (end < 0 && this.#input.length > maxHeadBytes))
      return this.#refuse(431, `The request headers exceed the limit of ${maxHeadBytes} bytes.`);
    if (end < 0) {
      if (this.#state === 'idle') this.#deadline = this.#after(headSeconds);
      this.#state = 'head';
      return;
    }
    const text = this.#input.toString('latin1', 0, end + 2);
    const rest = this.#input.subarray(end + endOfHead.length);
    this.#input = Buffer.alloc(0);
    this.#begin(text, rest);
  }

  #begin(text: string, rest: Buffer): void {
    const lineEnd = text.indexOf('\r\n');
    const line = requestLine(text.slice(0, lineEnd));
    if ('code' in line) return this.#refuse(400, line.message);
    const fields = headerFields(text.slice(lineEnd + 2));
    const { values, fault, unmetExpectation } = fields;
    const refusal = this.#host.refuse(line.method, line.path, values);
    if (refusal) return void this.#send(refusal, true);
    if (fault) return this.#refuse(400, fault.message);
    if (unmetExpectation) return this.#refuse(417, unmetExpectation.message);
    if (values.has('transfer-encoding')) return this.#refuse(411, 'Send the message with a Content-Length.');
    const length = Number(values.get('content-length') ?? 0);
    const { maxBodyBytes, bodySeconds } = this.#host.limits;
    if (length > maxBodyBytes)
      return this.#refuse(413, `The message has ${length} bytes; the maximum is ${maxBodyBytes}.`);
    const closes = fields.closes || (line.isHttp10 && !fields.keepsAlive);
    this.#head = { ...line, fields: values, closes };
    this.#bodyMissing = length;
    this.#state = 'body';
    this.#deadline = this.#after(bodySeconds);
    if (values.get('expect') !== undefined && rest.length < length)
      this.#write(Buffer.from('HTTP/1.1 100 Continue\r\n\r\n'));
    this.#receive(rest);
  }

  #receive(chunk: Buffer): void {
    const part = chunk.subarray(0, this.#bodyMissing);
    if (part.length > 0) this.#bodyParts.push(Buffer.from(part));
    this.#bodyBytes += part.length;
    this.#bodyMissing -= part.length;
    if (this.#bodyMissing === 0) {
      this.#input = Buffer.from(chunk.subarray(part.length));
      void this.#answer(this.#head!);
    } else this.#host.onHeld();
  }

  async #answer({ method, path, query, fields, closes, isHttp10 }: ReceivedHead): Promise<void> {
    this.#state = 'answering';
    this.#deadline = Number.POSITIVE_INFINITY;
    const body = method === 'POST' && this.#bodyBytes > 0 ? Buffer.concat(this.#bodyParts) : null;
    this.#bodyParts = [];
    const url = `http://${fields.get('host')}${path}${query === '' ? '' : `?${query}`}`;
    const { signal } = this.#gone;
    try {
      const request = new Request(url, { method, headers: [...fields], body, signal });
      await this.#send(await this.#host.answer(request), closes || isHttp10, isHttp10);
    } catch (error) {
      if (signal.aborted) return;
      console.error(failureOf(error).text);
      await this.#send(this.#host.problem(500, 'Internal server error; see the server log.'), true);
    }
  }

  #refuse(status: number, message: string): void {
    void this.#send(this.#host.problem(status, message), true);
  }

  async #send(response: Response, closes: boolean, isHttp10 = false): Promise<void> {
    this.#state = 'answering';
    this.#deadline = Number.POSITIVE_INFINITY;
    this.#bodyParts = [];
    this.#bodyBytes = 0;
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
    if (isStream && response.body) {
      const isChunked = !isHttp10;
      this.#write(headOf(response, closes, isChunked ? 'Transfer-Encoding: chunked\r\n' : ''));
      const reader = response.body.getReader();
      this.#gone.signal.addEventListener('abort', () => void reader.cancel().catch(() => {}));
      for (let read = await reader.read(); !read.done; read = await reader.read()) {
        this.#write(isChunked ? chunkOf(read.value) : read.value);
        await this.#whenDrained();
      }
      if (isChunked) this.#write(Buffer.from('0\r\n\r\n'));
    } else {
      const body = new Uint8Array(await response.arrayBuffer());
      const length = response.status === 204 ? '' : `Content-Length: ${body.length}\r\n`;
      this.#write(Buffer.concat([headOf(response, closes, length), body]));
    }
    await this.#whenDrained();
    if (this.#gone.signal.aborted) return;
    if (closes || (this.#hasClientEnded && this.#input.length === 0)) return this.#close();
    this.#state = 'idle';
    this.#deadline = this.#after(this.#host.limits.idleSeconds);
    this.#readHead();
  }

  #write(bytes: Uint8Array): void {
    if (this.#gone.signal.aborted) return;
    this.#output.push(bytes);
    this.#outputBytes += bytes.length;
    this.#flush();
    if (this.#outputBytes > 0) this.#host.onHeld();
  }

  #flush(): void {
    for (let [first] = this.#output; first !== undefined; [first] = this.#output) {
      const written = this.#socket.write(first);
      if (written < 0) return this.cut();
      // "100 Continue" is written while a message is received, and gives no more time for it
      const isAnswering = this.#state === 'answering';
      if (isAnswering && (written > 0 || this.#deadline === Number.POSITIVE_INFINITY))
        this.#deadline = this.#after(this.#host.limits.writeSeconds);
      this.#outputBytes -= written;
      if (written < first.length) {
        this.#output[0] = first.subarray(written);
        return;
      }
      this.#output.shift();
    }
    if (this.#state === 'answering') this.#deadline = Number.POSITIVE_INFINITY;
    this.#drained.resolve();
    this.#drained = Promise.withResolvers();
  }

  async #whenDrained(): Promise<void> {
    if (this.#outputBytes > 0 && !this.#gone.signal.aborted) await this.#drained.promise;
  }

  #close(): void {
    this.#state = 'lingering';
    this.#deadline = Date.now() + lingerMilliseconds;
    this.#input = Buffer.alloc(0);
    this.#socket.end();
  }

  #after(seconds: number): number {
    return Date.now() + seconds * 1000;
  }
}

function headOf({ status, headers }: Response, closes: boolean, framing: string): Buffer {
  let text = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nDate: ${new Date().toUTCString()}\r\n`;
  for (const [name, value] of headers)
    if (!/^(?:content-length|connection)$/i.test(name)) text += `${name}: ${value}\r\n`;
  return Buffer.from(`${text}${framing}${closes ? 'Connection: close\r\n' : ''}\r\n`, 'latin1');
}

function chunkOf(bytes: Uint8Array): Uint8Array {
  return Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);
}
