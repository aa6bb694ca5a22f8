import { type Library, openServedLibrary } from '../library/library.ts';
import { explainListenError, localHostInUrl } from '../net/listen-address.ts';
import { defaultCacheControl } from '../site/fields.ts';
import { requestHandler } from './handle-request.ts';
import type { Exchange } from './http/connection.ts';
import { defaultHttpLimits, type HttpLimits, withinOpenFiles } from './http/limits.ts';
import { HttpServer } from './http/server.ts';
import { EventLoopLag } from './observe/event-loop-lag.ts';
import type { ServiceOptions } from './service.ts';

export interface ServerOptions extends Partial<Omit<ServiceOptions, 'onSlice'>> {
  /**
   * An open library, or the directory of one, which is opened read-only and closed by `stop`. If undefined,
   * documents get a 503 until `replaceLibrary` is called.
   */
  readonly library?: Library | string | undefined;
  readonly host?: string;
  /** Default: 8080. 0 selects a free port. */
  readonly port?: number;
  /** Shares the port with other processes. Default: false. */
  readonly reusePort?: boolean;
  readonly limits?: Partial<HttpLimits>;
  readonly onExchange?: (exchange: Exchange) => void;
}

export interface RunningServer {
  readonly url: string;
  readonly port: number;
  connections(): number;
  pendingBytes(): number;
  queuedAnswers(): number;
  eventLoopLagSeconds(): number;
  replaceLibrary(library: Library): void;
  /** Accepts no new requests, and resolves when the running ones are answered. */
  stop(): Promise<void>;
}

const defaults = { cacheControl: defaultCacheControl, corsOrigin: '*', basePath: '' };

const mebibyte = 1024 * 1024;

/** A share of the memory of the machine or container, divided between the processes that serve the library. */
export function responseMemory(processes = 1, memory = process.constrainedMemory()): number {
  const bytes = Math.min(256 * mebibyte, Math.max(16 * mebibyte, Math.floor(memory / 16)));
  return Math.max(8 * mebibyte, Math.floor(bytes / processes));
}

/**
 * Serves a library over HTTP.
 * @throws UserError if the address cannot be used, LibraryError from opening.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { host = '127.0.0.1', port = 8080, reusePort = false, onExchange } = options;
  const ours = typeof options.library === 'string' ? openServedLibrary(options.library) : undefined;
  const library = ours ?? (options.library as Library | undefined);
  const handler = requestHandler(library, {
    ...defaults,
    maxCacheBytes: responseMemory(),
    ...options,
    onSlice: (began) => server.afterSlice(began),
  });
  const limits = withinOpenFiles({ ...defaultHttpLimits, ...options.limits });
  const server = new HttpServer({ ...handler, limits, ...(onExchange ? { onExchange } : {}) });
  let taken: number;
  try {
    taken = server.listen({ host, port, reusePort });
  } catch (error) {
    await ours?.close();
    throw explainListenError(error, { host, port, portOption: '--port' });
  }
  const lag = new EventLoopLag();
  return {
    url: `http://${localHostInUrl(host)}:${taken}`,
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
