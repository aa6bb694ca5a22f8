import { useEffect, useState } from 'preact/hooks';
import { ScriptoriumError } from '../../client/src/http/scriptorium-error.ts';
import { serviceRoot } from '../service/service-root.ts';
import { keepingText, offlineText } from '../strings/texts.ts';
import { inOneTab } from './database.ts';
import type { KeptTranslation } from './device-store.ts';
import { keepTranslation, noRoom, type Offer, offerOf, type Service } from './keep-translation.ts';
import { deviceStore, registerWorker } from './worker-registration.ts';

interface KeepJob {
  /** From 0 to 1; undefined if no download is running. */
  readonly share?: number;
  readonly error?: Error;
}

const jobs = new Map<string, KeepJob>();
const stops = new Map<string, AbortController>();
const changed = new EventTarget();

/** Incremented when the stored content changes, not on download progress. */
let version = 0;

function announce(id: string, job: KeepJob | undefined): void {
  if (job?.share === undefined || jobs.get(id)?.share === undefined) version++;
  if (job) jobs.set(id, job);
  else jobs.delete(id);
  changed.dispatchEvent(new Event('change'));
}

const service = (): Service => ({
  baseUrl: new URL(serviceRoot(), location.href).href.replace(/\/$/, ''),
  fetch: (url, init) => fetch(url, init),
});

export function findOffer(id: string, signal: AbortSignal): Promise<Offer> {
  return offerOf({ id, service: service(), store: deviceStore, signal });
}

/**
 * Downloads a translation for offline use and reports progress through `useKeeping`. The download continues
 * if the component that started it is unmounted.
 */
export async function keep(id: string, name: string): Promise<void> {
  if (stops.has(id)) return;
  const stop = new AbortController();
  stops.set(id, stop);
  announce(id, { share: 0 });
  try {
    // Prevents two tabs from fetching the same documents
    const lock = `scriptorium-offline ${serviceRoot()} ${id}`;
    await inOneTab(lock, offlineText('anotherTab'), () => keepNow(id, name, stop.signal));
    announce(id, undefined);
  } catch (error) {
    announce(id, stop.signal.aborted ? undefined : { error: error as Error });
  } finally {
    stops.delete(id);
  }
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
  const onProgress = (share: number) => announce(id, { share });
  await keepTranslation({ id, name, service: service(), store: deviceStore, signal, onProgress });
}

/** Cancels a download. Documents that have arrived remain until the download is resumed or deleted. */
export function stopKeeping(id: string): void {
  stops.get(id)?.abort();
}

export async function deleteKept(id: string): Promise<void> {
  stopKeeping(id);
  await deviceStore.delete(id);
  announce(id, undefined);
}

interface Keeping {
  /** Undefined until the database has been read. */
  readonly translations: readonly KeptTranslation[] | undefined;
  readonly jobs: ReadonlyMap<string, KeepJob>;
}

export function useKeeping(): Keeping {
  const [keeping, set] = useState<Keeping>({ translations: undefined, jobs });
  useEffect(() => {
    let isShown = true;
    let known: readonly KeptTranslation[] | undefined;
    let read = -1;
    const show = async () => {
      if (read !== version) {
        read = version;
        known = await deviceStore.translations().catch(() => []);
      }
      if (isShown) set({ translations: known, jobs: new Map(jobs) });
    };
    show();
    changed.addEventListener('change', show);
    return () => {
      isShown = false;
      changed.removeEventListener('change', show);
    };
  }, []);
  return keeping;
}
