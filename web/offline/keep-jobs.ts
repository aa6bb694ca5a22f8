import { useEffect, useState } from 'preact/hooks';
import { ScriptoriumError } from '../../client/src/http/scriptorium-error.ts';
import { service as client } from '../service/service.ts';
import { serviceRoot } from '../service/service-root.ts';
import { keepingText, offlineText } from '../strings/texts.ts';
import { inOneTab } from './database.ts';
import type { KeptTranslation } from './device-store.ts';
import { DownloadJobs } from './download-jobs.ts';
import { keepTranslation, noRoom, type Offer, offerOf, type Service } from './keep-translation.ts';
import { deviceStore, registerWorker } from './worker-registration.ts';

interface KeepJob {
  /** From 0 to 1; undefined if no download is running. */
  readonly share?: number;
  readonly error?: Error;
}

const jobs = new DownloadJobs<KeepJob>();

const service = (): Service => ({
  baseUrl: new URL(serviceRoot(), location.href).href.replace(/\/$/, ''),
  fetch: (url, init) => fetch(url, init),
});

export function findOffer(id: string, signal: AbortSignal): Promise<Offer> {
  return offerOf({ id, service: service(), store: deviceStore, signal });
}

export async function keep(id: string, name: string): Promise<void> {
  await jobs.run(id, {}, async (signal) => {
    jobs.announce(id, { share: 0 });
    const lock = `scriptorium-offline ${serviceRoot()} ${id}`;
    await inOneTab(lock, offlineText('anotherTab'), () => keepNow(id, name, signal));
  });
}

async function keepNow(id: string, name: string, signal: AbortSignal): Promise<void> {
  // Only the service worker reads the stored documents
  await registerWorker();
  await navigator.storage?.persist?.().catch(() => false);
  await deviceStore.translations().catch((cause: unknown) => {
    const message = keepingText('noStorage');
    throw new ScriptoriumError({ code: 'no_storage', message, cause });
  });
  const { missing, state } = await findOffer(id, signal);
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  const needed = missing.reduce((sum, { size }) => sum + size, 0);
  if (quota !== undefined && quota - usage < needed) throw noRoom(name, state.size);
  const onProgress = (share: number) => jobs.announce(id, { share });
  await keepTranslation({ id, name, service: service(), store: deviceStore, signal, onProgress });
  // Without it, searches find the words only as written
  await keepStemmer(id).catch(() => undefined);
}

async function keepStemmer(id: string): Promise<void> {
  const { translation } = await client.books(id);
  await (await import('../../client/src/stemmers.ts')).loadStemmer(translation.language);
}

export function stopKeeping(id: string): void {
  jobs.stop(id);
}

export async function deleteKept(id: string): Promise<void> {
  stopKeeping(id);
  await deviceStore.delete(id);
  jobs.announce(id, undefined);
}

interface Keeping {
  readonly translations: readonly KeptTranslation[] | undefined;
  readonly jobs: ReadonlyMap<string, KeepJob>;
}

export function useKeeping(): Keeping {
  const [keeping, set] = useState<Keeping>({ translations: undefined, jobs: jobs.all });
  useEffect(() => {
    let isShown = true;
    let known: readonly KeptTranslation[] | undefined;
    let read = -1;
    const show = async () => {
      if (read !== jobs.version) {
        read = jobs.version;
        known = await deviceStore.translations().catch(() => []);
      }
      if (isShown) set({ translations: known, jobs: new Map(jobs.all) });
    };
    show();
    const end = jobs.follow(show);
    return () => {
      isShown = false;
      end();
    };
  }, []);
  return keeping;
}
