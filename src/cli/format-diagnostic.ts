import type { Diagnostic } from '../formats/diagnostic.ts';

/** `file:line:column: severity: message [code]`, the form editors and terminals make clickable. */
export function formatDiagnostic({ file, line, column, severity, message, code }: Diagnostic): string {
  const place = line === 0 ? file : `${file}:${line}:${column}`;
  return `${place}: ${severity}: ${message} [${code}]`;
}
