import type { Diagnostic } from '../../formats/diagnostic.ts';
import { failureOf } from '../../lib/failure.ts';
import { systemFault } from '../../lib/system-fault.ts';
import { exitCodes } from '../../lib/user-error.ts';

/** Ends the command: prints what is wrong, and sets the exit code that goes with it. */
export function reportFailure(error: unknown): void {
  const { text, exitCode } = failureOf(error, process.argv.slice(2));
  console.error(text);
  process.exitCode = exitCode;
}

/** An error that nothing else catches ends the process, with the same report. */
export function reportUncaughtErrors(): void {
  const end = (error: unknown) => {
    reportFailure(error);
    process.exit();
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
  // When the reader of the output, such as `head`, has gone, the work goes on
  process.stdout.on('error', (error) => {
    if (systemFault(error)?.code === 'EPIPE' || process.exitCode === exitCodes.failed) return;
    reportFailure(error);
  });
}

/** `file:line:column: severity: message [code]`, the form editors and terminals make clickable. */
export function formatDiagnostic({ file, line, column, severity, message, code }: Diagnostic): string {
  const place = line === 0 ? file : `${file}:${line}:${column}`;
  return `${place}: ${severity}: ${message} [${code}]`;
}

/** A book of a source file is missing in what is served, or most of it, though the edition is served. */
export function losesBook({ code }: Diagnostic): boolean {
  return code === 'duplicate-book' || code === 'shrunken-book';
}

/** A line for each book that was left out or shrank, for the end of the output, where people look first. */
export function lostBookLines(diagnostics: readonly Diagnostic[]): string[] {
  return diagnostics.filter(losesBook).map((diagnostic) => {
    const what = diagnostic.code === 'duplicate-book' ? 'BOOK LEFT OUT' : 'BOOK SHRANK';
    return `${what}: ${diagnostic.file}: ${diagnostic.message}`;
  });
}

/** The exit code of a command that found these; a bug counts more than the edition that it kept from being compiled. */
export function exitCodeOf(diagnostics: readonly Diagnostic[], hasFailed: boolean): number {
  if (diagnostics.some(({ code }) => code === 'internal-error')) return exitCodes.bug;
  return hasFailed ? exitCodes.failed : exitCodes.done;
}
