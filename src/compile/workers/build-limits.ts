import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** What a build may take; an edition that needs more fails, and the build goes on. */
export interface BuildLimits {
  /** Bytes of memory of the whole process, mapped files such as the library left out. */
  readonly memory: number;
  /** Seconds that any one task of a worker may take, and how many more for each megabyte that it works on. */
  readonly seconds: number;
  readonly secondsPerMegabyte: number;
}

const mostMemory = 4 * 1024 ** 3;

/** A quarter of the memory that the machine or the container has is left to others, the server above all. */
export function defaultBuildLimits(): BuildLimits {
  const memory = Math.min(mostMemory, process.constrainedMemory() * 0.75);
  return { memory, seconds: 120, secondsPerMegabyte: 60 };
}

/** Bytes of memory, within the limit, for which a thread is started. A thread takes 50 MB at least. */
const minBytesPerThread = 128_000_000;

/** One thread per core. A machine with many cores and little memory gets fewer. */
export function defaultThreads(
  limits: Pick<BuildLimits, 'memory'> = defaultBuildLimits(),
  cores = availableParallelism(),
): number {
  return Math.max(Math.min(cores, Math.floor(limits.memory / minBytesPerThread)), 1);
}

/** As `defaultThreads`, without the core that a server needs to answer while a build runs. */
export function threadsBesideServer(cores = availableParallelism()): number {
  return defaultThreads(defaultBuildLimits(), cores - 1);
}

/** Seconds that a task may take that works on so many bytes. */
export function secondsFor({ seconds, secondsPerMegabyte }: BuildLimits, bytes: number): number {
  return seconds + (secondsPerMegabyte * bytes) / 1e6;
}

/** Bytes that this process alone can hold. */
export function buildMemory(): number {
  return privateMemory() ?? process.memoryUsage.rss();
}

const ownStatus = '/proc/self/status';

/** Undefined where the system has no `/proc`. */
function privateMemory(): number | undefined {
  if (!existsSync(ownStatus)) return undefined;
  const status = readFileSync(ownStatus, 'utf8');
  const kibibytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]);
  const bytes = (kibibytes('RssAnon') + kibibytes('RssShmem')) * 1024;
  return Number.isNaN(bytes) ? undefined : bytes;
}
