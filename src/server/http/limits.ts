import { readdirSync, readFileSync } from 'node:fs';

/** Limits of time and size for clients. */
export interface HttpLimits {
  readonly maxConnections: number;
  /** Time allowed to send the request headers. */
  readonly headSeconds: number;
  /** Time a connection may stay idle between two requests. */
  readonly idleSeconds: number;
  /** Time after which a client is disconnected that reads less than 500 bytes per second of its response. */
  readonly writeSeconds: number;
  readonly maxHeadBytes: number;
  readonly maxTargetBytes: number;
  /** Time allowed to finish requests in flight when the server stops. */
  readonly drainSeconds: number;
}

export const defaultHttpLimits: HttpLimits = {
  maxConnections: 10_000,
  headSeconds: 10,
  idleSeconds: 30,
  writeSeconds: 30,
  maxHeadBytes: 16_384,
  maxTargetBytes: 8_192,
  drainSeconds: 10,
};

/** Files that the process may need in addition to its connections. */
const spareFiles = 24;

/**
 * Limits that the system lets this process keep. Without a free file descriptor no connection can be accepted, not even
 * to refuse it, and clients would wait: the cap is lower, so that idle connections make room in time.
 */
export function withinOpenFiles(limits: HttpLimits): HttpLimits {
  const most = mostOpenFiles();
  if (most === Number.POSITIVE_INFINITY) return limits;
  const room = most - openFiles() - spareFiles;
  return { ...limits, maxConnections: Math.min(limits.maxConnections, Math.max(1, room)) };
}

/** Infinity where the system does not say. */
function mostOpenFiles(): number {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return soft === undefined ? Number.POSITIVE_INFINITY : Number(soft);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

function openFiles(): number {
  return readdirSync('/proc/self/fd').length;
}
