import { type Library, openLibrary } from '../../library/library.ts';
import { AccessLog, type AccessLogFormat } from '../../server/observe/access-log.ts';
import { answerRecord } from '../../server/observe/answer-record.ts';
import { Metrics, type MetricsOptions } from '../../server/observe/metrics.ts';
import { startServer } from '../../server/start-server.ts';
import { webPages } from './web-pages.ts';

/** The options of every command that serves. Times are in seconds. */
export interface ServeOptions {
  readonly port: number;
  readonly host: string;
  /** Folder of the library of a content folder. */
  readonly library?: string;
  /** Whether a content folder is compiled with brotli bodies. */
  readonly brotli: boolean;
  readonly workers: number;
  /** `/bible`, or '' for the root. */
  readonly basePath: string;
  /** '' for none. */
  readonly cors: string;
  readonly cacheControl: string;
  readonly log: AccessLogFormat | 'off';
  readonly trustProxy: boolean;
  readonly maxConnections: number;
  readonly headTimeout: number;
  readonly idleTimeout: number;
  readonly writeTimeout: number;
  readonly drainTimeout: number;
}

interface LibraryService {
  /** With the base path, without a slash at its end. */
  readonly url: string;
  /** The metrics of this process. */
  readonly metrics: Metrics;
  /** Undefined while the first build runs. */
  readonly library: () => Library | undefined;
  /** Opens the library of a folder, which may be there for the first time, and closes the one before. @throws LibraryError */
  reload(directory: string): void;
  stop(): Promise<void>;
}

/** One of several processes that serve a library on one port. */
type ServiceShare = Required<Pick<MetricsOptions, 'slots' | 'slot' | 'builds'>>;

/**
 * Serves the library of a folder as the options say, with metrics and the access log.
 * @param directory undefined where there is none yet: documents are then answered with 503 until `reload`.
 * @throws ServerError when the address cannot be taken; LibraryError.
 */
export async function startLibraryService(
  directory: string | undefined,
  options: ServeOptions,
  share?: ServiceShare,
): Promise<LibraryService> {
  const { basePath, trustProxy } = options;
  let library = directory === undefined ? undefined : openLibrary(directory, { readOnly: true });
  const metrics = new Metrics({ basePath, ...share });
  const log = options.log === 'off' ? undefined : new AccessLog(options.log);
  const server = await startServer({
    library,
    host: options.host,
    port: options.port,
    reusePort: share !== undefined,
    basePath,
    corsOrigin: options.cors,
    cacheControl: options.cacheControl,
    limits: {
      maxConnections: options.maxConnections,
      headSeconds: options.headTimeout,
      idleSeconds: options.idleTimeout,
      writeSeconds: options.writeTimeout,
      drainSeconds: options.drainTimeout,
    },
    metricsText: () => metrics.text(),
    pagesFolder: webPages.folder,
    onExchange: log
      ? (exchange) => {
          metrics.observe(exchange);
          log.record(answerRecord(exchange, trustProxy));
        }
      : (exchange) => metrics.observe(exchange),
  });
  metrics.watch({
    connections: () => server.connections(),
    generation: () => library?.generation() ?? 0,
    editions: () => library?.editions().length ?? 0,
  });
  return {
    url: server.url + basePath,
    metrics,
    library: () => library,
    reload(directory) {
      const before = library;
      library = openLibrary(directory, { readOnly: true });
      server.replaceLibrary(library);
      // This turn of the event loop may still read it
      setImmediate(() => void before?.close());
    },
    async stop() {
      await server.stop();
      await log?.close();
      await library?.close();
    },
  };
}
