import type { Diagnostic } from './diagnostic.ts';
import { type DiagnosticCode, diagnosticCodes } from './diagnostic-codes.ts';

/** A diagnostic of a whole file or folder. */
export function fileDiagnostic(code: DiagnosticCode, file: string, message: string): Diagnostic {
  return { code, severity: diagnosticCodes[code], file, line: 0, column: 0, message };
}
