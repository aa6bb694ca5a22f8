import { type HeaderFields, type HttpFault, headerFields } from './fields.ts';
import type { HttpLimits } from './limits.ts';
import type { Outbox, Sender, WriteTurns } from './outbox.ts';
import {
  type HttpRequest,
  type RawRequest,
  RequestReader,
  requestLine,
  type UnreadableRequest,
} from './request.ts';
import {
  type ByteSpan,
  bodyLength,
  DeferredResponse,
  type HttpResponse,
  lastingRest,
  type PiecesOptions,
  responsePieces,
} from './response.ts';

/**
 * Largest response written in one call, in bytes. The system would accept megabytes of a download and block
 * while copying.
 */
const maxBytesPerWrite = 131_072;
const turnBytes = 32_768;
/** A client that reads a response more slowly than this is disconnected. */
const minBytesPerSecond = 500;
/** Time for which a closed connection is still read, so that a reset does not destroy its last response. */
const lingerMilliseconds = 2000;

interface PendingAnswer {
  /** Kept while it is written, so that other requests for the document can share the same bytes. */
  readonly response: HttpResponse;
  readonly pieces: readonly ByteSpan[];
}

let uses = 0;
const nothing: readonly ByteSpan[] = [];

/** In state `waiting`, a deferred response is being made. */
type State = 'idle' | 'reading' | 'waiting' | 'writing' | 'lingering';

/**
 * One client's connection: reads requests and sends the responses in their order. While a response waits for
 * the client to read it, no further request is read. Request bodies are never read: after a request with one
 * the connection is closed.
 */
export class Connection implements Sender<SendOptions> {
  readonly #socket: ConnectionSocket;
  readonly #host: ConnectionHost;
  #state: State = 'idle';
  /** Milliseconds since 1970, when the state has lasted too long. */
  #deadline: number;
  #accepted = 0;
  readonly #reader: RequestReader;
  /** Read once: it costs a system call. */
  readonly #address: string;
  #pending: PendingAnswer | undefined;
  #deferred: DeferredResponse | undefined;
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
    // Bun ends a socket 120 s after it was opened, even while it is in use: the deadlines here replace that
    socket.timeout(0);
    this.#deadline = Date.now() + host.limits.idleSeconds * 1000;
  }

  get isIdle(): boolean {
    return this.#state === 'idle';
  }

  /** No request is being read or answered, so the connection may be closed in favour of another client. */
  get canMakeRoom(): boolean {
    return this.#state === 'idle' || this.#state === 'lingering';
  }

  /** Rises with every use over all connections; a clock could not distinguish uses in the same millisecond. */
  get lastUse(): number {
    return this.#lastUse;
  }

  get deadline(): number {
    return this.#deadline;
  }

  get pendingBytes(): number {
    return this.#pending?.pieces.reduce((sum, { start, end }) => sum + end - start, 0) ?? 0;
  }

  onData(chunk: Buffer): void {
    if (this.#state === 'lingering') return;
    this.#reader.push(chunk.toString('latin1'));
    if (this.#state === 'waiting') this.#socket.pause();
    else this.#readRequests();
  }

  onClose(): void {
    this.#releaseDeferred();
  }

  onDrain(): void {
    if (this.#pending) this.#host.turns.request(this);
  }

  sendPosted(response: HttpResponse, asked: SendOptions): void {
    this.#send(response, asked);
    if (!this.#reader.isEmpty) this.#readRequests();
  }

  writeMore(): void {
    if (!this.#pending) return;
    const { response, pieces } = this.#pending;
    const rest = this.#write(pieces);
    this.#pending = rest.length > 0 ? { response, pieces: rest } : undefined;
    if (this.#pending) return;
    this.#releaseDeferred();
    this.#socket.resume();
    this.#afterAnswer();
    this.#readRequests();
  }

  onEnd(): void {
    this.#hasClientEnded = true;
    if (this.#state !== 'writing' && this.#state !== 'waiting') this.close();
  }

  expire(): void {
    if (this.#state === 'reading') {
      const message = 'The request headers were not received in time.';
      this.#refuse({ fault: { code: 'request_timeout', message }, isHead: false });
    } else if (this.#state === 'idle') this.close();
    else if (this.#state === 'lingering') this.closeBoth();
    // A posted response is sent in this round
    else if (this.#pending) this.#requireProgress();
  }

  /**
   * Ends the connection in order (RFC 9112, 9.6): sends FIN, then reads and discards further data for a
   * while, as a reset could destroy the end of the last response.
   */
  close(): void {
    this.#state = 'lingering';
    this.#reader.clear();
    if (this.#hasClientEnded) return this.closeBoth();
    this.#deadline = Date.now() + lingerMilliseconds;
    this.#socket.shutdown();
  }

  /** Closes both directions immediately. The system still delivers the bytes that it has accepted. */
  closeBoth(): void {
    this.#socket.close();
  }

  /** Resets the connection. Bytes that are not delivered yet are lost. */
  cut(): void {
    this.#socket.terminate();
  }

  /**
   * Tries to write before it decides. The system reports room only when a third of its buffer is free, which
   * can take minutes over a slow network; a write succeeds as soon as the client has acknowledged anything.
   */
  #requireProgress(): void {
    this.writeMore();
    if (!this.#pending) return;
    const { writeSeconds } = this.#host.limits;
    if (this.#accepted < minBytesPerSecond * writeSeconds) return this.cut();
    this.#accepted = 0;
    this.#deadline = Date.now() + writeSeconds * 1000;
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
    const started = this.#host.outbox.beginRound();
    const line = requestLine(raw.line);
    const isHead = raw.line.startsWith('HEAD ');
    if ('code' in line) return this.#refuse({ fault: line, isHead }, started);
    const fields = this.#fields(raw.block);
    const fault = fields.fault ?? versionFault(line.isHttp10, fields);
    if (fault) return this.#refuse({ fault, isHead }, started);
    const { method, path, query, isHttp10 } = line;
    const request = { method, path, query, isHttp10, fields: fields.values };
    const response = fields.unmetExpectation
      ? this.#host.refuse(fields.unmetExpectation)
      : this.#host.answer(request);
    const closes =
      fields.closes || fields.hasBody || (isHttp10 && !fields.keepsAlive) || this.#host.isStopping;
    const connection = closes ? 'close' : isHttp10 ? 'keep-alive' : undefined;
    const asked = { connection, isHead, started, request } as const;
    if (response instanceof DeferredResponse) this.#awaitDeferred(response, asked);
    else this.#respond(response, asked);
  }

  #fields(block: string): HeaderFields {
    if (!this.#lastFields || block !== this.#lastBlock) {
      this.#lastBlock = block;
      this.#lastFields = headerFields(block);
    }
    return this.#lastFields;
  }

  #refuse({ fault, isHead }: UnreadableRequest, started = this.#host.outbox.beginRound()): void {
    this.#reader.clear();
    this.#respond(this.#host.refuse(fault), { connection: 'close', isHead, started, request: undefined });
  }

  #awaitDeferred(deferred: DeferredResponse, asked: SendOptions): void {
    this.#state = 'waiting';
    this.#deadline = Number.POSITIVE_INFINITY;
    this.#deferred = deferred;
    deferred.send = (response) => {
      this.#state = 'writing';
      this.#socket.resume();
      this.#send(response, this.#host.isStopping ? { ...asked, connection: 'close' } : asked);
      if (!this.#pending) this.#releaseDeferred();
      if (!this.#reader.isEmpty) this.#readRequests();
    };
  }

  #releaseDeferred(): void {
    this.#deferred?.release();
    this.#deferred = undefined;
  }

  #respond(response: HttpResponse, asked: SendOptions): void {
    this.#state = 'writing';
    // Pipelined requests are answered in order, so the response must not wait in the outbox
    const isPosted = this.#reader.isEmpty && this.#host.outbox.post(this, response, asked);
    if (!isPosted) this.#send(response, asked);
  }

  #send(response: HttpResponse, asked: SendOptions): void {
    const now = Date.now();
    const pieces = responsePieces(response, asked, now);
    this.#closesAfterOutput = asked.connection === 'close';
    const rest = this.#write(pieces);
    if (rest.length > 0) this.#await(rest, response);
    else this.#afterAnswer(now);
    this.#host.onExchange?.({
      request: asked.request,
      status: response.status,
      bytes: asked.isHead ? 0 : bodyLength(response),
      milliseconds: performance.now() - asked.started,
      address: this.#address,
    });
  }

  #await([rest, ...others]: readonly ByteSpan[], response: HttpResponse): void {
    this.#pending = { response, pieces: [...lastingRest(rest!, response), ...others] };
    this.#accepted = 0;
    this.#deadline = Date.now() + this.#host.limits.writeSeconds * 1000;
    this.#socket.pause();
  }

  /** Returns the rest, which the socket did not accept or which waits for its turn. */
  #write(pieces: readonly ByteSpan[]): readonly ByteSpan[] {
    for (let index = 0; index < pieces.length; index++) {
      const { bytes, start, end } = pieces[index]!;
      const length = end - start;
      const part = length > maxBytesPerWrite ? turnBytes : length;
      const written = this.#socket.write(bytes, start, part);
      if (written === length) continue;
      if (written < 0) this.cut();
      else this.#accepted += written;
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
    return { code: 'bad_request', message: 'An HTTP/1.1 request needs a Host header.' };
  }
  if (isHttp10 && values.has('transfer-encoding')) {
    return { code: 'bad_request', message: 'HTTP/1.0 does not have Transfer-Encoding.' };
  }
  return undefined;
}

export interface Exchange {
  readonly request: HttpRequest | undefined;
  readonly status: number;
  readonly bytes: number;
  /** From the receipt of the request to the response handed to the socket, including the time in queues. */
  readonly milliseconds: number;
  readonly address: string;
}

export interface SendOptions extends PiecesOptions {
  /** By `performance.now`. */
  readonly started: number;
  readonly request: HttpRequest | undefined;
}

export interface ConnectionHost {
  readonly limits: HttpLimits;
  readonly turns: Pick<WriteTurns, 'request'>;
  readonly outbox: Pick<Outbox<SendOptions>, 'beginRound' | 'post'>;
  readonly isStopping: boolean;
  answer(request: HttpRequest): HttpResponse | DeferredResponse;
  refuse(fault: HttpFault): HttpResponse;
  readonly onExchange?: (exchange: Exchange) => void;
}

export interface ConnectionSocket {
  readonly remoteAddress: string;
  /** Returns how many of the `length` bytes from `start` were accepted; -1 when the socket is closed. */
  write(bytes: Uint8Array, start: number, length: number): number;
  /** Sets a timer that ends the socket; 0 is none. */
  timeout(seconds: number): void;
  /** Sends FIN; the client may still send. */
  shutdown(): void;
  /** Closes both directions; accepted bytes are still delivered. */
  close(): void;
  terminate(): void;
  pause(): void;
  resume(): void;
}
