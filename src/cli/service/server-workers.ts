import { fileURLToPath } from 'node:url';
import { backOff } from '../../lib/retry.ts';
import { exitCodes } from '../../lib/user-error.ts';
import type { BuildFigures } from '../../server/observe/build-figures.ts';
import { metricsBoard } from '../../server/observe/metrics-board.ts';
import { programLog } from '../report/program-log.ts';
import { spawnChild } from './child.ts';
import type { ServeOptions } from './library-service.ts';
import { listening, reload, type WorkerTask } from './server-worker.ts';

const workerFile = fileURLToPath(new URL('server-worker.ts', import.meta.url));
const graceMilliseconds = 5000;

/**
 * Processes that serve one library on one port; the kernel distributes the connections. A process that ends
 * is restarted.
 */
export class ServerWorkers {
  readonly #directory: string;
  readonly #options: ServeOptions;
  readonly #board: string;
  readonly builds: BuildFigures;
  readonly #children = new Set<Bun.Subprocess>();
  #isBuilding: boolean;
  #isStopping = false;

  /**
   * @param options with the actual port, not 0.
   * @param isBuilding true if no library exists before `reload`.
   */
  constructor(directory: string, options: ServeOptions, isBuilding: boolean) {
    this.#isBuilding = isBuilding;
    this.#directory = directory;
    this.#options = options;
    this.#board = metricsBoard.create(options.workers);
    this.builds = metricsBoard.open(this.#board).builds;
  }

  /** @returns 0 when all workers listen, or the exit code of one that failed and has reported the reason. */
  async start(): Promise<number> {
    const slots = Array.from({ length: this.#options.workers }, (_, slot) => slot);
    return Math.max(...(await Promise.all(slots.map((slot) => this.#startFirst(slot)))));
  }

  reload(): void {
    this.#isBuilding = false;
    for (const child of this.#children) child.send(reload);
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    for (const child of this.#children) child.kill('SIGTERM');
    const ended = Promise.all([...this.#children].map(({ exited }) => exited));
    const patience = setTimeout(
      () => {
        for (const child of this.#children) child.kill('SIGKILL');
      },
      this.#options.drainTimeout * 1000 + graceMilliseconds,
    );
    await ended;
    clearTimeout(patience);
    metricsBoard.remove(this.#board);
  }

  async #startFirst(slot: number): Promise<number> {
    const { promise: exitCode, resolve } = Promise.withResolvers<number>();
    const child = this.#spawn(slot, () => resolve(exitCodes.done));
    void child.exited.then((code) => resolve(code || exitCodes.failed));
    if ((await exitCode) === exitCodes.done) void this.#keepRunning(slot, child);
    return exitCode;
  }

  async #keepRunning(slot: number, first: Bun.Subprocess): Promise<void> {
    const delay = new RestartDelay();
    for (let child = first; ; child = this.#spawn(slot)) {
      const started = Date.now();
      await child.exited;
      if (this.#isStopping) return;
      const pause = delay.after(Date.now() - started);
      const how = child.signalCode ?? `exit code ${child.exitCode}`;
      programLog.warning(`Worker ${slot + 1} ended (${how}); restarting it in ${pause / 1000} s.`);
      await Bun.sleep(pause);
      if (this.#isStopping) return;
    }
  }

  #spawn(slot: number, onListening?: () => void): Bun.Subprocess {
    const task: WorkerTask = {
      directory: this.#directory,
      options: this.#options,
      board: this.#board,
      slot,
      isBuilding: this.#isBuilding,
    };
    const child = spawnChild([workerFile, JSON.stringify(task)], {
      stdio: ['ignore', 'inherit', 'inherit'],
      ipc(message) {
        if (message === listening) onListening?.();
      },
    });
    this.#children.add(child);
    void child.exited.then(() => this.#children.delete(child));
    return child;
  }
}

const delays = { first: 100, factor: 2, max: 10_000 };
const steadyMilliseconds = 60_000;

export class RestartDelay {
  #failures = 0;

  /** @param lived milliseconds from the start of the process to its end. */
  after(lived: number): number {
    this.#failures = lived > steadyMilliseconds ? 1 : this.#failures + 1;
    return backOff(this.#failures, delays);
  }
}
