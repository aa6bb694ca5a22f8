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
 * children, even while they are busy.
 * @param script its file and its arguments.
 */
export function spawnChild(
  script: readonly string[],
  { env, name, stdio, ...options }: ChildOptions,
): Bun.Subprocess {
  const command = [process.execPath, ...script];
  const environment = { ...process.env, BUN_FEATURE_FLAG_NO_ORPHANS: '1', ...env };
  if (!programLog.isJson || name === undefined)
    return Bun.spawn(command, { ...options, stdio, env: environment });
  const [input, output] = stdio;
  const child = Bun.spawn(command, {
    ...options,
    stdio: [input, output === 'ignore' ? 'ignore' : 'pipe', 'pipe'],
    env: environment,
  });
  // The output of a killed process may end in an error
  for (const stream of [child.stdout, child.stderr])
    if (stream instanceof ReadableStream) programLog.relay(stream, name).catch(() => {});
  return child;
}
