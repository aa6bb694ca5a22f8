import { availableParallelism } from 'node:os';
import { errorOfDeadThread, receiveError, type SentError } from '../lib/thread-errors.ts';
import type { WorkerTasks } from './worker-messages.ts';

type Answer = { answer: WorkerTasks[keyof WorkerTasks]['answer'] } | { error: SentError };

/** One worker thread; it carries out one task at a time. */
export class CompileWorker {
  readonly #worker = new Worker(new URL('./compile-worker.ts', import.meta.url).href, { smol: true });
  /** What the worker died of; from then on every task fails with it. */
  #death: unknown;
  #onDeath: ((death: unknown) => void) | undefined;
  readonly #closed: Promise<void>;

  constructor() {
    this.#worker.onerror = (event) => this.#die(errorOfDeadThread(event, 'A compile worker'));
    this.#closed = new Promise((resolve) => this.#worker.addEventListener('close', () => resolve()));
    void this.#closed.then(() => this.#die(new Error('A compile worker ended by itself.')));
  }

  run<Task extends keyof WorkerTasks>(
    task: Task,
    request: WorkerTasks[Task]['request'],
    transfer: ArrayBuffer[] = [],
  ): Promise<WorkerTasks[Task]['answer']> {
    return new Promise((resolve, reject) => {
      if (this.#death) return reject(this.#death);
      this.#onDeath = reject;
      this.#worker.onmessage = ({ data }: MessageEvent<Answer>) => {
        if ('error' in data) reject(receiveError(data.error));
        else resolve(data.answer);
      };
      this.#worker.postMessage({ task, request }, transfer);
    });
  }

  /** Resolves when its memory is free. */
  stop(): Promise<void> {
    this.#worker.terminate();
    return this.#closed;
  }

  #die(death: unknown): void {
    this.#death ??= death;
    this.#onDeath?.(this.#death);
  }
}

/** Worker threads, one a core, made when the first is needed. */
export class WorkerPool {
  #workers: CompileWorker[] | undefined;

  get workers(): readonly CompileWorker[] {
    this.#workers ??= Array.from({ length: availableParallelism() }, () => new CompileWorker());
    return this.#workers;
  }

  /**
   * Shares the items out: each worker takes the next one when it is free.
   * @throws the first error, when no worker has anything left to do.
   */
  async share<Item>(
    items: Iterable<Item>,
    work: (item: Item, worker: CompileWorker) => Promise<void>,
  ): Promise<void> {
    const queue = [...items].reverse();
    const failures: unknown[] = [];
    const workOff = async (worker: CompileWorker) => {
      for (let item = queue.pop(); item !== undefined; item = queue.pop()) await work(item, worker);
    };
    await Promise.all(
      this.workers.map((worker) =>
        workOff(worker).catch((error) => {
          failures.push(error);
          queue.length = 0;
        }),
      ),
    );
    if (failures.length > 0) throw failures[0];
  }

  /** One task for whichever worker is first; nothing else may be asked of the pool meanwhile. */
  run<Task extends keyof WorkerTasks>(
    task: Task,
    request: WorkerTasks[Task]['request'],
    transfer: ArrayBuffer[] = [],
  ): Promise<WorkerTasks[Task]['answer']> {
    return this.workers[0]!.run(task, request, transfer);
  }

  /** Resolves when the workers have given their memory back. Used again, the pool makes new ones. */
  async stop(): Promise<void> {
    const workers = this.#workers ?? [];
    this.#workers = undefined;
    await Promise.all(workers.map((worker) => worker.stop()));
  }
}
