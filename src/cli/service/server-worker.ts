import { ServedLibrary } from '../../library/served-library.ts';
import { metricsBoard } from '../../server/observe/metrics-board.ts';
import { reportFailure, reportUncaughtErrors } from '../report/problems.ts';
import { type ServeOptions, startLibraryService, stopOnSignals } from './library-service.ts';

/** What `ServerWorkers` gives to a worker on its command line, as JSON. */
export interface WorkerTask {
  /** Of the library. */
  readonly directory: string;
  readonly options: ServeOptions;
  /** File of the metrics that all workers share. */
  readonly board: string;
  /** Number of this worker, from 0 on. */
  readonly slot: number;
}

/** What a worker sends once it listens. */
export const listening = 'listening';

const sampleMilliseconds = 5000;

/** One of several processes that serve a library on one port, started by `ServerWorkers`. */
async function work({ directory, options, board, slot }: WorkerTask): Promise<void> {
  const running = new AsyncDisposableStack();
  const stop = stopOnSignals(running);
  process.on('disconnect', () => {
    // The first process was killed: nothing of it may hold the port, or lie about
    metricsBoard.remove(board);
    stop();
  });
  const library = new ServedLibrary(directory);
  running.defer(() => library.close());
  const service = await startLibraryService(library, options, { slots: metricsBoard.open(board), slot });
  running.defer(() => service.stop());
  const sampling = setInterval(() => service.metrics.sample(), sampleMilliseconds);
  running.defer(() => clearInterval(sampling));
  process.send?.(listening);
}

if (import.meta.main) {
  reportUncaughtErrors();
  await work(JSON.parse(process.argv[2]!)).catch((error) => {
    reportFailure(error);
    process.exit();
  });
}
