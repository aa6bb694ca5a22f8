import type { HttpFault } from './http-fault.ts';
import type { HttpLimits } from './http-limits.ts';
import type { HttpRequest } from './http-request.ts';
import type { HttpResponse } from './http-response.ts';
import type { Outbox } from './outbox.ts';
import type { PiecesOptions } from './response-pieces.ts';
import type { WriteTurns } from './write-turns.ts';

/** An answer that was handed to the socket. */
export interface Exchange {
  /** Undefined when the request could not be read. */
  readonly request: HttpRequest | undefined;
  readonly status: number;
  /** Bytes of the body. */
  readonly bytes: number;
  readonly milliseconds: number;
  /** Of the socket. */
  readonly address: string;
}

/** What an answer was asked for with. */
export interface Asked extends PiecesOptions {
  /** By `performance.now`. */
  readonly started: number;
  readonly request: HttpRequest | undefined;
}

/** What all connections of a server share. */
export interface ConnectionHost {
  readonly limits: HttpLimits;
  readonly turns: Pick<WriteTurns, 'request'>;
  readonly outbox: Pick<Outbox<Asked>, 'post'>;
  /** The server stops: every answer is the last on its connection. */
  readonly isStopping: boolean;
  /** Never throws. */
  answer(request: HttpRequest): HttpResponse;
  refuse(fault: HttpFault): HttpResponse;
  readonly onExchange?: (exchange: Exchange) => void;
}
