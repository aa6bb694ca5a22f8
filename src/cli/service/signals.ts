import { readFileSync } from 'node:fs';
import { isatty } from 'node:tty';
import { exitCodes } from '../../lib/user-error.ts';

interface SignalActions {
  readonly stop: () => Promise<void>;
  readonly reload: () => void;
}

/**
 * SIGINT and SIGTERM stop the service. SIGHUP stops it in a terminal, which was closed then; without a
 * terminal it reloads, as usual for services. If it was ignored when the process began (`nohup`), it stays
 * ignored.
 * @returns a function that stops the service like a signal.
 */
export function handleSignals({ stop, reload }: SignalActions): () => void {
  let isStopping = false;
  const stopOnce = () => {
    // A terminal and the launcher may both send a signal: the second must not interrupt requests in flight
    if (isStopping) return;
    isStopping = true;
    void stop().then(() => process.exit(0));
  };
  process.on('SIGINT', stopOnce);
  process.on('SIGTERM', stopOnce);
  if (!isHangUpIgnored) process.on('SIGHUP', hasTerminal ? stopOnce : reload);
  return stopOnce;
}

const maxStopMs = 10_000;

/**
 * For a command that changes something elsewhere. The first SIGINT or SIGTERM lets operations in flight end,
 * so that nothing changes after another process may begin. A second one ends the process.
 * @param onStop called with the first signal.
 */
export function stoppedBySignals(onStop: () => void): AbortSignal {
  const stopping = new AbortController();
  const stop = (exitCode: number) => {
    if (stopping.signal.aborted) process.exit(exitCode);
    onStop();
    stopping.abort();
    process.exitCode = exitCode;
    setTimeout(() => process.exit(exitCode), maxStopMs).unref();
  };
  process.on('SIGINT', () => stop(exitCodes.interrupted));
  process.on('SIGTERM', () => stop(exitCodes.terminated));
  return stopping.signal;
}

/**
 * Lets a command without a terminal survive SIGHUP. The launcher is run by Node, which forgets that `nohup`
 * ignored SIGHUP; but `nohup` also replaces every stream that is a terminal.
 */
export function outliveTerminal(): void {
  if (!hasTerminal && !isHangUpIgnored) process.on('SIGHUP', () => {});
}

const hasTerminal = [0, 1, 2].some((stream) => isatty(stream));

/** Read before any handler is set. Available on Linux only. */
const isHangUpIgnored = (() => {
  try {
    const [, mask = '0'] = /^SigIgn:\s*([0-9a-f]+)$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
    return (BigInt(`0x${mask}`) & 1n) === 1n;
  } catch {
    return false;
  }
})();
