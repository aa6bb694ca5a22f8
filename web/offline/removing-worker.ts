/** Replaces the service worker if the operator has disabled it: deletes the stored content and unregisters itself. */
import { DeviceStore } from './device-store.ts';
import { RecordingStore } from './recordings/recording-store.ts';

interface RemovingScope {
  readonly location: Location;
  readonly registration: { unregister(): Promise<boolean> };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: Event & { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
}

const worker = globalThis as unknown as RemovingScope;
const root = new URL('./', worker.location.href).pathname;

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(`scriptorium ${root} `));
  await Promise.all(names.map((name) => caches.delete(name)));
  await new DeviceStore(root).deleteAll();
  await new RecordingStore(root).deleteAll();
  await worker.registration.unregister();
}
