import { readFileSync } from 'node:fs';
import { type ProcessMemory, processMemory } from './process-memory.ts';

export interface MeasuredServer {
  readonly port: number;
  /** User and system time used so far. */
  cpuSeconds(): number;
  memory(): ProcessMemory;
  stop(): Promise<void>;
}

/**
 * Starts a server of one process on core 0, and resolves when it answers on `port`.
 * @param log file for what it says.
 */
export async function startOnCore(
  command: readonly string[],
  port: number,
  log: string,
): Promise<MeasuredServer> {
  // nginx keeps every file of the library open.
  const unlimited = ['sh', '-c', 'ulimit -n $(ulimit -Hn); exec "$@"', 'sh'];
  const child = Bun.spawn([...unlimited, 'taskset', '-c', '0', ...command], {
    stdio: ['ignore', 'ignore', Bun.file(log)],
  });
  const stop = async () => {
    child.kill();
    const timer = setTimeout(() => child.kill('SIGKILL'), 15_000);
    await child.exited;
    clearTimeout(timer);
  };
  for (let attempt = 0; ; attempt++) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    if (answer) break;
    if (attempt > 600 || child.exitCode !== null) {
      await stop();
      throw new Error(`${command.join(' ')} does not answer on ${port}:\n${readFileSync(log, 'utf8')}`);
    }
    await Bun.sleep(50);
  }
  return {
    port,
    cpuSeconds() {
      // Fields 14 and 15 in ticks of 1/100 s; field 2 is a name in parentheses that may hold spaces.
      const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
      return (Number(fields[11]) + Number(fields[12])) / 100;
    },
    memory: () => processMemory(child.pid),
    stop,
  };
}
