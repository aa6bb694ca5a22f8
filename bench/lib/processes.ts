import { readdirSync, readFileSync } from 'node:fs';
import { commandLine } from './project.ts';

/** In megabytes of 10^6 bytes. */
export interface ProcessMemory {
  /** All resident memory, including pages of mapped files (a library), which the kernel can reclaim at any time. */
  readonly resident: number;
  readonly anonymous: number;
  readonly peak: number;
}

export function processMemory(pid: number): ProcessMemory {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string) => {
    const kibibytes = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1] ?? '0';
    return (Number(kibibytes) * 1024) / 1e6;
  };
  return { resident: megabytes('VmRSS'), anonymous: megabytes('RssAnon'), peak: megabytes('VmHWM') };
}

export function processorMilliseconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
  // utime and stime (proc_pid_stat(5)), in ticks of 10 ms
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

export function openDescriptors(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}

export function descendants(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return children
    .split(' ')
    .filter(Boolean)
    .map(Number)
    .flatMap((child) => [child, ...descendants(child)]);
}

export interface CommandCost {
  readonly seconds: number;
  readonly cpuSeconds: number;
  /** Resident memory of the largest process, with the pages of mapped files. */
  readonly peakBytes: number;
  readonly output: string;
}

/** Runs a command of Scriptorium. @throws if it fails. */
export async function costOfCommand(
  words: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<CommandCost> {
  const started = performance.now();
  const child = Bun.spawn([process.execPath, commandLine, ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...variables },
  });
  const [output, exitCode] = await Promise.all([child.stdout.text(), child.exited]);
  const seconds = (performance.now() - started) / 1000;
  if (exitCode !== 0) throw new Error(`\`${words.join(' ')}\` failed.`);
  const { maxRSS, cpuTime } = child.resourceUsage()!;
  return { seconds, cpuSeconds: Number(cpuTime.total) / 1e6, peakBytes: maxRSS, output };
}

export function withAllDescriptors(...command: readonly string[]): string[] {
  return ['sh', '-c', 'ulimit -n $(ulimit -Hn); exec "$@"', 'sh', ...command];
}

/**
 * Limits the memory of a command, as a container would: with a control group (version 1 or 2), which only root can
 * create.
 */
export function withinMebibytes(mebibytes: number, ...command: readonly string[]): string[] {
  const script = `
    if [ -d /sys/fs/cgroup/memory ]; then group=/sys/fs/cgroup/memory/$0; limit=memory.limit_in_bytes
    else group=/sys/fs/cgroup/$0; limit=memory.max; fi
    mkdir -p $group && echo ${mebibytes * 1024 * 1024} > $group/$limit && echo $$ > $group/cgroup.procs && exec "$@"`;
  return ['sh', '-c', script, 'scriptorium-bench', ...command];
}
