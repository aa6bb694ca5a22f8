import { failureOf } from '../../lib/failure.ts';
import { systemFault } from '../../lib/system-fault.ts';
import { exitCodes } from '../../lib/user-error.ts';

/** Ends the command: prints what is wrong, and sets the exit code that goes with it. */
export function reportFailure(error: unknown): void {
  const { text, exitCode } = failureOf(error, process.argv.slice(2));
  console.error(text);
  process.exitCode = exitCode;
}

/** What nobody catches ends the process as a bug does that somebody catches, whatever the process is doing. */
export function reportWhatNobodyCatches(): void {
  const end = (error: unknown) => {
    reportFailure(error);
    process.exit();
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
  // Where a reader such as `head` has gone away, the work goes on
  process.stdout.on('error', (error) => {
    if (systemFault(error)?.code === 'EPIPE' || process.exitCode === exitCodes.failed) return;
    reportFailure(error);
  });
}
