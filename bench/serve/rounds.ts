import { readFileSync } from 'node:fs';
import { type ProcessMemory, processMemory } from '../lib/processes.ts';
import type { LoadCase, RunWrk, WrkResult } from '../lib/wrk.ts';

export interface ServeRun extends WrkResult {
  /** Requests a second. */
  readonly rate: number;
  /** Microseconds of the server's CPU time for a request. */
  readonly cpu: number;
  /** Share of core 0 that the server used; well below 1, wrk was the limit. */
  readonly busy: number;
  /** Megabytes, after the run. */
  readonly resident: number;
  readonly anonymous: number;
}

/** The runs of one server in one case, in the order of the rounds. */
export interface CaseRuns {
  readonly load: LoadCase;
  readonly server: string;
  readonly runs: readonly ServeRun[];
}

export interface RoundsOptions {
  readonly cases: readonly LoadCase[];
  readonly rounds: number;
  /** Length of one run. */
  readonly seconds: number;
}

/** Less than one tick of the system's accounts in so long is idle. */
const quietMilliseconds = 200;
const mostAttempts = 25;

/**
 * In each round every case is run, and in it every server once, one right after the other: what else happens on
 * the machine in these minutes meets all alike. A short round before the first is not counted.
 */
export async function alternatingRounds(
  servers: ReadonlyMap<string, MeasuredServer>,
  wrk: RunWrk,
  { cases, rounds, seconds }: RoundsOptions,
): Promise<CaseRuns[]> {
  const results = cases.flatMap((load) =>
    [...servers.keys()].map((server) => ({ load, server, runs: [] as ServeRun[] })),
  );
  for (let round = 0; round <= rounds; round++) {
    console.error(round === 0 ? 'Warming up' : `Round ${round} of ${rounds}`);
    for (const { load, server, runs } of results) {
      const length = round === 0 ? Math.min(seconds, 2) : seconds;
      const run = await measure(servers.get(server)!, () =>
        wrk(servers.get(server)!.port, load, { seconds: length, seed: round }),
      );
      if (round > 0) runs.push(run);
    }
  }
  return results;
}

async function measure(server: MeasuredServer, run: () => WrkResult): Promise<ServeRun> {
  const before = server.cpuSeconds();
  const result = run();
  await untilIdle(server);
  const cpuSeconds = server.cpuSeconds() - before;
  return {
    ...result,
    rate: result.requests / result.seconds,
    cpu: (cpuSeconds / result.requests) * 1e6,
    busy: cpuSeconds / result.seconds,
    ...server.memory(),
  };
}

/** Closing connections and collecting garbage belong to the load; the next server's run on this core must not meet them. */
async function untilIdle({ cpuSeconds }: MeasuredServer): Promise<void> {
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const before = cpuSeconds();
    await Bun.sleep(quietMilliseconds);
    if (cpuSeconds() === before) return;
  }
}

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
