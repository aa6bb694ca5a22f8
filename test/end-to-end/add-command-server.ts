import { existsSync, readdirSync, statSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';

export interface AskedFor {
  readonly path: string;
  readonly headers: Headers;
}

export interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array | string;
  /** Bytes of the body after which the connection is closed, once the client has them. */
  readonly cutAfter?: number;
  readonly hangs?: boolean;
}

export class AddCommandServer implements AsyncDisposable {
  readonly url: string;
  readonly asked: AskedFor[] = [];
  readonly #server: ReturnType<typeof createServer>;
  readonly #sockets = new Set<Socket>();
  readonly #content: string | undefined;

  private constructor(server: ReturnType<typeof createServer>, port: number, content: string | undefined) {
    this.#server = server;
    this.#content = content;
    this.url = `http://127.0.0.1:${port}`;
  }

  static async start(
    answer: (asked: AskedFor, times: number) => Answer,
    content?: string,
  ): Promise<AddCommandServer> {
    const server = createServer();
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const made = new AddCommandServer(server, (server.address() as { port: number }).port, content);
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
      void send(socket, answer(asked, this.asked.length), this.#content);
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((closed) => this.#server.close(closed));
  }
}

async function send(
  socket: Socket,
  { status = 200, headers = {}, body = '', cutAfter, hangs }: Answer,
  content: string | undefined,
): Promise<void> {
  const bytes = Buffer.from(body as Uint8Array);
  const length = headers['Transfer-Encoding'] ? {} : { 'Content-Length': String(bytes.length) };
  const fields = { ...length, Connection: 'close', ...headers };
  const head = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`HTTP/1.1 ${status} Answer\r\n${head.join('')}\r\n`);
  socket.write(bytes.subarray(0, cutAfter));
  if (hangs) return;
  if (cutAfter !== undefined) {
    // A client may lose data that it reads together with the close
    const from = Number(/^bytes (\d+)/.exec(headers['Content-Range'] ?? '')?.[1] ?? 0);
    if (content !== undefined) while (keptBytes(content) < from + cutAfter) await Bun.sleep(10);
    else await Bun.sleep(40);
  }
  socket.end();
}

function keptBytes(content: string): number {
  const folder = join(content, '.downloads');
  const name = existsSync(folder) && readdirSync(folder).find((each) => each.endsWith('.zip'));
  return name ? (statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0) : 0;
}

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
