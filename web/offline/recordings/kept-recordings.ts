import { useEffect, useState } from 'preact/hooks';
import { serviceRoot } from '../../reader/route.ts';
import { hasPart } from '../../reader/site.ts';
import { hasWorker, recordingStore } from '../worker-registration.ts';
import { recordingPath } from './recording-answers.ts';
import type { KeptRecording, RecordingId } from './recording-store.ts';

/** Other tabs, and other scripts of this one, hear here that recordings were kept or deleted. */
const channel =
  'BroadcastChannel' in globalThis
    ? new BroadcastChannel(`scriptorium-recordings ${serviceRoot()}`)
    : undefined;
const changed = new EventTarget();

/** To be called after recordings were kept or deleted. */
export function announceRecordings(): void {
  changed.dispatchEvent(new Event('change'));
  channel?.postMessage('change');
}

/** The recordings that the device keeps, followed; undefined until it is known. */
export function useKeptRecordings(): readonly KeptRecording[] | undefined {
  const [kept, set] = useState<readonly KeptRecording[]>();
  useEffect(() => {
    let isShown = true;
    const read = async () => {
      // Without a worker nothing is kept, and nothing is to be created
      const found = hasPart('offline') && (await hasWorker()) ? await recordingStore.all() : [];
      if (isShown) set(found);
    };
    const follow = () => {
      read().catch(() => isShown && set([]));
    };
    follow();
    changed.addEventListener('change', follow);
    channel?.addEventListener('message', follow);
    return () => {
      isShown = false;
      changed.removeEventListener('change', follow);
      channel?.removeEventListener('message', follow);
    };
  }, []);
  return kept;
}

/** The address at which the service worker answers with a kept recording; undefined where it is not kept, or no worker would answer. */
export function keptAddress(
  kept: readonly KeptRecording[] | undefined,
  recording: RecordingId,
): string | undefined {
  const path = recordingPath(recording);
  if (!navigator.serviceWorker?.controller || !kept?.some((each) => recordingPath(each) === path))
    return undefined;
  return new URL(path, new URL(serviceRoot(), location.href)).href;
}
