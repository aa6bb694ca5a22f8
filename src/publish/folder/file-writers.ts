import { availableParallelism } from 'node:os';
import { errorOfDeadThread, receiveError } from '../../lib/thread-errors.ts';
import { type WriteResult, type WriteTask, writeObject } from './write-object.ts';

const minObjectsForThreads = 300;
const maxBatch = 32;
const maxThreads = 4;

interface Waiting {
  readonly task: WriteTask;
  readonly resolve: (bytes: number) => void;
  readonly reject: (error: unknown) => void;
}

/** Writes objects as files. After the first ones, threads take over: creating files keeps a core busy. */
export class FileWriters {
  readonly #waiting: Waiting[] = [];
  readonly #idle: Worker[] = [];
  readonly #threads: Worker[] = [];
  #written = 0;
  #isScheduled = false;

  static readonly concurrency = 2 * maxBatch * threadCount();

  async write(task: WriteTask): Promise<number> {
    if (this.#written++ < minObjectsForThreads) return writeObject(task);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ task, resolve, reject });
      this.#schedule();
    });
  }

  stop(): void {
    for (const thread of this.#threads) thread.terminate();
    this.#threads.length = 0;
    this.#idle.length = 0;
  }

  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      if (this.#threads.length === 0) this.#start();
      while (this.#waiting.length > 0 && this.#idle.length > 0) {
        this.#send(this.#idle.pop()!, this.#waiting.splice(0, maxBatch));
      }
    });
  }

  #start(): void {
    for (let count = threadCount(); count > 0; count--) {
      const thread = new Worker(new URL('./write-worker.ts', import.meta.url).href, { smol: true });
      this.#threads.push(thread);
      this.#idle.push(thread);
    }
  }

  #send(thread: Worker, batch: readonly Waiting[]): void {
    thread.onmessage = ({ data }: MessageEvent<readonly WriteResult[]>) => {
      this.#idle.push(thread);
      for (const [at, result] of data.entries()) settle(batch[at]!, result);
      if (this.#waiting.length > 0) this.#schedule();
    };
    thread.onerror = (event) => {
      const death = errorOfDeadThread(event, 'A writing thread');
      // Waiting tasks fail too: no thread may be left for them
      const lost = [...batch, ...this.#waiting.splice(0)];
      for (const { reject } of lost) reject(death);
    };
    thread.postMessage(batch.map(({ task }) => task));
  }
}

function settle({ resolve, reject }: Waiting, result: WriteResult): void {
  if ('bytes' in result) resolve(result.bytes);
  else reject(receiveError(result.error));
}

function threadCount(): number {
  return Math.min(availableParallelism(), maxThreads);
}
