import { ServedLibrary } from '../../library/served-library.ts';
import { metricsBoard } from '../../server/observe/metrics-board.ts';
import { reportFailure, reportUncaughtErrors } from '../report/problems.ts';
import { programLog } from '../report/program-log.ts';
import { type ServeOptions, startLibraryService } from './library-service.ts';
import { handleSignals } from './signals.ts';

/** What `ServerWorkers` gives to a worker on its command line, as JSON. */
export interface WorkerTask {
  /** Of the library. */
  readonly directory: string;
  readonly options: ServeOptions;
  /** File of the metrics that all workers share. */
  readonly board: string;
  /** Number of this worker, from 0 on. */
  readonly slot: number;
  /** There is nothing to serve yet; a message says when there is. */
  readonly isBuilding: boolean;
}

/** What a worker sends once it listens. */
export const listening = 'listening';
/** What a worker is sent when it has to open the library again. */
export const reload = 'reload';

const sampleMilliseconds = 5000;

/** One of several processes that serve a library on one port, started by `ServerWorkers`. */
async function work({ directory, options, board, slot, isBuilding }: WorkerTask): Promise<void> {
  if (options.logFormat === 'json') programLog.useJson();
  const running = new AsyncDisposableStack();
  // The first process has its workers reload
  handleSignals({ stop: () => running.disposeAsync(), reload() {} });
  const share = { ...metricsBoard.open(board), slot };
  const service = await startLibraryService(new ServedLibrary(directory, { isBuilding }), options, share);
  running.defer(() => service.stop());
  process.on('message', (message) => {
    if (message === reload) service.reload();
  });
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
