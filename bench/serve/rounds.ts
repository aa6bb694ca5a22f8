import { readFileSync } from 'node:fs';
import {
  type ProcessMemory,
  processMemory,
  processorMilliseconds,
  withAllDescriptors,
} from '../lib/processes.ts';
import type { Load, RunWrk, WrkResult } from '../lib/wrk.ts';

export interface ServeRun extends WrkResult {
  readonly rate: number;
  /** Microseconds of the server's CPU time per request. */
  readonly cpu: number;
  /** Share of core 0 that the server used. If it is well below 1, wrk was the bottleneck. */
  readonly busy: number;
  /** Megabytes, after the run. */
  readonly resident: number;
  readonly anonymous: number;
}

export interface LoadRuns {
  readonly load: Load;
  readonly server: string;
  readonly runs: readonly ServeRun[];
}

interface RoundsOptions {
  readonly loads: readonly Load[];
  readonly rounds: number;
  readonly seconds: number;
}

/**
 * In each round, every server runs once with every load, one directly after the other, so that other load on
 * the machine affects all of them. A short warm-up round is not counted.
 */
export async function alternatingRounds(
  servers: ReadonlyMap<string, MeasuredServer>,
  wrk: RunWrk,
  { loads, rounds, seconds }: RoundsOptions,
): Promise<LoadRuns[]> {
  const results = loads.flatMap((load) =>
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

/** A server is idle if it uses less than one tick of CPU time in this interval. */
const quietMilliseconds = 200;
const maxAttempts = 25;

/**
 * Closing connections and collecting garbage are part of the load; they must not slow down the next server on
 * this core.
 */
async function untilIdle({ cpuSeconds }: MeasuredServer): Promise<void> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const before = cpuSeconds();
    await Bun.sleep(quietMilliseconds);
    if (cpuSeconds() === before) return;
  }
}

export interface MeasuredServer {
  readonly port: number;
  cpuSeconds(): number;
  memory(): ProcessMemory;
  stop(): Promise<void>;
}

/**
 * Starts a single-process server on core 0, and resolves when it responds on `port`.
 * @param log file for its output.
 */
export async function startOnCore(
  command: readonly string[],
  port: number,
  log: string,
): Promise<MeasuredServer> {
  const child = Bun.spawn(withAllDescriptors('taskset', '-c', '0', ...command), {
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
    cpuSeconds: () => processorMilliseconds(child.pid) / 1000,
    memory: () => processMemory(child.pid),
    stop,
  };
}
