import { type Library, openLibrary } from '../library/library.ts';
import { defaultCacheControl } from './default-cache-control.ts';
import { errorResponse } from './error-response.ts';
import { requestHandler } from './handle-request.ts';
import { ServerError } from './server-error.ts';

export interface ServerOptions {
  /** An open library, or the directory of one, which is then opened read-only and closed by `stop`. */
  readonly library: Library | string;
  /** 127.0.0.1 when left out. */
  readonly host?: string;
  /** 8080 when left out; 0 takes a free one. */
  readonly port?: number;
  readonly cacheControl?: string;
  /** Memory for prepared answers, in bytes; 24 MB when left out. */
  readonly maxCacheBytes?: number;
}

export interface RunningServer {
  /** Without a slash at its end. */
  readonly url: string;
  readonly port: number;
  /** Takes no new requests, and resolves when the running ones are answered. */
  stop(): Promise<void>;
}

const CACHE_BYTES = 24 * 1024 * 1024;

/**
 * Serves a library over HTTP.
 * @throws ServerError when the address cannot be taken, LibraryError from opening.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const {
    host = '127.0.0.1',
    port = 8080,
    cacheControl = defaultCacheControl,
    maxCacheBytes = CACHE_BYTES,
  } = options;
  const isOurs = typeof options.library === 'string';
  const library =
    typeof options.library === 'string' ? openLibrary(options.library, { readOnly: true }) : options.library;
  const fetch = requestHandler(library, { cacheControl, maxCacheBytes });
  let server: Bun.Server<undefined>;
  try {
    server = Bun.serve({
      hostname: host,
      port,
      fetch,
      error: internalError,
      // The development page of an error would show source code.
      development: false,
      // On by itself where development is off (Bun 1.4): a second server would silently share the port.
      reusePort: false,
    });
  } catch (error) {
    if (isOurs) await library.close();
    throw new ServerError(addressProblem(error as NodeJS.ErrnoException, host, port));
  }
  return {
    url: server.url.href.slice(0, -1),
    port: server.port!,
    async stop() {
      await server.stop();
      if (isOurs) await library.close();
    },
  };
}

function internalError(error: unknown): Response {
  console.error(error);
  return errorResponse({ code: 'internal_error', message: 'The server failed to answer; its log says why.' });
}

function addressProblem({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === 'EADDRINUSE') return `Port ${port} on ${host} is in use. Choose another with --port.`;
  if (code === 'EADDRNOTAVAIL') return `${host} is no address of this machine. Choose another with --host.`;
  if (code === 'EACCES')
    return `Port ${port} needs more rights than this process has. Choose one above 1023 with --port.`;
  return `Cannot listen on ${host}:${port}: ${message}`;
}
