import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isRunning } from '../../lib/system-fault.ts';
import { errorCodes } from '../../site/errors.ts';
import { BuildFigures } from './build-figures.ts';
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
  'pendingBytes',
  'queuedAnswers',
  'eventLoopLag',
  'generation',
  'editions',
  'committedAt',
  'damagedDocuments',
] as const;

/** The last column counts every other status. */
const statusColumns = statuses.length + 1;
const bytesAt = routeKinds.length * statusColumns;
const bucketsAt = bytesAt + routeKinds.length;
/** The last column counts everything slower. */
const bucketColumns = bounds.length + 1;
const secondsAt = bucketsAt + routeKinds.length * bucketColumns;
const gaugesAt = secondsAt + routeKinds.length;

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
  bucket: (kind: number, bound: number) => bucketsAt + kind * bucketColumns + bound,
  seconds: (kind: number) => secondsAt + kind,
  gauge: (name: (typeof gauges)[number]) => gaugesAt + gauges.indexOf(name),
} as const;

interface MetricsBoard {
  readonly slots: readonly Float64Array[];
  readonly builds: BuildFigures;
}

const boardPrefix = 'scriptorium-metrics-';

/** A service that was killed could not remove its own. */
function removeLeftBoards(): void {
  for (const name of readdirSync(tmpdir())) {
    const pid = name.startsWith(boardPrefix) ? Number.parseInt(name.slice(boardPrefix.length), 10) : 0;
    if (pid > 0 && !isRunning(pid)) rmSync(join(tmpdir(), name), { recursive: true, force: true });
  }
}

/**
 * Memory that the processes of one service share, a slot for each: whichever is asked for metrics knows those of all,
 * and what a process has counted is not lost with it.
 */
export const metricsBoard = {
  /** @returns the file to open it by. */
  create(processes: number): string {
    removeLeftBoards();
    const file = join(mkdtempSync(join(tmpdir(), `${boardPrefix}${process.pid}-`)), 'metrics');
    writeFileSync(file, new Float64Array(BuildFigures.length + processes * metricsSlot.length));
    return file;
  },

  open(file: string): MetricsBoard {
    const { buffer, byteOffset, length } = Bun.mmap(file, { shared: true });
    const numbers = new Float64Array(buffer, byteOffset, length / Float64Array.BYTES_PER_ELEMENT);
    const slots = Array.from({ length: Math.floor(numbers.length / metricsSlot.length) }, (_, slot) => {
      const start = BuildFigures.length + slot * metricsSlot.length;
      return numbers.subarray(start, start + metricsSlot.length);
    });
    return { slots, builds: new BuildFigures(numbers.subarray(0, BuildFigures.length)) };
  },

  remove(file: string): void {
    rmSync(dirname(file), { recursive: true, force: true });
  },
} as const;
