import type { Diagnostic } from '../../formats/diagnostic.ts';

export interface DiagnosticsReport {
  readonly errors: number;
  readonly warnings: number;
  /** How many of each code. */
  readonly codes: Readonly<Record<string, number>>;
  readonly list: readonly Diagnostic[];
}

export function diagnosticsReport(list: readonly Diagnostic[]): DiagnosticsReport {
  const codes: Record<string, number> = {};
  for (const code of list.map((diagnostic) => diagnostic.code).sort()) codes[code] = (codes[code] ?? 0) + 1;
  const errors = list.filter(({ severity }) => severity === 'error').length;
  return { errors, warnings: list.length - errors, codes, list };
}
