import type { WriteStream } from 'node:tty';

const redrawMilliseconds = 100;
const eraseLine = '\r\x1b[K';
/** Where no terminal says how wide it is. */
const defaultColumns = 100;

/** A stream of lines. On a terminal the last one may be a moving line, which shows how far something is. */
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
    return this.#out.columns ?? defaultColumns;
  }

  /** A line that stays. */
  line(text: string): void {
    this.clear();
    this.#out.write(`${text}\n`);
  }

  /**
   * Replaces the moving line, at most ten times per second unless it `isLast`. It is cut to the width of the terminal, as a
   * line that wraps could not be erased. Nothing is shown where the stream is not a terminal.
   */
  move(text: string, isLast = false): void {
    const now = performance.now();
    if (!this.isTerminal || (!isLast && now - this.#movedAt < redrawMilliseconds)) return;
    this.#movedAt = now;
    this.#isMoving = true;
    this.#out.write(eraseLine + cut(text, this.columns - 1));
  }

  /** Takes the moving line away. */
  clear(): void {
    if (this.#isMoving) this.#out.write(eraseLine);
    this.#isMoving = false;
  }
}

/** Text from strangers as one line that cannot deceive on a terminal: no control characters, no change of direction. */
export function printable(text: string): string {
  return text.replace(/[\x00-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g, '?');
}

function cut(text: string, columns: number): string {
  return text.length <= columns ? text : `${text.slice(0, Math.max(columns - 1, 0))}…`;
}
