import type { LoadCase } from './serve-case.ts';
import type { MeasuredServer } from './serve-process.ts';
import type { RunWrk, WrkResult } from './serve-wrk.ts';

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

interface RoundsOptions {
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
