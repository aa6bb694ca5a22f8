import { fileURLToPath } from 'node:url';

/** The file of the command line, for `spawnChild`. */
export const commandLine = fileURLToPath(new URL('../index.ts', import.meta.url));

interface ChildOptions {
  readonly stdio: ['ignore' | 'inherit', 'ignore' | 'inherit' | 1 | 2, 'inherit'];
  /** Beside that of this process. */
  readonly env?: Readonly<Record<string, string>>;
  readonly ipc?: (message: unknown) => void;
  readonly onExit?: (child: Bun.Subprocess, code: number | null) => void;
}

/**
 * Runs a script in a process that ends when this one ends, by whatever cause: the system kills it then, even while it is
 * busy, and all that it started.
 * @param script its file and its arguments.
 */
export function spawnChild(script: readonly string[], { env, ...options }: ChildOptions): Bun.Subprocess {
  return Bun.spawn([process.execPath, ...script], {
    ...options,
    env: { ...process.env, BUN_FEATURE_FLAG_NO_ORPHANS: '1', ...env },
  });
}
