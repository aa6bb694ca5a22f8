import type { HttpFault } from './http-fault.ts';
import type { HttpLimits } from './http-limits.ts';

/** The head of a request as it was sent. */
export interface RawRequest {
  readonly line: string;
  /** The lines of the header fields, each with its CRLF. */
  readonly block: string;
}

export interface UnreadableRequest {
  readonly fault: HttpFault;
  /** It began as a HEAD request: the answer may have no body (RFC 9110, 9.3.2). */
  readonly isHead: boolean;
}

const endOfHead = '\r\n\r\n';
const version = ' HTTP/1.1';

/** Cuts what a client sends into heads of requests. */
export class RequestReader {
  readonly #limits: HttpLimits;
  #input = '';
  /** So far, no head ends in the input. */
  #scanned = 0;

  constructor(limits: HttpLimits) {
    this.#limits = limits;
  }

  /** Nothing was received that was not read. */
  get isEmpty(): boolean {
    return this.#input === '';
  }

  push(text: string): void {
    this.#input = this.#input === '' ? text : this.#input + text;
  }

  clear(): void {
    this.#take(this.#input.length);
  }

  /** Undefined while the next head is not whole. */
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

  /** @param end where the head ends; -1 while it is not whole. */
  #sizeFault(end: number): HttpFault | undefined {
    const { maxHeadBytes, maxTargetBytes } = this.#limits;
    const length = end === -1 ? this.#input.length : end;
    if (length <= maxTargetBytes) return undefined;
    const lineEnd = this.#input.indexOf('\r\n');
    const lineLength = lineEnd === -1 ? this.#input.length - 1 : lineEnd;
    if (lineLength - this.#input.indexOf(' ') - 1 - version.length > maxTargetBytes) {
      return { code: 'uri_too_long', message: `A request target may have ${maxTargetBytes} bytes.` };
    }
    if (length <= maxHeadBytes) return undefined;
    return { code: 'headers_too_large', message: `The head of a request may have ${maxHeadBytes} bytes.` };
  }

  /** A client that ends its lines otherwise would wait for an answer that does not come. */
  #lineFault(): HttpFault | undefined {
    let at = this.#input.indexOf('\n', this.#scanned);
    while (at !== -1 && this.#input[at - 1] === '\r') at = this.#input.indexOf('\n', at + 1);
    return at === -1 ? undefined : { code: 'bad_request', message: 'A line does not end with CRLF.' };
  }
}
