import { ScriptoriumError } from '../../../client/src/http/scriptorium-error.ts';
import { service } from '../../service/service.ts';
import { serviceRoot } from '../../service/service-root.ts';
import { recordingsText } from '../../strings/texts.ts';
import { inOneTab } from '../database.ts';
import { DownloadJobs, useJobs } from '../download-jobs.ts';
import { recordingStore, registerWorker } from '../worker-registration.ts';
import {
  keepRecordings,
  type OfferedRecording,
  type RecordingOffer,
  type RecordingService,
  recordingOffer,
} from './keep-recordings.ts';
import { announceRecordings } from './kept-recordings.ts';
import type { RecordingsOf } from './recording-store.ts';

export interface RecordingJob {
  readonly done: number;
  readonly count: number;
  readonly share?: number;
  readonly error?: Error;
}

const jobs = new DownloadJobs<RecordingJob>();
let last: Promise<unknown> = Promise.resolve();

const recordings: RecordingService = {
  get: (path, signal) => service.get(path, { signal }),
  ask: (path, signal) => fetch(`${serviceRoot()}${path}`, { cache: 'no-store', signal }),
};

export interface FoundRecordings extends RecordingOffer {
  readonly all: readonly OfferedRecording[];
}

export async function findRecordingOffer(
  list: (service: RecordingService, signal: AbortSignal) => Promise<readonly OfferedRecording[]>,
  signal: AbortSignal,
): Promise<FoundRecordings> {
  await waitForWorker(signal);
  const all = await list(recordings, signal);
  const offer = await recordingOffer(all, { service: recordings, store: recordingStore, signal });
  return { ...offer, all };
}

export async function keepInTurn(name: string, wanted: readonly OfferedRecording[], size = 0): Promise<void> {
  const waiting = { done: 0, count: wanted.length };
  await jobs.run(name, waiting, async (signal) => {
    jobs.announce(name, waiting);
    const previous = last;
    const work = async () => {
      await previous;
      signal.throwIfAborted();
      // Two tabs would fetch the same recordings, and each would sweep the unfinished parts of the other
      const lock = `scriptorium-recordings ${serviceRoot()}`;
      await inOneTab(lock, recordingsText('anotherTab'), () => keepNow(name, wanted, size, signal));
    };
    const kept = work();
    last = kept.catch(() => undefined);
    await kept;
  });
  announceRecordings();
}

async function keepNow(
  name: string,
  wanted: readonly OfferedRecording[],
  size: number,
  signal: AbortSignal,
): Promise<void> {
  const count = wanted.length;
  jobs.announce(name, { done: 0, count, share: 0 });
  await waitForWorker(signal);
  await navigator.storage?.persist?.().catch(() => false);
  await recordingStore.sweep();
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  if (quota !== undefined && quota - usage < size) {
    const { bookName, chapter } = wanted[0]!;
    const message = recordingsText('noRoom', { place: `${bookName} ${chapter}` });
    throw new ScriptoriumError({ code: 'recording_noRoom', message });
  }
  let done = 0;
  await keepRecordings(wanted, {
    ...{ service: recordings, store: recordingStore, signal },
    onProgress: (now, share) => {
      jobs.announce(name, { done: now, count, share: (now + share) / count });
      if (now > done) announceRecordings();
      done = now;
    },
  });
}

export function stopKeepingRecordings(name: string): void {
  jobs.stop(name);
}

export async function deleteRecordings(of: RecordingsOf): Promise<void> {
  await recordingStore.delete(of);
  for (const [name, { error }] of jobs.all) if (error) jobs.announce(name, undefined);
  announceRecordings();
}

const patience = 10_000;

async function waitForWorker(signal: AbortSignal): Promise<void> {
  await registerWorker();
  const { serviceWorker: workers } = navigator;
  if (workers?.controller) return;
  const taken = new Promise<void>((resolve, reject) => {
    const options = { signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]) };
    options.signal.addEventListener('abort', () => {
      const message = recordingsText('noWorker');
      reject(signal.aborted ? signal.reason : new ScriptoriumError({ code: 'recording_noWorker', message }));
    });
    workers?.addEventListener('controllerchange', () => resolve(), options);
  });
  await taken;
}

export function useRecordingJobs(): ReadonlyMap<string, RecordingJob> {
  return useJobs(jobs);
}
