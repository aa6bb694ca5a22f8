import { serviceRoot } from '../reader/route.ts';
import { offlineText } from '../strings/strings-en.ts';
import { DeviceStore } from './device-store.ts';
import { RecordingStore } from './recordings/recording-store.ts';

/** What the device keeps of this service. */
export const deviceStore = new DeviceStore(serviceRoot());
/** The recordings that it keeps. */
export const recordingStore = new RecordingStore(serviceRoot());

const workerAddress = () => `${serviceRoot()}service-worker.js`;

/** Why nothing can be kept here, in words; undefined where it can. */
export function hindrance(): string | undefined {
  if (!globalThis.isSecureContext) return offlineText('needsHttps');
  if (!('serviceWorker' in navigator) || !('indexedDB' in globalThis)) return offlineText('cannotKeep');
  return undefined;
}

/**
 * Registers the service worker. Where the page was loaded without it, the worker is given what has been read, as it saw none of that.
 * Resolves to whether there is one. Where the service has none any more, what it kept is deleted.
 */
export async function registerWorker(): Promise<boolean> {
  if (hindrance()) return false;
  const { serviceWorker: workers } = navigator;
  const hadOne = workers.controller !== null;
  try {
    const registration = await workers.register(workerAddress(), {
      scope: serviceRoot(),
      updateViaCache: 'none',
    });
    // Where the service has none any more, only this says so
    if (hadOne) await registration.update();
    else giveVisited(registration);
    return true;
  } catch {
    // Without a network, the one that is there goes on
    if (!hadOne || !(await isGone())) return hadOne;
    await removeAll();
    return false;
  }
}

function giveVisited(registration: ServiceWorkerRegistration): void {
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  const give = () => {
    if (worker?.state !== 'activated') return;
    worker.removeEventListener('statechange', give);
    const visited = performance.getEntriesByType('resource').map(({ name }) => name);
    worker.postMessage({ visited });
  };
  worker?.addEventListener('statechange', give);
  give();
}

/** Whether the service says that it has no worker. */
async function isGone(): Promise<boolean> {
  const response = await fetch(workerAddress(), { method: 'HEAD', cache: 'no-cache' }).catch(() => undefined);
  return response?.status === 404 || response?.status === 410;
}

async function removeAll(): Promise<void> {
  const root = serviceRoot();
  const registration = await navigator.serviceWorker.getRegistration(root);
  await registration?.unregister();
  const names = (await caches.keys()).filter((name) => name.startsWith(`scriptorium ${root} `));
  await Promise.all(names.map((name) => caches.delete(name)));
  await deviceStore.deleteAll();
  await recordingStore.deleteAll();
}

/** Whether a worker serves what is kept: one that was switched off removes itself. */
export async function hasWorker(): Promise<boolean> {
  if (hindrance()) return false;
  const registration = await navigator.serviceWorker.getRegistration(serviceRoot());
  return Boolean(navigator.serviceWorker.controller ?? registration?.active ?? registration?.installing);
}
