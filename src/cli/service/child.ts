import { fileURLToPath } from 'node:url';
import { programLog } from '../report/program-log.ts';

export const commandLine = fileURLToPath(new URL('../index.ts', import.meta.url));

interface ChildOptions {
  readonly stdio: ['ignore' | 'inherit', 'ignore' | 'inherit' | 1 | 2, 'inherit'];
  readonly name?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly ipc?: (message: unknown) => void;
  readonly onExit?: (child: Bun.Subprocess, code: number | null) => void;
}

/**
 * Runs a script in a process that ends with this one, for whatever reason. The system kills it and all its
 * children, even while they are busy. Any other violent end of a process with a name is logged.
 * @param script its file and its arguments.
 */
export function spawnChild(
  script: readonly string[],
  { env, name, stdio, ...options }: ChildOptions,
): Bun.Subprocess {
  const [input, output] = stdio;
  const isRelayed = programLog.isJson && name !== undefined;
  const child = Bun.spawn([process.execPath, ...script], {
    ...options,
    stdio: isRelayed ? [input, output === 'ignore' ? 'ignore' : 'pipe', 'pipe'] : stdio,
    env: { ...process.env, BUN_FEATURE_FLAG_NO_ORPHANS: '1', ...env },
  });
  if (name === undefined) return child;
  void child.exited.then(() => {
    const { signalCode } = child;
    if (signalCode && !stoppingSignals.has(signalCode))
      programLog.warning(
        `The ${name} was ended by ${signalCode} before it was complete; memory may have run out. It starts again after the next change of a file, or with the next start.`,
      );
  });
  // The output of a killed process may end in an error
  for (const stream of [child.stdout, child.stderr])
    if (stream instanceof ReadableStream) programLog.relay(stream, name).catch(() => {});
  return child;
}

/** From a terminal, or from this program when it stops. */
const stoppingSignals: ReadonlySet<string | number> = new Set(['SIGHUP', 'SIGINT', 'SIGTERM']);
