import type { ByteSpan } from './byte-span.ts';
import type { Asked, ConnectionHost } from './connection-host.ts';
import type { ConnectionSocket } from './connection-socket.ts';
import { type HeaderFields, headerFields } from './header-fields.ts';
import type { HttpFault } from './http-fault.ts';
import type { HttpResponse } from './http-response.ts';
import type { Sender } from './outbox.ts';
import { requestLine } from './request-line.ts';
import { type RawRequest, RequestReader, type UnreadableRequest } from './request-reader.ts';
import { lastingRest, responsePieces } from './response-pieces.ts';

/** Bytes of an answer that are written at once. The system takes megabytes of a download, and copies them meanwhile. */
const mostAtOnce = 131_072;
/** Bytes of a longer one in each of its turns. */
const turnBytes = 32_768;
/** How long a closed connection is still read, so that its last answer is not lost to a reset. */
const lingerMilliseconds = 2000;

/** An answer that is not sent whole. */
interface PendingAnswer {
  /** Held while it is written, so that who else asks for the document can be given the same bytes. */
  readonly response: HttpResponse;
  /** What is left of it. */
  readonly pieces: readonly ByteSpan[];
}

/** Of any connection: an opening or an answer. */
let uses = 0;
const nothing: readonly ByteSpan[] = [];

type State = 'idle' | 'reading' | 'writing' | 'lingering';

/**
 * One client's connection: reads requests and sends the answers in their order. While an answer waits for the client
 * to take it, nothing more is read. A body is never read: after a request that has one the connection is closed.
 */
export class Connection implements Sender<Asked> {
  readonly #socket: ConnectionSocket;
  readonly #host: ConnectionHost;
  #state: State = 'idle';
  /** Milliseconds since 1970, when the state has lasted too long. */
  #deadline: number;
  readonly #reader: RequestReader;
  /** Asked for once: it costs a call of the system. */
  readonly #address: string;
  #pending: PendingAnswer | undefined;
  #lastUse = ++uses;
  #closesAfterOutput = false;
  #hasClientEnded = false;
  /** A client sends the same fields with each request: they are read once. */
  #lastBlock = '';
  #lastFields: HeaderFields | undefined;

  constructor(socket: ConnectionSocket, host: ConnectionHost) {
    this.#socket = socket;
    this.#host = host;
    this.#reader = new RequestReader(host.limits);
    this.#address = socket.remoteAddress;
    this.#deadline = Date.now() + host.limits.idleSeconds * 1000;
  }

  /** No request is being read and no answer written. */
  get isIdle(): boolean {
    return this.#state === 'idle';
  }

  /** Rises from use to use over all connections: many of them fall into one millisecond. */
  get lastUse(): number {
    return this.#lastUse;
  }

  get deadline(): number {
    return this.#deadline;
  }

  onData(chunk: Buffer): void {
    if (this.#state === 'lingering') return;
    this.#reader.push(chunk.toString('latin1'));
    this.#readRequests();
  }

  onDrain(): void {
    if (this.#pending) this.#host.turns.request(this);
  }

  sendPosted(response: HttpResponse, asked: Asked): void {
    this.#send(response, asked);
    if (!this.#reader.isEmpty) this.#readRequests();
  }

  writeMore(): void {
    if (!this.#pending) return;
    const { response, pieces } = this.#pending;
    const rest = this.#write(pieces);
    this.#pending = rest.length > 0 ? { response, pieces: rest } : undefined;
    if (this.#pending) return;
    this.#socket.resume();
    this.#afterAnswer();
    this.#readRequests();
  }

  /** The client sends no more; what it asked for is still answered. */
  onEnd(): void {
    this.#hasClientEnded = true;
    if (this.#state !== 'writing') this.close();
  }

  /** To be called when the deadline is over. */
  expire(): void {
    if (this.#state === 'reading') {
      const message = 'The head of the request did not come to its end in time.';
      this.#refuse({ fault: { code: 'request_timeout', message }, isHead: false });
    } else if (this.#state === 'idle') this.close();
    // An answer that is posted goes out in this round
    else if (this.#pending || this.#state === 'lingering') this.cut();
  }

  /** Sends no more; what the client still sends is read for a while and thrown away. */
  close(): void {
    this.#state = 'lingering';
    this.#reader.clear();
    this.#deadline = Date.now() + lingerMilliseconds;
    this.#socket.end();
  }

  /** Ends the connection whatever it is doing. */
  cut(): void {
    this.#socket.terminate();
  }

  #readRequests(): void {
    while (this.#state === 'idle' || this.#state === 'reading') {
      const found = this.#reader.next();
      if (found === undefined) return this.#awaitHead();
      if ('fault' in found) return this.#refuse(found);
      this.#answer(found);
    }
  }

  #awaitHead(): void {
    if (this.#hasClientEnded) return this.close();
    if (this.#state === 'reading' || this.#reader.isEmpty) return;
    this.#state = 'reading';
    this.#deadline = Date.now() + this.#host.limits.headSeconds * 1000;
  }

  #answer(raw: RawRequest): void {
    const started = this.#host.onExchange ? performance.now() : 0;
    const line = requestLine(raw.line);
    const isHead = raw.line.startsWith('HEAD ');
    if ('code' in line) return this.#refuse({ fault: line, isHead }, started);
    const fields = this.#fields(raw.block);
    const fault = fields.fault ?? versionFault(line.isHttp10, fields);
    if (fault) return this.#refuse({ fault, isHead }, started);
    const { method, path, isHttp10 } = line;
    const request = { method, path, isHttp10, fields: fields.values };
    const response = fields.unmetExpectation
      ? this.#host.refuse(fields.unmetExpectation)
      : this.#host.answer(request);
    const closes =
      fields.closes || fields.hasBody || (isHttp10 && !fields.keepsAlive) || this.#host.isStopping;
    const connection = closes ? 'close' : isHttp10 ? 'keep-alive' : undefined;
    this.#respond(response, { connection, isHead, started, request });
  }

  #fields(block: string): HeaderFields {
    if (!this.#lastFields || block !== this.#lastBlock) {
      this.#lastBlock = block;
      this.#lastFields = headerFields(block);
    }
    return this.#lastFields;
  }

  #refuse({ fault, isHead }: UnreadableRequest, started = performance.now()): void {
    this.#reader.clear();
    this.#respond(this.#host.refuse(fault), { connection: 'close', isHead, started, request: undefined });
  }

  #respond(response: HttpResponse, asked: Asked): void {
    this.#state = 'writing';
    // What was asked behind it is answered behind it
    const isPosted = this.#reader.isEmpty && this.#host.outbox.post(this, response, asked);
    if (!isPosted) this.#send(response, asked);
  }

  #send(response: HttpResponse, asked: Asked): void {
    const now = Date.now();
    const pieces = responsePieces(response, asked, now);
    this.#closesAfterOutput = asked.connection === 'close';
    const rest = this.#write(pieces);
    if (rest.length > 0) this.#await(rest, response);
    else this.#afterAnswer(now);
    this.#host.onExchange?.({
      request: asked.request,
      status: response.status,
      bytes: asked.isHead ? 0 : response.end - response.bodyStart,
      milliseconds: performance.now() - asked.started,
      address: this.#address,
    });
  }

  #await([rest, ...others]: readonly ByteSpan[], response: HttpResponse): void {
    this.#pending = { response, pieces: [...lastingRest(rest!, response), ...others] };
    this.#deadline = Date.now() + this.#host.limits.writeSeconds * 1000;
    this.#socket.pause();
  }

  /** What is left: the socket did not take it, or it is to be written when its turn comes. */
  #write(pieces: readonly ByteSpan[]): readonly ByteSpan[] {
    for (let index = 0; index < pieces.length; index++) {
      const { bytes, start, end } = pieces[index]!;
      const length = end - start;
      const part = length > mostAtOnce ? turnBytes : length;
      const written = this.#socket.write(bytes, start, part);
      if (written === length) continue;
      if (written < 0) this.cut();
      if (written > 0) this.#deadline = Date.now() + this.#host.limits.writeSeconds * 1000;
      if (written === part) this.#host.turns.request(this);
      return [{ bytes, start: start + Math.max(0, written), end }, ...pieces.slice(index + 1)];
    }
    return nothing;
  }

  #afterAnswer(now = Date.now()): void {
    if (this.#closesAfterOutput || (this.#hasClientEnded && this.#reader.isEmpty)) return this.close();
    this.#state = 'idle';
    this.#lastUse = ++uses;
    this.#deadline = now + this.#host.limits.idleSeconds * 1000;
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
