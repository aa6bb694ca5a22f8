import { constants } from 'node:os';
import { exitCodes, UserError } from '../../lib/user-error.ts';
import { programLog } from '../report/program-log.ts';
import { commandLine, spawnChild } from './child.ts';

/** Set for a process that was started in the place of another. */
const mark = 'SCRIPTORIUM_IN_PLACE';
/** Each takes some ten seconds to fail. */
const mostTries = 5;

/**
 * Where a command failed because a process of another container has the same id, runs it once more in a process that has
 * another, and ends with the exit code of that one (docs/decisions/process-ids.md).
 * @returns false for other failures, and where every id that was tried is taken.
 */
export async function isDoneByAnotherProcess(failure: unknown): Promise<boolean> {
  if (!(failure instanceof UserError) || failure.exitCode !== exitCodes.processIdTaken) return false;
  if (process.env[mark]) process.exit(failure.exitCode);
  programLog.warning(
    `Process ${process.pid} of another container uses the library. Continuing in a process with another id.`,
  );
  for (let tries = 0; tries < mostTries; tries++) {
    const child = spawnChild([commandLine, ...process.argv.slice(2)], {
      stdio: ['inherit', 'inherit', 'inherit'],
      env: { [mark]: '1' },
    });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      // The command that failed had its own way to end
      process.removeAllListeners(signal).on(signal, () => child.kill(signal));
    }
    const code = await child.exited;
    const { signalCode } = child;
    if (signalCode !== null) process.exit(128 + constants.signals[signalCode as NodeJS.Signals]);
    if (code !== exitCodes.processIdTaken) process.exit(code);
  }
  return false;
}
