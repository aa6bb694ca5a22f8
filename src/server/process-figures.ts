import { readdirSync } from 'node:fs';

/** What this process takes of the machine. */
export const processFigures = {
  /** Seconds since 1970. */
  startedAt: performance.timeOrigin / 1000,

  residentBytes: (): number => process.memoryUsage.rss(),

  cpuSeconds(): number {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  },

  /** NaN where the system does not tell. */
  openFiles(): number {
    try {
      // One of them is the directory that is read
      return readdirSync('/proc/self/fd').length - 1;
    } catch {
      return Number.NaN;
    }
  },
} as const;
