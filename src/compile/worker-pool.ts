import { availableParallelism } from 'node:os';
import type { WorkerTasks } from './worker-messages.ts';

type Answer = { answer: WorkerTasks[keyof WorkerTasks]['answer'] } | { error: string };

/** One worker thread; it carries out one task at a time. */
export class CompileWorker {
  readonly #worker = new Worker(new URL('./compile-worker.ts', import.meta.url).href, { smol: true });

  run<Task extends keyof WorkerTasks>(
    task: Task,
    request: WorkerTasks[Task]['request'],
    transfer: ArrayBuffer[] = [],
  ): Promise<WorkerTasks[Task]['answer']> {
    return new Promise((resolve, reject) => {
      this.#worker.onmessage = ({ data }: MessageEvent<Answer>) => {
        if ('error' in data) reject(new Error(`A compile worker failed: ${data.error}`));
        else resolve(data.answer);
      };
      this.#worker.onerror = (event) => reject(new Error(`A compile worker died: ${event.message}`));
      this.#worker.postMessage({ task, request }, transfer);
    });
  }

  /** Resolves when its memory is free. */
  stop(): Promise<void> {
    return new Promise((resolve) => {
      this.#worker.addEventListener('close', () => resolve());
      this.#worker.terminate();
    });
  }
}

/** Worker threads, one a core, made when the first is needed. */
export class WorkerPool {
  #workers: CompileWorker[] | undefined;

  get workers(): readonly CompileWorker[] {
    this.#workers ??= Array.from({ length: availableParallelism() }, () => new CompileWorker());
    return this.#workers;
  }

  /** Shares the items out: each worker takes the next one when it is free. */
  async share<Item>(
    items: Iterable<Item>,
    work: (item: Item, worker: CompileWorker) => Promise<void>,
  ): Promise<void> {
    const queue = [...items].reverse();
    await Promise.all(
      this.workers.map(async (worker) => {
        for (let item = queue.pop(); item !== undefined; item = queue.pop()) await work(item, worker);
      }),
    );
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
