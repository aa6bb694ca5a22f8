import type { WriteStream } from 'node:tty';

const redrawMilliseconds = 100;
const eraseLine = '\r\x1b[K';
const defaultColumns = 100;

/** A stream of lines. On a terminal the last one can be a moving line that shows progress. */
export class Terminal {
  readonly isTerminal: boolean;
  readonly #out: WriteStream;
  #isMoving = false;
  #movedAt = Number.NEGATIVE_INFINITY;

  constructor(out: WriteStream) {
    this.#out = out;
    this.isTerminal = out.isTTY === true;
  }

  get columns(): number {
    // 0 on terminals without a known width, as in some CI systems
    return this.#out.columns || defaultColumns;
  }

  line(text: string): void {
    this.clear();
    this.#out.write(`${text}\n`);
  }

  /**
   * Replaces the moving line, at most ten times per second unless it `isLast`. It is cut to the width of the
   * terminal, because a wrapped line cannot be erased. Does nothing if the stream is not a terminal.
   */
  move(text: string, isLast = false): void {
    const now = performance.now();
    if (!this.isTerminal || (!isLast && now - this.#movedAt < redrawMilliseconds)) return;
    this.#movedAt = now;
    this.#isMoving = true;
    this.#out.write(eraseLine + cut(text, this.columns - 1));
  }

  clear(): void {
    if (this.#isMoving) this.#out.write(eraseLine);
    this.#isMoving = false;
  }
}

/** Untrusted text as one line that is safe on a terminal: without control characters and changes of direction. */
export function printable(text: string): string {
  return text.replace(/[\x00-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g, '?');
}

function cut(text: string, columns: number): string {
  return text.length <= columns ? text : `${text.slice(0, Math.max(columns - 1, 0))}…`;
}
