import { useEffect, useState } from 'preact/hooks';
import { serviceRoot } from '../../service/service-root.ts';
import { hasPart } from '../../service/site.ts';
import { hasWorker, recordingStore } from '../worker-registration.ts';
import { recordingPath } from './recording-answers.ts';
import type { KeptRecording, RecordingId } from './recording-store.ts';

const channel =
  'BroadcastChannel' in globalThis
    ? new BroadcastChannel(`scriptorium-recordings ${serviceRoot()}`)
    : undefined;
const changed = new EventTarget();

export function announceRecordings(): void {
  changed.dispatchEvent(new Event('change'));
  channel?.postMessage('change');
}

export function useKeptRecordings(): readonly KeptRecording[] | undefined {
  const [kept, set] = useState<readonly KeptRecording[]>();
  useEffect(() => {
    let isShown = true;
    const read = async () => {
      // Reading the store without a worker would create an empty database
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

export function keptAddress(
  kept: readonly KeptRecording[] | undefined,
  recording: RecordingId,
): string | undefined {
  const path = recordingPath(recording);
  if (!navigator.serviceWorker?.controller || !kept?.some((each) => recordingPath(each) === path))
    return undefined;
  return new URL(path, new URL(serviceRoot(), location.href)).href;
}
