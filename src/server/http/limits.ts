import { readdirSync, readFileSync } from 'node:fs';

export interface HttpLimits {
  readonly maxConnections: number;
  readonly headSeconds: number;
  readonly idleSeconds: number;
  /** After this time, a client that reads less than 500 bytes per second of its response is disconnected. */
  readonly writeSeconds: number;
  readonly maxHeadBytes: number;
  readonly maxTargetBytes: number;
  /** Requests that pass a text in the query, with another limit; their headers may be longer by the difference. */
  readonly longTargets: { readonly pattern: RegExp; readonly maxBytes: number };
  readonly drainSeconds: number;
}

export const defaultHttpLimits: HttpLimits = {
  maxConnections: 10_000,
  headSeconds: 10,
  idleSeconds: 30,
  writeSeconds: 30,
  maxHeadBytes: 16_384,
  maxTargetBytes: 8_192,
  // 8 kB of text take up to 24 kB with percent-encoding
  longTargets: { pattern: /^(?:GET|HEAD) [^ ?]{0,200}\/api\/x\/references\?/, maxBytes: 25_600 },
  drainSeconds: 10,
};

const spareFiles = 24;

/**
 * Lowers the limits to those of the system for this process. Without a free file descriptor no connection can
 * be accepted, not even to refuse it, and clients would wait. With a lower limit, idle connections are closed
 * in time to make room.
 */
export function withinOpenFiles(limits: HttpLimits): HttpLimits {
  const maxFiles = maxOpenFiles();
  if (maxFiles === Number.POSITIVE_INFINITY) return limits;
  const room = maxFiles - openFiles() - spareFiles;
  return { ...limits, maxConnections: Math.min(limits.maxConnections, Math.max(1, room)) };
}

function maxOpenFiles(): number {
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
