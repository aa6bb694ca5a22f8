import { readFileSync } from 'node:fs';
import { isatty } from 'node:tty';
import { exitCodes } from '../../lib/user-error.ts';

interface SignalActions {
  /** Ends what runs; then the process ends with 0. */
  readonly stop: () => Promise<void>;
  readonly reload: () => void;
}

/**
 * SIGINT and SIGTERM stop the service, and so does SIGHUP when it runs in a terminal, which was closed then. Without a
 * terminal SIGHUP reloads, as services do; where it was ignored when the process began (`nohup`), it stays ignored.
 * @returns what stops the service, as a signal would.
 */
export function handleSignals({ stop, reload }: SignalActions): () => void {
  let isStopping = false;
  const stopOnce = () => {
    // A terminal and the launcher may both send a signal: the second must not cut off what the first lets finish
    if (isStopping) return;
    isStopping = true;
    void stop().then(() => process.exit(0));
  };
  process.on('SIGINT', stopOnce);
  process.on('SIGTERM', stopOnce);
  if (!isHangUpIgnored) process.on('SIGHUP', hasTerminal ? stopOnce : reload);
  return stopOnce;
}

/** How long what is in flight may take to end after a signal, in milliseconds. */
const longestStop = 10_000;

/**
 * For a command that changes something elsewhere: the first SIGINT or SIGTERM lets what is in flight end, so that nothing is
 * changed any more once others may begin. A second one ends the process.
 * @param onStop called with the first signal.
 */
export function stoppedBySignals(onStop: () => void): AbortSignal {
  const stopping = new AbortController();
  const stop = (exitCode: number) => {
    if (stopping.signal.aborted) process.exit(exitCode);
    onStop();
    stopping.abort();
    process.exitCode = exitCode;
    setTimeout(() => process.exit(exitCode), longestStop).unref();
  };
  process.on('SIGINT', () => stop(exitCodes.interrupted));
  process.on('SIGTERM', () => stop(exitCodes.terminated));
  return stopping.signal;
}

/**
 * A command in no terminal is not ended by the closing of one. The launcher is run by Node, which forgets that `nohup`
 * ignored SIGHUP; but `nohup` also takes away every stream that is a terminal.
 */
export function outliveTerminal(): void {
  if (!hasTerminal && !isHangUpIgnored) process.on('SIGHUP', () => {});
}

const hasTerminal = [0, 1, 2].some((stream) => isatty(stream));

/** Asked before any handler is set. Only Linux says. */
const isHangUpIgnored = (() => {
  try {
    const [, mask = '0'] = /^SigIgn:\s*([0-9a-f]+)$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
    return (BigInt(`0x${mask}`) & 1n) === 1n;
  } catch {
    return false;
  }
})();
