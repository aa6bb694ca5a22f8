import { readFileSync } from 'node:fs';
import { isatty } from 'node:tty';

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
