import { type DiagnosticCode, diagnosticCodes } from './diagnostic-codes.ts';
import type { SourceLine } from './source-line.ts';

/** Something about a source that a person should know. */
export interface Diagnostic {
  readonly code: DiagnosticCode;
  readonly severity: 'error' | 'warning';
  /** Path as shown to people: relative to the content folder. */
  readonly file: string;
  /** From 1; 0 when the whole file is meant. */
  readonly line: number;
  /** From 1, in UTF-16 code units; 0 when the whole line or file is meant. */
  readonly column: number;
  /** The verse that it is in, `GEN 1:3`; only a check finds it out. */
  readonly place?: string;
  /** What happened and what to do. */
  readonly message: string;
  /** The source there; absent when the whole file is meant. */
  readonly source?: SourceLine;
}

/** A diagnostic of a whole file or folder. */
export function fileDiagnostic(code: DiagnosticCode, file: string, message: string): Diagnostic {
  return { code, severity: diagnosticCodes[code], file, line: 0, column: 0, message };
}
