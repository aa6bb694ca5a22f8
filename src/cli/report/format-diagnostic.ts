import type { Diagnostic } from '../../formats/diagnostic.ts';
import { exitCodes } from '../../lib/user-error.ts';

/** `file:line:column: severity: message [code]`, the form editors and terminals make clickable. */
export function formatDiagnostic({ file, line, column, severity, message, code }: Diagnostic): string {
  const place = line === 0 ? file : `${file}:${line}:${column}`;
  return `${place}: ${severity}: ${message} [${code}]`;
}

/** What a command ends with that met these; a bug counts more than what it kept from being compiled. */
export function exitCodeOf(diagnostics: readonly Diagnostic[], hasFailed: boolean): number {
  if (diagnostics.some(({ code }) => code === 'internal-error')) return exitCodes.bug;
  return hasFailed ? exitCodes.failed : exitCodes.done;
}
