import { join } from 'node:path';

const commandLine = join(import.meta.dir, '../../src/cli/index.ts');

export interface FinishedCommand {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
  /** Largest resident set, in bytes. */
  readonly peakMemory: number;
}

/** Starts `scriptorium` in a separate process; its output goes into pipes. */
export function startCommand(...args: string[]) {
  return Bun.spawn([process.execPath, commandLine, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1' },
  });
}

/** Runs `scriptorium` to its end. */
export async function runCommand(...args: string[]): Promise<FinishedCommand> {
  const child = startCommand(...args);
  const [stdout, stderr, exitCode] = await Promise.all([
    child.stdout.text(),
    child.stderr.text(),
    child.exited,
  ]);
  return { exitCode, stdout, stderr, peakMemory: child.resourceUsage()!.maxRSS };
}
