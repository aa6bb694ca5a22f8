import type { ReadSource, ReadSourceAnswer, WorkerTasks } from '../../compile/workers/worker-messages.ts';
import { type CompileWorker, WorkerPool } from '../../compile/workers/worker-pool.ts';
import { sha256Of } from '../../lib/sha256.ts';

/** A pool that reads a source again only if it has changed since the previous check. */
export class RememberingPool extends WorkerPool {
  #previous = new Map<string, ReadSourceAnswer>();
  #current = new Map<string, ReadSourceAnswer>();

  constructor(script: URL) {
    super({ script });
  }

  /** Starts a check, and forgets the files that the previous one did not read. */
  begin(): void {
    this.#previous = this.#current;
    this.#current = new Map();
  }

  override share<Item>(
    items: Iterable<Item>,
    work: (item: Item, worker: CompileWorker) => Promise<void>,
  ): Promise<void> {
    return super.share(items, (item, worker) => {
      const run = async (task: keyof WorkerTasks, request: never, transfer?: ArrayBuffer[]) =>
        task === 'read' ? this.#read(worker, request, transfer) : worker.run(task, request, transfer);
      // Only `run` is called by those who share work
      return work(item, { run } as unknown as CompileWorker);
    });
  }

  async #read(
    worker: CompileWorker,
    request: ReadSource,
    transfer?: ArrayBuffer[],
  ): Promise<ReadSourceAnswer> {
    const { file, bytes, metadata, audio, alignments } = request;
    // Audio and alignments are shared memory, which has no hash
    if (audio || alignments) return worker.run('read', request, transfer);
    const key = sha256Of(`${file}\0${sha256Of(bytes)}\0${JSON.stringify(metadata)}`);
    const answer = this.#previous.get(key) ?? (await worker.run('read', request, transfer));
    this.#current.set(key, answer);
    return answer;
  }
}
