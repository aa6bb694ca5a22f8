import { totalBytes } from '../../lib/join-bytes.ts';
import { errorOfDeadThread, receiveError, type SentError } from '../../lib/thread-errors.ts';
import { UserError } from '../../lib/user-error.ts';
import {
  type BuildLimits,
  buildMemory,
  defaultBuildLimits,
  defaultThreads,
  secondsFor,
} from './build-limits.ts';
import type { WorkerTasks } from './worker-messages.ts';

type TaskName = keyof WorkerTasks;
type Answer = { answer: WorkerTasks[TaskName]['answer'] } | { error: SentError };

/** A task exceeded a limit of memory or time. Its edition fails, and the build continues. */
export class WorkerLimitError extends UserError {
  override readonly name = 'WorkerLimitError';
}

interface RunningTask {
  readonly subject: string;
  /** `performance.now()` in milliseconds; `seconds` is the time limit. */
  readonly deadline: number;
  readonly seconds: number;
  readonly fail: (error: unknown) => void;
}

export class CompileWorker {
  readonly #worker: Worker;
  readonly #limits: BuildLimits;
  #task: (RunningTask & { readonly resolve: (answer: never) => void }) | undefined;
  #lastError: Error | undefined;
  #hasEnded = false;

  constructor(script: URL, limits: BuildLimits) {
    this.#limits = limits;
    this.#worker = new Worker(script.href, { smol: true });
    this.#worker.onmessage = ({ data }: MessageEvent<Answer>) => this.#settle(data);
    this.#worker.onerror = (event) => {
      this.#lastError = errorOfDeadThread(event, 'A compile worker');
    };
    this.#worker.addEventListener('close', () => {
      this.#hasEnded = true;
      this.#task?.fail(this.#death(this.#task.subject));
    });
  }

  get task(): RunningTask | undefined {
    return this.#task;
  }

  run<Task extends TaskName>(
    task: Task,
    request: WorkerTasks[Task]['request'],
    transfer: ArrayBuffer[] = [],
  ): Promise<WorkerTasks[Task]['answer']> {
    const { subject, bytes } = describeTask(task, request);
    if (this.#hasEnded) return Promise.reject(this.#death(subject));
    const seconds = secondsFor(this.#limits, bytes);
    const deadline = performance.now() + seconds * 1000;
    return new Promise((resolve, reject) => {
      const fail = (error: unknown) => {
        this.#task = undefined;
        reject(error);
      };
      this.#task = { subject, seconds, deadline, resolve, fail };
      this.#worker.postMessage({ task, request, bytes }, transfer);
    });
  }

  /** Cancels the running task and resolves when the memory of the worker has been freed. */
  stop(): Promise<void> {
    this.#task?.fail(new Error(`The work on ${this.#task.subject} was cancelled.`));
    if (this.#hasEnded) return Promise.resolve();
    return new Promise((resolve) => {
      this.#worker.addEventListener('close', () => resolve());
      this.#worker.terminate();
    });
  }

  #settle(data: Answer): void {
    const task = this.#task;
    if (!task) return;
    if ('error' in data) return task.fail(receiveError(data.error));
    this.#task = undefined;
    task.resolve(data.answer as never);
  }

  #death(subject: string): Error {
    return this.#lastError ?? new Error(`A compile worker ended while it worked on ${subject}.`);
  }
}

function describeTask<Task extends TaskName>(
  task: Task,
  request: WorkerTasks[Task]['request'],
): { readonly subject: string; readonly bytes: number } {
  const of = { task, request } as {
    [Name in TaskName]: { task: Name; request: WorkerTasks[Name]['request'] };
  }[TaskName];
  switch (of.task) {
    case 'read':
      return { subject: of.request.file, bytes: of.request.bytes.length };
    case 'write': {
      const { summary, standard, simple, words, simpleWords } = of.request;
      return {
        subject: `the documents of ${summary.id}`,
        bytes: totalBytes([standard, simple, words, simpleWords].map(({ bytes }) => bytes)),
      };
    }
    case 'pack':
      return { subject: of.request.path, bytes: totalBytes(of.request.pieces) };
    case 'index':
      return {
        subject: `the search index of ${of.request.id}`,
        bytes: totalBytes(of.request.books.map(({ words }) => words.ids)),
      };
    case 'content':
      return {
        subject: of.request.files
          .map(({ file }) => file)
          .slice(0, 3)
          .join(', '),
        bytes: totalBytes(of.request.files.map(({ bytes }) => bytes)),
      };
    case 'align': {
      const { edition, original } = of.request;
      return {
        subject: `the alignment of ${edition.id} with ${original.id}`,
        // Compressed, and aligning takes longer than reading
        bytes: 20 * totalBytes([...edition.chapters, ...original.chapters].map(({ text }) => text)),
      };
    }
    case 'indexAlignment': {
      const { translation, books } = of.request;
      return {
        subject: `the search index of the alignment of ${translation}`,
        bytes: 20 * totalBytes(books.flat().map(({ text }) => text)),
      };
    }
    case 'brotli':
      return { subject: of.request.paths[0] ?? '', bytes: of.request.bodies.length };
  }
}

interface WorkerPoolOptions {
  readonly limits?: BuildLimits | undefined;
  readonly size?: number | undefined;
  readonly script?: URL;
}

const lookEvery = 50;

/** Bytes of sources that a worker reads in the time that it takes to start (80 ms). */
const worthOfWorker = 300_000;

/**
 * Worker threads, started when there is enough work for them. They work on one edition at a time. If one of
 * them fails or exceeds a limit, all are stopped, and the next task starts new ones.
 */
export class WorkerPool {
  readonly #limits: BuildLimits;
  readonly #size: number;
  readonly #script: URL;
  #workers: CompileWorker[] = [];
  #bytes = 0;
  #stopped: Promise<unknown> | undefined;

  constructor({ limits = defaultBuildLimits(), size, script }: WorkerPoolOptions = {}) {
    this.#limits = limits;
    this.#size = size ?? defaultThreads(limits);
    this.#script = script ?? new URL('./compile-worker.ts', import.meta.url);
  }

  /** Announces bytes of sources to process, and starts as many workers as all work so far justifies. */
  start(bytes: number): void {
    this.#bytes += bytes;
    const worth = Math.min(Math.max(Math.ceil(this.#bytes / worthOfWorker), 1), this.#size);
    while (this.#workers.length < worth) this.#workers.push(new CompileWorker(this.#script, this.#limits));
  }

  /**
   * Distributes the items: each worker takes the next one when it is free, and taken items are released.
   * Rejects with the first error and cancels the other tasks.
   */
  async share<Item>(
    items: Iterable<Item>,
    work: (item: Item, worker: CompileWorker) => Promise<void>,
  ): Promise<void> {
    const queue = items[Symbol.iterator]();
    let hasEnded = false;
    const takeTurns = async (worker: CompileWorker) => {
      while (!hasEnded) {
        const next = queue.next();
        if (next.done) break;
        await work(next.value, worker);
      }
    };
    this.start(0);
    try {
      await this.#watching(() => Promise.all(this.#workers.map(takeTurns)));
    } finally {
      hasEnded = true;
    }
  }

  /**
   * Runs one task in the first worker; the pool must not be used for anything else meanwhile. Rejects as
   * `CompileWorker.run` does.
   */
  run<Task extends TaskName>(
    task: Task,
    request: WorkerTasks[Task]['request'],
    transfer: ArrayBuffer[] = [],
  ): Promise<WorkerTasks[Task]['answer']> {
    this.start(0);
    return this.#watching(() => this.#workers[0]!.run(task, request, transfer));
  }

  /** Cancels the running tasks and resolves when the memory of all stopped workers has been freed. */
  async stop(): Promise<void> {
    const workers = this.#workers;
    this.#workers = [];
    this.#bytes = 0;
    this.#stopped = Promise.all([this.#stopped, ...workers.map((worker) => worker.stop())]);
    await this.#stopped;
  }

  async #watching<Result>(work: () => Promise<Result>): Promise<Result> {
    const watch = setInterval(() => this.#look(), lookEvery);
    try {
      return await work();
    } catch (error) {
      await this.stop();
      throw error;
    } finally {
      clearInterval(watch);
    }
  }

  #look(): void {
    const tasks = this.#workers.flatMap(({ task }) => task ?? []);
    const now = performance.now();
    for (const { subject, seconds, deadline, fail } of tasks) {
      if (now > deadline) fail(limitFault(`${subject} took more than ${Math.round(seconds)} s`));
    }
    if (tasks.length === 0 || buildMemory() <= this.#limits.memory) return;
    // Garbage of the main thread does not count against the edition
    Bun.gc(true);
    if (buildMemory() <= this.#limits.memory) return;
    const subjects = tasks.map(({ subject }) => subject).join(' and ');
    const megabytes = Math.round(this.#limits.memory / 1e6);
    tasks[0]!.fail(limitFault(`${subjects} took more than ${megabytes} MB of memory`));
  }
}

function limitFault(what: string): WorkerLimitError {
  const advice = 'Look for repeated or damaged text, split the file, or build on a machine with more memory.';
  return new WorkerLimitError(`${what}, which is the limit. The edition was not compiled. ${advice}`);
}
