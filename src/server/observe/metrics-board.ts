import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { errorCodes } from '../../site/errors.ts';
import { routeKinds } from './route-kind.ts';

/** Upper bounds in seconds: from an answer out of memory to one that waited for the disk. */
const bounds = [
  0.000025, 0.00005, 0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1,
];
const statuses = [200, 204, 206, 304, ...new Set(Object.values(errorCodes))].sort((a, b) => a - b);

/** Figures of one process as they are now. */
const gauges = [
  'sampledAt',
  'startedAt',
  'starts',
  'residentBytes',
  'cpuSeconds',
  'openFiles',
  'connections',
  'generation',
  'editions',
] as const;

/** The last column counts every other status. */
const statusColumns = statuses.length + 1;
const bytesAt = routeKinds.length * statusColumns;
const bucketsAt = bytesAt + routeKinds.length;
const secondsAt = bucketsAt + bounds.length + 1;
const gaugesAt = secondsAt + 1;

/**
 * Where the figures of one process stand in a row of numbers. The row may be in memory that processes share: each
 * writes only its own, and a number is written at once.
 */
export const metricsSlot = {
  bounds,
  statuses,
  length: gaugesAt + gauges.length,
  /** @param status place in `statuses`; their number for any other. */
  requests: (kind: number, status: number) => kind * statusColumns + status,
  bytes: (kind: number) => bytesAt + kind,
  /** @param bound place in `bounds`; their number for what took longer. */
  bucket: (bound: number) => bucketsAt + bound,
  seconds: secondsAt,
  gauge: (name: (typeof gauges)[number]) => gaugesAt + gauges.indexOf(name),
} as const;

/**
 * Memory that the processes of one service share, a slot for each: whichever is asked for metrics knows those of all,
 * and what a process has counted is not lost with it.
 */
export const metricsBoard = {
  /** @returns the file to open it by. */
  create(processes: number): string {
    const file = join(mkdtempSync(join(tmpdir(), 'scriptorium-')), 'metrics');
    writeFileSync(file, new Float64Array(processes * metricsSlot.length));
    return file;
  },

  open(file: string): Float64Array[] {
    const bytes = Bun.mmap(file, { shared: true });
    const slotBytes = metricsSlot.length * Float64Array.BYTES_PER_ELEMENT;
    return Array.from(
      { length: bytes.length / slotBytes },
      (_, slot) => new Float64Array(bytes.buffer, bytes.byteOffset + slot * slotBytes, metricsSlot.length),
    );
  },

  remove(file: string): void {
    rmSync(dirname(file), { recursive: true, force: true });
  },
} as const;
