import { useEffect, useState } from 'preact/hooks';
import { ScriptoriumError } from '../../client/src/http/scriptorium-error.ts';
import { serviceRoot } from '../reader/route.ts';
import { keepingText, offlineText } from '../strings/strings-en.ts';
import { inOneTab } from './database.ts';
import type { KeptTranslation } from './device-store.ts';
import { keepTranslation, noRoom, type Offer, offerOf, type Service } from './keep-translation.ts';
import { deviceStore, registerWorker } from './worker-registration.ts';

/** What is being kept of a translation, or why that ended. */
interface KeepJob {
  /** From 0 to 1; absent where nothing is being fetched. */
  readonly share?: number;
  readonly error?: Error;
}

const jobs = new Map<string, KeepJob>();
const stops = new Map<string, AbortController>();
const changed = new EventTarget();

/** Changes with what is on the device, and not with each part that comes. */
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

/** What there is to keep of a translation, or to renew. */
export function findOffer(id: string, signal: AbortSignal): Promise<Offer> {
  return offerOf({ id, service: service(), store: deviceStore, signal });
}

/** Keeps a translation; what is shown of it follows `useKeeping`. It goes on when what shows it is closed. */
export async function keep(id: string, name: string): Promise<void> {
  if (stops.has(id)) return;
  const stop = new AbortController();
  stops.set(id, stop);
  announce(id, { share: 0 });
  try {
    // Two tabs would fetch the same twice
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
  // Without it nobody would read what is kept
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

/** What has come stays, until somebody goes on or deletes it. */
export function stopKeeping(id: string): void {
  stops.get(id)?.abort();
}

export async function deleteKept(id: string): Promise<void> {
  stopKeeping(id);
  await deviceStore.delete(id);
  announce(id, undefined);
}

interface Keeping {
  /** Undefined until it is known. */
  readonly translations: readonly KeptTranslation[] | undefined;
  readonly jobs: ReadonlyMap<string, KeepJob>;
}

/** What is kept and what is being kept, followed. */
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
