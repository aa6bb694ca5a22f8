import { explain } from '../lib/system-fault.ts';
import { UserError } from '../lib/user-error.ts';
import { type Library, openServedLibrary } from '../library/library.ts';
import { defaultCacheControl } from '../site/fields.ts';
import { requestHandler } from './handle-request.ts';
import type { Exchange } from './http/connection.ts';
import { defaultHttpLimits, type HttpLimits, withinOpenFiles } from './http/limits.ts';
import { HttpServer } from './http/server.ts';
import { EventLoopLag } from './observe/event-loop-lag.ts';

export interface ServerOptions {
  /**
   * An open library, or the directory of one, which is then opened read-only and closed by `stop`. Without one documents
   * are answered with 503 until `replaceLibrary`.
   */
  readonly library?: Library | string | undefined;
  /** 127.0.0.1 when left out. */
  readonly host?: string;
  /** 8080 when left out; 0 takes a free one. */
  readonly port?: number;
  /** Share the port with other processes; false when left out. */
  readonly reusePort?: boolean;
  readonly cacheControl?: string;
  /** `*` when left out; '' for no CORS fields. */
  readonly corsOrigin?: string;
  /** Who may show the pages in a frame, as CSP writes it; the service itself when left out. */
  readonly frameAncestors?: string;
  /** Where the service is below its host: `/bible`; '' when left out. */
  readonly basePath?: string;
  /** Memory for prepared answers, in bytes; 24 MB when left out. */
  readonly maxCacheBytes?: number;
  /** Memory for uncompressed documents, in bytes; 64 MB when left out. Used once a client accepts no compression. */
  readonly maxPlainBytes?: number;
  readonly limits?: Partial<HttpLimits>;
  /** The text of `/metrics`; without it there is no such path. */
  readonly metricsText?: () => string;
  /** Folder of the pages that `web/build.ts` makes; without it `/` is a plain list of what there is. */
  readonly pagesFolder?: string;
  /** Folder of the pages of a check, which are then at `/check/`. */
  readonly reportsFolder?: string | undefined;
  /** Called when an answer was handed to the socket. */
  readonly onExchange?: (exchange: Exchange) => void;
}

export interface RunningServer {
  /** Without a slash at its end. */
  readonly url: string;
  readonly port: number;
  /** How many clients are connected. */
  connections(): number;
  /** Bytes of responses that wait for clients to read. */
  pendingBytes(): number;
  /** Questions and pages that wait for their turn. */
  queuedAnswers(): number;
  /** The longest delay of the event loop in the last 15 to 30 seconds. */
  eventLoopLagSeconds(): number;
  /** Answers from another open library from now on; nothing reads the one before any more. */
  replaceLibrary(library: Library): void;
  /** Takes no new requests, and resolves when the running ones are answered. */
  stop(): Promise<void>;
}

const cacheBytes = 24 * 1024 * 1024;
const plainBytes = 64 * 1024 * 1024;

/**
 * Serves a library over HTTP.
 * @throws ServerError when the address cannot be taken, LibraryError from opening.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { host = '127.0.0.1', port = 8080, reusePort = false, onExchange } = options;
  const ours = typeof options.library === 'string' ? openServedLibrary(options.library) : undefined;
  const library = ours ?? (options.library as Library | undefined);
  const handler = requestHandler(library, {
    cacheControl: options.cacheControl ?? defaultCacheControl,
    maxCacheBytes: options.maxCacheBytes ?? cacheBytes,
    maxPlainBytes: options.maxPlainBytes ?? plainBytes,
    corsOrigin: options.corsOrigin ?? '*',
    frameAncestors: options.frameAncestors,
    basePath: options.basePath ?? '',
    metricsText: options.metricsText,
    pagesFolder: options.pagesFolder,
    reportsFolder: options.reportsFolder,
    onSlice: (began) => server.afterSlice(began),
  });
  const limits = withinOpenFiles({ ...defaultHttpLimits, ...options.limits });
  const server = new HttpServer({ ...handler, limits, ...(onExchange ? { onExchange } : {}) });
  let taken: number;
  try {
    taken = server.listen({ host, port, reusePort });
  } catch (error) {
    await ours?.close();
    throw new ServerError(addressProblem(error, host, port), { cause: error });
  }
  const lag = new EventLoopLag();
  return {
    url: `http://${hostInUrl(host)}:${taken}`,
    port: taken,
    connections: () => server.connections,
    pendingBytes: () => server.pendingBytes,
    queuedAnswers: handler.queued,
    eventLoopLagSeconds: () => lag.maxSeconds,
    replaceLibrary: handler.replaceLibrary,
    async stop() {
      await server.stop();
      lag.stop();
      await ours?.close();
    },
  };
}

function addressProblem(error: unknown, host: string, port: number): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Port ${port} on ${host} is in use. Choose another with --port.`;
  if (code === 'EADDRNOTAVAIL')
    return `${host} is not an address of this machine. Choose another with --host.`;
  if (code === 'EACCES')
    return `Port ${port} needs more rights than this process has. Choose one above 1023 with --port.`;
  // Of a name that leads nowhere Bun says no more
  if (code === undefined && message.startsWith('Failed to listen at'))
    return `${host} is not an address or a name of this machine. Choose another with --host.`;
  return `Cannot listen on ${hostInUrl(host)}:${port}: ${explain(error)}`;
}

function hostInUrl(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

/** The server cannot do what was asked of it. */
export class ServerError extends UserError {
  override readonly name = 'ServerError';
}
