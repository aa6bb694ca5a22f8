import { useEffect, useRef } from 'preact/hooks';
import { announceService, type FreshDocument, freshEvent, useReach } from '../service/service.ts';
import { serviceRoot } from '../service/service-root.ts';
import { offlineText } from '../strings/texts.ts';
import { useStyle } from '../widgets/later-content.tsx';
import styles from './offline.css' with { type: 'text' };
import { registerWorker } from './worker-registration.ts';

const checkIntervalMs = 15_000;
const patience = 1500;

/**
 * Registers the service worker shortly after the text has appeared, and shows a mark while the device is
 * offline. In data-saving mode the reader is not cached in advance, but with the first translation that is
 * stored.
 */
export function OfflineMark() {
  useStyle(styles);
  useEffect(() => {
    // Set later, so that the icon does not compete with the requests for the text
    document.querySelector('link[rel="icon"]')?.setAttribute('href', `${serviceRoot()}icons/icon.svg`);
  }, []);
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: { readonly saveData?: boolean } };
    if (connection?.saveData && !navigator.serviceWorker?.controller) return;
    const timer = setTimeout(registerWorker, patience);
    return () => clearTimeout(timer);
  }, []);
  const isOffline = useOffline();
  return (
    <span class="offline-mark" role="status">
      {isOffline && (
        <span title={offlineText('isOffline')}>
          <svg class="sign" viewBox="0 0 16 16" aria-hidden="true">
            <path d="M2 2l12 12M1.5 6.5a9 9 0 0 1 3.2-2M7 3.6a9 9 0 0 1 7.5 2.9M4 9.3a5.5 5.5 0 0 1 2.6-1.4M10.4 8.4a5.5 5.5 0 0 1 1.6.9M8 12.5v.1" />
          </svg>
          {offlineText('offline')}
        </span>
      )}
    </span>
  );
}

function announceDocument(path: string, json: string): void {
  dispatchEvent(new CustomEvent(freshEvent, { detail: { path, json } satisfies FreshDocument }));
}

interface WorkerMessage {
  readonly isOffline: boolean;
  readonly fresh?: Readonly<Record<string, string>>;
}

function useOffline(): boolean {
  const isOffline = useReach() !== 'service';
  const shown = useRef(isOffline);
  shown.current = isOffline;
  useEffect(() => {
    const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
    const onMessage = ({ data }: MessageEvent<unknown>) => {
      const { scriptorium } = Object(data) as { scriptorium?: WorkerMessage };
      if (!scriptorium) return;
      announceService(!scriptorium.isOffline);
      for (const [path, json] of Object.entries(scriptorium.fresh ?? {})) announceDocument(path, json);
    };
    workers?.addEventListener('message', onMessage);
    workers?.startMessages();
    workers?.controller?.postMessage({});
    const asking = setInterval(() => {
      if (shown.current && !document.hidden) workers?.controller?.postMessage({ isOffline: true });
    }, checkIntervalMs);
    return () => {
      clearInterval(asking);
      workers?.removeEventListener('message', onMessage);
    };
  }, []);
  return isOffline;
}
