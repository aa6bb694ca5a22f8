import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const commandLine = join(import.meta.dir, '../../src/cli/index.ts');

export interface FinishedCommand {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
  readonly peakMemory: number;
}

export function startCommand(...args: string[]) {
  return Bun.spawn([process.execPath, commandLine, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1' },
  });
}

export async function runCommand(...args: string[]): Promise<FinishedCommand> {
  const child = startCommand(...args);
  let peakMemory = 0;
  const watch = setInterval(() => {
    peakMemory = peakMemoryOf(child.pid) ?? peakMemory;
  }, 10);
  const [stdout, stderr, exitCode] = await Promise.all([
    child.stdout.text(),
    child.stderr.text(),
    child.exited,
  ]);
  clearInterval(watch);
  return { exitCode, stdout, stderr, peakMemory };
}

/**
 * In bytes; undefined after the process has ended. (`resourceUsage` would include the memory of the test
 * process.)
 */
function peakMemoryOf(pid: number): number | undefined {
  try {
    const kibibytes = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kibibytes === undefined ? undefined : Number(kibibytes) * 1024;
  } catch {
    return undefined;
  }
}
