import { type Command, Option } from 'commander';
import type { AccessLogFormat } from '../server/access-log-line.ts';
import { defaultHttpLimits } from '../server/http/http-limits.ts';
import { defaultCacheControl } from '../site/fields.ts';
import { optionValues } from './option-values.ts';

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

export function addServeOptions(command: Command, defaultLibrary = 'CONTENT.library beside it'): Command {
  const { maxConnections, headSeconds, idleSeconds, writeSeconds, drainSeconds } = defaultHttpLimits;
  const { port, workers, basePath, corsOrigin, cacheControl, connections, seconds } = optionValues;
  const logOption = new Option('--log <format>', 'access log on standard output: it names who read what')
    .choices(['json', 'text', 'off'])
    .default('off');
  return command
    .option('-p, --port <number>', 'port to listen on; 0 takes a free one', port, 8080)
    .option('--host <address>', 'address to listen on; 0.0.0.0 is every network', '127.0.0.1')
    .option('-l, --library <dir>', `where to keep the compiled library (default: ${defaultLibrary})`)
    .option('--brotli', 'compile with --brotli, as the command build does', false)
    .option('--workers <number>', 'processes that share the port; auto is one a core (Linux)', workers, 1)
    .option('--base-path <path>', 'serve under a path such as /bible; links follow', basePath, '')
    .option(
      '--cors <origin>',
      'origin whose pages may read the answers; * is all, off is none',
      corsOrigin,
      '*',
    )
    .option('--cache-control <value>', 'Cache-Control of every document', cacheControl, defaultCacheControl)
    .addOption(logOption)
    .option(
      '--trust-proxy',
      'log the address that the proxy in front tells (X-Forwarded-For, Forwarded)',
      false,
    )
    .option('--max-connections <number>', 'at the same time, for each process', connections, maxConnections)
    .option('--head-timeout <seconds>', 'for the head of a request to come whole', seconds, headSeconds)
    .option('--idle-timeout <seconds>', 'for the next request on a connection', seconds, idleSeconds)
    .option('--write-timeout <seconds>', 'for a client to take more of an answer', seconds, writeSeconds)
    .option('--drain-timeout <seconds>', 'for answers under way when it stops', seconds, drainSeconds);
}
