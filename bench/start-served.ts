import { join } from 'node:path';
import { descendants } from './descendants.ts';
import { freePort } from './free-port.ts';
import { type ProcessMemory, processMemory } from './process-memory.ts';
import { firstAnswer } from './start-first-answer.ts';

const project = join(import.meta.dir, '..');

interface ServedStart {
  /** From the start of the command to the first 200. */
  readonly milliseconds: number;
  readonly port: number;
  /** Of the process that was started. */
  memory(): ProcessMemory;
  /** Of all that it started, together: the server, where it was started through the launcher. */
  memoryOfChildren(): ProcessMemory;
  stop(): Promise<void>;
}

const bun = {
  /** As a user starts it: Node finds Bun. */
  launcher: ['node', 'bin/bun.mjs'],
  direct: [process.execPath],
} as const;

/** Runs `scriptorium serve LIBRARY`, and resolves when `path` was answered with 200. */
export async function startServed(
  library: string,
  path: string,
  through: keyof typeof bun,
): Promise<ServedStart> {
  const port = freePort();
  const serve = ['src/cli/index.ts', 'serve', library, '--port', String(port)];
  const started = performance.now();
  const child = Bun.spawn([...bun[through], ...serve], {
    cwd: project,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async () => {
    child.kill();
    await child.exited;
  };
  try {
    const answered = await firstAnswer(port, path);
    return {
      milliseconds: answered - started,
      port,
      memory: () => processMemory(child.pid),
      memoryOfChildren: () => sum(descendants(child.pid).map(processMemory)),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function sum(memories: readonly ProcessMemory[]): ProcessMemory {
  return {
    resident: memories.reduce((total, { resident }) => total + resident, 0),
    anonymous: memories.reduce((total, { anonymous }) => total + anonymous, 0),
  };
}
