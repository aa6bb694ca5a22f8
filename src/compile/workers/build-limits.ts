import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

export interface BuildLimits {
  /** Bytes of memory of the whole process, except mapped files such as the library. */
  readonly memory: number;
  /** Maximum seconds for a task of a worker, and additional seconds per megabyte of input. */
  readonly seconds: number;
  readonly secondsPerMegabyte: number;
}

const maxMemory = 4 * 1024 ** 3;

/** Leaves a quarter of the memory of the machine or container to other processes, especially the server. */
export function defaultBuildLimits(): BuildLimits {
  const memory = Math.min(maxMemory, process.constrainedMemory() * 0.75);
  return { memory, seconds: 120, secondsPerMegabyte: 60 };
}

/** Bytes of memory within the limit per thread. A thread takes at least 50 MB. */
const minBytesPerThread = 128_000_000;

export function defaultThreads(
  limits: Pick<BuildLimits, 'memory'> = defaultBuildLimits(),
  cores = availableParallelism(),
): number {
  return Math.max(Math.min(cores, Math.floor(limits.memory / minBytesPerThread)), 1);
}

/** Like `defaultThreads`, without the core that a server needs to respond during a build. */
export function threadsBesideServer(cores = availableParallelism()): number {
  return defaultThreads(defaultBuildLimits(), cores - 1);
}

export function secondsFor({ seconds, secondsPerMegabyte }: BuildLimits, bytes: number): number {
  return seconds + (secondsPerMegabyte * bytes) / 1e6;
}

export function buildMemory(): number {
  return privateMemory() ?? process.memoryUsage.rss();
}

const ownStatus = '/proc/self/status';

function privateMemory(): number | undefined {
  if (!existsSync(ownStatus)) return undefined;
  const status = readFileSync(ownStatus, 'utf8');
  const kibibytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]);
  const bytes = (kibibytes('RssAnon') + kibibytes('RssShmem')) * 1024;
  return Number.isNaN(bytes) ? undefined : bytes;
}
