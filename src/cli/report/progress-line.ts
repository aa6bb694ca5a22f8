export interface ProgressLine {
  readonly show: (done: number, total: number) => void;
  /** A line that stays, above the progress. */
  readonly print: (line: string) => void;
  readonly clear: () => void;
}

const milliseconds = 100;

/** One line on a terminal that tells how far something is; nothing where standard error is no terminal. */
export function progressLine(describe: (done: number, total: number) => string): ProgressLine {
  const isTerminal = process.stderr.isTTY === true;
  let shownAt = 0;
  let isShown = false;
  const clear = () => {
    if (isShown) process.stderr.write('\r\x1b[K');
    isShown = false;
  };
  return {
    show(done, total) {
      if (!isTerminal || Date.now() - shownAt < milliseconds) return;
      shownAt = Date.now();
      isShown = true;
      process.stderr.write(`\r${describe(done, total)}\x1b[K`);
    },
    print(line) {
      clear();
      console.log(line);
    },
    clear,
  };
}
