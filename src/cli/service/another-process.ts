import { constants } from 'node:os';
import { exitCodes, UserError } from '../../lib/user-error.ts';
import { programLog } from '../report/program-log.ts';
import { commandLine, spawnChild } from './child.ts';

const mark = 'SCRIPTORIUM_IN_PLACE';
const maxTries = 5;

/**
 * If a command failed because a process of another container has the same PID, runs it again in a process
 * with another PID and exits with its code (docs/decisions/process-ids.md).
 * @returns false for other failures, and if every PID that was tried is taken.
 */
export async function isDoneByAnotherProcess(failure: unknown): Promise<boolean> {
  if (!(failure instanceof UserError) || failure.exitCode !== exitCodes.processIdTaken) return false;
  if (process.env[mark]) process.exit(failure.exitCode);
  programLog.warning(
    `Process ${process.pid} of another container uses the library. Continuing in a process with another id.`,
  );
  for (let tries = 0; tries < maxTries; tries++) {
    const child = spawnChild([commandLine, ...process.argv.slice(2)], {
      stdio: ['inherit', 'inherit', 'inherit'],
      env: { [mark]: '1' },
    });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.removeAllListeners(signal).on(signal, () => child.kill(signal));
    }
    const code = await child.exited;
    const { signalCode } = child;
    if (signalCode !== null) process.exit(128 + constants.signals[signalCode as NodeJS.Signals]);
    if (code !== exitCodes.processIdTaken) process.exit(code);
  }
  return false;
}
