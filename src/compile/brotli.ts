import type { Library } from '../library/library.ts';
import type { StoredDocument } from '../library/stored-document.ts';
import { batchDocuments, unbatchBrotli } from './workers/document-batch.ts';
import type { WorkerPool } from './workers/worker-pool.ts';

type Named = readonly [path: string, StoredDocument];

const bytesOfTask = 64 * 1024;

/**
 * Adds a brotli body to every document; the result is in any order. This is a separate step because it takes
 * forty times as long as creating the documents: all workers share it evenly, even for an edition that one
 * worker reads. Bodies that the library already has are reused. `onStep` counts bytes.
 */
export async function addBrotli(
  documents: readonly Named[],
  library: Library,
  pool: WorkerPool,
  onStep: (done: number, total: number) => void,
): Promise<Named[]> {
  const finished: Named[] = [];
  const toDo: Named[] = [];
  for (const [path, document] of documents) {
    const brotli = knownBrotli(library, path, document);
    if (brotli) finished.push([path, { ...document, brotli }]);
    else toDo.push([path, document]);
  }
  const total = bytesOf(toDo);
  let done = 0;
  // Compressing a kilobyte takes as long as reading a megabyte of sources
  pool.start(total * 1000);
  await pool.share(tasksOf(toDo), async (task, worker) => {
    const batch = batchDocuments(task);
    const transfer = [batch.bodies.buffer, batch.hashes.buffer];
    const bodies = [...unbatchBrotli(await worker.run('brotli', batch, transfer))];
    for (const [index, [path, document]] of task.entries()) {
      finished.push([path, { ...document, brotli: bodies[index]! }]);
    }
    done += bytesOf(task);
    onStep(done, total);
  });
  return finished;
}

function knownBrotli(library: Library, path: string, { hash }: StoredDocument): Uint8Array | undefined {
  const known = library.peekBrotli(path);
  return known && Buffer.compare(known.hash, hash) === 0 ? known.body.slice() : undefined;
}

/** Sorts by descending size, so that no worker ends with a long document while the others are idle. */
function tasksOf(documents: readonly Named[]): Named[][] {
  const tasks: Named[][] = [];
  let room = 0;
  for (const named of documents.toSorted(([, a], [, b]) => b.gzip.length - a.gzip.length)) {
    const { length } = named[1].gzip;
    if (length > room) {
      tasks.push([]);
      room = bytesOfTask;
    }
    tasks.at(-1)!.push(named);
    room -= length;
  }
  return tasks;
}

function bytesOf(documents: readonly Named[]): number {
  return documents.reduce((sum, [, { gzip }]) => sum + gzip.length, 0);
}
