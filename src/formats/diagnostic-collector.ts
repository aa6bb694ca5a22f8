import type { Diagnostic } from './diagnostic.ts';
import { type DiagnosticCode, diagnosticCodes } from './diagnostic-codes.ts';
import { sourceLine } from './source-line.ts';

/** Reports something at an offset (UTF-16 code units) of the source text. */
export type Report = (code: DiagnosticCode, at: number, message: string) => void;

/** A broken file must not bury the rest: more than this many of one code in one file are only counted. */
const mostPerCode = 50;

/** Collects the diagnostics of one file and turns offsets into lines and columns. */
export class DiagnosticCollector {
  readonly #found: { code: DiagnosticCode; at: number; message: string }[] = [];
  readonly #counts = new Map<DiagnosticCode, number>();
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  readonly report: Report = (code, at, message) => {
    const count = (this.#counts.get(code) ?? 0) + 1;
    this.#counts.set(code, count);
    if (count <= mostPerCode) this.#found.push({ code, at, message });
  };

  /** The diagnostics in the order of their place in `text`; one more for each code that was cut short. */
  readonly diagnostics = (text: string): Diagnostic[] => {
    const lineStarts = this.#found.length > 0 ? lineStartsOf(text) : [0];
    const diagnostics: Diagnostic[] = this.#found
      .toSorted((a, b) => a.at - b.at)
      .map(({ code, at, message }) => {
        const line = lineAt(lineStarts, at);
        const column = at - lineStarts[line]! + 1;
        const source = sourceLine(text, lineStarts[line]!, at);
        const place = { file: this.#file, line: line + 1, column };
        return { code, severity: diagnosticCodes[code], ...place, message, source };
      });
    for (const [code, count] of this.#counts) {
      if (count > mostPerCode) diagnostics.push(this.#cutShort(code, count - mostPerCode));
    }
    return diagnostics;
  };

  #cutShort(code: DiagnosticCode, more: number): Diagnostic {
    const message = `${more} more of "${code}" in this file are not listed.`;
    return {
      code: 'too-many-diagnostics',
      severity: 'warning',
      file: this.#file,
      line: 0,
      column: 0,
      message,
    };
  }
}

function lineStartsOf(text: string): number[] {
  const starts = [0];
  for (const lineEnd of text.matchAll(/\r\n|\n|\r/g)) starts.push(lineEnd.index + lineEnd[0].length);
  return starts;
}

/** Index of the last line start at or before `offset`. */
function lineAt(lineStarts: readonly number[], offset: number): number {
  let low = 0;
  let high = lineStarts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (lineStarts[middle]! <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
