import { ServedLibrary } from '../../library/served-library.ts';
import { metricsBoard } from '../../server/observe/metrics-board.ts';
import { reportFailure, reportUncaughtErrors } from '../report/problems.ts';
import { programLog } from '../report/program-log.ts';
import { type ServeOptions, startLibraryService } from './library-service.ts';
import { handleSignals } from './signals.ts';

export interface WorkerTask {
  readonly directory: string;
  readonly options: ServeOptions;
  readonly board: string;
  readonly slot: number;
  readonly isBuilding: boolean;
}

export const listening = 'listening';
export const reload = 'reload';

const sampleMilliseconds = 5000;

async function work({ directory, options, board, slot, isBuilding }: WorkerTask): Promise<void> {
  if (options.logFormat === 'json') programLog.useJson();
  const running = new AsyncDisposableStack();
  // The main process sends its workers a message to reload
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
