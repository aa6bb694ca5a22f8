import { count } from '../../lib/count.ts';
import type { ServedLibrary } from '../../library/served-library.ts';
import { AccessLog, type AccessLogFormat } from '../../server/observe/access-log.ts';
import { answerRecord } from '../../server/observe/answer-record.ts';
import { Metrics, type MetricsOptions } from '../../server/observe/metrics.ts';
import { responseMemory, startServer } from '../../server/start-server.ts';
import { type ProgramLogFormat, programLog } from '../report/program-log.ts';
import { webPages } from './web-pages.ts';

export interface ServeOptions {
  readonly port: number;
  readonly host: string;
  readonly library?: string;
  readonly brotli: boolean;
  readonly search: boolean;
  readonly check: boolean;
  readonly editor?: string;
  readonly reportsFolder?: string;
  readonly workers: number;
  readonly basePath: string;
  readonly publicUrl?: string;
  readonly cors: string;
  readonly frameAncestors: string;
  readonly cacheControl: string;
  readonly log: AccessLogFormat | 'off';
  readonly logFormat: ProgramLogFormat;
  readonly trustProxy: boolean;
  readonly maxConnections: number;
  readonly headTimeout: number;
  readonly idleTimeout: number;
  readonly writeTimeout: number;
  readonly drainTimeout: number;
}

interface LibraryService {
  /** With the base path, without a trailing slash. */
  readonly url: string;
  readonly metrics: Metrics;
  reload(): void;
  stop(): Promise<void>;
}

type ServiceShare = Required<Pick<MetricsOptions, 'slots' | 'slot' | 'builds'>>;

/**
 * Serves a library with metrics and the access log, and follows libraries delivered to its folder later.
 * Without a library, documents are answered with 503 until `reload`.
 * @param served is closed when the service stops.
 * @throws UserError if the address cannot be used.
 */
export async function startLibraryService(
  served: ServedLibrary,
  options: ServeOptions,
  share?: ServiceShare,
): Promise<LibraryService> {
  const { basePath, trustProxy } = options;
  const metrics = new Metrics({ basePath, ...share });
  const log = options.log === 'off' ? undefined : new AccessLog(options.log);
  const server = await startServer({
    library: served.library,
    host: options.host,
    port: options.port,
    reusePort: share !== undefined,
    maxCacheBytes: responseMemory(options.workers),
    basePath,
    publicUrl: options.publicUrl,
    corsOrigin: options.cors,
    frameAncestors: options.frameAncestors,
    cacheControl: options.cacheControl,
    limits: {
      maxConnections: options.maxConnections,
      headSeconds: options.headTimeout,
      idleSeconds: options.idleTimeout,
      writeSeconds: options.writeTimeout,
      drainSeconds: options.drainTimeout,
    },
    metricsText: () => metrics.text(),
    buildProgress: () => metrics.builds.progress,
    pagesFolder: webPages.folder,
    reportsFolder: options.reportsFolder,
    onExchange: log
      ? (exchange) => {
          metrics.observe(exchange);
          log.record(answerRecord(exchange, trustProxy));
        }
      : (exchange) => metrics.observe(exchange),
  });
  metrics.watch({
    connections: () => server.connections(),
    pendingBytes: () => server.pendingBytes(),
    queuedAnswers: () => server.queuedAnswers(),
    eventLoopLagSeconds: () => server.eventLoopLagSeconds(),
    generation: () => served.library?.generation() ?? 0,
    editions: () => served.library?.editions().length ?? 0,
    committedAt: () => served.library?.committedAt(),
    damagedDocuments: () => served.library?.damagedDocuments ?? 0,
  });
  const isSpeaker = !share?.slot;
  served.follow({
    onReplaced(library) {
      server.replaceLibrary(library);
      const editions = count(library.editions().length, 'edition');
      if (isSpeaker) programLog.info(`Another library was delivered; serving it now (${editions}).`);
    },
    onRefused(reason, kept) {
      const where = kept === undefined ? '' : ` It was moved to ${kept}.`;
      if (isSpeaker || kept) programLog.warning(`The delivered library cannot be served. ${reason}${where}`);
    },
  });
  return {
    url: server.url + basePath,
    metrics,
    reload: () => server.replaceLibrary(served.reload()),
    async stop() {
      await server.stop();
      await log?.close();
      await served.close();
    },
  };
}
