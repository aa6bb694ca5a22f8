import { readFileSync } from 'node:fs';

/** In megabytes of 10^6 bytes. */
export interface ProcessMemory {
  /** Everything resident: also the pages of mapped files (a library), which the kernel takes back at will. */
  readonly resident: number;
  /** What only this process can hold. */
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
