import { connect } from 'node:net';
import { freePort } from '../../test/free-port.ts';
import {
  descendants,
  type ProcessMemory,
  processMemory,
  processorMilliseconds,
  withinMebibytes,
} from './processes.ts';
import { project } from './project.ts';

interface StartedServer {
  /** From the start of the command to the first 200. */
  readonly milliseconds: number;
  readonly port: number;
  memory(): ProcessMemory;
  processorMilliseconds(): number;
  /** All child processes together: the server, if it was started through the launcher. */
  memoryOfChildren(): ProcessMemory;
  stop(): Promise<void>;
}

const bun = { launcher: ['node', 'bin/bun.mjs'], direct: [process.execPath] } as const;

export async function startServer(
  library: string,
  path: string,
  through: keyof typeof bun,
  mebibytes?: number,
): Promise<StartedServer> {
  const port = freePort();
  const serve = ['src/cli/index.ts', 'serve', library, '--port', String(port)];
  const command = [...bun[through], ...serve];
  const started = performance.now();
  const child = Bun.spawn(mebibytes === undefined ? command : withinMebibytes(mebibytes, ...command), {
    cwd: project,
    // Node reads these certificates at each start, which would dominate the time
    env: { ...process.env, NODE_EXTRA_CA_CERTS: undefined },
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
      processorMilliseconds: () => processorMilliseconds(child.pid),
      memoryOfChildren: () => sum(descendants(child.pid).map(processMemory)),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function sum(memories: readonly ProcessMemory[]): ProcessMemory {
  const of = (name: keyof ProcessMemory) => memories.reduce((total, each) => total + each[name], 0);
  return { resident: of('resident'), anonymous: of('anonymous'), peak: of('peak') };
}

/**
 * Connects to a local port every millisecond until a request for `path` returns 200.
 * @returns `performance.now()` of that moment. @throws after 60 seconds, and for any other response.
 */
async function firstAnswer(port: number, path: string): Promise<number> {
  const deadline = performance.now() + 60_000;
  while (performance.now() < deadline) {
    const answer = await ask(port, path);
    if (answer?.startsWith('HTTP/1.1 200 ')) return performance.now();
    if (answer !== undefined) throw new Error(`${path} was answered with: ${answer.split('\r\n')[0]}`);
    await Bun.sleep(1);
  }
  throw new Error(`Nothing answered on port ${port} within a minute.`);
}

function ask(port: number, path: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.on('connect', () => socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`));
    socket.on('data', (data) => {
      socket.destroy();
      resolve(String(data));
    });
    socket.on('error', () => resolve(undefined));
    socket.on('close', () => resolve(undefined));
  });
}
