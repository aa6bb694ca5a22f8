import { type DiagnosticCode, diagnosticCodes } from './diagnostic-codes.ts';
import type { SourceLine } from './source-line.ts';

export interface Diagnostic {
  readonly code: DiagnosticCode;
  readonly severity: 'error' | 'warning';
  /** Display path, relative to the content folder. */
  readonly file: string;
  /** 1-based; 0 for the whole file. */
  readonly line: number;
  /** 1-based, in UTF-16 code units; 0 for the whole line or file. */
  readonly column: number;
  /** The verse, such as `GEN 1:3`; set only by `check`. */
  readonly place?: string;
  readonly message: string;
  /** The message without its list of other places, if it has one. */
  readonly summary?: string;
  /** Number of places, if the finding is a habit of the whole text, located at the first of them. */
  readonly times?: number;
  readonly space?: MarkSpace;
  readonly mark?: string;
  readonly source?: SourceLine;
}

export interface MarkSpace {
  readonly side: 'before' | 'after';
  /** `narrow`: any white space except an ordinary space. */
  readonly found: 'none' | 'space' | 'narrow';
}

export function fileDiagnostic(code: DiagnosticCode, file: string, message: string): Diagnostic {
  return { code, severity: diagnosticCodes[code], file, line: 0, column: 0, message };
}
