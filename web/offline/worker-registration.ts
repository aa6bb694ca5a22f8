import { serviceRoot } from '../service/service-root.ts';
import { offlineText } from '../strings/texts.ts';
import { DeviceStore } from './device-store.ts';
import { RecordingStore } from './recordings/recording-store.ts';

export const deviceStore = new DeviceStore(serviceRoot());
export const recordingStore = new RecordingStore(serviceRoot());

const workerAddress = () => `${serviceRoot()}service-worker.js`;

/** The reason why this browser cannot store content, for display; undefined if it can. */
export function hindrance(): string | undefined {
  if (!globalThis.isSecureContext) return offlineText('needsHttps');
  if (!('serviceWorker' in navigator) || !('indexedDB' in globalThis)) return offlineText('cannotKeep');
  return undefined;
}

/**
 * Registers the service worker and resolves to true if one is active. A new worker gets the addresses that
 * were fetched before it was active. If the service does not offer a worker any more, the stored content is
 * deleted.
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
    if (hadOne) await registration.update();
    else giveVisited(registration);
    return true;
  } catch {
    // Without a network, the existing worker remains
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

export async function hasWorker(): Promise<boolean> {
  if (hindrance()) return false;
  const registration = await navigator.serviceWorker.getRegistration(serviceRoot());
  return Boolean(navigator.serviceWorker.controller ?? registration?.active ?? registration?.installing);
}
