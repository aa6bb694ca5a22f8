import { format } from 'node:util';
import type { Diagnostic } from '../../formats/diagnostic.ts';
import { failureOf } from '../../lib/failure.ts';
import { explain, systemFault } from '../../lib/system-fault.ts';
import { exitCodes, UserError } from '../../lib/user-error.ts';

export function reportFailure(error: unknown): void {
  if (isOutputLost && systemFault(error)) return;
  const { text, exitCode } = failureOf(error, process.argv.slice(2));
  console.error(text);
  process.exitCode = exitCode;
}

export function reportUncaughtErrors(): void {
  const end = (error: unknown) => {
    reportFailure(error);
    process.exit();
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
  // If the reader of the output has gone, as `head` does, the work continues
  process.stdout.on('error', (error) => {
    if (systemFault(error)?.code === 'EPIPE' || isOutputLost) return;
    reportFailure(
      systemFault(error) ? new UserError(`The output could not be written: ${explain(error)}`) : error,
    );
    isOutputLost = true;
  });
  // A command that succeeds sets its own exit code later
  process.on('exit', () => {
    if (isOutputLost) process.exitCode ||= exitCodes.failed;
  });
  // Bun's console ignores write errors: on a full disk, a report would be truncated silently
  console.log = (...values) => void process.stdout.write(`${format(...values)}\n`);
}

let isOutputLost = false;

/** `file:line:column: severity: message [code]`, which editors and terminals make clickable. */
export function formatDiagnostic({ file, line, column, severity, message, code }: Diagnostic): string {
  const place = line === 0 ? file : `${file}:${line}:${column}`;
  return `${place}: ${severity}: ${message} [${code}]`;
}

function losesBook({ code }: Diagnostic): boolean {
  return code === 'duplicate-book' || code === 'shrunken-book';
}

/** A line for each book that was left out or shrank, printed at the end of the output, where people look first. */
export function lostBookLines(diagnostics: readonly Diagnostic[]): string[] {
  return diagnostics.filter(losesBook).map((diagnostic) => {
    const what = diagnostic.code === 'duplicate-book' ? 'BOOK LEFT OUT' : 'BOOK SHRANK';
    return `${what}: ${diagnostic.file}: ${diagnostic.message}`;
  });
}

/** The exit code of a command that reported these codes. A bug takes precedence over the failed edition it caused. */
export function exitCodeOf(codes: Iterable<Diagnostic['code']>, hasFailed: boolean): number {
  if ([...codes].includes('internal-error')) return exitCodes.bug;
  return hasFailed ? exitCodes.failed : exitCodes.done;
}
