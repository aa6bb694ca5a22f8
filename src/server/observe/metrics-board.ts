import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isRunning, temporaryFolder } from '../../lib/system-fault.ts';
import { errorCodes } from '../../site/errors.ts';
import { BuildFigures } from './build-figures.ts';
import { routeKinds } from './route-kind.ts';

/** Upper bounds in seconds, from responses out of memory to responses that wait for the disk. */
const bounds = [
  0.000025, 0.00005, 0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1,
];
const statuses = [200, 204, 206, 304, ...new Set(Object.values(errorCodes))].sort((a, b) => a - b);

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
  'eventLoopLagSeconds',
  'generation',
  'editions',
  'committedAt',
  'damagedDocuments',
] as const;

export type GaugeName = (typeof gauges)[number];

const statusColumns = statuses.length + 1;
const bytesAt = routeKinds.length * statusColumns;
const bucketsAt = bytesAt + routeKinds.length;
const bucketColumns = bounds.length + 1;
const secondsAt = bucketsAt + routeKinds.length * bucketColumns;
const gaugesAt = secondsAt + routeKinds.length;

/**
 * The layout of one process's figures in a row of numbers. The row may be in shared memory: each process
 * writes only its own figures, and a number is written atomically.
 */
export const metricsSlot = {
  bounds,
  statuses,
  length: gaugesAt + gauges.length,
  requests: (kind: number, status: number) => kind * statusColumns + status,
  bytes: (kind: number) => bytesAt + kind,
  /** @param bound index in `bounds`; its length for slower responses. */
  bucket: (kind: number, bound: number) => bucketsAt + kind * bucketColumns + bound,
  seconds: (kind: number) => secondsAt + kind,
  gauge: (name: GaugeName) => gaugesAt + gauges.indexOf(name),
} as const;

interface MetricsBoard {
  readonly slots: readonly Float64Array[];
  readonly builds: BuildFigures;
}

const boardPrefix = 'scriptorium-metrics-';

function removeLeftBoards(): void {
  for (const name of readdirSync(tmpdir())) {
    const pid = name.startsWith(boardPrefix) ? Number.parseInt(name.slice(boardPrefix.length), 10) : 0;
    if (pid > 0 && !isRunning(pid)) rmSync(join(tmpdir(), name), { recursive: true, force: true });
  }
}

/**
 * Memory that the processes of one service share, with a slot for each. Any process can report the metrics of
 * all, and the counts of a process survive it.
 */
export const metricsBoard = {
  create(processes: number): string {
    removeLeftBoards();
    const file = join(temporaryFolder(`${boardPrefix}${process.pid}-`), 'metrics');
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
