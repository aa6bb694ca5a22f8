import { readFileSync } from 'node:fs';

export interface MeasuredServer {
  readonly port: number;
  /** User and system time used so far. */
  cpuSeconds(): number;
  /** The lines of /proc that tell memory held from file pages mapped. */
  resident(): string;
  stop(): Promise<void>;
}

/** Starts a server of one process on core 0, and resolves when it answers on `port`. */
export async function startOnCore(command: string[], port: number): Promise<MeasuredServer> {
  // nginx keeps every file of the library open.
  const unlimited = ['sh', '-c', 'ulimit -n $(ulimit -Hn); exec "$@"', 'sh'];
  const child = Bun.spawn([...unlimited, 'taskset', '-c', '0', ...command], {
    stdout: 'ignore',
    stderr: 'inherit',
  });
  for (let attempt = 0; ; attempt++) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    if (answer) break;
    if (attempt > 100 || child.exitCode !== null) throw new Error(`${command[0]} does not answer on ${port}`);
    await Bun.sleep(50);
  }
  return {
    port,
    cpuSeconds() {
      // Fields 14 and 15 in ticks of 1/100 s; field 2 is a name in parentheses that may hold spaces.
      const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
      return (Number(fields[11]) + Number(fields[12])) / 100;
    },
    resident() {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return (status.match(/(?:VmRSS|RssAnon|RssFile):\s+\d+ kB/g) ?? []).join(', ').replace(/\s+/g, ' ');
    },
    async stop() {
      child.kill();
      await child.exited;
    },
  };
}
