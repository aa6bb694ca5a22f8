import { readdirSync, readFileSync } from 'node:fs';

/** In megabytes of 10^6 bytes. */
export interface ProcessMemory {
  /** Everything resident, including pages of mapped files (a library), which the kernel can take back at any time. */
  readonly resident: number;
  /** Memory that belongs to this process alone. */
  readonly anonymous: number;
}

/** The memory of a running process, from `/proc`. */
export function processMemory(pid: number): ProcessMemory {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string) => {
    const kibibytes = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1] ?? '0';
    return (Number(kibibytes) * 1024) / 1e6;
  };
  return { resident: megabytes('VmRSS'), anonymous: megabytes('RssAnon') };
}

/** The processor time that a running process has used, in all of its threads, from `/proc`. */
export function processorMilliseconds(pid: number): number {
  // The name of the program may contain spaces, and ends with the last bracket
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
  // utime and stime (proc_pid_stat(5)), in ticks of 10 ms
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** How many descriptors a running process has open, for files and connections, from `/proc`. */
export function openDescriptors(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}

/** The ids of all processes that a process has started, directly or through others. */
export function descendants(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return children
    .split(' ')
    .filter(Boolean)
    .map(Number)
    .flatMap((child) => [child, ...descendants(child)]);
}

/** A command that may open as many files and sockets as the system allows. */
export function withAllDescriptors(...command: readonly string[]): string[] {
  return ['sh', '-c', 'ulimit -n $(ulimit -Hn); exec "$@"', 'sh', ...command];
}

/** A TCP port of 127.0.0.1 that was free a moment ago. */
export function freePort(): number {
  const listener = Bun.listen({ hostname: '127.0.0.1', port: 0, socket: { data() {} } });
  listener.stop(true);
  return listener.port;
}
