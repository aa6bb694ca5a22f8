import type { DiagnosticCode } from '../../formats/diagnostic-codes.ts';

/** Something about audio that is known only when the text is read. */
export interface AudioFinding {
  readonly code: DiagnosticCode;
  /** Of audio.json or of a timings file, as shown to people. */
  readonly file: string;
  /** Offset in the file. */
  readonly at: number;
  readonly message: string;
}
