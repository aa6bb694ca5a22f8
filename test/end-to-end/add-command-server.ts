import { createServer, type Socket } from 'node:net';

export interface AskedFor {
  readonly path: string;
  readonly headers: Headers;
}

export interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array | string;
  readonly cutAfter?: number;
  readonly hangs?: boolean;
}

export class AddCommandServer implements AsyncDisposable {
  readonly url: string;
  readonly asked: AskedFor[] = [];
  readonly #server: ReturnType<typeof createServer>;
  readonly #sockets = new Set<Socket>();

  private constructor(server: ReturnType<typeof createServer>, port: number) {
    this.#server = server;
    this.url = `http://127.0.0.1:${port}`;
  }

  static async start(answer: (asked: AskedFor, times: number) => Answer): Promise<AddCommandServer> {
    const server = createServer();
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const made = new AddCommandServer(server, (server.address() as { port: number }).port);
    server.on('connection', (socket) => made.#serve(socket, answer));
    return made;
  }

  #serve(socket: Socket, answer: (asked: AskedFor, times: number) => Answer): void {
    this.#sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('data', (bytes) => {
      const [first, ...lines] = bytes.toString().split('\r\n\r\n')[0]!.split('\r\n');
      const fields = lines.map((line) => line.split(/: ?(.*)/s).slice(0, 2) as [string, string]);
      const asked = { path: first!.split(' ')[1]!, headers: new Headers(fields) };
      this.asked.push(asked);
      send(socket, answer(asked, this.asked.length));
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((closed) => this.#server.close(closed));
  }
}

function send(socket: Socket, { status = 200, headers = {}, body = '', cutAfter, hangs }: Answer): void {
  const bytes = Buffer.from(body as Uint8Array);
  const length = headers['Transfer-Encoding'] ? {} : { 'Content-Length': String(bytes.length) };
  const fields = { ...length, Connection: 'close', ...headers };
  const head = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`HTTP/1.1 ${status} Answer\r\n${head.join('')}\r\n`);
  socket.write(bytes.subarray(0, cutAfter));
  if (hangs) return;
  // Delayed, so that the client reads the data before it sees the close
  if (cutAfter === undefined) socket.end();
  else setTimeout(() => socket.end(), 40);
}

/** A file as a well-behaved server sends it: with an ETag, 304, and ranges with If-Range. */
export function fileAnswer(
  { headers }: AskedFor,
  body: Uint8Array,
  etag = `"${Bun.hash(body).toString(16)}"`,
): Answer {
  const about = { ETag: etag, 'Content-Type': 'application/zip' };
  if (headers.get('if-none-match') === etag) return { status: 304, headers: about };
  const from = Number(/^bytes=(\d+)-$/.exec(headers.get('range') ?? '')?.[1] ?? 0);
  if (from === 0 || headers.get('if-range') !== etag) return { headers: about, body };
  if (from >= body.length) return { status: 416, headers: { 'Content-Range': `bytes */${body.length}` } };
  const range = { 'Content-Range': `bytes ${from}-${body.length - 1}/${body.length}` };
  return { status: 206, headers: { ...about, ...range }, body: body.subarray(from) };
}
