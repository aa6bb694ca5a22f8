import { readdirSync } from 'node:fs';

/** How many descriptors a running process has open, from `/proc`: files, and connections. */
export function openFiles(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}
