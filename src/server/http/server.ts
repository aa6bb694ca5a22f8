import type { Socket, TCPSocketListener } from 'bun';
import { Connection, type ConnectionHost, type SendOptions } from './connection.ts';
import { Outbox, WriteTurns } from './outbox.ts';
import { bodyLength, byteSpan, responsePieces } from './response.ts';

interface ListenOptions {
  readonly host: string;
  readonly port: number;
  /** Allows other processes to listen on the same port and share its connections. */
  readonly reusePort: boolean;
}

type ClientSocket = Socket<Connection | undefined>;

/** When the server stops, an idle connection has this long for a request already on its way. */
const farewellMilliseconds = 500;
/** Writes of downloads after a slice of other work: half a megabyte, in a tenth of the time of the slice. */
const turnsAfterSlice = 16;
/** At most this many connections are examined to find an idle one to close. */
const maxExamined = 1000;

export class HttpServer {
  readonly #host: ConnectionHost & {
    readonly turns: WriteTurns;
    readonly outbox: Outbox<SendOptions>;
    isStopping: boolean;
  };
  readonly #connections = new Set<Connection>();
  #listener: TCPSocketListener<Connection | undefined> | undefined;
  #sweep: ReturnType<typeof setInterval> | undefined;
  #lastSweep = 0;

  constructor(host: Omit<ConnectionHost, 'isStopping' | 'turns' | 'outbox'>) {
    this.#host = { ...host, turns: new WriteTurns(), outbox: new Outbox(), isStopping: false };
  }

  get connections(): number {
    return this.#connections.size;
  }

  /**
   * Call if the server was busy with other work since `began`, by `performance.now`. The durations of the
   * next requests start then, and downloads are not slowed down to one write in such a round.
   */
  afterSlice(began: number): void {
    this.#host.outbox.beginRound(began);
    this.#host.turns.give(turnsAfterSlice);
  }

  get pendingBytes(): number {
    let sum = 0;
    for (const { pendingBytes } of this.#connections) sum += pendingBytes;
    return sum;
  }

  /** Returns the port. @throws the operating system's error for the address (EADDRINUSE, EACCES, ...). */
  listen({ host, port, reusePort }: ListenOptions): number {
    this.#listener = Bun.listen<Connection | undefined>({
      hostname: host,
      port,
      exclusive: !reusePort,
      ...(reusePort ? { reusePort } : {}),
      allowHalfOpen: true,
      socket: {
        open: (socket) => this.#open(socket),
        data: (socket, chunk) => socket.data?.onData(chunk),
        drain: (socket) => socket.data?.onDrain(),
        end: (socket) => (socket.data ? socket.data.onEnd() : socket.close()),
        close: (socket) => this.#forget(socket),
        error: (socket, error) => {
          console.error(error);
          socket.terminate();
        },
      },
    });
    const { headSeconds, idleSeconds, writeSeconds } = this.#host.limits;
    const minLimitMs = Math.min(headSeconds, idleSeconds, writeSeconds) * 1000;
    this.#sweep = setInterval(() => this.#closeExpired(), Math.min(1000, Math.max(20, minLimitMs / 4)));
    return this.#listener.port;
  }

  /**
   * Stops accepting connections, finishes requests in flight, closes each connection after its response, and
   * after `drainSeconds` cuts the others. Resolves when no connection is left.
   */
  async stop(): Promise<void> {
    this.#listener?.stop(false);
    this.#host.isStopping = true;
    const started = Date.now();
    while (this.#connections.size > 0) {
      const passed = Date.now() - started;
      const isOver = passed > this.#host.limits.drainSeconds * 1000;
      for (const connection of this.#connections) {
        if (isOver) connection.cut();
        else if (connection.isIdle && passed > farewellMilliseconds) connection.close();
      }
      this.#closeExpired();
      await Bun.sleep(10);
    }
    clearInterval(this.#sweep);
  }

  #open(socket: ClientSocket): void {
    if (this.#connections.size >= this.#host.limits.maxConnections && !this.#makeRoom()) {
      const message = 'The server has reached its connection limit. Try again in a moment.';
      const response = this.#host.refuse({ code: 'too_many_connections', message });
      const options = { connection: 'close', isHead: false } as const;
      for (const piece of responsePieces(response, options, Date.now())) socket.write(byteSpan.view(piece));
      this.#host.onExchange?.({
        request: undefined,
        status: response.status,
        bytes: bodyLength(response),
        milliseconds: 0,
        address: socket.remoteAddress,
      });
      socket.end();
      return;
    }
    socket.data = new Connection(socket, this.#host);
    this.#connections.add(socket.data);
  }

  #forget({ data }: ClientSocket): void {
    if (!data) return;
    data.onClose();
    this.#connections.delete(data);
  }

  #makeRoom(): boolean {
    let longestIdle: Connection | undefined;
    let examined = 0;
    for (const connection of this.#connections) {
      if (connection.canMakeRoom && connection.lastUse < (longestIdle?.lastUse ?? Number.POSITIVE_INFINITY)) {
        longestIdle = connection;
      }
      if (++examined >= maxExamined) break;
    }
    if (!longestIdle) return false;
    this.#connections.delete(longestIdle);
    longestIdle.closeBoth();
    return true;
  }

  /**
   * Expires only connections whose deadline passed before the previous sweep. Since then the event loop has
   * read data that arrived while it was blocked, so a connection with a waiting request is not considered
   * idle.
   */
  #closeExpired(): void {
    const previous = this.#lastSweep;
    this.#lastSweep = Date.now();
    for (const connection of this.#connections) if (connection.deadline < previous) connection.expire();
  }
}
